"""What the console of a show says: what is going on, what comes next, and what the room sees instead."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_texts import title_of
from artgames.app.exhibit.show import Show
from artgames.app.exhibit.show_host import ShowHost
from artgames.app.room.console_texts import covered
from artgames.app.screens.screen_director import Mode
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.exhibited import Step

_STEPS = {
    Step.INTRO: QT_TRANSLATE_NOOP("Console", "Invitation"),
    Step.LOOK: QT_TRANSLATE_NOOP("Console", "Everyone looks at the wall"),
    Step.DARK: QT_TRANSLATE_NOOP("Console", "The theft"),
    Step.THINK: QT_TRANSLATE_NOOP("Console", "The question"),
    Step.REVEAL: QT_TRANSLATE_NOOP("Console", "The reveal"),
    Step.LABELS: QT_TRANSLATE_NOOP("Console", "The labels, one by one"),
    Step.OVER: QT_TRANSLATE_NOOP("Console", "The end of the round"),
}
_WITH_WALL = (Step.INTRO, Step.LOOK, Step.DARK, Step.THINK, Step.REVEAL)
_ONLY_ASKED = (Step.INTRO, Step.THINK, Step.REVEAL)


def tr(text: str) -> str:
    return QCoreApplication.translate("Console", text)


def place(host: ShowHost) -> str:
    """Which round of how many."""
    player = host.player
    if player.number is None:
        return tr(QT_TRANSLATE_NOOP("Console", "Now"))
    text = tr(QT_TRANSLATE_NOOP("Console", "Now · Round {number} of {count}"))
    return text.format(number=player.number + 1, count=len(player.playlist.rounds))


def now(host: ShowHost) -> str:
    if host.conductor is None:
        return tr(QT_TRANSLATE_NOOP("Console", "The show is over"))
    return tr(_STEPS[host.conductor.step])


def following(host: ShowHost) -> str:
    """What Next does."""
    if host.shown.cover is not None:
        return tr(QT_TRANSLATE_NOOP("Console", "Show the wall again"))
    if host.shown.is_paused:
        return tr(QT_TRANSLATE_NOOP("Console", "Resume after a count of three"))
    if host.conductor is None:
        return tr(QT_TRANSLATE_NOOP("Console", "Choose a round, or end the show"))
    return _next_step(host, host.conductor)


def _next_step(host: ShowHost, conductor: Conductor) -> str:
    if conductor.is_moving:
        return tr(QT_TRANSLATE_NOOP("Console", "Skip the animation"))
    order = _WITH_WALL if conductor.game.exhibit.hangs_wall else _ONLY_ASKED
    if conductor.step in order[:-1]:
        return tr(_STEPS[order[order.index(conductor.step) + 1]])
    if conductor.has_labels_left:
        return tr(QT_TRANSLATE_NOOP("Console", "The next label"))
    return _next_round(host)


def _next_round(host: ShowHost) -> str:
    number = host.player.following
    if number is None:
        return tr(QT_TRANSLATE_NOOP("Console", "The end of the show"))
    text = tr(QT_TRANSLATE_NOOP("Console", "Round {number}: {title}"))
    return text.format(number=number + 1, title=title_of(host.player.playlist.rounds[number]))


def tag(show: Show) -> str:
    """What the room sees instead of the show, in a few words; empty when it sees the show."""
    host = show.host
    if show.mode is Mode.FOLDED:
        return tr(QT_TRANSLATE_NOOP("Console", "No room screen"))
    if host.shown.cover is not None:
        return covered(host.shown.cover)
    if host.shown.is_paused:
        return tr(QT_TRANSLATE_NOOP("Console", "Paused"))
    return tr(QT_TRANSLATE_NOOP("Console", "On hold")) if host.is_held else ""


def where(show: Show) -> str:
    if show.mode is Mode.FOLDED:
        waits = tr(QT_TRANSLATE_NOOP("Console", "The room screen was disconnected. The show waits for it."))
        runs = tr(QT_TRANSLATE_NOOP("Console", "The room screen was disconnected. The show carries on."))
        return waits if show.host.is_unseen else runs
    if show.mode is Mode.STRIP:
        return tr(QT_TRANSLATE_NOOP("Console", "The room sees this screen."))
    text = tr(QT_TRANSLATE_NOOP("Console", "Room screen: {screen}"))
    return text.format(screen=show.screens.title())


def clock(left: float | None) -> str:
    return "–" if left is None else f"{int(left) // 60}:{int(left) % 60:02d}"
