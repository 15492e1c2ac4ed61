"""Hands and eyes for tests of the whole application."""

from artgames.app.models.unfinished import ROW_ROLE, Waiting
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.bots import RandomBot, play_match
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from tests.app.conftest import App

GAME = "stolen_paintings"


def table_of(*players: Player | str, **options: int) -> Table:
    seats = tuple(Player(one, seat) if isinstance(one, str) else one for seat, one in enumerate(players))
    return Table(GAME, seats, dict(options), "met")


def bots(count: int, **options: int) -> Table:
    return table_of(*(Player(f"Bot {seat}", seat, "bot", "easy") for seat in range(count)), **options)


def play_to_the_end(opened: OpenMatch) -> None:
    """As far as the rules go; nobody has looked at the result."""
    play_match(opened.match, [RandomBot()] * len(opened.table.players), Rng.from_seed("end"))


def waiting(app: App) -> list[Waiting]:
    model = app.home.ui.unfinished.model()
    return [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]


def said(app: App) -> str:
    """The notice, which is one line; taken away."""
    text: str = app.window.notices.text()
    app.window.notices.dismiss()
    assert "\n" not in text
    return text


def table_page(app: App) -> TablePage:
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    return page


def press_on(app: App) -> None:
    """What a person would press who only watches bots."""
    page = table_page(app)
    if page.flow is not None and page.flow.next().task in (Task.GO_ON, Task.RESULT):
        page.press()


def turn_after_pressing(app: App) -> int:
    press_on(app)
    page = table_page(app)
    assert page.flow is not None
    return int(page.flow.match.turn)


def at_rest(flow: AudienceFlow) -> bool:
    flow.finish_moving()
    return not flow.is_moving


def surface_of(page: TablePage) -> Surface:
    assert page.flow is not None
    return page.flow.surface
