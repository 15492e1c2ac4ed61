"""The course of a quiz: a card, its questions one after the other, the next card.

In turns everybody answers everything about the own card; with a buzzer whoever is first answers. What is said aloud is
judged by whoever leads the table. There are no points for speed (SP-61).
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step
from artgames.engine.choices import Choice, Number, Pick, Text
from artgames.engine.facts import Question
from artgames.engine.game_rules import GameRules
from artgames.engine.rng import Rng
from artgames.engine.writing import tidy
from artgames.games.group_quiz.rules import records, views
from artgames.games.group_quiz.rules.invariants import invariants
from artgames.games.group_quiz.rules.records import LONGEST_ANSWER, State
from artgames.games.group_quiz.rules.scoring import final_outcome

Settled: TypeAlias = tuple[records.House, tuple[tuple[Question, ...], ...], Rng]
"""House rules, the questions of all cards, and chance."""

Done: TypeAlias = Step[State]

_with = msgspec.structs.replace
_SHOW, _TIME_UP = Choice(records.Show), Choice(records.TimeUp)
_JUDGE = (Choice(records.Judge, given=(("right", 1),)), Choice(records.Judge, given=(("right", 0),)))
_BUZZ = (Choice(records.Buzz, (Number("knows", 0, 1),)),)
_SAY = (Choice(records.Say, (Text("words", LONGEST_ANSWER),)),)


def start(settle: Callable[[Setup], Settled], setup: Setup) -> Done:
    house, cards, rng = settle(setup)
    state = State(
        house=house,
        rng=rng,
        phase="ask",
        number=0,
        coming=cards,
        open=(),
        player=None,
        totals=(0,) * house.seats,
    )
    return _show_card(state)


def to_act(state: State) -> tuple[Seat, ...]:
    house = state.house
    if state.phase == "buzz":
        out = (*state.locked_out, *state.passed)
        return (HOUSE, *(seat for seat in range(house.seats) if seat not in out))
    if state.phase in ("choose", "ask"):
        assert state.player is not None
        led = state.phase == "ask" and (house.aloud or house.seconds)
        return (HOUSE, state.player) if led else (state.player,)
    return (HOUSE,) if state.phase in ("judge", "told") else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if seat == HOUSE:
        return _of_house(state)
    if state.phase == "choose":
        known = tuple(state.house.elements.index(one) + 1 for one in views.categories(state))
        return (Choice(records.Choose, (Pick("categories", known, 1, 1, "number"),)),)
    if state.phase == "buzz":
        return _BUZZ
    if state.house.aloud:
        return _SAY
    gone = [one.answer for one in state.given]
    numbers = tuple(number for number in range(1, len(state.open[0].answers) + 1) if number not in gone)
    return (Choice(records.Answer, (Pick("answers", numbers, 1, 1, "number"),)),)


def outcome(state: State) -> Outcome | None:
    return final_outcome(state.totals) if state.phase == "ended" else None


def timed(state: State) -> int | None:
    return (state.house.seconds or None) if state.phase in ("buzz", "ask") else None


def _of_house(state: State) -> tuple[Choice, ...]:
    if state.phase == "told":
        return (Choice(records.NextQuestion),)
    if state.phase == "judge":
        return _JUDGE
    shows = state.phase == "buzz" or state.house.aloud
    return (*((_SHOW,) if shows else ()), *((_TIME_UP,) if state.house.seconds else ()))


# A card and its questions


def _show_card(state: State, before: tuple[Event, ...] = ()) -> Done:
    """In turns every card is for the next one at the table."""
    house, questions = state.house, state.coming[0]
    player = None if house.buzzer else state.number % house.seats
    state = _with(
        state, number=state.number + 1, coming=state.coming[1:], open=questions, player=player, given=(), locked_out=()
    )
    shown = (*before, records.CardShown(state.number, questions[0].card, player))
    if house.categories == "choice":
        return Step(_with(state, phase="choose", passed=(), said=""), shown, reveals=True)
    if house.categories == "wheel":
        return _turn_wheel(state, shown)
    return _ask(state, shown)


def _turn_wheel(state: State, before: tuple[Event, ...]) -> Done:
    """SP-64: a category that nobody knows about this card is skipped."""
    assert state.player is not None
    known = views.categories(state)
    which, rng = state.rng.below(len(known))
    turned = records.WheelTurned(state.player, known[which], known)
    return _ask(_with(_first(state, known[which]), rng=rng), (*before, turned))


def _choose(state: State, seat: Seat, action: records.Choose) -> Done:
    category = state.house.elements[action.categories[0] - 1]
    return _ask(_first(state, category), (records.CategoryChosen(seat, category),))


def _first(state: State, category: str) -> State:
    """The question of this category before all others."""
    return _with(state, open=tuple(sorted(state.open, key=lambda question: question.element != category)))


def _ask(state: State, before: tuple[Event, ...]) -> Done:
    phase = "buzz" if state.house.buzzer else "ask"
    player = None if state.house.buzzer else state.player
    state = _with(state, phase=phase, player=player, given=(), passed=(), said="")
    return Step(state, (*before, records.QuestionAsked(state.open[0].element)), reveals=True)


def _next(state: State, seat: Seat, action: records.NextQuestion) -> Done:
    if views.left(state):
        return _ask(_with(state, open=state.open[1:]), ())
    return _show_card(state)


# Answers


def _buzz(state: State, seat: Seat, action: records.Buzz) -> Done:
    """SP-61: the first press counts. When nobody is left who may know it, it is told."""
    said = records.Buzzed(seat, bool(action.knows))
    if action.knows:
        return Step(_with(state, phase="ask", player=seat), (said,), reveals=True)
    state = _with(state, passed=(*state.passed, seat))
    return Step(state, (said,), reveals=True) if _anybody_left(state) else _tell(state, (said,))


def _anybody_left(state: State) -> bool:
    return len({*state.passed, *state.locked_out}) < state.house.seats


def _answer(state: State, seat: Seat, action: records.Answer) -> Done:
    (number,) = action.answers
    return _score(state, number, number == state.open[0].right)


def _say(state: State, seat: Seat, action: records.Say) -> Done:
    words = tidy(action.words)
    return Step(_with(state, phase="judge", said=words), (records.Said(seat, words), _shown(state)), reveals=True)


def _show(state: State, seat: Seat, action: records.Show) -> Done:
    if state.phase == "buzz":
        return _tell(state, ())
    return Step(_with(state, phase="judge"), (_shown(state),), reveals=True)


def _judge(state: State, seat: Seat, action: records.Judge) -> Done:
    """What was said aloud has been heard with the right answer before everybody's eyes: nobody else can be asked."""
    return _score(state, 0, bool(action.right))


def _time_up(state: State, seat: Seat, action: records.TimeUp) -> Done:
    return _tell(state, ()) if state.phase == "buzz" else _score(state, 0, False)


def _score(state: State, number: int, right: bool) -> Done:
    """SP-61: 1 point for each element right; a wrong buzz locks somebody out for that card."""
    seat = state.player
    assert seat is not None
    given = (*state.given, records.Given(seat, number, right))
    totals = tuple(total + (right and one == seat) for one, total in enumerate(state.totals))
    answered = (records.Answered(seat, number, right),)
    state = _with(state, given=given, totals=totals)
    if right or not state.house.buzzer:
        return _tell(state, answered)
    was_told = state.phase == "judge"
    state = _with(state, locked_out=(*state.locked_out, seat))
    if was_told or not _anybody_left(state) or len(given) == len(state.open[0].answers) - 1:
        return _tell(state, answered)
    return Step(_with(state, phase="buzz", player=None, said=""), answered, reveals=True)


def _tell(state: State, before: tuple[Event, ...]) -> Done:
    """Everybody sees what is right; after the last question of the last card the match is over."""
    question = state.open[0]
    result = records.Result(question.card, question.element, question.answers, question.right, state.given)
    events = before if state.phase == "judge" else (*before, _shown(state))
    state = _with(state, phase="told", results=(*state.results, result))
    if views.left(state) or state.coming:
        return Step(state, events, reveals=True)
    ended = records.MatchEnded(final_outcome(state.totals))
    return Step(_with(state, phase="ended"), (*events, ended), reveals=True)


def _shown(state: State) -> records.AnswerShown:
    asked = state.open[0]
    return records.AnswerShown(asked.element, asked.right_answer, asked.homage)


def quiz_rules(settle: Callable[[Setup], Settled]) -> GameRules[State]:
    """The rules of all games that ask about paintings; `settle` says how one of them begins. Raises Refused."""
    return GameRules(
        state_type=State,
        start=partial(start, settle),
        to_act=to_act,
        choices=choices,
        do={
            records.Choose: _choose,
            records.Buzz: _buzz,
            records.Answer: _answer,
            records.Say: _say,
            records.Show: _show,
            records.Judge: _judge,
            records.NextQuestion: _next,
            records.TimeUp: _time_up,
        },
        view=views.view,
        outcome=outcome,
        timed=timed,
        invariants=invariants,
        resample_hidden=views.resample_hidden,
        version=2,  # since then wrong answers are of the picture's kind
    )
