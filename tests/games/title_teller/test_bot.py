"""A bot adds cards and votes; it never tells a title."""

from collections.abc import Callable

from artgames.decks.catalogue import Painting
from artgames.engine.rng import Rng
from artgames.games.title_teller.bot import make_bot, stems
from artgames.games.title_teller.rules.records import Add, Pass, Vote
from tests.games.title_teller.conftest import TellersTable


def catalogue(wanted: int) -> Callable[[int], Painting]:
    """One painting is of a ship at night, all others are bowls of fruit."""

    def painting(card: int) -> Painting:
        sentence = "A lonely ship sails under the moon." if card == wanted else "Apples lie in a bowl."
        return Painting(id=card, title=str(card), sentence=sentence, file="", width=1, height=1)

    return painting


def test_a_bot_never_tells_a_title_as_if_it_were_a_person(table: TellersTable) -> None:
    for level in ("easy", "normal", "hard"):
        for number in range(20):
            seen = table.match.seen(table.teller)
            assert make_bot(level).choose(seen, Rng.from_seed(str(number))).action == Pass()


def test_it_adds_what_the_catalogue_says_of_the_title(table: TellersTable) -> None:
    table.tell("Moonlight and ships")
    seat = table.others[0]
    wanted = table.state.hands[seat][4]
    decision = make_bot("hard", facts=catalogue(wanted)).choose(table.match.seen(seat), Rng(7))
    assert decision.action == Add((wanted,))
    assert decision.why is not None and "catalogue" in decision.why.text


def test_it_votes_for_what_the_catalogue_says_but_never_for_its_own(table: TellersTable) -> None:
    table.tell("The lonely ship")
    table.add()
    voter, other = table.others[:2]
    for owner in (voter, other):
        (token,) = table.tokens_of(owner)
        bot = make_bot("hard", facts=catalogue(table.state.row[token - 1]))
        action = bot.choose(table.match.seen(voter), Rng(7)).action
        assert isinstance(action, Vote)
        assert (action == Vote((token,))) == (owner == other)


def test_with_three_players_it_adds_two() -> None:
    table = TellersTable(3)
    table.tell()
    seat = table.others[0]
    action = make_bot("normal").choose(table.match.seen(seat), Rng(3)).action
    assert isinstance(action, Add) and len(set(action.cards)) == 2


def test_it_admits_that_no_word_helped(table: TellersTable) -> None:
    table.tell("Zzz")
    why = make_bot("hard").choose(table.match.seen(table.others[0]), Rng(1)).why
    assert why is not None and "No word" in why.text


def test_words_are_compared_by_their_beginnings_and_small_ones_do_not_count() -> None:
    assert stems("The Sailors and HER sails") == {"sail"}
    assert stems("flower") == stems("flowering") and stems("of a 12") == frozenset()
