"""The course of a match: clue → remove, five times at most, until it has ended."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick
from artgames.engine.game_rules import GameRules
from artgames.games.likeness import GAME
from artgames.games.likeness.rules import records, views
from artgames.games.likeness.rules.invariants import invariants
from artgames.games.likeness.rules.records import GRID_SIZE, HAND_SIZE, MOST_CARDS, REMOVALS, State

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    options = GAME.settle(setup)  # SP-51
    GAME.check_cards(len(setup.deck), MOST_CARDS)
    deck, rng = setup.dealt()
    giver, rng = (0, rng) if options["giver"] == "first" else rng.below(setup.seats)
    place, rng = rng.below(GRID_SIZE)
    held = GRID_SIZE + HAND_SIZE
    state = State(
        house=records.House(setup.seats, len(deck), giver),
        rng=rng,
        phase="clue",
        round=1,
        deck=deck[held:],
        grid=deck[:GRID_SIZE],
        secret=place + 1,
        hand=deck[GRID_SIZE:held],
    )
    return Step(
        state, (records.GridHung(giver, state.grid), records.SecretDealt(giver, state.secret, state.hand)), reveals=True
    )


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "clue":
        return (state.house.giver,)
    return _not_agreed(state) if state.phase == "remove" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    return _clues(state) if state.phase == "clue" else _removals(state)


def outcome(state: State) -> Outcome | None:
    return _outcome(state) if state.phase == "ended" else None


# Who may do what


def _not_agreed(state: State) -> tuple[Seat, ...]:
    giver = state.house.giver
    return tuple(seat for seat in range(state.house.seats) if seat != giver and seat not in state.agreed)


def _clues(state: State) -> tuple[Choice, ...]:
    card = Pick("cards", state.hand, 1, 1)
    return tuple(Choice(records.GiveClue, (card,), (("way", way),), secret=True) for way in ("upright", "sideways"))


def _removals(state: State) -> tuple[Choice, ...]:
    """To stand behind the sheet as it is, or to propose another one."""
    count = REMOVALS[state.round - 1]
    propose = Choice(records.Remove, (Pick("tokens", views.left(state), count, count, "token"),), together=True)
    return (
        (Choice(records.Remove, given=(("tokens", state.sheet),), together=True), propose)
        if state.sheet
        else (propose,)
    )


# What comes of it


def _give_clue(state: State, seat: Seat, action: records.GiveClue) -> Done:
    """SP-51: one clue a round, then the giver draws a card."""
    (card,) = action.cards
    drawn = state.deck[0]
    clue = records.Clue(card, action.way)
    hand = (*(other for other in state.hand if other != card), drawn)
    state = _with(state, phase="remove", clues=(*state.clues, clue), hand=hand, deck=state.deck[1:])
    return Step(state, (records.ClueGiven(state.round, seat, clue), records.CardDrawn(seat, drawn)), reveals=True)


def _remove(state: State, seat: Seat, action: records.Remove) -> Done:
    """SP-51: guessers confirm together; whoever proposes something else stands behind it alone at first."""
    tokens = tuple(sorted(action.tokens))
    is_new = tokens != state.sheet
    agreed = (seat,) if is_new else tuple(sorted((*state.agreed, seat)))
    state = _with(state, sheet=tokens, agreed=agreed)
    said = records.SheetConfirmed(seat, tokens, is_new)
    return Step(state, (said,)) if _not_agreed(state) else _take_away(state, (said,))


def _take_away(state: State, before: tuple[Event, ...]) -> Done:
    """SP-51: removals of one round are revealed together; all have lost if the secret is among them."""
    gone = records.PaintingsRemoved(state.round, state.sheet)
    state = _with(state, removed=(*state.removed, state.sheet), sheet=(), agreed=())
    if state.secret in gone.tokens or views.is_found(state):
        state = _with(state, phase="ended")
        return Step(state, (*before, gone, records.MatchEnded(state.secret, _outcome(state))), reveals=True)
    return Step(_with(state, phase="clue", round=state.round + 1), (*before, gone), reveals=True)


def _outcome(state: State) -> Outcome:
    """SP-51: all together win or lose; there are no points."""
    found, seats = views.is_found(state), range(state.house.seats)
    winners = tuple(seats) if found else ()
    return Outcome(winners, tuple(int(found) for _ in seats), "found" if found else "lost", counted=False)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={records.GiveClue: _give_clue, records.Remove: _remove},
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
