"""Draw the emblems of the games whose idea is borrowed from others: python -m scripts.assets.make_borrowed_emblems"""

import os

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from artgames.app.main import make_application
from artgames.scene.drawing.paper_sheet import PAPER
from scripts.assets.make_emblems import FOLDER, GAP, HIGH, LINE, _at_height


def draw_likeness(wall: tuple[str, ...], alike: str, different: str) -> None:
    """A few paintings, and beside them two clues: one upright, one sideways."""
    high = (HIGH - GAP) / 2
    rows = [[_at_height(name, high) for name in wall[start::2]] for start in (0, 1)]
    clues = [
        _at_height(alike, HIGH * 0.86),
        _at_height(different, HIGH * 0.86 * 0.8).transformed(QTransform().rotate(90)),
    ]
    wide = max(sum(picture.width() + GAP for picture in row) for row in rows)
    image = QImage(
        wide + sum(clue.width() + 2 * GAP for clue in clues), HIGH, QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for number, row in enumerate(rows):
        left = (wide - sum(picture.width() + GAP for picture in row)) / 2
        for picture in row:
            painter.drawImage(QPointF(left, number * (high + GAP)), picture)
            left += picture.width() + GAP
    painter.setPen(QPen(QColor(LINE), 3))
    painter.drawLine(QPointF(wide + GAP / 2, 6), QPointF(wide + GAP / 2, HIGH - 6))
    left = wide + 2.0 * GAP
    for clue in clues:
        painter.drawImage(QPointF(left, (HIGH - clue.height()) / 2), clue)
        left += clue.width() + 1.5 * GAP
    painter.end()
    (FOLDER / "likeness").mkdir(exist_ok=True)
    image.save(str(FOLDER / "likeness" / "emblem.png"))


def draw_title_teller(paintings: tuple[str, ...], told: int) -> None:
    """A fan of paintings, one of them raised, and a label without a word below it."""
    high = HIGH * 0.78
    pictures = [_at_height(name, high) for name in paintings]
    wide = sum(picture.width() + GAP for picture in pictures) - GAP
    image = QImage(wide, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    left = 0.0
    for number, picture in enumerate(pictures):
        painter.drawImage(QPointF(left, 0 if number == told else HIGH - high), picture)
        if number == told:
            label = QRectF(left + 4, high + 7, picture.width() - 8, HIGH - high - 7)
            painter.fillRect(label, QColor(PAPER.sheet))
            line = QRectF(label.left() + 10, label.center().y() - 2.5, label.width() - 20, 5)
            painter.fillRect(line, QColor(PAPER.ink))
        left += picture.width() + GAP
    painter.end()
    (FOLDER / "title_teller").mkdir(exist_ok=True)
    image.save(str(FOLDER / "title_teller" / "emblem.png"))


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    draw_likeness(
        ("0005.webp", "0034.webp", "0022.webp", "0040.webp", "0002.webp", "0044.webp"), "0018.webp", "0025.webp"
    )
    draw_title_teller(("0017.webp", "0005.webp", "0042.webp", "0026.webp"), told=2)
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
