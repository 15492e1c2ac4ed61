"""A round from the invitation to the last label, by the rules of the game and with its board."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal, problems, steal
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.decks.labels import Label
from artgames.engine.api import Refused
from artgames.engine.choices import Choice, Pick
from artgames.engine.rng import Rng
from artgames.exhibits.counts import Answer
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.games.stolen_paintings.exhibit_board import StolenPaintingsExhibit
from artgames.games.stolen_paintings.exhibit_board.reveal_part import HomecomingPart, ResultCard
from artgames.games.stolen_paintings.rules.records import Steal
from artgames.scene.items.text import TextItem
from tests.app.exhibit.conftest import Play, board_of, skip_to


def texts(conductor: Conductor) -> list[str]:
    return [item.text for item in conductor.board.scene.items() if isinstance(item, TextItem)]


def stolen(conductor: Conductor) -> tuple[int, ...]:
    """What the house took, as nobody in the room may know yet."""
    match: Any = conductor.match
    return tuple(token for token, card in enumerate(match.state.auction, 1) if card in match.state.stolen)


def result(conductor: Conductor) -> str:
    (card,) = [item for item in conductor.board.scene.items() if isinstance(item, ResultCard)]
    return card.headline()


def test_a_round_runs_by_itself_from_the_invitation_to_the_last_label(play: Play) -> None:
    conductor = play(stolen=2, title="Blue things")
    seen: list[Step] = []
    conductor.stepped.connect(seen.append)
    assert conductor.step is Step.INTRO
    assert {"Blue things", "12 paintings, 20 seconds"} <= set(texts(conductor))
    skip_to(conductor, Step.OVER)
    assert seen == [Step.LOOK, Step.DARK, Step.THINK, Step.REVEAL, Step.LABELS, Step.LABELS, Step.OVER]


def test_time_passes_by_itself_without_anybody_skipping(stage: ExhibitShow, context: AppContext, qtbot: QtBot) -> None:
    stage._speed = 300
    plan = Round(paintings=12, look_seconds=5, think_seconds=5, label_seconds=2, stolen=1)
    conductor = stage.prepare(plan, deal(plan, context.library, answers=False))
    with qtbot.waitSignal(conductor.finished):
        stage.start()


def test_nothing_of_the_wall_is_to_be_seen_in_the_dark_and_nothing_of_the_theft_before_the_reveal(play: Play) -> None:
    conductor = play()
    skip_to(conductor, Step.LOOK)
    assert conductor.board.describe().count("painting ") == 12
    skip_to(conductor, Step.DARK)
    assert "painting " not in conductor.board.describe()
    skip_to(conductor, Step.THINK)
    assert board_of(conductor).view.stolen == ()
    assert board_of(conductor).view.exhibit == ()
    assert conductor.board.describe().count("painting ") == 8
    skip_to(conductor, Step.REVEAL)
    assert board_of(conductor).view.stolen == stolen(conductor)


@pytest.mark.parametrize(
    ("count", "question"),
    [
        (1, "One of these hung on the wall. Which one?"),
        (2, "Two of these hung on the wall. Which ones?"),
        (3, "Three of these hung on the wall. Which ones?"),
    ],
)
def test_the_house_steals_as_many_as_the_round_says(play: Play, count: int, question: str) -> None:
    conductor = play(stolen=count)
    skip_to(conductor, Step.THINK)
    assert len(stolen(conductor)) == count
    assert question in texts(conductor)


def test_the_question_may_keep_the_number_a_secret(play: Play) -> None:
    conductor = play(stolen=2, say_count=False)
    skip_to(conductor, Step.THINK)
    assert "Which of these hung on the wall?" in texts(conductor)


def test_by_chance_one_to_three_are_stolen() -> None:
    choice = Choice(Steal, (Pick("paintings", tuple(range(12)), 1, 3),), secret=True)
    actions = [steal(choice, 0, Rng.from_seed(str(seed))) for seed in range(20)]
    assert {len(action.paintings) for action in actions if isinstance(action, Steal)} == {1, 2, 3}


def test_both_ways_to_a_picture_give_the_same_one(play: Play, stage: ExhibitShow) -> None:
    conductor = play(stolen=2)
    for step in (Step.LOOK, Step.DARK, Step.THINK, Step.REVEAL):
        skip_to(conductor, step)
        board = board_of(conductor)
        fresh = StolenPaintingsExhibit(board.style, {"exhibit": 12}, lambda _seat: False, stage)
        fresh.resize_to(stage.view.area)
        fresh.show(board.view, None, ())
        board.tick(1, 1)
        fresh.tick(1, 1)
        assert fresh.describe() == board.describe(), step


def test_a_room_that_presses_nothing_is_told_what_was_stolen_and_nothing_about_itself(play: Play) -> None:
    conductor = play(stolen=1)
    answers: list[Answer | None] = []
    conductor.revealed.connect(answers.append)
    skip_to(conductor, Step.REVEAL)
    assert answers == [None]
    assert result(conductor) == f"Number {stolen(conductor)[0]} was stolen"


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [(2, 0, "Well spotted!"), (1, 0, "1 of 2 found"), (1, 1, "1 of 2 found"), (0, 1, "The thief got away")],
)
def test_a_visitor_marks_locks_in_and_is_told_at_once(play: Play, right: int, wrong: int, told: str) -> None:
    conductor = play(answers=True, stolen=2, think_seconds=0)
    answers: list[Answer | None] = []
    conductor.revealed.connect(answers.append)
    skip_to(conductor, Step.THINK)
    assert not conductor.answer()  # nothing is marked yet
    taken = stolen(conductor)
    others = [token for token in range(1, 9) if token not in taken]
    for token in (*taken[:right], *others[:wrong]):
        conductor.board.number_key(token)
    assert conductor.answer()
    skip_to(conductor, Step.REVEAL)
    (answer,) = answers
    assert answer is not None
    assert (answer.stolen, answer.right, answer.wrong) == (2, right, wrong)
    assert len(answer.asked) == 2 and len(answer.remembered) == right and {*answer.remembered} <= {*answer.asked}
    assert result(conductor) == told


def test_no_more_can_be_marked_than_were_stolen_and_where_one_was_another_choice_takes_its_place(play: Play) -> None:
    conductor = play(answers=True, stolen=2, think_seconds=0)
    skip_to(conductor, Step.THINK)
    refused: list[str] = []
    conductor.board.refused.connect(refused.append)
    for token in (1, 2, 3):
        conductor.board.number_key(token)
    assert conductor.board.marked() == (1, 2)
    assert refused == ["2 marks at most. Remove one first."]
    conductor = play(answers=True, stolen=1, think_seconds=0)
    skip_to(conductor, Step.THINK)
    for token in (4, 7):
        conductor.board.number_key(token)
    assert conductor.board.marked() == (7,)


def test_what_is_marked_when_the_time_is_up_counts(play: Play) -> None:
    conductor = play(answers=True, stolen=1, think_seconds=30)
    answers: list[Answer | None] = []
    conductor.revealed.connect(answers.append)
    skip_to(conductor, Step.THINK)
    conductor.board.number_key(stolen(conductor)[0])
    conductor.clock.finish()
    assert len(answers) <= 1
    skip_to(conductor, Step.REVEAL)
    (answer,) = answers
    assert answer is not None
    assert (answer.stolen, answer.right, answer.wrong) == (1, 1, 0)


def test_a_room_cannot_mark_anything(play: Play) -> None:
    conductor = play()
    skip_to(conductor, Step.THINK)
    conductor.board.number_key(1)
    assert conductor.board.marked() == ()


def test_a_visitor_may_have_seen_enough(play: Play) -> None:
    conductor = play(answers=True)
    skip_to(conductor, Step.LOOK)
    conductor.see_enough()
    conductor.finish_moving()
    assert conductor.step is Step.DARK


def test_a_show_that_is_held_stands_still_and_goes_on(play: Play) -> None:
    conductor = play()
    skip_to(conductor, Step.LOOK)
    conductor.hold()
    assert not conductor.is_timed
    conductor.go_on()
    assert conductor.clock.is_running
    skip_to(conductor, Step.DARK)
    conductor.hold()
    assert not conductor.is_timed
    conductor.go_on()
    assert conductor.is_timed


def test_labels_tell_what_was_stolen_and_can_be_left_out(play: Play, context: AppContext) -> None:
    conductor = play(stolen=1)
    skip_to(conductor, Step.LABELS)
    card = board_of(conductor).view.pad[-1].paintings[0]
    painting = conductor.board.style.deck.painting(card)
    label = Label(painting)
    assert {label.title, label.who, label.place} <= set(texts(conductor))
    conductor = play(stolen=1, labels=False)
    skip_to(conductor, Step.REVEAL)
    conductor.skip()  # the hold
    conductor.skip()  # the pause
    assert conductor.step is Step.OVER
    assert isinstance(board_of(conductor)._part, HomecomingPart)


def test_another_size_of_the_window_ends_movements_and_fits_the_board(play: Play, stage: ExhibitShow) -> None:
    conductor = play(stolen=2)
    skip_to(conductor, Step.LOOK)
    conductor.clock.finish()
    stage.window().resize(1280, 800)
    stage.view.area_changed.emit(stage.view.area)
    assert not conductor.is_moving
    assert conductor.board.area.width() == pytest.approx(stage.view.area.width() * 0.96)


def test_decks_that_are_missing_or_too_small_are_named_with_their_round(context: AppContext) -> None:
    with pytest.raises(Refused, match="no deck called"):
        deal(Round(deck="set:nowhere"), context.library, answers=False)
    told = problems(Playlist(rounds=(Round(), Round(deck="set:nowhere"))), context.library).get(1)
    assert told is not None
    assert told.render(()) == "Round 2: There is no deck called “set:nowhere” on this computer."
    assert not problems(Playlist(rounds=(Round(),)), context.library)


def test_fiendish_rounds_know_what_looks_alike(context: AppContext) -> None:
    dealt = deal(Round(decoys="fiendish"), context.library, answers=False)
    assert dealt.match.setup.alike
    assert not deal(Round(), context.library, answers=False).match.setup.alike
