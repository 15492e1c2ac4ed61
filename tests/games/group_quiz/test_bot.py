"""Bots: what a level knows, and that they are honest about it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from artgames.decks.catalogue import Painting
from artgames.engine.api import HOUSE
from artgames.engine.rng import Rng
from artgames.games.group_quiz.bot import KNOWN, make_bot
from artgames.games.group_quiz.rules.records import Answer, Buzz, Say
from tests.games.group_quiz.conftest import QuizTable


def painting_of(table: QuizTable, card: int) -> Painting:
    """The catalogue that fits the invented labels."""
    facts = table.setup.facts[table.setup.deck.index(card)]
    return Painting(
        id=card,
        title=facts.title,
        artist=facts.artist,
        lived=facts.lived,
        born=facts.born,
        died=facts.died,
        nationality=facts.country,
        dated=facts.dated,
        begun=facts.begun,
        completed=facts.completed,
        school=facts.school,
        museum=facts.museum,
        city=facts.city,
        sitter=facts.sitter or None,
        file="x.webp",
        width=1,
        height=1,
    )


def shares(level: str) -> Iterator[bool]:
    """Whether a bot of this level is right, question by question."""
    table = QuizTable(8, cards=12)
    bot = make_bot(level, facts=lambda card: painting_of(table, card))
    while table.match.outcome() is None:
        player = table.state.player
        assert player is not None
        decision = bot.choose(table.match.seen(player), Rng.from_seed(f"bot/{player}"))
        assert isinstance(decision.action, Answer) and decision.why is not None
        table.match.submit(player, decision.action)
        yield table.state.given[-1].right
        if table.match.outcome() is None:
            table.go_on()


@pytest.mark.parametrize("level", KNOWN)
def test_a_level_knows_so_much_and_guesses_the_rest(level: str) -> None:
    right = Counter(shares(level))
    expected = KNOWN[level] + (1 - KNOWN[level]) / 4
    assert abs(right[True] / right.total() - expected) < 0.09


def test_without_a_catalogue_a_bot_guesses() -> None:
    table = QuizTable(2)
    decision = make_bot("hard").choose(table.match.seen(0), Rng.from_seed("x"))
    assert isinstance(decision.action, Answer)


def test_asked_twice_it_thinks_the_same(table: QuizTable) -> None:
    bot = make_bot("normal", facts=lambda card: painting_of(table, card))
    seen = table.match.seen(0)
    assert bot.choose(seen, Rng.from_seed("x")) == bot.choose(seen, Rng.from_seed("x"))


def test_with_the_buzzer_it_presses_only_if_it_knows(buzzers: QuizTable) -> None:
    wise = make_bot("hard", facts=lambda card: painting_of(buzzers, card))
    ignorant = make_bot("hard")
    pressed = [wise.choose(buzzers.match.seen(0), Rng.from_seed(str(number))).action for number in range(40)]
    assert pressed.count(Buzz(1)) > 25 and pressed.count(Buzz(0)) > 0
    assert ignorant.choose(buzzers.match.seen(0), Rng.from_seed("x")).action == Buzz(0)


def test_it_says_its_answer_in_writing() -> None:
    table = QuizTable(form="aloud")
    bot = make_bot("hard", facts=lambda card: painting_of(table, card))
    said = [bot.choose(table.match.seen(0), Rng.from_seed(str(number))).action for number in range(40)]
    assert Say(table.question.right_answer) in said and Say("?") in said
    table.match.submit(0, said[0])
    assert table.match.to_act() == (HOUSE,)
