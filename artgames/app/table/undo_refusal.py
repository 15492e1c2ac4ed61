"""Why the last step cannot be taken back, in one line: a key that does nothing must say so."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.surface import Surface
from artgames.engine.api import HOUSE

translate = QCoreApplication.translate


def why_not_undo(flow: AudienceFlow) -> str:
    """Empty where it can be taken back."""
    if flow.is_moving:
        return translate("TablePage", "Wait until everything has been shown.")
    if flow.surface is Surface.PAPER:
        return translate("TablePage", "Close this sheet first, then undo.")
    seat = flow.session.undoable()
    if seat is None:
        return _why_it_stays(flow)
    if flow.surface is not Surface.PRIVATE or flow.seat == seat:
        return ""
    text = translate("TablePage", "The last answer is {name}’s. Cover this page before you undo it.")
    return text.format(name=flow.session.table.names[seat])


def _why_it_stays(flow: AudienceFlow) -> str:
    history = flow.match.history
    if not history:
        return translate("TablePage", "There is nothing to undo yet.")
    last = history[-1].entry.seat
    if last == HOUSE:
        return translate("TablePage", "The game has moved on. You can undo only your own last answer.")
    if flow.session.is_bot(last):
        text = translate("TablePage", "{name} has acted since. You can undo only your own last answer.")
    else:
        text = translate("TablePage", "{name}’s last step has revealed something, so it cannot be undone.")
    return text.format(name=flow.session.table.names[last])
