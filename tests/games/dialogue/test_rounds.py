"""SP-48: the course of a match, pairs and points."""

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.points import most_points
from artgames.games.dialogue import GAME
from artgames.games.dialogue.rules import RULES
from artgames.games.dialogue.rules.records import (
    DialogueRead,
    DialogueWritten,
    Guess,
    GuessLocked,
    MatchEnded,
    State,
    Write,
)
from artgames.games.dialogue.rules.scoring import writer_points
from tests.games.dialogue.conftest import DialogueTable


def test_sp48_three_to_eight_people_and_no_bots() -> None:
    for seats in (2, 9):
        with pytest.raises(Refused):
            DialogueTable(seats)
    assert not GAME.has_bots and "portraits" in GAME.needs
    assert len(DialogueTable(8).state.row) == 12


def test_sp48_everybody_writes_at_once_in_any_order(table: DialogueTable) -> None:
    assert table.match.to_act() == (0, 1, 2, 3)
    for seat in (2, 0, 3):
        table.write(seat, 1, 2)
    assert table.match.to_act() == (1,) and table.view().locked == (0, 2, 3)
    table.write(1, 5, 6)
    assert table.state.phase == "guess"


@pytest.mark.parametrize("tokens", [(), (3,), (3, 3), (1, 2, 3), (0, 1), (12, 13)])
def test_sp48_two_different_speakers(table: DialogueTable, tokens: tuple[int, ...]) -> None:
    with pytest.raises(Refused):
        table.write(0, *tokens)


@pytest.mark.parametrize("text", [" ", "\u200b", "x" * 281])
def test_sp48_two_hundred_and_eighty_letters_at_most_and_not_nothing(table: DialogueTable, text: str) -> None:
    with pytest.raises(Refused):
        table.write(0, 1, 2, text=text)
    table.write(0, 1, 2, text="x" * 280)


def test_lines_of_a_dialogue_stay_lines(table: DialogueTable) -> None:
    table.write(0, 1, 2, text="  Who is it? \n\n\n  It is  I. \n")
    mine = table.view(0).mine
    assert mine is not None and mine.text == "Who is it?\nIt is I."


def test_sp48_read_once_each_in_seat_order_from_a_random_start() -> None:
    starts = set()
    for number in range(40):
        table = DialogueTable(3, seed=str(number))
        table.all_write()
        starts.add(table.writer)
    assert starts == {0, 1, 2}
    readers = [table.writer]
    for _ in range(2):
        table.guess((1, 2), (1, 2))
        table.go_on()
        readers.append(table.writer)
    assert readers == [(readers[0] + step) % 3 for step in range(3)]


def test_sp48_the_order_of_the_two_is_irrelevant_and_one_alone_gives_nothing(table: DialogueTable) -> None:
    table.all_write()
    one, other = table.view(table.writer).speakers
    writer, (first, second, third) = table.writer, table.guessers
    table.guess((other, one), (one, 12), (11, 12))
    assert [table.state.totals[seat] for seat in (first, second, third, writer)] == [1, 0, 0, 1]


@pytest.mark.parametrize(("right", "points"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_sp48_the_writer_gets_one_for_each_but_nothing_if_all_were_right(right: int, points: int) -> None:
    table = DialogueTable()
    table.all_write()
    one, other = table.view(table.writer).speakers
    table.guess(*[(one, other)] * right, *[(11, 12)] * (3 - right))
    assert table.state.totals[table.writer] == points == writer_points(right, 3)
    assert sum(table.state.totals) == points + right


def test_sp48_one_round_and_then_most_points_win(table: DialogueTable) -> None:
    table.play_round()
    assert table.state.phase == "ended"
    assert table.match.outcome() == most_points((0, 0, 0, 0))
    assert most_points((0, 2, 2)).winners == (1, 2)


def test_sp48_more_rounds_bring_twelve_new_portraits() -> None:
    table = DialogueTable(3, rounds=2)
    row = table.state.row
    table.play_round()
    assert table.match.to_act() == (HOUSE,) and table.view().phase == "album"
    table.next_round()
    assert not set(row) & set(table.state.row) and table.match.to_act() == (0, 1, 2)
    table.play_round()
    assert isinstance(table.match.history[-1].step.events[-1], MatchEnded)
    assert [scene.round for scene in table.view().pad] == [1, 1, 1, 2, 2, 2]


def test_a_small_box_never_shows_the_same_portraits_twice_running() -> None:
    table = DialogueTable(3, cards=24, rounds=5)
    for _ in range(4):
        row = table.state.row
        table.play_round()
        table.next_round()
        assert not set(row) & set(table.state.row)
    with pytest.raises(Refused):
        DialogueTable(3, cards=23, rounds=2)
    with pytest.raises(Refused):
        DialogueTable(3, cards=11)
    with pytest.raises(Refused):
        RULES.start(Setup(3, {}, "x", (1001,) * 20))


def test_sp48_texts_are_kept_with_the_match(table: DialogueTable) -> None:
    from artgames.engine.match import Match

    table.play_round()
    texts = {scene.text for scene in table.view().pad}
    assert texts == {f"Hello from {seat}" for seat in range(4)}
    again: Match[State] = Match.load(RULES, table.match.save())
    assert again.state.pad == table.view().pad


def test_nobody_reads_a_dialogue_early(table: DialogueTable) -> None:
    (told,) = table.write(0, 3, 4, text="A secret")
    for audience in (None, 1, 2, 3):
        assert table.view(audience).mine is None and table.view(audience).text == ""
        assert told.seen_by(audience) == DialogueWritten(0, None)
    mine = table.view(0).mine
    assert mine is not None and (mine.tokens, mine.text) == ((3, 4), "A secret")


def test_the_words_are_public_when_they_are_read_and_the_speakers_only_after_the_last_guess(
    table: DialogueTable,
) -> None:
    table.all_write()
    writer, (guesser, *others) = table.writer, table.guessers
    assert DialogueRead(writer, f"Hello from {writer}") in table.match.events(None)
    assert table.view(None).text == f"Hello from {writer}"
    table.match.submit(guesser, Guess((1, 2)))
    for audience in (None, guesser, *others):
        assert table.view(audience).speakers == () and table.view(audience).guesses == ()
    assert table.view(writer).speakers == (writer + 1, writer + 2)
    for audience in (None, writer, *others):
        assert GuessLocked(guesser, None) in table.match.events(audience)
        assert table.view(audience).my_guess is None


def test_a_dialogue_can_be_taken_back_until_the_last_one(table: DialogueTable) -> None:
    table.write(0, 1, 2)
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert 0 in table.match.to_act()
    for seat in range(4):
        table.write(seat, 1, 2)
    assert not table.match.can_undo(3)
    with pytest.raises(Refused):
        table.match.submit(3, Write((1, 2), "again"))
