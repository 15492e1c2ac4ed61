"""What is said to who takes a turn: what a card would do, and what is still to be chosen."""

from __future__ import annotations

from artgames.games.art_gallery.board.answer import Turn, Way
from artgames.games.art_gallery.board.named import translate
from artgames.games.art_gallery.rules.actions import Visit
from artgames.games.art_gallery.rules.records import CLOCKWISE, SHOP, TableView


def button(turn: Turn | None) -> str:
    """What the button says that walks or lays a card."""
    if turn is None or turn.card is None:
        return translate("art_gallery", "Choose a card")
    action = turn.action()
    if isinstance(action, Visit):
        return translate("art_gallery", "Lay the {card} face down").format(card=action.card)
    way = turn.chosen_way()
    if way is None:
        return translate("art_gallery", "Choose where to go")
    if way.end.area == SHOP:
        return translate("art_gallery", "Walk to the Shop")
    return translate("art_gallery", "Walk to gallery {number}").format(number=way.end.area)


def hint(turn: Turn, view: TableView) -> str:
    """One line of advice."""
    if turn.card is None:
        if turn.is_visit:
            return translate("art_gallery", "Choose a card to lay face down here.")
        return translate("art_gallery", "Choose a card to walk with. Everyone will see it.")
    if turn.is_visit:
        return _visit_hint(turn, view)
    way = turn.chosen_way()
    if way is None:
        return translate("art_gallery", "It leads to two places. Choose one, or press the card again.")
    return _walk_hint(way, turn)


def _visit_hint(turn: Turn, view: TableView) -> str:
    if turn.card != 0:
        return translate("art_gallery", "Nobody will see it until the cards are revealed.")
    if view.pawns[view.active] == SHOP:
        return translate("art_gallery", "A 0 buys nothing in the Shop.")
    return translate("art_gallery", "A 0 counts as 10 if you have another card in the same gallery.")


def _walk_hint(way: Way, turn: Turn) -> str:
    if way.end.diverted:
        return translate("art_gallery", "That room is full, so you walk on to the next one with space.")
    if not way.end.path:
        return translate("art_gallery", "With a 0 you stay where you are.")
    if len(turn.ways()) == 1:
        return translate("art_gallery", "Both ways lead there.")
    if way.walk.direction == CLOCKWISE:
        return translate("art_gallery", "You walk clockwise.")
    return translate("art_gallery", "You walk anticlockwise.")


def worth_told() -> str:
    """What the figures beside the paintings are."""
    return translate("art_gallery", "+ says how many points a painting would add for you.")
