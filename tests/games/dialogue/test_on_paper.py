"""Dialogues that are written on paper and read aloud: only numbers are entered."""

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.games.dialogue.rules import RULES
from artgames.games.dialogue.rules.records import (
    DialogueRead,
    Guess,
    NameSpeakers,
    ReadOut,
    SceneScored,
    SpeakersNamed,
    Write,
)
from artgames.games.dialogue.words import describe_event
from tests.games.dialogue.conftest import DialogueTable


@pytest.fixture
def paper() -> DialogueTable:
    table = DialogueTable(aloud=True)
    table.match.submit(HOUSE, ReadOut())
    return table


def test_nobody_types_a_word() -> None:
    table = DialogueTable(aloud=True)
    assert table.match.to_act() == (HOUSE,)
    with pytest.raises(Refused):
        table.write(0, 1, 2)
    (read,) = table.match.submit(HOUSE, ReadOut()).events
    assert read == DialogueRead(table.writer, "") and table.view().text == ""
    told = describe_event(read)
    assert told is not None and told.render(("Ann", "Bob", "Cleo", "Dan")).endswith("reads aloud.")


def test_all_are_asked_for_two_numbers_the_writer_for_the_right_ones(paper: DialogueTable) -> None:
    assert set(paper.match.to_act()) == set(range(4))
    kinds = {seat: {choice.kind for choice in paper.match.choices(seat)} for seat in range(4)}
    assert kinds == {seat: {NameSpeakers if seat == paper.writer else Guess} for seat in range(4)}
    assert not any(Write in kind for kind in kinds.values())


@pytest.mark.parametrize("writer_is_last", [True, False])
def test_it_is_revealed_when_everybodys_numbers_are_in(paper: DialogueTable, writer_is_last: bool) -> None:
    writer, guessers = paper.writer, paper.guessers
    answers = [(seat, Guess((2, 1) if seat == guessers[0] else (5, 6))) for seat in guessers]
    named = (writer, NameSpeakers((2, 1)))
    for seat, answer in [*answers, named] if writer_is_last else [named, *answers]:
        assert paper.state.phase == "guess"
        events = paper.match.submit(seat, answer).events
    assert any(isinstance(event, SceneScored) for event in events) and paper.state.phase == "scored"
    scene = paper.view().pad[-1]
    assert (scene.tokens, scene.text) == ((1, 2), "")
    assert {row.seat for row in scene.rows if row.right} == {guessers[0]} and scene.rows[writer].points == 1


def test_only_the_writer_knows_the_speakers_before(paper: DialogueTable) -> None:
    writer = paper.writer
    (named,) = paper.match.submit(writer, NameSpeakers((3, 7))).events
    for seat in (None, *range(4)):
        knows = seat == writer
        assert paper.view(seat).speakers == ((3, 7) if knows else ())
        assert named.seen_by(seat) == SpeakersNamed(writer, (3, 7) if knows else None)
    assert writer in paper.view().locked


def test_everybody_reads_once_and_the_next_round_is_written_on_paper_again() -> None:
    table = DialogueTable(aloud=True, rounds=2)
    table.match.submit(HOUSE, ReadOut())
    for _ in range(4):
        for seat in tuple(table.match.to_act()):
            table.match.submit(seat, (NameSpeakers if seat == table.writer else Guess)((1, 2)))
        table.go_on()
    assert table.state.phase == "album" and len(table.view().pad) == 4
    table.next_round()
    assert table.match.to_act() == (HOUSE,) and table.state.written == (None,) * 4


def test_a_match_from_before_is_written_on_the_screen(table: DialogueTable) -> None:
    table.write(0, 1, 2)
    saved = table.match.save()
    assert "aloud" not in saved.setup.options
    assert Match.load(RULES, saved).state == table.state
