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


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from artgames.app.main import make_application  # noqa: PLC0415

    app = make_application()
    draw_art_robbery()
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
