"""Every page of the window: where it is found, what opens it, and what becomes of a match meanwhile.

Nothing is imported from here: the page's module is loaded when somebody first goes there.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

HOME, TABLE = "home", "table"

OverMatch = Literal["rests", "goes_on", "closed"]
"""What becomes of a match when the page is opened from its table: it is covered and waits, or it goes on underneath, or
it is not disturbed at all and the page stays closed."""


class Link(NamedTuple):
    """What opens a page: a signal as "page.signal", or of the window itself. What it sends goes to `Page.open`."""

    signal: str
    with_match: bool = False
    """Whether the match at the table is handed over first."""


class Route(NamedTuple):
    """One page."""

    id: str
    page: str
    """Module and class."""

    opened_by: tuple[Link, ...] = ()
    """From which pages it is opened, besides the menu. A match and its result are opened by `MatchFlow`."""

    menu: str = ""
    """Its line in the menu of the home page, if it has one; in the order of the routes."""

    over_match: OverMatch = "rests"
    on_home: bool = False
    """Whether it is one of the large steps, from which Back leads home: it takes the place of what was shown, and does
    not lie over it."""


ROUTES = (
    Route(HOME, "artgames.app.home.page:HomePage", on_home=True),
    Route(
        "setup",
        "artgames.app.setup.page:SetupPage",
        (
            Link("home.game_chosen"),
            Link("home.again"),
            Link("result.changed"),
            Link("practice.play_wanted"),
            Link("import.play_wanted"),
        ),
        on_home=True,
    ),
    Route(TABLE, "artgames.app.table.page:TablePage", on_home=True),
    Route("result", "artgames.app.result.page:ResultPage", on_home=True),
    Route(
        "review",
        "artgames.app.review.page:ReviewPage",
        (Link("table.review_wanted", with_match=True), Link("result.review_wanted", with_match=True)),
        over_match="goes_on",
    ),
    Route(
        "correction",
        "artgames.app.table.correction_page:CorrectionSheet",
        (Link("table.correction_wanted", with_match=True), Link("result.correction_wanted", with_match=True)),
    ),
    Route(
        "phones",
        "artgames.app.phones.page:PhonesPage",
        (Link("table.phones_wanted"), Link("setup.phones_wanted")),
        over_match="goes_on",
    ),
    Route(
        "practice",
        "artgames.app.practice.page:PracticePage",
        (Link("window.practice_wanted"), Link("setup.practice_wanted"), Link("home.practice_wanted")),
    ),
    Route(
        "catalogue",
        "artgames.app.catalogue.page:CataloguePage",
        (Link("window.collection_wanted"), Link("home.collection_wanted"), Link("import.show_wanted")),
        over_match="closed",
    ),
    Route("set_order", "artgames.app.learning.set_order_page:SetOrderPage", (Link("catalogue.order_wanted"),)),
    Route(
        "label",
        "artgames.app.catalogue.label_page:LabelPage",
        tuple(Link(f"{page}.label_wanted") for page in ("catalogue", "result", "learning")),
    ),
    Route(
        "import",
        "artgames.app.importing.page:ImportPage",
        (Link("window.files_dropped"), Link("catalogue.import_wanted")),
    ),
    Route(
        "originals",
        "artgames.app.originals.page:OriginalsPage",
        (Link("catalogue.originals_wanted"), Link("settings.originals_wanted")),
        over_match="closed",
    ),
    Route(
        "learning",
        "artgames.app.learning.page:LearningPage",
        (Link("home.progress_wanted"), Link("result.progress_wanted")),
    ),
    Route(
        "exhibit",
        "artgames.app.exhibit.editor_page:ExhibitEditor",
        menu=str(QT_TRANSLATE_NOOP("Routes", "Timed exhibits…")),
    ),
    Route("show", "artgames.app.exhibit.show_console:ShowConsole"),
    Route(
        "results",
        "artgames.app.results.page:ResultsPage",
        (Link("result.answers_wanted"),),
        menu=str(QT_TRANSLATE_NOOP("Routes", "Results…")),
    ),
    Route(
        "print",
        "artgames.app.printing.page:PrintPage",
        (Link("catalogue.paper_wanted"),),
        menu=str(QT_TRANSLATE_NOOP("Routes", "Print cards, pads and sheets…")),
    ),
    Route(
        "recall_map",
        "artgames.app.recall_map.page:MemoryMapPage",
        (Link("settings.map_wanted"), Link("result.map_wanted", with_match=True)),
        menu=str(QT_TRANSLATE_NOOP("Routes", "Wall memory map…")),
    ),
    Route(
        "room_check",
        "artgames.app.room_check.page:RoomCheckPage",
        (Link("settings.check_wanted"),),
        menu=str(QT_TRANSLATE_NOOP("Routes", "Room check…")),
    ),
    Route(
        "settings",
        "artgames.app.settings.page:SettingsPage",
        (
            Link("window.settings_wanted"),
            Link("home.settings_wanted"),
            Link("table.settings_wanted"),
            Link("practice.settings_wanted"),
        ),
    ),
)
