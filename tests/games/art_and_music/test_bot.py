"""A bot guesses; it never writes."""

from collections import Counter

from artgames.engine.rng import Rng
from artgames.games.art_and_music.bot import make_bot
from artgames.games.art_and_music.rules.records import Guess, Pass
from tests.games.art_and_music.conftest import LoversTable


def guesses(table: LoversTable, level: str) -> Counter[int]:
    bot, seen = make_bot(level), table.match.seen(table.guessers[0])
    actions = [bot.choose(seen, Rng.from_seed(str(number))).action for number in range(200)]
    return Counter(action.tokens[0] for action in actions if isinstance(action, Guess))


def test_a_bot_never_writes_as_if_it_were_a_person(table: LoversTable) -> None:
    for level in ("easy", "normal", "hard"):
        for number in range(20):
            seen = table.match.seen(table.lover)
            assert make_bot(level).choose(seen, Rng.from_seed(str(number))).action == Pass()


def test_every_painting_may_be_meant(table: LoversTable) -> None:
    table.love(4)
    assert set(guesses(table, "normal")) == set(range(1, 9))


def test_in_a_row_that_stays_a_better_bot_does_not_expect_the_same_painting_again() -> None:
    table = LoversTable(keep_row=True)
    table.love(4)
    table.guess(1, 2, 3)
    table.next_turn()
    table.love(5)
    assert 4 in guesses(table, "easy")
    assert 4 not in guesses(table, "normal") and 4 not in guesses(table, "hard")


def test_it_admits_that_it_only_guessed(table: LoversTable) -> None:
    table.love(4)
    why = make_bot("hard").choose(table.match.seen(table.guessers[0]), Rng(1)).why
    assert why is not None and "guess" in why.text
