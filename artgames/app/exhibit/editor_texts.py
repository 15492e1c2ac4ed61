"""What the editor says about a playlist as a whole."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.context import AppContext
from artgames.app.exhibit.round_texts import hangs_wall
from artgames.app.setup.setup_hints import back_row_text
from artgames.engine.words import Sentence, filled
from artgames.exhibits.count_sums import Sums
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.programme import summary

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


def facts(context: AppContext, playlist: Playlist) -> list[str]:
    """How much there is and how long it takes; and what the room check found, where that matters."""
    if not playlist.rounds:
        return []
    told = [context.say(summary(playlist))]
    most = context.settings.value.room_paintings
    if 0 < most < max((one.paintings for one in playlist.rounds if hangs_wall(one)), default=0):
        told.append(filled(back_row_text(), count=most))
    return told


def told_problems(context: AppContext, found: dict[int, Sentence], rounds: int) -> str:
    """The first of them; and that the others can be shown without it, where they can."""
    told = next(map(context.say, found.values()), "")
    if not found or len(found) == rounds:
        return told
    text = translate("Exhibit", "{problem} {count:This round is|These # rounds are} left out.")
    return filled(text, problem=told, count=len(found))


def counted(sums: Sums) -> str:
    """How many have come."""
    if not sums.days:
        return translate("Exhibit", "No visitors counted yet. Only sums are kept, nothing about anybody.")
    text = translate("Exhibit", "Rounds started: {started}. Finished: {finished}. Days: {days}.")
    return text.format(started=sums.started, days=len(sums.days), finished=sums.finished)
