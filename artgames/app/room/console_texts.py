"""What the console says: what is going on, what the next press does, and who is missing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.room.host_controller import Host
from artgames.app.room.secrets.host_secrets import in_words
from artgames.app.room.secrets.host_secrets import secrets as unknown
from artgames.app.room.slide_priority import Cover
from artgames.app.table.match_controller import MatchController
from artgames.app.table.score_corrections import CORRECTED
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.api import Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP

_TASKS = {
    Task.TYPE_IN: QT_TRANSLATE_NOOP("Console", "Enter the paper answers"),
    Task.COUNT: QT_TRANSLATE_NOOP("Console", "Count the audience’s votes"),
    Task.RESULT: QT_TRANSLATE_NOOP("Console", "Show the podium"),
}
_COVERS = {
    Cover.BLACK: QT_TRANSLATE_NOOP("Console", "Room screen is black"),
    Cover.FROZEN: QT_TRANSLATE_NOOP("Console", "Room screen is frozen"),
    Cover.HOUSE: QT_TRANSLATE_NOOP("Console", "House slide is showing"),
    Cover.BREAK: QT_TRANSLATE_NOOP("Console", "Break"),
    Cover.LOBBY: QT_TRANSLATE_NOOP("Console", "Lobby"),
    Cover.JOIN: QT_TRANSLATE_NOOP("Console", "How to join with a phone"),
}


def tr(text: str) -> str:
    return QCoreApplication.translate("Console", text)


def covered(cover: Cover) -> str:
    """What lies over the room's picture, in a few words."""
    return tr(_COVERS[cover])


def tag(host: Host) -> str:
    """What the room sees instead of the match, in a few words; empty when it sees the match."""
    if host.shown.cover is not None:
        return covered(host.shown.cover)
    if host.shown.is_paused:
        return tr(QT_TRANSLATE_NOOP("Console", "Paused"))
    return tr(QT_TRANSLATE_NOOP("Console", "On hold")) if host.is_held else ""


def now(evening: MatchController) -> str:
    """What is going on, as everybody may know it."""
    return evening.say(evening.status(evening.session.match.view(None)))


def now_title(evening: MatchController) -> str:
    """What stands above it: how far the match has come."""
    progress = evening.board.progress(evening.session.match.view(None))
    word = tr(QT_TRANSLATE_NOOP("Console", "Now"))
    return f"{word} · {progress}" if progress else word


def following(host: Host, evening: MatchController) -> str:
    """What Next does."""
    if host.shown.cover is not None:
        return tr(QT_TRANSLATE_NOOP("Console", "Show the match again"))
    if host.shown.is_paused:
        return tr(QT_TRANSLATE_NOOP("Console", "Resume after a count of three"))
    if host.shown.zoomed:
        return tr(QT_TRANSLATE_NOOP("Console", "Back to the wall"))
    if host.is_moving:
        return tr(QT_TRANSLATE_NOOP("Console", "Skip the animation"))
    return _task(evening)


def _task(evening: MatchController) -> str:
    what = evening.flow.next()
    if what.task is Task.GO_ON:
        return evening.board.go_on_text(what.action)
    if what.task is Task.HAND_OVER and what.seat is not None:
        text = tr(QT_TRANSLATE_NOOP("Console", "Pass the laptop to {name}"))
        return text.format(name=evening.table.names[what.seat])
    if what.task in _TASKS:
        return tr(_TASKS[what.task])
    return _waiting(evening)


def _waiting(evening: MatchController) -> str:
    """What everybody waits for, where Next has nothing to do by itself."""
    people = evening.session.people_asked()
    if evening.session.match.timed() is not None:
        if evening.session.clock.total > 0:
            return tr(QT_TRANSLATE_NOOP("Console", "The clock is running"))
        return tr(QT_TRANSLATE_NOOP("Console", "Runs until you press E"))
    if people:
        text = tr(QT_TRANSLATE_NOOP("Console", "Waiting for {name} at the laptop"))
        return text.format(name=evening.table.names[people[0]])
    if phones := evening.session.phones_asked():
        text = tr(QT_TRANSLATE_NOOP("Console", "Waiting for {names}"))
        return text.format(names=", ".join(evening.table.names[seat] for seat in phones))
    return tr(QT_TRANSLATE_NOOP("Console", "The bots are thinking"))


def missing(evening: MatchController) -> str:
    """Who still has to answer."""
    seats = [seat for seat in evening.session.match.to_act() if seat >= 0]
    names = [evening.table.names[seat] for seat in seats]
    return ", ".join(names) if names else tr(QT_TRANSLATE_NOOP("Console", "Nobody"))


def secrets(evening: MatchController) -> list[str]:
    """What the room does not know yet, a line each."""
    match, names = evening.session.match, evening.table.names
    on_wall = {card: number for number, card in evening.board.numbered().items()}
    return [in_words(secret, names, evening.deck, on_wall) for secret in unknown(match)]


def result(evening: MatchController, outcome: Outcome) -> str:
    """How the match ended, in a sentence; a correction that changed it is no matter for the rules."""
    if outcome.reason != CORRECTED:
        return evening.say(evening.game.words.result(outcome))
    names = ", ".join(evening.table.names[seat] for seat in outcome.winners)
    if len(outcome.winners) == 1:
        return tr(QT_TRANSLATE_NOOP("Console", "Winner after a correction: {name}.")).format(name=names)
    return tr(QT_TRANSLATE_NOOP("Console", "Joint winners after a correction: {names}.")).format(names=names)


def may_enter(evening: MatchController, seat: int) -> bool:
    """Whether the host can open this seat's page now."""
    asked = seat in evening.session.secrets_asked()
    return asked and evening.flow.surface is Surface.ROOM and not evening.flow.is_moving
