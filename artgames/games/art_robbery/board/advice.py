"""What is said to who chooses a card: what it would do, and what is still to be chosen."""

from __future__ import annotations

from artgames.engine.api import Seat
from artgames.games.art_robbery.board.hand import Play
from artgames.games.art_robbery.board.named import card_name, tile_short, translate
from artgames.games.art_robbery.rules.records import NOTHING


def button(play: Play | None, *, covered: bool) -> str:
    """What the button says that plays the card; a covered one is not named."""
    if play is None or play.card is None:
        return translate("art_robbery", "Choose a card")
    if play.action() is None:
        return translate("art_robbery", "Choose a tile")
    if covered:
        return translate("art_robbery", "Play this card")
    return translate("art_robbery", "Play the {card}").format(card=card_name(play.card))


def hint(play: Play, names: tuple[str, ...], dog: Seat, *, covered: bool) -> str:
    """One line of advice. Where both players read it, nothing in it tells what is on a covered card."""
    if play.card is not None and play.action() is None:
        return translate("art_robbery", "Choose a tile to take.")
    if covered:
        return _covered_hint(play)
    if play.card is None:
        return translate("art_robbery", "Choose a card. Highlighted cards have an effect.")
    if play.does_nothing(play.card):
        return translate("art_robbery", "This card has no effect now. You still draw a new one.")
    return _what_happens(play, names, dog)


def _covered_hint(play: Play) -> str:
    if play.card is None:
        return translate("art_robbery", "Hold down the eye to see your cards, then choose one.")
    return translate("art_robbery", "Play it, or choose another.")


def _what_happens(play: Play, names: tuple[str, ...], dog: Seat) -> str:
    if play.target == NOTHING:
        if play.targets():
            return translate("art_robbery", "You take nothing.")
        return translate("art_robbery", "You get the guard dog.")
    tile = tile_short(play.target)
    if play.victim == NOTHING:
        return translate("art_robbery", "You take {tile} from the middle.").format(tile=tile)
    if play.victim == dog:
        text = translate("art_robbery", "You try to steal {tile} from {victim}, who may give you the dog instead.")
    else:
        text = translate("art_robbery", "You steal {tile} from {victim}.")
    return text.format(tile=tile, victim=names[play.victim])
