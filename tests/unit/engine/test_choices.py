"""Each form of answer: what it accepts, what it refuses and in which words, and that its samples are legal."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.engine import codec
from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text, snake_case
from artgames.engine.rng import Rng


class TakeCards(Action, frozen=True):
    cards: tuple[int, ...]
    seat: int = 0


class SayWord(Action, frozen=True):
    word: str
    loudness: int


class Pass(Action, frozen=True):
    pass


PICK = Pick("cards", (3, 5, 8, 9), 1, 2)
ORDER = Order("cards", (3, 5, 8))
NUMBER = Number("loudness", 1, 10)
TEXT = Text("word", 8)


@pytest.mark.parametrize("answer", [(3,), (9, 3), (5, 8)])
def test_pick_accepts(answer: tuple[int, ...]) -> None:
    assert PICK.problem(answer) is None


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ((), "Choose 1 or 2."),
        ((3, 5, 8), "Choose 1 or 2."),
        ((5, 5), "You can choose each one only once."),
        ((3, 4), "4 cannot be chosen here."),
    ],
)
def test_pick_refuses_with_a_sentence(answer: tuple[int, ...], sentence: str) -> None:
    problem = PICK.problem(answer)
    assert problem is not None
    assert problem.render(()) == sentence


@pytest.mark.parametrize(
    ("least", "most", "sentence"),
    [
        (1, 1, "Choose one."),
        (2, 2, "Choose exactly 2."),
        (0, 1, "Choose only one."),
        (0, 3, "Choose at most 3."),
        (1, 2, "Choose 1 or 2."),
        (1, 3, "Choose 1 to 3."),
    ],
)
def test_too_few_and_too_many_are_told_the_same_way(least: int, most: int, sentence: str) -> None:
    pick = Pick("cards", (3, 5, 8, 9), least, most)
    for answer in [pick.of[:count] for count in (least - 1, most + 1) if count >= 0]:
        problem = pick.problem(answer)
        assert problem is not None and problem.render(()) == sentence


def test_order_accepts_any_order() -> None:
    assert ORDER.problem((8, 3, 5)) is None


@pytest.mark.parametrize("answer", [(), (3, 5), (3, 5, 5), (3, 5, 9), (3, 5, 8, 8)])
def test_order_refuses_with_a_sentence(answer: tuple[int, ...]) -> None:
    problem = ORDER.problem(answer)
    assert problem is not None
    assert problem.render(()) == "Put all 3 in order, using each one once."


@pytest.mark.parametrize(("answer", "right"), [(1, True), (10, True), (0, False), (11, False), (10**30, False)])
def test_number_keeps_its_range(answer: int, right: bool) -> None:
    problem = NUMBER.problem(answer)
    assert (problem is None) == right
    assert right or (problem is not None and problem.render(()) == "Enter a number from 1 to 10.")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("rain", None),
        ("eight ch", None),
        ("", "Write something first."),
        (" \t\n", "Write something first."),
        ("nine char", "Keep it to 8 letters."),
    ],
)
def test_text_is_short_and_not_empty(answer: str, sentence: str | None) -> None:
    problem = TEXT.problem(answer)
    assert (problem and problem.render(())) == sentence


@pytest.mark.parametrize(("answer", "sentence"), [(" rain ", None), ("sea-side", None), ("a b", "One word only.")])
def test_a_text_may_have_to_be_one_word(answer: str, sentence: str | None) -> None:
    field = Text("word", 8, one_word=True)
    problem = field.problem(answer)
    assert (problem and problem.render(())) == sentence
    assert all(field.problem(field.sample(Rng(number))[0]) is None for number in range(20))


FIELDS = st.one_of(
    st.lists(st.integers(0, 99), unique=True, min_size=1, max_size=12).flatmap(
        lambda of: st.integers(0, len(of)).flatmap(
            lambda most: st.integers(0, most).map(lambda least: Pick("cards", tuple(of), least, most))
        )
    ),
    st.lists(st.integers(0, 99), unique=True, max_size=12).map(lambda of: Order("cards", tuple(of))),
    st.tuples(st.integers(-50, 50), st.integers(0, 50)).map(lambda pair: Number("n", pair[0], pair[0] + pair[1])),
    st.integers(1, 40).map(lambda longest: Text("word", longest)),
)


@given(FIELDS, st.integers(0, 2**64 - 1))
def test_samples_are_legal_and_repeatable(field: Any, position: int) -> None:
    answer, after = field.sample(Rng(position))
    assert field.problem(answer) is None
    assert field.sample(Rng(position)) == (answer, after)


def test_samples_of_a_pick_reach_everything_it_allows() -> None:
    rng, sizes, items = Rng.from_seed("reach"), set(), set()
    for _ in range(100):
        answer, rng = PICK.sample(rng)
        sizes.add(len(answer))
        items |= set(answer)
    assert sizes == {1, 2}
    assert items == set(PICK.of)


def test_a_choice_fits_its_kind_and_its_given_values() -> None:
    choice = Choice(TakeCards, (PICK,), given=(("seat", 2),))
    assert choice.fits(TakeCards((3,), seat=2))
    assert not choice.fits(TakeCards((3,), seat=1))
    assert not choice.fits(Pass())


def test_a_choice_finds_the_first_wrong_field() -> None:
    choice = Choice(SayWord, (TEXT, NUMBER))
    assert choice.problem(SayWord("rain", 5)) is None
    problem = choice.problem(SayWord("rain", 99))
    assert problem is not None
    assert problem.render(()) == "Enter a number from 1 to 10."


def test_a_choice_makes_and_samples_whole_actions() -> None:
    choice = Choice(TakeCards, (PICK,), given=(("seat", 2),))
    assert choice.make(cards=(5,)) == TakeCards((5,), seat=2)
    action, _ = choice.sample(Rng(1))
    assert choice.fits(action)
    assert choice.problem(action) is None


def test_a_choice_without_fields_is_just_done() -> None:
    assert Choice(Pass).sample(Rng(1)) == (Pass(), Rng(1))


def test_choices_travel_as_json() -> None:
    choice = Choice(TakeCards, (PICK,), given=(("seat", 2),), secret=True)
    assert msgspec.json.decode(msgspec.json.encode(codec.encode_choice(choice))) == {
        "action": "take_cards",
        "fields": [{"form": "pick", "name": "cards", "of": [3, 5, 8, 9], "min": 1, "max": 2, "what": "card"}],
        "given": {"seat": 2},
        "secret": True,
    }
    assert codec.encode_choice(Choice(Pass)) == {"action": "pass", "fields": ()}


def test_a_settled_set_of_cards_fits_in_its_order_only_and_comes_back_from_json() -> None:
    choice = Choice(TakeCards, given=(("cards", (3, 5)),))
    assert choice.make() == choice.sample(Rng(1))[0] == TakeCards((3, 5))
    assert not choice.fits(TakeCards((5, 3))) and not choice.fits(TakeCards(()))
    told = msgspec.json.decode(msgspec.json.encode(codec.encode_choice(choice)))
    answered = codec.decode_action((TakeCards,), {"type": told["action"], **told["given"]})
    assert choice.fits(answered)


def test_names_travel_in_snake_case() -> None:
    assert snake_case("OpenTheExhibit") == "open_the_exhibit"
    assert Choice(TakeCards).action == "take_cards"
