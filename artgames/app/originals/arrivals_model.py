"""The two lists of the page: pictures that have come, and paintings that stay as they are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QStandardItem, QStandardItemModel

from artgames.decks import Painting
from artgames.scene.labels import label_of
from artgames.scene.pictures.decoding import PictureFile, read_picture

_CARD = Qt.ItemDataRole.UserRole


class ArrivalsModel(QStandardItemModel):
    """Pictures, the newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = QSize(120, 120)

    def add(self, painting: Painting, file: str) -> None:
        image = read_picture(PictureFile(Path(file)), self.box * 2)
        item = QStandardItem(painting.title)
        if image is not None:
            item.setIcon(QIcon(QPixmap.fromImage(image)))
        item.setData(label_of(painting).line, Qt.ItemDataRole.AccessibleTextRole)
        self.insertRow(0, item)


class RefusalsModel(QStandardItemModel):
    """Cards with the reason why no original hangs there; each once."""

    def put(self, painting: Painting, reason: str) -> None:
        self.take_away(painting.id)
        item = QStandardItem(f"{painting.title}\n{reason}")
        item.setData(painting.id, _CARD)
        self.appendRow(item)

    def take_away(self, card: int) -> None:
        for row in range(self.rowCount()):
            if self.item(row).data(_CARD) == card:
                self.removeRow(row)
                return
