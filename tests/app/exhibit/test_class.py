"""A class answers by phone: everybody is asked at once and answers alone, and the results are told by pupil."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.room.slide_priority import Cover
from artgames.engine.audience import AudienceView
from artgames.exhibits.class_results import FOLDER, ClassBook, kept_classes
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.phones.record import load
from tests.app.exhibit.test_phones import Until, local, net, step_to, until  # noqa: F401 - fixtures
from tests.support.app_phones import AppPhone, Network

NAMES = ("Ada", "Ben", "Cem", "Dina")
QUESTIONS = tuple(game.slug for game in games.all_exhibited() if not game.exhibit.hangs_wall)


@pytest.fixture
def begin(context: AppContext) -> Iterator[Callable[[Playlist], ExhibitWindow]]:
    opened: list[ExhibitWindow] = []

    def make(playlist: Playlist) -> ExhibitWindow:
        book = ClassBook(context.data / FOLDER, playlist.title)
        window = ExhibitWindow(context, playlist, pupils=book)
        opened.append(window)
        local(window.phones)
        window.resize(1024, 768)
        window.show()
        window.begin()
        return window

    yield make
    for window in opened:
        window.stop()
        window.hide()
        window.deleteLater()


Begin = Callable[[Playlist], ExhibitWindow]


def pupil(net: Network, phones: ShowPhones, until: Until, name: str) -> AppPhone:  # noqa: F811
    one = AppPhone(net, phones)  # type: ignore[arg-type]
    until(lambda: one.last("seats"))
    assert one.last("seats")["visit"] and name not in str(one.last("seats")["seats"])
    one.say("visit", name=name, face="fox")
    until(lambda: one.last("me"))
    return one


def everybody(net: Network, window: ExhibitWindow, until: Until) -> list[AppPhone]:  # noqa: F811
    people = [pupil(net, window.phones, until, name) for name in NAMES]
    until(lambda: window.phones.visitors == len(NAMES))
    assert window.shown.cover is Cover.JOIN, "nothing is asked before everybody is in"
    window.host.lift()
    return people


def room_of(window: ExhibitWindow) -> AudienceView:
    assert window.stage.conductor is not None
    view = window.stage.conductor.match.view(None)
    assert isinstance(view, AudienceView)
    return view


def kept(context: AppContext) -> list[Path]:
    return [one.file for one in kept_classes(context.data / FOLDER)]


@pytest.mark.parametrize("slug", QUESTIONS)
def test_a_class_answers_the_questions_of_any_game(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
    slug: str,
) -> None:
    window = begin(Playlist(title="Class", rounds=(Round(game=slug),), loop=False, names=True))
    people = everybody(net, window, until)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    assert window.strip.count() == "0 of 4 have answered"
    view = room_of(window)
    options = [option["value"] for option in people[0].sheet["ways"][0]["fields"][0]["of"]]
    assert len(options) == len(view.answers or view.cards)
    for one in people[:3]:
        one.answer(numbers=[1])
    until(lambda: window.phones.ballot.voters == 3)
    assert window.strip.count() == "3 of 4 have answered" and room_of(window).right is None
    assert window.stage.board is not None and window.stage.board.marked() == (), "the wall tells nothing of it"
    assert not any(one.last("result") for one in people)
    people[3].answer(numbers=[2])
    until(lambda: all(one.last("result") for one in people))
    told = room_of(window)
    assert told.right is not None and told.told is not None and told.given is None
    for one, said in zip(people, (1, 1, 1, 2), strict=True):
        result = one.last("result")
        assert result["right"] == (said == told.right) and result["points"] == str(int(said == told.right))
        assert result["say"] == context.say(told.told)
    until(lambda: bool(kept(context)))
    (asked,) = next(iter(kept_classes(context.data / FOLDER))).record.asked
    assert asked.said == tuple(zip(NAMES, ((1,), (1,), (1,), (2,)), strict=True)) and asked.right[0][0] == told.right
    assert asked.game == slug and asked.answers == told.answers


def test_who_says_nothing_is_told_so_and_the_host_may_go_on(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    rounds = (Round(game="group_quiz", hold_seconds=60),) * 2
    window = begin(Playlist(title="Class", rounds=rounds, loop=False, names=True))
    people = everybody(net, window, until)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    people[0].answer(numbers=[3])
    until(lambda: window.phones.ballot.voters == 1)
    window.host.go_on()
    until(lambda: all(one.last("result") for one in people))
    assert [one.last("result")["right"] for one in people[1:]] == [None] * 3
    window.player.jump(1)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    assert window.strip.count() == "0 of 4 have answered"


def test_names_stay_in_the_book_and_nowhere_else(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    window = begin(Playlist(title="Class", rounds=(Round(game="group_quiz"),), names=True))
    one = pupil(net, window.phones, until, "Ada")
    record = context.data / "exhibit-phones.json"
    until(lambda: "Ada" in record.read_text())
    window.stop()
    until(lambda: one.last("closed"))
    left = load(record)
    assert left is not None and left.pupils == () and "Ada" not in record.read_text()
    assert kept(context) == [], "nobody was asked anything"


def test_a_wall_to_remember_is_answered_by_each_pupil_too(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    window = begin(Playlist(rounds=(Round(paintings=12, stolen=2),), names=True))
    people = everybody(net, window, until)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    for one in people:
        one.answer(tokens=[1, 2])
    until(lambda: all(one.last("result") for one in people))
    until(lambda: bool(kept(context)))
    (asked,) = next(iter(kept_classes(context.data / FOLDER))).record.asked
    assert len(asked.right) == 2 and asked.element == "seen"


def test_a_question_that_all_have_answered_closes_when_the_host_lets_go(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    window = begin(Playlist(rounds=(Round(game="group_quiz"),), names=True))
    people = everybody(net, window, until)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    window.host.hold()
    for one in people:
        one.answer(numbers=[1])
    until(lambda: window.phones.ballot.voters == 4)
    assert room_of(window).right is None, "somebody talks about it"
    window.host.hold()
    until(lambda: all(one.last("result") for one in people))


def test_a_class_without_a_network_is_told_why(context: AppContext, until: Until) -> None:  # noqa: F811
    playlist = Playlist(rounds=(Round(game="group_quiz"),), names=True)
    window, told = ExhibitWindow(context, playlist, pupils=ClassBook(context.data / FOLDER, "Class")), list[str]()
    window.phones.cards = list
    window.host.told.connect(told.append)
    try:
        window.begin()
        until(lambda: told)
        assert told[0].startswith("This computer is on no network.")
    finally:
        window.stop()
        window.deleteLater()


def test_the_podium_is_seen_where_the_host_wants_it(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    window = begin(Playlist(rounds=(Round(game="group_quiz"),), loop=False, names=True))
    people = everybody(net, window, until)
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    assert window.stage.conductor is not None
    right = window.stage.conductor.match.state.posed.right
    for one, number in zip(people, (right, right, right % 4 + 1, right % 4 + 1), strict=True):
        one.answer(numbers=[number])
    until(lambda: all(one.last("result") for one in people))
    while not window.player.is_over:
        window.host.go_on()
        QApplication.processEvents()
    assert "Ada" not in window.last.text(), "nobody is named unless somebody wants it"
    window.phones.show_podium(True)
    assert window.last.text() == "1.  Ada and Ben  ·  1 point"


def test_after_a_crash_the_class_goes_on_with_its_points(
    begin: Begin,
    context: AppContext,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    """A crash takes no leave: what was on disk is all there is."""
    playlist = Playlist(title="Class", rounds=(Round(game="group_quiz"),), loop=False, names=True)
    window = begin(playlist)
    one = pupil(net, window.phones, until, "Ada")
    window.host.lift()
    step_to(window, Step.THINK)
    until(lambda: one.is_asked)
    assert window.stage.conductor is not None
    one.answer(numbers=[window.stage.conductor.match.state.posed.right])
    record = context.data / "exhibit-phones.json"
    until(lambda: '"points":1' in record.read_text())
    left, token = record.read_bytes(), one.last("token")["token"]
    window.stop()
    record.write_bytes(left)
    again = begin(playlist)
    back = AppPhone(net, again.phones, token)  # type: ignore[arg-type]
    until(lambda: back.last("me").get("points") == "1")
    again.phones.show_podium(True)
    assert again.phones.podium() == "1.  Ada  ·  1 point"
