"""Phones without a screen at the real application: each is a socket in a thread of its own, as the network is."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from artgames.app.phones.phones_controller import PhonesController
from tests.support.phone_client import Phone, phone


class AppPhone:
    """One phone that reads whatever it is sent; tests look at what it was told, in the window's own thread."""

    def __init__(self, network: "Network", controller: PhonesController, token: str = "") -> None:
        self._network = network
        self.one: Phone | None = None
        self.heard: list[dict[str, Any]] = []
        self._done = network.run(self._live(controller, token))

    async def _live(self, controller: PhonesController, token: str) -> None:
        assert controller.host is not None
        async with phone(controller.host, token=token) as self.one:
            while (told := await self.one.next())["type"] != "closed":
                self.heard.append(told)
            self.heard.append(told)

    def say(self, kind: str, **more: Any) -> None:
        assert self.one is not None
        self._network.run(self.one.say(kind, **more)).result(5)

    @property
    def is_in(self) -> bool:
        return bool(self.heard)

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind; empty where there is none."""
        return next((told for told in reversed(self.heard) if told["type"] == kind), {})

    @property
    def sheet(self) -> dict[str, Any]:
        return self.last("sheet")

    @property
    def is_asked(self) -> bool:
        return bool(self.sheet.get("ways"))

    def answer(self, way: int = 0, **answers: object) -> None:
        self.say("answer", question=self.sheet["question"], way=way, answers=answers)

    def leave(self) -> None:
        self._done.cancel()


class Network:
    """A loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="network")
        self._thread.start()

    def run(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop)

    def close(self) -> None:
        self.run(self._end()).result(5)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


@contextmanager
def network() -> Iterator[Network]:
    made = Network()
    try:
        yield made
    finally:
        made.close()
