"""What the learner sees, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.facts import Asked
from artgames.engine.rng import Rng
from artgames.games.flash_cards.rules.records import Flash, State, TableView

_with = msgspec.structs.replace


def view(state: State, seat: Seat | None) -> TableView:
    flash, house = state.flash, state.house
    is_open = state.phase != "asked"
    number, count = _place(state)
    judged = state.phase in ("told", "ended")
    return TableView(
        phase=state.phase,
        number=number,
        count=count,
        seats=1,
        seat=0 if seat == 0 else None,
        form=flash.form,
        tolerance=house.tolerance,
        asked=Asked(flash.card, flash.element, flash.answers, flash.homage),
        is_again=state.is_again,
        totals=(known(state),),
        true=flash.true if is_open else "",
        right=flash.right if is_open else 0,
        said=state.said,
        worth=state.done[-1].worth if judged else None,
        done=state.done,
    )


def known(state: State) -> int:
    """How many cards were known when they came for the first time."""
    return sum(result.knew for result in state.done if not result.again)


def _place(state: State) -> tuple[int, int]:
    """The number of the present card and of how many; those that come once more are counted anew."""
    before = sum(result.again == state.is_again for result in state.done)
    number = before + (state.phase in ("asked", "turned"))
    count = number + len(state.missed) if state.is_again else state.house.cards
    return number, count


def resample_hidden(state: State, rng: Rng) -> State:
    """Other cards to come, and another answer to what is asked now. What came before and was missed is known."""
    coming, rng = rng.shuffled(state.coming)
    state = _with(state, coming=coming)
    if state.phase != "asked" or state.is_again:
        return _with(state, rng=rng)
    flash, rng = _other_truth(state.flash, coming, rng)
    return _with(state, flash=flash, rng=rng)


def _other_truth(flash: Flash, coming: tuple[Flash, ...], rng: Rng) -> tuple[Flash, Rng]:
    if flash.answers:
        which, rng = rng.below(len(flash.answers))
        return _with(flash, right=which + 1, true=flash.answers[which]), rng
    alike = [flash, *(other for other in coming if other.element == flash.element)]
    which, rng = rng.below(len(alike))
    return _with(flash, true=alike[which].true, label=alike[which].label), rng
