"""Who is it? Only cards with a named sitter are asked about (SP-62)."""

import pytest

from artgames import games
from artgames.decks.catalogue import Pack, Painting
from artgames.decks.deck import Deck
from artgames.decks.questions import told
from artgames.decks.similarity import Likeness
from artgames.engine.api import Refused, Setup
from artgames.engine.facts import Facts
from artgames.games.sitters import GAME
from artgames.games.sitters.rules import RULES
from tests.games.group_quiz.conftest import QuizTable


def painting(card: int, **facts: object) -> Painting:
    return Painting(id=card, title="A face", file="x.webp", width=9, height=9, **facts)  # type: ignore[arg-type]


def test_sp62_only_paintings_with_a_named_sitter_are_dealt(tmp_path: object) -> None:
    cards = (painting(1, sitter="Ada Lovelace"), painting(2, portrait=True), painting(3, sitter="Somebody (?)"))
    pack = Pack(slug="x", title="X", licence="", credit="", cards=cards)
    from pathlib import Path

    deck = Deck(pack, {card.id: Path("x.webp") for card in cards}, Likeness)
    assert deck.ids_for(GAME.needs) == (1,)


def test_sp62_nothing_else_is_asked() -> None:
    table = QuizTable(3, game="sitters")
    questions = [table.state.open, *table.state.coming]
    assert {question.element for one in questions for question in one} == {"sitter"}
    assert all(len(one) == 1 for one in questions)
    for one in questions:
        facts = table.setup.facts[table.setup.deck.index(one[0].card)]
        assert one[0].right_answer == told(facts, "sitter")


def test_sp62_a_deck_without_sitters_is_refused_with_a_sentence() -> None:
    cards = tuple(range(1, 60))
    with pytest.raises(Refused) as refusal:
        RULES.start(Setup(2, {}, "x", cards, facts=(Facts(title="A hill"),) * len(cards)))
    assert "6 portraits with named sitters" in refusal.value.sentence.render(())


def test_sp62_one_may_play_alone() -> None:
    table = QuizTable(1, game="sitters", cards=2)
    table.answer(right=True)
    table.go_on()
    table.answer(right=False)
    outcome = table.match.outcome()
    assert outcome is not None and (outcome.points, outcome.reason) == ((1,), "alone")


def test_what_its_folder_has_not_is_the_group_quiz_s() -> None:
    quiz, game = games.load("group_quiz"), games.load("sitters")
    assert (game.words, game.make_bot, game.make_board, game.answers) == (
        quiz.words,
        quiz.make_bot,
        quiz.make_board,
        quiz.answers,
    )
    assert game.rules is not quiz.rules and game.info.facing == quiz.info.facing
    assert quiz.has_practice and game.has_practice and game.practice is not quiz.practice
