"""Between two events the board shows a table that could be: followed to the end of a step, it is the real one."""

import pytest

from artgames.engine.api import HOUSE, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.board.follow import follow
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.events import Closed, MatchEnded, RoundEnded, RoundStarted
from artgames.games.art_gallery.rules.records import TableView
from artgames.testing.plain_setups import CARDS

OPEN = ("pawns", "moved", "taken", "hanging", "collections", "tiles", "pile_sizes", "first", "last_cards", "deck_size")


def seen(match: Match, audience: int | None) -> TableView:  # type: ignore[type-arg]
    view = match.view(audience)
    assert isinstance(view, TableView)
    return view


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("audience", [None, 0])
@pytest.mark.parametrize("may_refuse", [False, True])
def test_every_event_leads_to_where_the_step_ends(seats: int, audience: int | None, may_refuse: bool) -> None:
    options = GAME.complete({"may_refuse": may_refuse})
    match = Match(GAME.slug, RULES, Setup(seats, options, f"follow{seats}", CARDS))
    rng = Rng.from_seed("follow")
    while match.outcome() is None:
        shown = seen(match, audience)
        (asked,) = match.to_act()
        choices = match.choices(asked)
        number, rng = rng.below(len(choices))
        events = match.submit(asked, choices[number].make()).events
        after = seen(match, audience)
        # The house's own events say that a round begins or ends: there the board looks at the real table.
        told = [event for event in events if not isinstance(event, RoundStarted | RoundEnded | Closed | MatchEnded)]
        for event in (event.seen_by(audience) for event in told):
            assert event is not None
            shown = follow(shown, event, after)
        if len(told) == len(events) and asked != HOUSE:
            assert {name: getattr(shown, name) for name in OPEN} == {name: getattr(after, name) for name in OPEN}
            assert [len(bids) for bids in shown.bids] == [len(bids) for bids in after.bids]
            assert shown.hand == after.hand
            if after.settling is not None and shown.settling is not None:
                assert shown.settling.area == after.settling.area
                assert shown.settling.lying == after.settling.lying
