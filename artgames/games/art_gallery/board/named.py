"""What areas, symbols, paintings and cards are called, for pictures and for screen readers alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.chains import SYMBOLS
from artgames.games.art_gallery.rules.records import SHOP, Area, Card, House, Work
from artgames.games.art_gallery.words.say import SYMBOL_NAMES
from artgames.scene.board_style import BoardStyle
from artgames.scene.labels import label_of

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""

ROMAN = ("I", "II", "III", "IV", "V", "VI")


def area_name(area: Area) -> str:
    if area == SHOP:
        return translate("art_gallery", "Shop")
    return translate("art_gallery", "Gallery {number}").format(number=area)


def symbol_name(symbol: int) -> str:
    return translate("art_gallery", SYMBOL_NAMES[symbol])


def picture_of(work: Work, house: House) -> int:
    """The card of the deck that shows this work."""
    return house.pictures[work - 1]


def symbols_spoken(work: Work) -> str:
    values = FACES.symbols[work]
    return ", ".join(f"{symbol_name(symbol)} {values[symbol]}" for symbol in range(SYMBOLS) if values[symbol])


def work_name(work: Work, house: House, style: BoardStyle) -> str:
    """A painting with its number and symbols, for who cannot see it."""
    painting = style.deck.painting(picture_of(work, house))
    text = translate("art_gallery", "{title}, number {number}: {symbols}")
    return text.format(title=label_of(painting).name, number=work, symbols=symbols_spoken(work))


def tile_name(work: Work, house: House, style: BoardStyle) -> str:
    """A tile with the painting that it is a detail of."""
    title = label_of(style.deck.painting(picture_of(work, house))).name
    return translate("art_gallery", "tile {number}, detail of {title}").format(number=work, title=title)


def card_name(card: Card | None) -> str:
    if card is None:
        return translate("art_gallery", "face-down card")
    return translate("art_gallery", "action card {value}").format(value=card)
