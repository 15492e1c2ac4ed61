"""Where a seat's phone is, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from artgames.engine.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from artgames.phones.messages import Presence
    from artgames.store.seating import Player

_MINUTE, _HOUR = 60, 3600
_BOT = QT_TRANSLATE_NOOP("Phones", "bot")
_AUDIENCE = QT_TRANSLATE_NOOP("Phones", "audience")
_NOT_BACK = QT_TRANSLATE_NOOP("Phones", "phone isn’t back yet")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Phones", text)


def state_text(player: Player, one: Presence, now: float) -> str:
    """How a seat answers, and whether its phone is here."""
    if player.kind != "person":
        return _tr(_BOT if player.kind == "bot" else _AUDIENCE)
    if one.connected:
        here = _tr(QT_TRANSLATE_NOOP("Phones", "phone is here"))
        return f"{here} · {_tr(QT_TRANSLATE_NOOP('Phones', 'has the remote'))}" if one.remote else here
    if one.has_phone and player.answers == "phone":
        return away_for(now - one.last_seen) if one.last_seen else _tr(_NOT_BACK)
    texts = {
        "phone": QT_TRANSLATE_NOOP("Phones", "no phone yet"),
        "paper": QT_TRANSLATE_NOOP("Phones", "on paper"),
        "curtain": QT_TRANSLATE_NOOP("Phones", "at the laptop"),
    }
    return _tr(texts[player.answers])


def away_for(seconds: float) -> str:
    if seconds < _MINUTE:
        return _tr(QT_TRANSLATE_NOOP("Phones", "phone left a moment ago"))
    if seconds < _HOUR:
        return _tr(QT_TRANSLATE_NOOP("Phones", "phone away for {minutes} min")).format(minutes=int(seconds // _MINUTE))
    return _tr(QT_TRANSLATE_NOOP("Phones", "phone away for over an hour"))


def phones_here(count: int) -> str:
    if count == 0:
        return _tr(QT_TRANSLATE_NOOP("Phones", "No phone has joined yet"))
    if count == 1:
        return _tr(QT_TRANSLATE_NOOP("Phones", "One phone is here"))
    return _tr(QT_TRANSLATE_NOOP("Phones", "{count} phones are here")).format(count=count)


def visitors_here(count: int) -> str:
    if count == 1:
        return _tr(QT_TRANSLATE_NOOP("Phones", "One visitor in the audience"))
    return _tr(QT_TRANSLATE_NOOP("Phones", "{count} visitors in the audience")).format(count=count)
