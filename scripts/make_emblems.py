"""Draw the emblems that games without paintings show on the home page, from the art of their own boards."""

from __future__ import annotations

import os
from pathlib import Path

HIGH = 150
GAP = 14
FOLDER = Path(__file__).resolve().parents[1] / "resources"


def draw_art_robbery() -> None:
    from PySide6.QtCore import QPoint, Qt  # noqa: PLC0415 - after the platform is chosen
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

    from artgames.games.art_robbery.table.art.faces import Print, figure_pixmap, tile_pixmap  # noqa: PLC0415
    from artgames.stage.theme import GALLERY  # noqa: PLC0415

    prints = (Print(0, 4), Print(1, 5), Print(2, 5), Print(3, 4))
    pieces = [tile_pixmap(one, HIGH, GALLERY, 1.0) for one in prints] + [figure_pixmap("DOG", HIGH, GALLERY, 1.0)]
    image = QImage(len(pieces) * (HIGH + GAP) - GAP, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for number, piece in enumerate(pieces):
        painter.drawPixmap(QPoint(number * (HIGH + GAP), 0), piece)
    painter.end()
    image.save(str(FOLDER / "art_robbery" / "emblem.png"))


def draw_steal_this_game() -> None:
    from PySide6.QtCore import QPointF, QRectF, Qt  # noqa: PLC0415 - after the platform is chosen
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

    from artgames.games.steal_this_game.table.art.boxes import ASPECT, draw_box  # noqa: PLC0415
    from artgames.games.steal_this_game.table.art.dice import draw_cup, draw_die  # noqa: PLC0415
    from artgames.games.steal_this_game.table.art.signs import figure_pixmap  # noqa: PLC0415
    from artgames.stage.theme import GALLERY  # noqa: PLC0415

    box, die = HIGH * ASPECT, HIGH * 0.44
    image = QImage(round(2 * box + 2.3 * HIGH), HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_box(painter, QRectF(0, 0, box, HIGH), 1.0, True, GALLERY)
    draw_box(painter, QRectF(box + GAP, 0, box, HIGH), 0.0, None, GALLERY)
    painter.drawPixmap(QPointF(1.5 * box + GAP - HIGH / 2, 0), figure_pixmap("CASHIER", HIGH, GALLERY, 1.0))
    left = 2 * box + 3 * GAP
    draw_cup(painter, QRectF(left, 0, HIGH * 0.92, HIGH), GALLERY)
    for number, value in enumerate((3, 4)):
        draw_die(painter, QRectF(left + HIGH * 0.98 + number * die * 1.12, HIGH - die, die, die), value, GALLERY)
    painter.end()
    image.save(str(FOLDER / "steal_this_game" / "emblem.png"))


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from artgames.app.main import make_application  # noqa: PLC0415

    app = make_application()
    draw_art_robbery()
    draw_steal_this_game()
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
