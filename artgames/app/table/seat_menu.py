"""A seat changes hands in the middle of a match: a bot for who has to go, and back again; curtain or paper."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from artgames.app.models.seat_ways import as_person
from artgames.scene.plain_text import button_text
from artgames.store.seating import Answers, Level, Player

translate = QCoreApplication.translate

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def offers(
    player: Player, *, on_paper: bool = True, with_bots: bool = True, with_public: bool = False, by_phone: bool = True
) -> list[tuple[str, Player]]:
    """What this seat may become, each with the words for it; `on_paper`: whether answers can be written down here,
    `with_bots`: whether a bot can do what this seat has to do, `with_public`: whether the room can vote for it,
    `by_phone`: whether there are others to keep a secret from."""
    change = msgspec.structs.replace
    if player.kind != "person":
        back = translate("SeatMenu", "Let a person play as {name}").format(name=player.name)
        return [(back, as_person(player))]
    bots = (
        translate("SeatMenu", "Let an easy bot take over from {name}"),
        translate("SeatMenu", "Let a normal bot take over from {name}"),
        translate("SeatMenu", "Let a hard bot take over from {name}"),
    )
    texts = [text.format(name=player.name) for text in bots]
    made = [(text, change(player, kind="bot", level=level)) for text, level in zip(texts, LEVELS, strict=True)]
    made = made if with_bots else []
    if with_bots and with_public:
        room = translate("SeatMenu", "Let the audience take over from {name}").format(name=player.name)
        made.append((room, change(player, kind="public")))
    ways: dict[Answers, str] = {
        "phone": translate("SeatMenu", "Let {name} answer on a phone"),
        "paper": translate("SeatMenu", "Let {name} answer on paper"),
        "curtain": translate("SeatMenu", "Let {name} answer behind the curtain"),
    }
    can = {"phone": by_phone, "paper": on_paper, "curtain": on_paper or by_phone}
    wanted = [way for way in ways if can[way] and way != player.answers]
    return made + [(ways[way].format(name=player.name), change(player, answers=way)) for way in wanted]


def make_menu(made: list[tuple[str, Player]], parent: QWidget, chosen: Callable[[Player], None]) -> QMenu:
    """A menu of offers. It is shown once it is whole: a menu that grows afterwards leaves the screen."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    for text, become in made:
        action = QAction(button_text(text), menu)
        action.triggered.connect(lambda _checked=False, become=become: chosen(become))
        menu.addAction(action)
    return menu
