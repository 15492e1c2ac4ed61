"""A match and its phones, in the words of its game: at a table, and in an exhibit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from artgames.app.context import AppContext
from artgames.engine.capabilities import OnPhone
from artgames.engine.choices import Choice
from artgames.engine.match import Match
from artgames.engine.words import Sentence
from artgames.games import Game
from artgames.phones.bridge import Submit, TableBridge, Words
from artgames.phones.host import PhoneHost


def bridge_to(
    match: Match[Any],
    host: PhoneHost,
    game: Game,
    names: tuple[str, ...],
    context: AppContext,
    *,
    phone: OnPhone | None = None,
    words: Words | None = None,
    submit: Submit | None = None,
) -> TableBridge:
    """`phone`: where it is read otherwise than the game; `words`: where the table has other sentences than it;
    `submit`: what is done with an answer."""

    read = phone or game.phone

    def labels(view: Any, _choices: tuple[Choice, ...]) -> Mapping[str, str]:
        marked = {name: context.translate(game.slug, text) for name, text in read.labels.items()}
        return marked | {name: said(told) for name, told in read.labels_of(view).items()}

    def said(told: Sentence | str) -> str:
        return told if isinstance(told, str) else told.render(bridge.names, context.translate)

    bridge = TableBridge(
        match,
        host,
        words or game.words,
        names,
        submit=submit,
        pictured=read.pictured,
        labels=labels,
        translate=context.translate,
    )
    return bridge
