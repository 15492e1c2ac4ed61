"""Rounds of any game that declares one: they run by themselves, for a room and for a visitor, beside walls."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames import games
from artgames.app.context import AppContext
from artgames.app.exhibit import show_texts
from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal, problems
from artgames.app.exhibit.round_texts import title_of
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.decks.questions.ambiguity import could_be_right
from artgames.engine.api import Refused, Setup
from artgames.engine.audience import AudienceView, State, reading_seconds
from artgames.engine.facts import Facts
from artgames.engine.rng import Rng
from artgames.exhibits.counts import Answer, CountBook, all_days
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.recent_walls import DAY, Recent
from artgames.scene.exhibit.question_round import QuestionRound
from artgames.testing.contract import check_match
from artgames.testing.leaks import LeakHunt
from tests.app.conftest import App
from tests.app.exhibit.conftest import Play, skip_to
from tests.app.exhibit.test_back_row import look
from tests.app.exhibit.test_editor import editor
from tests.projector.staging import SIZES
from tests.reading.reader import BoardReader

__all__ = ["editor"]

ASKING = [game.slug for game in games.all_exhibited() if not game.exhibit.hangs_wall]


def state_of(conductor: Conductor) -> State:
    state = conductor.match.state
    assert isinstance(state, State)
    return state


def seen(conductor: Conductor) -> AudienceView:
    view = conductor.board.view
    assert isinstance(view, AudienceView)
    return view


def test_eight_games_declare_a_question_and_one_a_wall_which_comes_first() -> None:
    assert len(ASKING) == 8
    (first, *_) = games.all_exhibited()
    assert first.exhibit.hangs_wall and games.exhibited() is first and games.exhibited("nothing like it") is None


@pytest.mark.parametrize("slug", ASKING)
def test_a_question_runs_by_itself_from_the_invitation_to_the_last_label(play: Play, slug: str) -> None:
    conductor = play(game=slug)
    steps: list[Step] = []
    conductor.stepped.connect(steps.append)
    skip_to(conductor, Step.OVER)
    labels = [Step.LABELS] * len(seen(conductor).labels)
    assert labels and steps == [Step.THINK, Step.REVEAL, *labels, Step.OVER]


@pytest.mark.parametrize("slug", ASKING)
def test_nothing_hangs_before_it_is_asked_and_nothing_is_told_before_the_reveal(play: Play, slug: str) -> None:
    conductor = play(game=slug)
    lines = conductor.board.describe().splitlines()
    assert not any(line.startswith("painting ") for line in lines) and seen(conductor).asked is None
    skip_to(conductor, Step.THINK)
    view, posed = seen(conductor), state_of(conductor).posed
    assert (view.right, view.told, view.captions, view.labels) == (None, None, (), ())
    assert view.cards == posed.cards
    skip_to(conductor, Step.REVEAL)
    assert seen(conductor).right == posed.right in posed.numbers


@pytest.mark.parametrize("slug", ASKING)
def test_a_visitor_chooses_an_answer_and_locks_it_in(play: Play, slug: str) -> None:
    conductor = play(answers=True, game=slug, think_seconds=0)
    told: list[Answer | None] = []
    conductor.revealed.connect(told.append)
    skip_to(conductor, Step.THINK)
    right = state_of(conductor).posed.right
    assert conductor.left is None, "who plays alone takes as long as it takes"
    assert conductor.asked is not None and conductor.asked.of == state_of(conductor).posed.numbers
    conductor.board.number_key(right % len(conductor.asked.of) + 1)
    conductor.board.number_key(right)
    assert isinstance(conductor.board, QuestionRound) and conductor.board.marked() == (right,)
    assert conductor.answer()
    skip_to(conductor, Step.REVEAL)
    about = seen(conductor).labels[:1]
    assert told == [Answer(1, 1, 0, about, about)], "the painting it was about is remembered"


def test_long_questions_and_long_labels_get_longer_times(play: Play) -> None:
    conductor = play(game="sitters", think_seconds=20, label_seconds=2, hold_seconds=0)
    skip_to(conductor, Step.THINK)
    view = seen(conductor)
    assert view.asked is not None
    assert view.seconds == 20 + reading_seconds(view.asked.render(()), *view.answers) > 20
    skip_to(conductor, Step.REVEAL)
    assert conductor.left is not None and conductor.left > 0.5, "the sentence of the reveal is read, too"
    skip_to(conductor, Step.LABELS)
    assert conductor.left is not None and conductor.left > 2


def test_every_deal_is_sound_and_none_keeps_anybody_waiting(context: AppContext) -> None:
    for slug in ASKING:
        for number in range(20):
            begun = time.process_time()
            match = deal(Round(game=slug), context.library, answers=False, seed=f"deal {number}").match
            assert match.rules.check(match.state) == []
            assert time.process_time() - begun < 2.0


@pytest.mark.parametrize("slug", ASKING)
def test_questions_keep_every_promise_of_rules_and_leak_nothing(context: AppContext, slug: str) -> None:
    rules = games.load(slug).exhibit.rules
    assert rules is not None
    hunt = LeakHunt(rules)
    for number in range(6):
        setup = deal(Round(game=slug), context.library, answers=False, seed=f"{number}").match.setup
        check_match(rules, setup, Rng.from_seed(f"walk {number}"))
        hunt.search(setup, Rng.from_seed(f"hunt {number}"))
    hunt.require_honest_twins()


def test_the_older_one_is_older(context: AppContext) -> None:
    for number in range(40):
        match = deal(Round(game="chronology"), context.library, answers=False, seed=f"{number}").match
        posed, deck = match.state.posed, context.library.deck("collection")
        assert deck is not None
        years = [deck.year_of(card) for card in posed.cards]
        assert years[posed.right - 1] == min(year for year in years if year is not None)
        assert posed.captions == tuple(map(str, years))


def test_a_title_belongs_to_one_of_the_paintings_and_homages_hang_among_homages(context: AppContext) -> None:
    deck = context.library.deck("collection")
    assert deck is not None
    kinds = set()
    for number in range(60):
        match = deal(Round(game="title_teller"), context.library, answers=False, seed=f"{number}").match
        posed = match.state.posed
        right = deck.facts_of(posed.cards[posed.right - 1])
        assert right.title in posed.asked.render(()) and right.title in posed.told.render(())
        (kind,) = {deck.facts_of(card).homage for card in posed.cards}
        kinds.add(kind)
        others = [deck.facts_of(card) for card in posed.cards if card not in posed.labels]
        assert len(others) == len(posed.cards) - 1 and not any(could_be_right("title", one, right) for one in others)
    assert kinds == {False, True}


def test_an_unknown_game_is_left_out_and_reported_and_the_others_are_shown(context: AppContext, qtbot: QtBot) -> None:
    playlist = Playlist(rounds=(Round(game="chess"), Round(game="chronology")), loop=False)
    with pytest.raises(Refused):
        deal(playlist.rounds[0], context.library, answers=False)
    (number, told), *others = problems(playlist, context.library).items()
    assert (number, others) == (0, []) and "chess" in context.say(told)
    window = ExhibitWindow(context, playlist)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.begin()
    assert window.player.number == 1
    assert title_of(playlist.rounds[0]) == "chess" and title_of(playlist.rounds[1]) == "Which is older?"
    window.stop()


@pytest.mark.parametrize("slug", ASKING)
def test_paintings_about_which_nothing_can_be_asked_are_refused_in_a_sentence(context: AppContext, slug: str) -> None:
    exhibit = games.load(slug).exhibit
    assert exhibit.rules is not None
    with pytest.raises(Refused) as refused:
        exhibit.rules.start(Setup(2, {"seconds": 30}, "few", (1,), ((1,),), (1800,), (Facts(),)))
    assert "Choose a deck" in context.say(refused.value.sentence)


def test_jump_skip_and_repeat_work_across_kinds_of_rounds(context: AppContext, qtbot: QtBot) -> None:
    window = ExhibitWindow(context, Playlist(rounds=(Round(paintings=12), *(Round(game=slug) for slug in ASKING))))
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.begin()
    host = window.host
    last = len(ASKING)
    for number in (3, 1, last):
        host.jump(number)
        assert window.player.number == number and host.conductor is not None
        assert host.conductor.game.slug == ASKING[number - 1]
        assert show_texts.following(host) == "The question", "there is no wall to look at first"
        skip_to(host.conductor, Step.THINK)
        assert show_texts.following(host) == "The reveal"
    host.repeat()
    assert window.player.number == last
    host.skip_round()
    assert window.player.number == 0 and host.conductor is not None and host.conductor.game.exhibit.hangs_wall
    window.stop()


def test_what_was_asked_today_is_not_asked_again_also_after_a_restart(context: AppContext, tmp_path: Path) -> None:
    now = [1000.0]
    kept = tmp_path / "data" / "hung.json"
    shown: list[int] = []
    for _ in range(12):
        recent = Recent(lambda: now[0], kept)
        match = deal(Round(game="sitters"), context.library, answers=False, recent=recent).match
        shown += match.state.posed.cards
        recent.save()
        now[0] += 60
    assert len(set(shown)) == len(shown)
    now[0] += DAY
    assert Recent(lambda: now[0], kept).in_turn(shown, "a") != tuple(shown), "a day later they are like any other"


def test_a_visitor_of_a_kiosk_has_as_many_numbers_as_answers(context: AppContext, qtbot: QtBot, tmp_path: Path) -> None:
    playlist = Playlist(rounds=(Round(game="chronology", think_seconds=0), Round(paintings=12)))
    window = KioskWindow(context, playlist, counts=CountBook(tmp_path, "Foyer"))
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.attract()
    window.invite()
    assert "Which is older?" in [button.text() for button in window.start_card.buttons]
    window.play(0)
    conductor = window.stage.conductor
    assert conductor is not None
    skip_to(conductor, Step.THINK)
    assert [number for number, button in window.foot.numbers.items() if button.isVisible()] == [1, 2]
    QTest.mouseClick(window.foot.numbers[2], Qt.MouseButton.LeftButton)
    assert window.foot.numbers[2].isChecked() and window.foot.lock.isEnabled()
    window.foot.lock.click()
    skip_to(conductor, Step.REVEAL)
    assert window.mode is Mode.OVER and window.foot.currentWidget() is window.foot.over
    ((_, tally),) = all_days(tmp_path)
    assert (tally.started, tally.finished, tally.right + tally.wrong) == (1, 1, 1)
    window.play(1)
    assert window.stage.conductor is not None
    skip_to(window.stage.conductor, Step.THINK)
    assert all(button.isVisible() for button in window.foot.numbers.values())
    window.stop()


def test_the_editor_offers_what_is_declared_and_hides_what_is_about_walls(app: App, editor: ExhibitEditor) -> None:
    ui = editor.ui
    ui.emptyAdd.click()
    assert [ui.game.itemData(row) for row in range(ui.game.count())] == ["", *ASKING]
    assert ui.look.isVisible() and editor.preview.isVisible()
    ui.game.setCurrentIndex(ui.game.findData("chronology"))
    assert editor.draft.rounds[0].game == "chronology"
    assert not ui.look.isVisible() and not ui.decoys.isVisible() and not editor.preview.isVisible()
    assert ui.roundTitle.placeholderText() == "Which is older?"
    assert ui.rounds.model().index(0, 0).data() == "1. Which is older?\nOne question, 30 seconds"
    assert ui.summary.text().startswith("1 round · about ")
    ui.undo.click()
    assert ui.look.isVisible() and ui.game.currentIndex() == 0


def test_the_editor_starts_what_can_be_shown_and_names_what_cannot(app: App, editor: ExhibitEditor) -> None:
    editor.show_playlist(Playlist(rounds=(Round(game="chess"), Round(game="chronology"))))
    assert editor.ui.problem.text() == (
        "Round 1: No game called “chess” can be a round of an exhibit. This round is left out."
    )
    assert editor.ui.start.isEnabled()
    editor.ui.remove.click()
    editor.draft.change(0, game="chess")
    editor._show_all()
    assert not editor.ui.start.isEnabled()


@pytest.mark.parametrize("theme", ["gallery", "daylight"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_question_can_be_read_from_the_back_row(
    context: AppContext, qtbot: QtBot, size: tuple[int, int], theme: str
) -> None:
    plans = tuple(Round(game=slug) for slug in ASKING)
    window = ExhibitWindow(context, Playlist(rounds=plans, theme=theme))  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    reader, found = BoardReader(), []
    for plan in plans:
        dealt = deal(plan, context.library, answers=False, seed="back row")
        conductor = window.stage.prepare(plan, dealt, place="Round 1 of 4")
        window.stage.start()
        for step in (Step.INTRO, Step.THINK, Step.REVEAL, Step.LABELS):
            skip_to(conductor, step)
            found += [f"{plan.game} {step.name}: {fault}" for fault in look(window, context, reader)]
    window.stop()
    QApplication.processEvents()
    assert not found, "\n".join(found)


def test_a_show_of_questions_passes_by_itself(stage: ExhibitShow, context: AppContext, qtbot: QtBot) -> None:
    stage._speed = 300
    plan = Round(game="trivia", think_seconds=5, label_seconds=2)
    conductor = stage.prepare(plan, deal(plan, context.library, answers=False))
    with qtbot.waitSignal(conductor.finished):
        stage.start()
