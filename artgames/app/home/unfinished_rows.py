"""An unfinished match as people read it on the home page: who, where it stands, how long ago. No secret is in it."""

from __future__ import annotations

import time

from artgames.app.context import AppContext
from artgames.app.models.unfinished import Waiting, ago
from artgames.app.table.match_service import Matches, load_game
from artgames.engine.api import Refused
from artgames.store import StoreProblem, Unfinished


def waiting_row(one: Unfinished, context: AppContext, matches: Matches) -> Waiting:
    """The row of a match; for one that cannot be opened, the reason instead of where it stands."""
    title, line, names = one.table.game, "", one.table.names
    try:
        info = load_game(one.table.game).info
        title = context.translate(info.slug, info.title)
        line = context.say(matches.where_it_stands(one), names)
    except (Refused, StoreProblem) as problem:
        line = context.say(problem.sentence)
    return Waiting(one.id, title, ", ".join(names), line, ago(time.time() - one.when), names)
