"""A seat's page as it travels, and answers on their way back."""

import json
from typing import Any

import msgspec
import pytest

from artgames.engine.api import Refused, View
from artgames.engine.capabilities import Pictured
from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.phones.answers import read_answer
from artgames.phones.messages import SeatState
from artgames.phones.pictures import Addresses
from artgames.phones.record import Draft
from artgames.phones.sheet import cards_shown, fingerprint, make_sheet

KEY = "key"


class Do(Action, frozen=True):
    cards: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    number: int = 0
    text: str = ""


class Table(View, frozen=True):
    round: int = 1
    wall: tuple[int, ...] = (901, 902, 903)
    hand: tuple[int, ...] = ()
    key: tuple[str, ...] = ()
    note: str = ""


PICTURED = Pictured(("wall", "hand"), "wall", 1, "key")
EVERYTHING = Choice(
    Do,
    (
        Pick("cards", (911, 912, 913), 1, 2),
        Order("tokens", (1, 2, 3), "token"),
        Number("number", 0, 9),
        Text("text", 12, one_word=True),
    ),
)


def state(*choices: Choice, **view: Any) -> SeatState:
    return SeatState(
        seat=1,
        turn=7,
        question=3,
        view=Table(**view),
        room=Table(),
        choices=choices,
        names=("Anna", "Ben"),
        pictured=PICTURED,
    )


def sheet_of(of: SeatState, addresses: Addresses, draft: Draft | None = None) -> dict[str, Any]:
    return make_sheet(of, addresses.show(of.seat, cards_shown(of)), KEY, draft)


def test_no_number_of_a_card_travels() -> None:
    told = sheet_of(state(EVERYTHING, hand=(921, 922)), Addresses())
    text = json.dumps(told)
    for card in (901, 902, 903, 911, 912, 913, 921, 922):
        assert str(card) not in text


def test_every_form_of_a_field_has_what_its_control_needs() -> None:
    cards, tokens, number, text = sheet_of(state(EVERYTHING), Addresses())["ways"][0]["fields"]
    assert cards["form"] == "pick"
    assert (cards["min"], cards["max"], cards["hint"]) == (1, 2, "Choose 1 or 2.")
    assert all(option["value"] == option["picture"] != "" for option in cards["of"])
    assert [option["text"] for option in tokens["of"]] == ["1", "2", "3"]
    assert all(option["picture"] for option in tokens["of"])
    assert (number["low"], number["high"]) == (0, 9)
    assert (text["max"], text["one_word"]) == (12, True)


def test_what_the_room_knows_is_left_to_the_shared_screen() -> None:
    told = sheet_of(state(hand=(921,), note="psst"), Addresses())
    assert [fact["label"] for fact in told["facts"]] == ["Note"]
    assert [hand["label"] for hand in told["hands"]] == ["Hand"]
    assert sheet_of(state(), Addresses())["hands"] == []


def test_a_secret_about_the_wall_stands_below_its_paintings() -> None:
    (hand,) = sheet_of(state(key=("red", "blue", "red")), Addresses())["hands"]
    assert [caption for _, caption in hand["pictures"]] == ["red", "blue", "red"]


def test_an_answer_comes_back_as_an_action() -> None:
    addresses, of = Addresses(), state(EVERYTHING)
    fields = sheet_of(of, addresses)["ways"][0]["fields"]
    said = {"cards": [fields[0]["of"][2]["value"]], "tokens": [3, 1, 2], "number": 4, "text": "blue"}
    action = read_answer(of.choices, 0, said, lambda at: addresses.card_of(1, at))
    assert action == Do((913,), (3, 1, 2), 4, "blue")


@pytest.mark.parametrize(
    "said",
    [
        {"cards": [911]},
        {"cards": ["not an address"]},
        {"cards": "911"},
        {"cards": [None]},
        {"cards": []},
        {"tokens": [1, 2]},
        {"tokens": [1, 2, True]},
        {"tokens": [1] * 5000},
        {"number": 10},
        {"number": "4"},
        {"number": 4.5},
        {"number": 10**30},
        {"text": ""},
        {"text": "two words"},
        {"text": 5},
        {"text": "x" * 13},
    ],
)
def test_a_wrong_answer_is_refused_with_a_sentence(said: dict[str, Any]) -> None:
    addresses, of = Addresses(), state(EVERYTHING)
    fields = sheet_of(of, addresses)["ways"][0]["fields"]
    right = {"cards": [fields[0]["of"][0]["value"]], "tokens": [1, 2, 3], "number": 4, "text": "blue"}
    read_answer(of.choices, 0, right, lambda at: addresses.card_of(1, at))
    with pytest.raises(Refused) as refusal:
        read_answer(of.choices, 0, {**right, **said}, lambda at: addresses.card_of(1, at))
    assert refusal.value.sentence.render(())


@pytest.mark.parametrize("way", [-1, 1, 99])
def test_there_are_no_other_choices_than_those(way: int) -> None:
    with pytest.raises(Refused):
        read_answer((EVERYTHING,), way, {}, lambda at: None)
    with pytest.raises(Refused):
        read_answer((), way, {}, lambda at: None)


def test_an_address_is_one_seats_own() -> None:
    addresses = Addresses()
    mine, theirs = addresses.show(0, [5, 6])[5], addresses.show(1, [5])[5]
    assert mine != theirs
    assert addresses.card_of(0, mine) == 5
    assert addresses.card_of(1, mine) is None


def test_what_a_seat_may_no_longer_see_its_old_address_no_longer_shows() -> None:
    addresses = Addresses()
    before = addresses.show(0, [5, 6])
    assert addresses.show(0, [6]) == {6: before[6]}
    assert addresses.card(before[5]) is None
    assert addresses.show(0, [5, 6])[5] != before[5], "an address would tell that it is the same painting again"


def test_a_half_written_answer_comes_back_in_the_words_of_the_page() -> None:
    addresses, of = Addresses(), state(EVERYTHING)
    begun = Draft(fingerprint(of.choices, KEY), 0, {"cards": [912], "tokens": [2], "number": 4, "text": "bl"}, 1.0)
    draft = sheet_of(of, addresses, begun)["draft"]
    assert addresses.card_of(1, draft["answers"]["cards"][0]) == 912
    assert draft["answers"] | {"cards": []} == {"cards": [], "tokens": [2], "number": 4, "text": "bl"}
    assert sheet_of(state(Choice(Do)), addresses, begun)["draft"] is None, "that was another question"


def test_labels_of_the_table_replace_the_names_of_the_rules() -> None:
    of = msgspec.structs.replace(
        state(EVERYTHING), labels={"do": "Lock in", "cards": "Which?", "tokens=2": "the second"}
    )
    way = sheet_of(of, Addresses())["ways"][0]
    assert (way["label"], way["fields"][0]["label"]) == ("Lock in", "Which?")
    assert way["fields"][1]["of"][1]["text"] == "the second"


def test_what_has_no_words_yet_is_no_fact() -> None:
    silent = msgspec.structs.replace(state(key=(None, None)), pictured=None)
    assert sheet_of(silent, Addresses())["facts"] == []
