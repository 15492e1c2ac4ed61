"""The whole window with phones at its table."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from artgames.app.phones.page import PhonesPage
from artgames.app.phones.phones_controller import PhonesController
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.phones.addresses import NetworkCard
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.app_phones import AppPhone, Network, network
from tests.support.phone_client import HERE, random_answer


class PhoneTable:
    """A table with people at the laptop and at phones."""

    def __init__(self, app: App, net: Network) -> None:
        self.app, self.net = app, net
        self.refusals: list[str] = []
        self.controller.cards = lambda: [NetworkCard("wlan0", HERE, has_gateway=True)]
        self.controller.first_port = 0
        app.context.settings.update(motion="reduced", pace=3.0)

    @property
    def controller(self) -> PhonesController:
        return self.app.shell.controllers.phones

    @property
    def page(self) -> TablePage:
        page: TablePage = self.app.navigator.page("table")
        return page

    @property
    def host_page(self) -> PhonesPage:
        page: PhonesPage = self.app.navigator.page("phones")
        return page

    @property
    def evening(self) -> MatchController:
        assert self.page.evening is not None
        return self.page.evening

    def view(self, seat: int | None) -> Any:
        return self.evening.session.match.view(seat)

    def start(self, slug: str, *players: Player, seed: str = "phones", **options: object) -> None:
        self.app.flow.start(Table(slug, players, dict(options), "met"), seed)  # type: ignore[arg-type]
        self.page.lock_out = 0.0

    def until(self, true: Callable[[], object]) -> None:
        self.app.bot.waitUntil(lambda: bool(true()))

    def join(self, seat: int) -> AppPhone:
        """Somebody scans the square and taps a name."""
        one = AppPhone(self.net, self.controller)
        self.until(lambda: one.last("seats"))
        one.say("sit", seat=seat)
        self.until(lambda: one.last("me") and self.evening.table.players[seat].answers == "phone")
        return one

    def come_back(self, one: AppPhone) -> AppPhone:
        """The same phone after a sleep."""
        token = one.last("token")["token"]
        again = AppPhone(self.net, self.controller, token)
        again.heard.append({"type": "token", "token": token})
        self.until(lambda: again.last("me"))
        return again

    def step(self, chance: Random) -> None:
        """One thing that somebody at the laptop would do now."""
        flow = self.evening.flow
        if flow.is_moving:
            self.page.press()
        elif flow.surface is Surface.CURTAIN:
            flow.open_private()
        elif flow.surface is Surface.PRIVATE and flow.seat is not None:
            flow.give(flow.seat, self._random_action(flow.seat, chance))
        elif asked := self.evening.session.people_asked():
            if flow.next().task is Task.HAND_OVER:
                self.page.press()
            else:
                self.evening.session.submit(asked[0], self._random_action(asked[0], chance))
        elif flow.next().task is not Task.WAIT:
            self.page.press()

    def _random_action(self, seat: int, chance: Random) -> Action:
        choice = chance.choice(self.evening.session.match.choices(seat))
        return choice.sample(Rng.from_seed(str(chance.random())))[0]

    def play(self, phones: dict[int, AppPhone], chance: Random, steps: int = 400) -> Iterator[AudienceFlow]:
        """Until the match is over; yields the flow after each thing that somebody does."""
        match = self.evening.session.match
        for _ in range(steps):
            yield self.evening.flow
            if match.outcome() is not None and not self.evening.flow.is_moving:
                return
            asked = [one for seat, one in phones.items() if seat in match.to_act() and one.is_asked]
            if asked and not self.evening.flow.keeps_back:
                self.answer_at_random(chance.choice(asked), chance)
            else:
                self.step(chance)
            self.app.bot.wait(1)
        raise AssertionError(f"not over after {steps} steps: {match.view(None)}")

    def lock(self, one: AppPhone, **answers: Any) -> None:
        """Somebody presses Lock in, and reads that it counts."""
        heard = len(one.heard)
        one.answer(**answers)
        self.until(lambda: any(told["type"] == "locked" for told in one.heard[heard:]))

    def answer_at_random(self, one: AppPhone, chance: Random) -> None:
        sheet, heard = one.sheet, len(one.heard)
        one.say("answer", **random_answer(sheet, chance))
        self.until(lambda: any(told["type"] in ("locked", "refused") for told in one.heard[heard:]))
        self.refusals += [told["say"] for told in one.heard[heard:] if told["type"] == "refused"]
        self.until(lambda: one.sheet is not sheet)


@pytest.fixture
def phone_table(app: App) -> Iterator[PhoneTable]:
    with network() as net:
        table = PhoneTable(app, net)
        yield table
        table.controller.close()
