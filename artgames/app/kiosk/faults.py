"""What is wrong with a kiosk that shows no game, on its screen: a kind word for visitors, and what to do for staff."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from artgames.app.kiosk.cards import Card
from artgames.exhibits.playlist import Playlist
from artgames.scene.plain_text import PlainLabel

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

RETRY_MS = 30_000
"""So often it is looked whether somebody has mended it."""

WAIT = 300.0
"""Seconds until a kiosk that ends by a fault again and again is tried once more."""


class Fault(NamedTuple):
    """Why nothing can be shown."""

    what: str
    """In a sentence."""

    do: str
    """What the technician should do."""

    is_over: Callable[[], bool] = lambda: False
    """Whether it is worth trying again."""


class FaultCard(Card):
    """Instead of an empty screen. Nothing on it can be pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.staff = PlainLabel(parent=self)
        self.staff.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.staff.setWordWrap(True)
        self.ui.buttons.insertWidget(0, self.staff)

    def tell(self, fault: Fault) -> None:
        self.say(self.tr("We’ll be right back"), self.tr("This screen is taking a short break."))
        where = self.tr("To see more, hold the upper right corner for three seconds.")
        self.staff.setText(
            "\n\n".join((self.tr("For the technician: {what}").format(what=fault.what), fault.do, where))
        )
        self.appear()


def nothing_to_show(playlist: Playlist, why: Sequence[str], is_over: Callable[[], bool]) -> Fault | None:
    """None of its rounds; None where there is one that can be shown."""
    if len(why) < len(playlist.rounds):
        return None
    do = translate("Kiosk", "Install the pack that is missing, or choose another deck in the editor.")
    return Fault(why[0], do, is_over) if why else None


def unreadable(why: str, is_over: Callable[[], bool]) -> Fault:
    do = translate("Kiosk", "Correct the file, or put a good copy in its place. It is tried again every half minute.")
    return Fault(why, do, is_over)


def faulty_again_and_again(now: Callable[[], float] = monotonic) -> Fault:
    """One window after the other has ended by a fault."""
    until = now() + WAIT
    what = translate("Kiosk", "The program has ended by a fault several times.")
    do = translate("Kiosk", "Restart the computer. If this comes back, keep kiosk.log and problems.log, and report it.")
    return Fault(what, do, lambda: now() >= until)
