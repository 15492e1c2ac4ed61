"""What a table will ask of its people by these house rules: the rules are played through once at random."""

from __future__ import annotations

from typing import Any, NamedTuple

from artgames import games
from artgames.app.table.paper.numbers_row import can_be_written_down
from artgames.app.voting.vote_count import votable
from artgames.decks import Deck
from artgames.decks.match_box import cards_to_ask, labelled_box
from artgames.engine.api import HOUSE, Refused, Seat, Step
from artgames.engine.rng import Rng
from artgames.store.seating import Table

MOST_STEPS = 80
"""So many actions tell what a game asks; a long one repeats itself by then."""

MATCHES, LONGEST = 12, 600
"""So many matches tell how long one is, of which none is followed for more actions than that."""

_known: dict[tuple[object, ...], Asked | None] = {}
_MOST_KNOWN = 64


class Asked(NamedTuple):
    """What happens in a match. `rounds` is None in a game that has none."""

    rounds: int | None
    steps: float
    """How many answers a match has on average, where it has no rounds; else 0."""

    in_secret: frozenset[Seat]
    """Who is asked anything out of the others' sight."""

    on_paper: bool
    """Whether anything of that can be written down."""

    at_laptop: frozenset[Seat]
    """Who is asked something of that which cannot, whatever they write with."""

    votes: bool
    """Whether the public is asked for numbers."""


def what_is_asked(table: Table, deck: Deck | None) -> Asked | None:
    """None while it cannot be played so. The same question is answered once: people type names meanwhile."""
    if deck is None:
        return None
    options = tuple(sorted(table.options.items()))
    key = (table.game, deck.slug, len(deck.ids), len(table.players), table.audience, options)
    if key not in _known:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        try:
            _known[key] = _play(table, deck)
        except Refused:
            _known[key] = None
    return _known[key]


def _play(table: Table, deck: Deck) -> Asked:
    rules, rng = games.load(table.game).rules, Rng.from_seed("asked")
    step = _begin(table, deck)
    rounds = rules.view(step.state, None).rounds
    in_secret, at_laptop, on_paper, votes = set[Seat](), set[Seat](), False, False
    for _ in range(MOST_STEPS):
        seats = rules.to_act(step.state)
        if not seats:
            break
        for seat in seats:
            choices = rules.choices(step.state, seat)
            if seat != HOUSE and any(choice.secret for choice in choices):
                in_secret.add(seat)
                if all(map(can_be_written_down, choices)):
                    on_paper = True
                else:
                    at_laptop.add(seat)
                votes |= seat in table.audience and votable(choices) is not None
        action, rng = rules.choices(step.state, seats[-1])[0].sample(rng)
        step = rules.apply(step.state, seats[-1], action)
    on_paper &= games.load(table.game).info.on_paper
    secrets = (frozenset(in_secret), on_paper, frozenset(at_laptop), votes)
    return Asked(None, _steps(table, deck), *secrets) if rounds is None else Asked(rounds, 0.0, *secrets)


def _steps(table: Table, deck: Deck) -> float:
    """Matches between players who do anything at all are not as long as those between people, but they are longer and
    shorter for the same reasons."""
    rules, count = games.load(table.game).rules, 0
    for number in range(MATCHES):
        step, rng = _begin(table, deck, str(number)), Rng.from_seed(f"asked {number}")
        for _ in range(LONGEST):
            seats = rules.to_act(step.state)
            if not seats:
                break
            choice = rules.choices(step.state, seats[-1])[0]
            count += bool(choice.fields or choice.given)  # else there is nothing to think about
            action, rng = choice.sample(rng)
            step = rules.apply(step.state, seats[-1], action)
    return count / MATCHES


def _begin(table: Table, deck: Deck, seed: str = "0") -> Step[Any]:
    info = games.load(table.game).info
    cards = cards_to_ask(deck.ids_for(info.needs), info, "0", deck)
    box = labelled_box(cards, info, deck)
    setup = box.setup(len(table.players), info.complete(table.options), seed, audience=table.audience)
    return games.load(table.game).rules.start(setup)
