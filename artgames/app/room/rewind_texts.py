"""What the host is told before something is taken back: whose it was, and what is lost by it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.table.match_controller import MatchController
from artgames.engine.api import HOUSE
from artgames.engine.words import listed

translate = QCoreApplication.translate


def lost_by(evening: MatchController, keep: int) -> str:
    """What the next press of Back does, if only the first `keep` actions count then."""
    names, (first, *later) = evening.table.names, evening.session.match.history[keep:]
    told = [_own(evening, keep).format(name=names[first.entry.seat])]
    bots = dict.fromkeys(names[one.entry.seat] for one in later if one.entry.seat != HOUSE)
    if bots:
        again = translate("Host", "These bots play again: {names}.")
        told.append(again.format(names=listed(tuple(bots), translate)))
    return " ".join(told)


def _own(evening: MatchController, turn: int) -> str:
    """The step itself, with a place for the name."""
    match = evening.session.match
    seat = match.history[turn].entry.seat
    if evening.seating.at(seat, turn).kind == "public":
        return translate(
            "Host", "Press Back again to undo the vote: {name}. The count is lost; all other answers stay."
        )
    if any(choice.secret for choice in match.choices_before(turn, seat)):
        return translate("Host", "Press Back again to undo {name}’s answer. It will have to be given again.")
    return translate("Host", "Press Back again to undo {name}’s last step.")
