"""The course of a match: tell → add → vote → scored, again and again, until it has ended."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Pick, Text
from artgames.engine.game_rules import GameRules
from artgames.engine.points import added, most_points
from artgames.engine.rng import Rng
from artgames.engine.tuples import replaced
from artgames.engine.writing import tidy
from artgames.games.title_teller import GAME
from artgames.games.title_teller.rules import records, views
from artgames.games.title_teller.rules.invariants import invariants
from artgames.games.title_teller.rules.records import LONGEST_TITLE, State
from artgames.games.title_teller.rules.scoring import FOUND, FOUND_AT_THREE, score_turn

_NEXT_TURN = (Choice(records.NextTurn),)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house, deck, rng = _settle(setup)
    teller, rng = rng.below(house.seats)
    nothing = ((),) * house.seats
    state = State(
        house=house,
        rng=rng,
        phase="tell",
        round=1,
        teller=teller,
        deck=deck,
        hands=nothing,
        laid=nothing,
        votes=(None,) * house.seats,
        totals=(0,) * house.seats,
    )
    state, dealt = _fill_hands(state)
    return Step(state, (records.TurnStarted(1, teller), *dealt), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "tell":
        return (state.teller,)
    if state.phase in ("add", "vote"):
        done = (*views.locked(state), state.teller)
        return tuple(seat for seat in range(state.house.seats) if seat not in done)
    return (HOUSE,) if state.phase == "scored" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if state.phase == "scored":
        return _NEXT_TURN
    if state.phase == "vote":  # SP-52: voting for one's own card is forbidden
        votes = Pick("tokens", views.may_vote_for(state, seat), 1, 1, "token")
        return (Choice(records.Vote, (votes,), secret=True, shown=views.tokens(state)),)
    if state.phase == "add":
        count = state.house.to_add
        return (Choice(records.Add, (Pick("cards", state.hands[seat], count, count),), secret=True),)
    tell = (Pick("cards", state.hands[seat], 1, 1), Text("title", LONGEST_TITLE))
    return (Choice(records.Tell, tell, secret=True), Choice(records.Pass, secret=True))


def outcome(state: State) -> Outcome | None:
    """SP-52: most points; a tie is shared."""
    return most_points(state.totals) if state.phase == "ended" else None


def _settle(setup: Setup) -> tuple[records.House, records.Paintings, Rng]:
    """House rules, deck and chance of a match. Raises Refused for options, seats or a box that do not fit."""
    options = GAME.settle(setup)  # SP-52
    three = setup.seats == 3
    hand_size, to_add = (7, 2) if three else (6, 1)
    GAME.check_cards(len(setup.deck), setup.seats * hand_size)
    shuffled, rng = setup.dealt()
    deck = shuffled[: max(options["size"], setup.seats * hand_size)]
    found = FOUND_AT_THREE if three and options["four_for_three"] else FOUND
    return records.House(setup.seats, len(deck), hand_size, to_add, found, options["target"]), deck, rng


# Telling and adding


def _tell(state: State, seat: Seat, action: records.Tell) -> Done:
    """A title cannot be taken back once it is read."""
    title, (card,) = tidy(action.title), action.cards
    state = _with(_lay(state, seat, action.cards), phase="add", title=title, passed=0)
    return Step(state, (records.TitleTold(seat, title, card),), reveals=True)


def _pass(state: State, seat: Seat, action: records.Pass) -> Done:
    """When nobody round the table has an idea, the match is over."""
    state, passed = _with(state, passed=state.passed + 1), (records.TurnPassed(seat),)
    if state.passed == state.house.seats:
        return _end(state, passed)
    return _start_turn(state, passed)


def _add(state: State, seat: Seat, action: records.Add) -> Done:
    state, added = _lay(state, seat, action.cards), records.CardsAdded(seat, action.cards)
    if not all(state.laid):
        return Step(state, (added,))
    row, rng = state.rng.shuffled([card for cards in state.laid for card in cards])
    return Step(_with(state, phase="vote", row=row, rng=rng), (added, records.RowHung(row)), reveals=True)


def _lay(state: State, seat: Seat, cards: records.Paintings) -> State:
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    return _with(state, hands=replaced(state.hands, seat, hand), laid=replaced(state.laid, seat, cards))


# Voting and scoring


def _vote(state: State, seat: Seat, action: records.Vote) -> Done:
    (token,) = action.tokens
    votes = replaced(state.votes, seat, token)
    state, locked = _with(state, votes=votes), records.VoteLocked(seat, token)
    if votes.count(None) > 1:  # the teller's stays empty
        return Step(state, (locked,))
    return _reveal(state, locked)


def _reveal(state: State, locked: records.VoteLocked) -> Done:
    """First the votes, then whose painting each one is, then the points."""
    owners, token = views.owners(state), views.teller_token(state)
    assert token is not None
    rows = score_turn(state.teller, owners, state.votes, state.house.found)
    turn = records.Turn(state.round, state.teller, state.title, token, state.row[token - 1], rows)
    totals = added(state.totals, rows)
    state = _with(state, phase="scored", totals=totals, pad=(*state.pad, turn))
    events = (
        locked,
        records.VotesRevealed(state.votes),
        records.OwnersRevealed(state.teller, token, owners),
        records.TurnScored(rows),
    )
    # SP-52: to so many points, or until the deck cannot fill all hands again.
    if max(totals) >= state.house.target or len(state.deck) < len(state.row):
        return _end(state, events)
    return Step(state, events, reveals=True)


def _end(state: State, events: tuple[Event, ...]) -> Done:
    return Step(_with(state, phase="ended"), (*events, records.MatchEnded(most_points(state.totals))), reveals=True)


# The next turn


def _next_turn(state: State, seat: Seat, action: records.NextTurn) -> Done:
    return _start_turn(state, ())


def _start_turn(state: State, before: tuple[Event, ...]) -> Done:
    """SP-52: the teller moves clockwise. What was laid is never seen again."""
    seats = state.house.seats
    state = _with(
        state,
        phase="tell",
        round=state.round + 1,
        teller=(state.teller + 1) % seats,
        box=state.box + state.row,
        laid=((),) * seats,
        votes=(None,) * seats,
        title="",
        row=(),
    )
    state, dealt = _fill_hands(state)
    return Step(state, (*before, records.TurnStarted(state.round, state.teller), *dealt), reveals=True)


def _fill_hands(state: State) -> tuple[State, tuple[records.CardsDealt, ...]]:
    hands, deck, dealt = list(state.hands), state.deck, []
    for seat, hand in enumerate(hands):
        missing = state.house.hand_size - len(hand)
        cards, deck = deck[:missing], deck[missing:]
        hands[seat] = hand + cards
        if cards:
            dealt.append(records.CardsDealt(seat, cards))
    return _with(state, hands=tuple(hands), deck=deck), tuple(dealt)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={
        records.Tell: _tell,
        records.Pass: _pass,
        records.Add: _add,
        records.Vote: _vote,
        records.NextTurn: _next_turn,
    },
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
