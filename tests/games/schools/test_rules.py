"""Sorting by school, country or century: what is dealt, how it is hung, and what it is worth (SP-63)."""

import pytest

from artgames.decks.questions import asker_for, told
from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.facts import Facts
from artgames.engine.rng import Rng
from artgames.games.schools.bot import make_bot
from artgames.games.schools.rules import RULES
from artgames.games.schools.rules.records import Hang, LabelsRead, Rehang
from artgames.games.schools.words import result, resume, status
from tests.games.schools.conftest import SchoolsTable

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize("by", ["school", "country", "century"])
def test_sp63_every_painting_belongs_to_one_wall_beyond_doubt(by: str) -> None:
    for seed in ("a", "b", "c"):
        table = SchoolsTable(seed=seed, by=by)
        asker = asker_for(table.match.setup.deck, table.match.setup.facts)
        for one in table.state.sorted:
            facts = table.match.setup.facts[table.match.setup.deck.index(one.card)]
            assert told(facts, by) == table.view().walls[one.wall - 1]
            others = [wall for number, wall in enumerate(table.view().walls, 1) if number != one.wall]
            assert all(asker.is_wrong(one.card, by, other) for other in others)  # type: ignore[arg-type]
        assert all(sum(one.wall == wall for one in table.state.sorted) >= 2 for wall in (1, 2, 3))


def test_sp63_it_takes_one_to_eight() -> None:
    for seats in (0, 9):
        with pytest.raises(Refused):
            SchoolsTable(seats)
    for seats in (1, 8):
        assert SchoolsTable(seats).state.phase == "sort"


def test_one_after_the_other_hangs_a_painting(table: SchoolsTable) -> None:
    for number in range(len(table.view().cards)):
        assert table.view().player == number % 3 and table.match.to_act() == (number % 3,)
        table.hang()
    assert table.state.phase == "check" and table.match.to_act() == (HOUSE,)


def test_what_was_hung_last_can_be_taken_back_and_nothing_is_told_by_it(table: SchoolsTable) -> None:
    table.hang()
    assert table.view().right == () and table.view().totals == (0, 0, 0)
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert table.view().hung == ()


def test_sp63_without_points_anything_may_be_hung_elsewhere_until_labels_are_read(table: SchoolsTable) -> None:
    table.hang_all(wrong=2)
    first = table.view().cards[0]
    table.rehang(first, table.belongs(first))
    events = table.compare()
    assert next(event for event in events if isinstance(event, LabelsRead)).right == len(table.view().cards) - 1
    outcome = table.match.outcome()
    assert outcome is not None and not outcome.counted and outcome.reason == "together"
    assert {one.card: one.wall for one in table.view().right} == {one.card: one.wall for one in table.state.sorted}


def test_sp63_with_points_there_is_one_for_each_painting_on_the_right_wall() -> None:
    table = SchoolsTable(points=True)
    table.hang_all(wrong=1)  # Ada's first one
    with pytest.raises(Refused):
        table.rehang(table.view().cards[0], 1)
    table.compare()
    outcome = table.match.outcome()
    shares = [len(table.view().cards[seat::3]) for seat in range(3)]
    assert outcome is not None and outcome.points == (shares[0] - 1, shares[1], shares[2])
    assert outcome.counted and 0 not in outcome.winners


def test_a_painting_hangs_once_and_only_on_a_wall(table: SchoolsTable) -> None:
    table.hang()
    card = table.view().hung[0].card
    for action in (Hang((card,), (1,)), Hang((table.view().cards[-1],), (9,)), Rehang((card,), (1,))):
        with pytest.raises(Refused):
            table.match.submit(1, action)


@pytest.mark.parametrize("by", ["school", "country", "century"])
def test_sp63_a_deck_without_the_fact_is_refused_with_a_sentence(by: str) -> None:
    cards = tuple(range(1, 40))
    with pytest.raises(Refused) as refusal:
        RULES.start(Setup(2, {"by": by}, "x", cards, facts=(Facts(title="A hill"),) * len(cards)))
    assert "Sort by something else." in refusal.value.sentence.render(())


def test_fewer_walls_than_wanted_are_enough() -> None:
    cards = tuple(range(1, 21))
    facts = tuple(Facts(title=f"Work {card}", school=("Rococo", "Ukiyo-e")[card % 2]) for card in cards)
    state = RULES.start(Setup(2, {"groups": 5}, "x", cards, facts=facts)).state
    assert state.house.walls == ("Rococo", "Ukiyo-e")


def test_what_is_said(table: SchoolsTable) -> None:
    assert status(table.view()).render(NAMES) == "Ada, hang a painting."
    table.hang_all(wrong=3)
    cards = len(table.view().cards)
    assert resume(table.view()).render(NAMES) == f"{cards} of {cards} paintings are up."
    assert status(table.view()).render(NAMES) == "Everything is hung. All happy?"
    table.compare()
    assert status(table.view()).render(NAMES) == f"{cards - 3} of {cards} paintings hung where they belong."
    outcome = table.match.outcome()
    assert outcome is not None and result(outcome).render(NAMES) == f"You hung {cards - 3} paintings where they belong."


def test_bots_hang_what_they_know_and_guess_the_rest() -> None:
    from tests.games.group_quiz.test_bot import painting_of

    table = SchoolsTable()
    catalogue: dict[str, float] = {}
    for level in ("easy", "hard"):
        table = SchoolsTable(1, seed="bots", cards=20, groups=4)
        deck = type("Deck", (), {"setup": table.match.setup})()
        bot = make_bot(level, facts=lambda card, deck=deck: painting_of(deck, card))  # type: ignore[misc]
        while table.state.phase == "sort":
            decision = bot.choose(table.match.seen(0), Rng.from_seed("bot"))
            table.match.submit(0, decision.action)
        (read, _) = table.compare()
        assert isinstance(read, LabelsRead)
        catalogue[level] = read.right / len(read.sorted)
    assert catalogue["hard"] > 0.8 > catalogue["easy"]
    assert isinstance(make_bot("hard").choose(SchoolsTable().match.seen(0), Rng.from_seed("x")).action, Hang)
