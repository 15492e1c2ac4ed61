"""Everything that the last page tells of a match besides its points, gathered once from what the room has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from artgames.app.result.standings import points_by_round
from artgames.app.table.score_corrections import Correction, lines_with
from artgames.engine.api import Event, Options, Outcome, View
from artgames.engine.capabilities import ScoreRow, Taken
from artgames.engine.highlights import (
    Award,
    Keepsake,
    Lines,
    SheetLine,
    TurningPoint,
    hand_out,
    turning_points,
    usual_awards,
    with_good_rounds,
)
from artgames.games import Game


class Ending(NamedTuple):
    """How a match is remembered."""

    lines: Lines
    turns: tuple[TurningPoint, ...]
    awards: tuple[Award, ...]
    album: tuple[Keepsake, ...]
    taken: tuple[Taken, ...]
    sheet: tuple[SheetLine, ...]

    @property
    def perfect(self) -> tuple[int, ...]:
        """The seats that could not have done better."""
        return tuple(award.seat for award in self.awards if award.perfect)


def ending_of(
    game: Game,
    options: Options,
    view: View,
    events: Sequence[Event],
    outcome: Outcome,
    *,
    corrections: Sequence[Correction] = (),
) -> Ending:
    """`view` and `events` are the room's, once the match is over; `outcome` counts the corrections already."""
    recap = game.recap
    lines = points_by_round(view.pad, len(outcome.points)) if view.pad else ()
    if recap.history is not None:
        lines = recap.history(view, events)
    lines = lines_with(lines, corrections)
    if not outcome.counted:
        lines = ()
    candidates = (*recap.awards(view, events), *usual_awards(lines))
    return Ending(
        lines,
        turning_points(lines, outcome.winners),
        with_good_rounds(hand_out(candidates, gentle=game.info.for_children(options)), lines),
        tuple(recap.album(view, events)),
        tuple(recap.taken(view, events)),
        tuple(sorted(recap.sheet(view), key=lambda line: (line.seat not in outcome.winners, -line.points))),
    )


def row_of(view: View, point: TurningPoint) -> ScoreRow | None:
    """The row of the score pad behind a turning point, which says what the points were for."""
    if not 0 < point.after <= len(view.pad):
        return None
    return next((row for row in view.pad[point.after - 1].rows if row.seat == point.seat), None)
