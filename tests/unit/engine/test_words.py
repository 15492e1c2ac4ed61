"""Sentences without a language."""

import pytest

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice, listed

TEXT = QT_TRANSLATE_NOOP("toy", "{who} has found {count}.")


def test_a_sentence_is_filled_with_values_and_names() -> None:
    sentence = Sentence("toy", TEXT, {"count": 3}, {"who": 1})
    assert sentence.render(("Anna", "Ben")) == "Ben has found 3."


def test_a_sentence_is_translated_before_it_is_filled() -> None:
    def german(context: str, text: str) -> str:
        assert (context, text) == ("toy", TEXT)
        return "{count} hat {who} gefunden."

    assert Sentence("toy", TEXT, {"count": 3}, {"who": 0}).render(("Anna",), german) == "3 hat Anna gefunden."


def test_braces_in_values_do_no_harm() -> None:
    assert Sentence("toy", "No {what}.", {"what": "{boom}"}).render(()) == "No {boom}."


@pytest.mark.parametrize(
    ("things", "text"), [((), ""), ((4,), "4"), ((1, 4), "1 and 4"), ((1, 2, 4), "1, 2 and 4"), (("A", "B"), "A and B")]
)
def test_things_are_listed_as_people_list_them(things: tuple[int | str, ...], text: str) -> None:
    assert listed(things) == text
    assert Sentence("toy", "Found {things}.", {"things": things}).render(()) == f"Found {text}."


def test_numbers_below_nothing_have_a_minus_and_no_hyphen() -> None:
    assert Sentence("toy", "{points}: {all}.", {"points": -3, "all": (-1, 2)}).render(()) == "−3: −1 and 2."


def test_a_list_is_translated_too() -> None:
    def german(context: str, text: str) -> str:
        return {"{most} and {last}": "{most} und {last}", "Found {things}.": "{things} gefunden."}[text]

    assert Sentence("toy", "Found {things}.", {"things": (1, 2, 3)}).render((), german) == "1, 2 und 3 gefunden."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{who} looks for a clue.", "looks for a clue."),
        ("A clue is wanted from {who}.", "A clue is wanted from A."),
        ("{who} reads what {who} wrote.", "reads what A wrote."),
        ("{who}, point at a forgery.", "Point at a forgery."),
    ],
)
def test_beside_a_name_a_sentence_goes_on_from_there(text: str, said: str) -> None:
    assert Sentence("toy", text, {}, {"who": 0}).render_beside(0, ("A", "Ben")) == said
    assert Sentence("toy", text, {}, {"who": 0}).render_beside(1, ("A", "Ben")) == text.format(who="A")


def test_the_last_one_is_named_and_several_are_counted() -> None:
    say = Voice("test")
    told = {
        count: say.waiting(
            range(count), "{who} waits for {last}.", "{who} waits for {count}.", "Your turn.", {"who": 2}
        )
        for count in (1, 2)
    }
    names = ("Anna", "Ben", "Cleo")
    assert told[1].render(names) == "Cleo waits for Anna." and told[2].render(names) == "Cleo waits for 2."
    assert told[1].render_beside(0, names) == told[2].render_beside(0, names) == "Your turn."


def test_a_sentence_knows_whom_it_speaks_to() -> None:
    people = {"who": 2, "other": 1}
    assert Sentence("toy", "{who}, point at a forgery.", {}, people).addressed == 2
    assert Sentence("toy", "{who} points at a forgery.", {}, people).addressed is None
    assert Sentence("toy", "{who}, {other} and Cleo share the victory.", {}, people).addressed is None


@pytest.mark.parametrize(
    "text, said",
    [
        ("{name} wins.", "The audience wins."),
        ("What did {name} steal?", "What did the audience steal?"),
        ("It was true. {name} may look.", "It was true. The audience may look."),
        ("{first} and {name} share the victory.", "Ada and the audience share the victory."),
    ],
)
def test_a_name_with_an_article_fits_into_a_sentence(text: str, said: str) -> None:
    assert Sentence("any", text, people={"first": 0, "name": 1}).render(("Ada", "The audience")) == said
