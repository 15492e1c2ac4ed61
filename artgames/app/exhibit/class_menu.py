"""What the host of a class may do from the console: see who is in, lock the door, allow only offered names, and take
somebody out, who then has to join again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from artgames.app.exhibit.show_phones import ShowPhones
from artgames.engine.words import filled
from artgames.scene.plain_text import button_text


def tr(text: str) -> str:
    return QCoreApplication.translate("ClassMenu", text)


class ClassMenu(QMenu):
    """Is made anew whenever it opens, and shows the class as it is then."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.phones: ShowPhones | None = None
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        phones = self.phones
        host = phones.host if phones is not None else None
        if phones is None or host is None:
            self.addAction(tr("Phones are closed")).setEnabled(False)
            return
        record = host.record
        for text, is_on, change in (
            (tr("Nobody else comes in"), record.locked, host.lock_door),
            (tr("Only names from the list"), not record.free_names, lambda on: host.allow_free_names(not on)),
            (tr("Podium at the end"), phones.has_podium, phones.show_podium),
        ):
            action = self.addAction(text)
            action.setCheckable(True)
            action.setChecked(is_on)
            action.triggered.connect(change)
        pupils = sorted(host.pupils(), key=lambda one: one.name.casefold())
        self.addSeparator()
        if not pupils:
            self.addAction(tr("Nobody is in yet")).setEnabled(False)
        for one in pupils:
            points = filled(tr("{points:# point|# points}"), points=one.points)
            sheet = self.addMenu(button_text(f"{one.name}  ·  {points}"))
            sheet.addAction(button_text(tr("Take {name} out").format(name=one.name)), partial(host.dismiss, one.name))
