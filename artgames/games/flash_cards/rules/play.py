"""The course of a match: a card is asked → answered, or turned and judged by the learner → the next one, until all have
been asked; those that were missed come once more."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Text
from artgames.engine.game_rules import GameRules, whoever_acts
from artgames.engine.writing import tidy
from artgames.games.flash_cards.rules import records, views
from artgames.games.flash_cards.rules.invariants import invariants
from artgames.games.flash_cards.rules.records import LONGEST, State
from artgames.games.flash_cards.rules.settling import settle
from artgames.learning.answers import judge

LEARNER: Seat = 0

_GIVE_UP = Choice(records.GiveUp, held=True)
_GRADES = (Choice(records.KnewIt, held=True), Choice(records.NotYet, held=True))
_TURN, _NEXT = (Choice(records.Turn),), (Choice(records.NextCard),)
_WRITE = (Choice(records.Write, (Text("text", LONGEST),)), _GIVE_UP)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house, (first, *coming), rng = settle(setup)
    state = State(house, rng, "asked", first, False, tuple(coming))
    return Step(state, (_asked(state),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "ended":
        return ()
    by_house = state.phase == "told" or (state.phase == "asked" and state.flash.form == "turn")
    return (HOUSE,) if by_house else (LEARNER,)


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if state.phase == "asked":
        return _ways_to_answer(state)
    return _GRADES if state.phase == "turned" else _NEXT


def outcome(state: State) -> Outcome | None:
    return _outcome(state) if state.phase == "ended" else None


def _ways_to_answer(state: State) -> tuple[Choice, ...]:
    if state.flash.form == "turn":
        return _TURN
    if state.flash.form == "typed":
        return _WRITE
    numbers = range(1, len(state.flash.answers) + 1)
    return (*(Choice(records.Choose, given=(("number", number),), held=True) for number in numbers), _GIVE_UP)


# What comes of it


def _choose(state: State, action: records.Choose) -> Done:
    flash = state.flash
    return _tell(state, "right" if action.number == flash.right else "wrong", flash.answers[action.number - 1])


def _write(state: State, action: records.Write) -> Done:
    """SP-60: typed answers are judged as people mean them."""
    said, flash, house = tidy(action.text), state.flash, state.house
    assert flash.label is not None
    others = house.others.get(flash.element, ())
    worth: records.Worth = judge(flash.element, flash.label, said, house.tolerance, others).value
    return _tell(state, worth, said)


def _tell(state: State, worth: records.Worth, said: str) -> Done:
    """The answer is judged, and the label can be read until the learner goes on."""
    state = _with(_counted(state, worth), phase="told", said=said)
    return Step(state, (records.AnswerTold(state.done[-1], said, state.flash.true),), reveals=True)


def _counted(state: State, worth: records.Worth) -> State:
    result = records.Result(state.flash.card, state.flash.element, worth, state.is_again)
    comes_again = state.house.again and not result.knew and not state.is_again
    missed = (*state.missed, state.flash) if comes_again else state.missed
    return _with(state, done=(*state.done, result), missed=missed)


def _turn(state: State, _: records.Turn) -> Done:
    return Step(_with(state, phase="turned"), (records.CardTurned(state.flash.true),), reveals=True)


def _grade(state: State, action: records.KnewIt | records.NotYet) -> Done:
    """The learner has seen the label already: the next card follows at once."""
    state = _counted(state, "right" if isinstance(action, records.KnewIt) else "wrong")
    return _go_on(state, (records.AnswerTold(state.done[-1], "", state.flash.true),))


def _go_on(state: State, before: tuple[Event, ...] = ()) -> Done:
    """The next card; when all have been asked, those that were missed."""
    if state.coming:
        state = _with(state, flash=state.coming[0], coming=state.coming[1:])
    elif state.missed:
        state = _with(state, flash=state.missed[0], missed=state.missed[1:], is_again=True)
    else:
        state = _with(state, phase="ended")
        return Step(state, (*before, records.MatchEnded(_outcome(state), state.house.cards)), reveals=True)
    state = _with(state, phase="asked", said="")
    return Step(state, (*before, _asked(state)), reveals=True)


def _asked(state: State) -> records.CardAsked:
    shown = views.view(state, None)
    return records.CardAsked(shown.number, shown.asked, state.is_again)


def _outcome(state: State) -> Outcome:
    """What was known at first. Nobody wins by it: a long lesson is no better than a short one."""
    known = views.known(state)
    reason = "all_known" if known == state.house.cards else "learned"
    return Outcome((LEARNER,), (known,), reason, counted=False)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do=whoever_acts(
        {
            records.Choose: _choose,
            records.Write: _write,
            records.GiveUp: lambda state, _: _tell(state, "wrong", ""),
            records.Turn: _turn,
            records.KnewIt: _grade,
            records.NotYet: _grade,
            records.NextCard: lambda state, _: _go_on(state),
        }
    ),
    view=views.view,
    outcome=outcome,
    invariants=invariants,
    resample_hidden=lambda state, seat, rng: views.resample_hidden(state, rng),
    version=3,  # since then the deck itself says whether it is dealt in its order
)
