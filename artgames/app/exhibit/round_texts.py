"""What rounds are called, and what they ask of people, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames import games
from artgames.engine.words import filled
from artgames.exhibits.playlist import Round
from artgames.exhibits.programme import thinking

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


def hangs_wall(one: Round) -> bool:
    game = games.exhibited(one.game)
    return game is not None and game.exhibit.hangs_wall


def title_of(one: Round) -> str:
    """Its own, or what its game asks; the name in the file where there is no such game."""
    game = games.exhibited(one.game)
    return one.title or (translate(game.slug, game.exhibit.title) if game is not None else one.game)


def told_of(one: Round) -> str:
    """How much there is, and for how long."""
    if not hangs_wall(one):
        return filled(translate("Exhibit", "One question, {seconds:# second|# seconds}"), seconds=thinking(one))
    text = translate("Exhibit", "{count:# painting|# paintings}, {seconds:# second|# seconds}")
    return filled(text, count=one.paintings, seconds=one.look_seconds)
