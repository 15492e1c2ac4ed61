"""Who sees what, and which other worlds look the same. Nobody sees more than anybody else."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.facts import Asked, Element, Question
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.group_quiz.rules.records import House, PadRound, PadRow, State, TableView

_TOLD = ("judge", "told", "ended")

_with = msgspec.structs.replace


def view(state: State, seat: Seat | None) -> TableView:
    house, question = state.house, present(state)
    told = state.phase in _TOLD
    return TableView(
        phase=state.phase,
        round=(state.number - 1) // per_round(house) + 1,
        rounds=house.cards // per_round(house),
        number=state.number,
        cards=house.cards,
        seats=house.seats,
        seat=own_seat(seat, house.seats),
        player=state.player,
        totals=state.totals,
        card=state.open[0].card,
        asked=None if question is None else _asked(house, question),
        gone=tuple(one.answer for one in state.given if one.answer and not one.right),
        right=question.right if question is not None and told else None,
        right_answer=question.right_answer if question is not None and told else "",
        given=state.given,
        locked_out=state.locked_out,
        passed=state.passed,
        said=state.said,
        left=left(state),
        is_label_open=state.phase in ("told", "ended") and not left(state),
        categories=house.elements,
        open_categories=categories(state) if state.phase == "choose" else (),
        buzzer=house.buzzer,
        aloud=house.aloud,
        pad=pad(state),
    )


def per_round(house: House) -> int:
    """How many cards a round has."""
    return 1 if house.buzzer else house.seats


def pad(state: State) -> tuple[PadRound, ...]:
    """Cards are dealt round by round in turns, and one by one with the buzzer. Counted in one go: a view is looked at
    often."""
    house, seats = state.house, range(state.house.seats)
    rounds: list[list[list[int]]] = []
    dealt, card = 0, None
    for result in state.results:
        if result.card != card:
            dealt, card = dealt + 1, result.card
            if (dealt - 1) % per_round(house) == 0:
                rounds.append([[0, 0] for _ in seats])
        for one in result.given:
            rounds[-1][one.seat][one.right] += 1
    return tuple(
        PadRound(number, tuple(PadRow(seat, right, right, wrong) for seat, (wrong, right) in enumerate(counted)))
        for number, counted in enumerate(rounds, 1)
    )


def present(state: State) -> Question | None:
    """The question that is asked now."""
    return None if state.phase == "choose" else state.open[0]


def left(state: State) -> int:
    """How many more questions about this card follow; none, once nobody is left to answer them."""
    if state.house.categories != "none" or len(state.locked_out) == state.house.seats:
        return 0
    return len(state.open) - 1


def categories(state: State) -> tuple[Element, ...]:
    """SP-64: what is known about this card, as far as this seat had not had it in this round of categories."""
    known = tuple(question.element for question in state.open)
    had = [result.element for result in state.results if result.given and result.given[0].seat == state.player]
    fewest = min(had.count(element) for element in known)
    return tuple(element for element in known if had.count(element) == fewest)


def _asked(house: House, question: Question) -> Asked:
    return _with(question.asked, answers=()) if house.aloud else question.asked


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """The cards to come in another order, and other right answers to all about this one that was not told."""
    coming, rng = rng.shuffled(state.coming)
    told = state.phase in _TOLD
    other = []
    for place, question in enumerate(state.open):
        is_known = told and place == 0
        gone = [one.answer for one in state.given] if place == 0 and state.phase != "choose" else []
        made, rng = (question, rng) if is_known else _other_right(question, gone, rng)
        other.append(made)
    return _with(state, coming=coming, open=tuple(other), rng=rng)


def _other_right(question: Question, gone: list[int], rng: Rng) -> tuple[Question, Rng]:
    numbers = [number for number in range(1, len(question.answers) + 1) if number not in gone]
    which, rng = rng.below(len(numbers))
    return _with(question, right=numbers[which]), rng
