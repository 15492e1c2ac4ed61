"""Visitors' phones at an exhibit: they vote as one, and what most of them say counts when the time is up."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.window import KioskWindow
from artgames.app.room.slide_priority import Cover
from artgames.engine.audience import AudienceView
from artgames.exhibits.counts import Answer
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.phones.addresses import NetworkCard
from tests.app.exhibit.conftest import skip_to
from tests.support.app_phones import AppPhone, Network, network
from tests.support.phone_client import HERE

ROUNDS = tuple(Round(title=title, paintings=12, stolen=2, label_seconds=5) for title in ("Blue", "Red"))
PLAYLIST = Playlist(rounds=ROUNDS, loop=False, phones=True)


@pytest.fixture
def net() -> Iterator[Network]:
    with network() as made:
        yield made


@pytest.fixture
def until(qtbot: object) -> Callable[[Callable[[], object]], None]:
    def wait(true: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(true()), timeout=8000)  # type: ignore[attr-defined]

    return wait


Until = Callable[[Callable[[], object]], None]


def local(phones: ShowPhones) -> None:
    phones.first_port = 0
    phones.cards = lambda: [NetworkCard("wlan0", HERE, has_gateway=True)]


@pytest.fixture
def show(context: AppContext) -> Iterator[ExhibitWindow]:
    window = ExhibitWindow(context, PLAYLIST)
    local(window.phones)
    window.resize(1024, 768)
    window.show()
    window.begin()
    yield window
    window.stop()
    window.hide()
    window.deleteLater()


def visitor(net: Network, phones: ShowPhones, until: Until, token: str = "") -> AppPhone:
    """Scans the square: there are no seats, so that the page goes on to the audience by itself."""
    one = AppPhone(net, phones, token)  # type: ignore[arg-type]
    if not token:
        until(lambda: one.last("seats"))
        assert one.last("seats")["seats"] == [] and "faces" not in one.last("seats")
        one.say("visit")
    until(lambda: one.last("me"))
    return one


def vote(one: AppPhone, *tokens: int) -> None:
    one.answer(tokens=list(tokens))


def step_to(window: ExhibitWindow | KioskWindow, step: Step) -> None:
    assert window.stage.conductor is not None
    skip_to(window.stage.conductor, step)


def marked(window: ExhibitWindow | KioskWindow) -> tuple[int, ...]:
    assert window.stage.board is not None
    return window.stage.board.marked()


def test_phones_are_asked_when_the_wall_asks_and_the_majority_counts(
    show: ExhibitWindow, net: Network, until: Until
) -> None:
    people = [visitor(net, show.phones, until) for _ in range(3)]
    until(lambda: show.phones.visitors == 3)
    assert show.strip.isVisible() and show.strip.count() == "3 phones"
    step_to(show, Step.LOOK)
    assert not any(one.is_asked for one in people), "nothing is told before the wall tells it"
    step_to(show, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    assert people[0].sheet["status"] == "Two of these hung on the wall. Which ones?"
    for one, tokens in zip(people, ((1, 5), (5, 7), (5, 7)), strict=True):
        vote(one, *tokens)
    until(lambda: show.phones.ballot.voters == 3)
    assert marked(show) == (5, 7) and show.strip.count() == "3 votes"
    assert show.stage.conductor is not None
    told: list[Answer | None] = []
    show.stage.conductor.revealed.connect(told.append)
    match = show.stage.conductor.match
    step_to(show, Step.REVEAL)
    locked = [entry["tokens"] for one in match.history if (entry := one.entry.action).get("tokens")]
    assert tuple(locked[-1]) == (5, 7) and told[0] is not None and told[0].right + told[0].wrong == 2
    until(lambda: all(one.sheet.get("closed") for one in people))


@pytest.mark.parametrize("slug", [game.slug for game in games.all_exhibited() if not game.exhibit.hangs_wall])
def test_phones_answer_the_questions_of_any_game(context: AppContext, net: Network, until: Until, slug: str) -> None:
    window = ExhibitWindow(context, Playlist(rounds=(Round(game=slug),), loop=False, phones=True))
    local(window.phones)
    try:
        window.resize(1024, 768)
        window.show()
        window.begin()
        people = [visitor(net, window.phones, until) for _ in range(3)]
        step_to(window, Step.THINK)
        until(lambda: all(one.is_asked for one in people))
        conductor = window.stage.conductor
        assert conductor is not None
        view = conductor.match.view(None)
        assert isinstance(view, AudienceView) and view.asked is not None
        sheet = people[0].sheet
        assert sheet["status"] == view.asked.render(()) and all(answer in str(sheet) for answer in view.answers)
        for one, number in zip(people, (1, 2, 2), strict=True):
            one.answer(numbers=[number])
        until(lambda: window.phones.ballot.voters == 3)
        assert marked(window) == (2,)
        step_to(window, Step.REVEAL)
        after = conductor.match.view(None)
        assert isinstance(after, AudienceView) and after.given == 2
    finally:
        window.stop()
        window.hide()
        window.deleteLater()


def test_the_next_round_begins_without_votes_and_a_late_one_is_refused(
    show: ExhibitWindow, net: Network, until: Until
) -> None:
    one = visitor(net, show.phones, until)
    step_to(show, Step.THINK)
    until(lambda: one.is_asked)
    before = one.sheet
    vote(one, 3)
    until(lambda: marked(show) == (3,))
    show.player.jump(1)
    until(lambda: one.sheet.get("closed"))
    one.say("answer", question=before["question"], way=0, answers={"tokens": [3]})
    until(lambda: one.last("refused"))
    step_to(show, Step.THINK)
    until(lambda: one.is_asked)
    assert marked(show) == () and show.phones.ballot.voters == 0 and one.sheet["run"] != before["run"]


def test_phones_come_back_after_the_exhibit_was_started_anew(
    show: ExhibitWindow, context: AppContext, net: Network, until: Until
) -> None:
    one = visitor(net, show.phones, until)
    token, code = one.last("token")["token"], show.phones.host.code if show.phones.host else ""
    show.stop()
    until(lambda: one.last("closed"))
    again = ExhibitWindow(context, PLAYLIST)
    local(again.phones)
    try:
        again.resize(1024, 768)
        again.show()
        again.begin()
        assert again.phones.host is not None and again.phones.host.code == code
        back = visitor(net, again.phones, until, token)
        step_to(again, Step.THINK)
        until(lambda: back.is_asked)
    finally:
        again.stop()
        again.deleteLater()


def test_the_host_shows_the_room_how_to_join(context: AppContext) -> None:
    window = ExhibitWindow(context, Playlist(rounds=ROUNDS))
    local(window.phones)
    try:
        window.resize(1024, 768)
        window.begin()
        assert window.phones.host is None and window.strip.isHidden(), "nothing listens unless somebody wants it"
        window.host.invite()
        assert window.shown.cover is Cover.JOIN and window.slide.invitation is not None
        assert window.phones.host is not None and window.phones.host.code in window.slide.accessibleName()
        window.host.invite()
        assert window.shown.cover is None and window.phones.host.is_open
    finally:
        window.stop()
        window.deleteLater()


def test_without_a_network_the_show_goes_on_and_says_why(context: AppContext) -> None:
    window, told = ExhibitWindow(context, PLAYLIST), list[str]()
    window.phones.cards = list
    try:
        window.begin()
        assert window.stage.conductor is not None and window.strip.isHidden()
        window.host.told.connect(told.append)
        window.host.invite()
        assert told == ["This computer is on no network. Join a Wi-Fi, or open a hotspot on a phone."]
    finally:
        window.stop()
        window.deleteLater()


def test_at_a_kiosk_phones_help_and_whoever_touches_it_has_the_last_word(
    context: AppContext, net: Network, until: Until
) -> None:
    window = KioskWindow(context, Playlist(rounds=ROUNDS, phones=True))
    local(window.phones)
    try:
        window.resize(1024, 768)
        window.show()
        window.attract()
        one = visitor(net, window.phones, until)
        assert not one.is_asked, "the wall that invites passers-by asks nobody"
        window.play(0)
        step_to(window, Step.THINK)
        until(lambda: one.is_asked)
        vote(one, 2, 6)
        until(lambda: marked(window) == (2, 6))
        assert window.foot.lock.isEnabled() and window.foot.lock.text() == "Lock in"
        window.foot.toggled.emit(2)
        vote(one, 1, 3)
        until(lambda: window.phones.ballot.counts == ((1, 1), (3, 1)))
        assert marked(window) == (6,)
    finally:
        window.leave()
        window.deleteLater()
        QApplication.processEvents()
