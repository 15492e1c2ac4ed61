"""Sentences without a language."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

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
