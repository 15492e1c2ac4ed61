"""Why the last step cannot be taken back, in one line: a key that does nothing must say so."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.table.audience_flow import AudienceFlow, Surface
from artgames.engine.api import HOUSE

translate = QCoreApplication.translate


def why_not_undo(flow: AudienceFlow) -> str:
    """Empty where it can be taken back."""
    if flow.is_moving:
        return translate("TablePage", "Wait until everything has been shown.")
    if flow.surface is Surface.PAPER:
        return translate("TablePage", "Close this sheet before you take anything back.")
    seat = flow.session.undoable()
    if seat is None:
        return _why_it_stays(flow)
    if flow.surface is not Surface.PRIVATE or flow.seat == seat:
        return ""
    text = translate("TablePage", "The last answer is {name}’s. Cover this page before it is taken back.")
    return text.format(name=flow.session.table.names[seat])


def _why_it_stays(flow: AudienceFlow) -> str:
    history = flow.match.history
    if not history:
        return translate("TablePage", "Nothing has been done that could be taken back.")
    last = history[-1].entry.seat
    if last == HOUSE:
        return translate("TablePage", "The table has gone on. Only one’s own last answer can be taken back.")
    if flow.session.is_bot(last):
        text = translate("TablePage", "{name} has acted since. Only one’s own last answer can be taken back.")
    else:
        text = translate("TablePage", "What {name} did last has shown something, so it cannot be taken back.")
    return text.format(name=flow.session.table.names[last])
