"""A seat changes hands in the middle of a match: a bot for who has to go, and back again; curtain or paper."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from artgames.app.models.seats import as_person
from artgames.scene.plain_text import button_text
from artgames.store.seating import Level, Player

translate = QCoreApplication.translate

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def offers(
    player: Player, *, on_paper: bool = True, with_bots: bool = True, with_public: bool = False
) -> list[tuple[str, Player]]:
    """What this seat may become, each with the words for it; `on_paper`: whether answers can be written down here,
    `with_bots`: whether a bot can do what this seat has to do, `with_public`: whether the room can vote for it."""
    change = msgspec.structs.replace
    if player.kind != "person":
        back = translate("SeatMenu", "{name} is played by a person from now on").format(name=player.name)
        return [(back, as_person(player))]
    bots = (
        translate("SeatMenu", "An easy bot plays on for {name}"),
        translate("SeatMenu", "A normal bot plays on for {name}"),
        translate("SeatMenu", "A hard bot plays on for {name}"),
    )
    texts = [text.format(name=player.name) for text in bots]
    made = [(text, change(player, kind="bot", level=level)) for text, level in zip(texts, LEVELS, strict=True)]
    made = made if with_bots else []
    if with_bots and with_public:
        room = translate("SeatMenu", "The public plays on for {name}").format(name=player.name)
        made.append((room, change(player, kind="public")))
    if not on_paper:
        return made
    if player.answers == "curtain":
        paper = translate("SeatMenu", "{name} answers on paper").format(name=player.name)
        return [*made, (paper, change(player, answers="paper"))]
    curtain = translate("SeatMenu", "{name} answers behind the curtain").format(name=player.name)
    return [*made, (curtain, change(player, answers="curtain"))]


def make_menu(made: list[tuple[str, Player]], parent: QWidget, chosen: Callable[[Player], None]) -> QMenu:
    """A menu of offers. It is shown once it is whole: a menu that grows afterwards leaves the screen."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    for text, become in made:
        action = QAction(button_text(text), menu)
        action.triggered.connect(lambda _checked=False, become=become: chosen(become))
        menu.addAction(action)
    return menu
