"""Draw the emblem of Flash Cards: .venv/bin/python -m scripts.assets.make_flash_cards_emblem"""

import os

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from artgames.app.main import make_application
from artgames.scene.drawing.paper_sheet import PAPER
from artgames.scene.drawing.symbols import draw_tick
from scripts.assets.make_emblems import FOLDER, GAP, HIGH, _at_height

PAINTINGS = ("0005.webp", "0026.webp")


def draw_flash_cards(paintings: tuple[str, ...]) -> None:
    """Cards in a row, and the last one is turned: its label can be read, and it was known."""
    pictures = [_at_height(name, HIGH) for name in paintings]
    label = QRectF(0, 0, HIGH * 0.72, HIGH)
    wide = sum(picture.width() + GAP for picture in pictures) + round(label.width())
    image = QImage(wide, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = 0.0
    for picture in pictures:
        painter.drawImage(QPointF(left, 0), picture)
        left += picture.width() + GAP
    label.moveLeft(left)
    painter.fillRect(label, QColor(PAPER.sheet))
    pad = label.width() * 0.14
    for place, (share, thick) in enumerate(((0.8, 0.05), (1.0, 0.025), (0.55, 0.025))):
        painter.setPen(QPen(QColor(PAPER.ink), HIGH * thick))
        high = label.top() + HIGH * (0.2 + 0.15 * place)
        end = label.left() + pad + (label.width() - 2 * pad) * share
        painter.drawLine(QPointF(label.left() + pad, high), QPointF(end, high))
    side = HIGH * 0.3
    draw_tick(painter, QRectF(label.center().x() - side / 2, HIGH * 0.62, side, side), PAPER.right)
    painter.end()
    (FOLDER / "flash_cards").mkdir(exist_ok=True)
    image.save(str(FOLDER / "flash_cards" / "emblem.png"))


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    draw_flash_cards(PAINTINGS)
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
