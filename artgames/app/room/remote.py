"""The host's remote on a phone: the same five things on a console, on its strip, and at a plain table."""

from __future__ import annotations

from collections.abc import Callable

from artgames.app.room.host_controller import MORE_SECONDS
from artgames.app.room.room_components import RoomParts
from artgames.app.table.page import TablePage


def press(key: str, page: TablePage, parts: RoomParts | None) -> None:
    """`parts`: what the room consists of, where one looks on."""
    acts = _at_table(page) if parts is None else _in_room(parts)
    if page.evening is not None and key in acts:
        acts[key]()


def _in_room(parts: RoomParts) -> dict[str, Callable[[], None]]:
    console = parts.console
    return {
        "next": console.go_on,
        "back": console.go_back,
        "pause": console.pause,
        "black": console.black,
        "more_time": console.more_time,
    }


def _at_table(page: TablePage) -> dict[str, Callable[[], None]]:
    def more_time() -> None:
        if page.evening is not None and page.evening.session.clock.total > 0:
            page.evening.session.clock.add(MORE_SECONDS)

    def pause() -> None:
        if page.evening is not None and page.evening.covers.pause.isVisible():
            page.evening.covers.pause.go_on()
        else:
            page.pause()

    return {"next": page.press, "back": page.undo, "pause": pause, "black": pause, "more_time": more_time}
