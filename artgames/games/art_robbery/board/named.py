"""What tiles, cards and raids are called and what is printed on them, for pictures and for screen readers alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from artgames.engine.words import filled, shortened
from artgames.games.art_robbery.board.art import faces
from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY, Card, Tile, kind
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""

_LETTERS = 10
"""Of a name, where a whole room reads it."""

_RAISED = 0.22
"""How far above the middle of a card a large figure stands, of its height."""

_FIGURE_CARDS = {BOSS: "boss", DOG: "dog", GREEDY: "thief"}


def raid_name(raid: int) -> str:
    return (
        translate("art_robbery", "Sketches"),
        translate("art_robbery", "Sculptures"),
        translate("art_robbery", "Antiquities"),
        translate("art_robbery", "Paintings"),
    )[raid]


def tile_short(tile: Tile) -> str:
    """In a sentence: "the 3", "the Boss"."""
    if FACES.prints[tile].boss:
        return translate("art_robbery", "the Boss")
    return translate("art_robbery", "the {value}").format(value=FACES.values[tile])


def tile_name(tile: Tile) -> str:
    """Everything that is printed on a tile, for who cannot see it."""
    face = FACES.prints[tile]
    raid = raid_name(FACES.raid_of(tile))
    if face.boss:
        return translate("art_robbery", "{raid}, the Boss, worth 5").format(raid=raid)
    if face.dots == 0:
        return translate("art_robbery", "{raid} {value}").format(raid=raid, value=face.value)
    text = translate("art_robbery", "{raid} {value}, {dots:one alibi|# alibis}")
    return filled(text, raid=raid, value=face.value, dots=face.dots)


def card_name(card: Card) -> str:
    named = {
        BOSS: translate("art_robbery", "Boss card"),
        DOG: translate("art_robbery", "Guard Dog card"),
        GREEDY: translate("art_robbery", "Greedy Thief card"),
    }
    return named.get(kind(card)) or translate("art_robbery", "{value} card").format(value=kind(card))


def boss_news(kept: bool, name: str, *, for_projector: bool) -> str:
    """What became of the Boss at the end of a raid."""
    if for_projector:
        keeps, loses = (
            translate("art_robbery", "{name} keeps the Boss"),
            translate("art_robbery", "{name} loses the Boss"),
        )
        name = shortened(name, _LETTERS)
    else:
        keeps = translate("art_robbery", "{name} keeps the Boss, thanks to a 4 or 5 beside it.")
        loses = translate("art_robbery", "{name} loses the Boss: there is no 4 or 5 beside it.")
    return (keeps if kept else loses).format(name=name)


def tile_picture(tile: Tile, side: float, style: BoardStyle) -> QPixmap:
    face = FACES.prints[tile]
    letter = style.px(Role.SMALL) if style.for_projector else 0
    least = round(style.px(Role.PLAY, Profile.DESK) * 1.1) if is_large(style) else style.least_px
    print_ = faces.Print(FACES.raid_of(tile), face.value, face.dots, face.boss, letter, least, is_large(style))
    return faces.tile_pixmap(print_, round(side), style.theme, style.ratio)


def card_picture(card: Card, high: float, style: BoardStyle) -> QPixmap:
    what = kind(card)
    name = _FIGURE_CARDS.get(what, "number")
    # The small figures in its corners say the same once more; below a raised one there is room for a note.
    raised = 0.0 if style.for_projector else _RAISED if is_large(style) else None
    return faces.card_pixmap(name, what, round(high), style.theme, style.ratio, raised=raised, least=style.least_px)


def is_large(style: BoardStyle) -> bool:
    """Whether somebody at the table wants letters larger than usual."""
    return style.text > 1.0 and not style.for_projector


def back_picture(high: float, style: BoardStyle) -> QPixmap:
    return faces.card_back_pixmap(round(high), style.theme, style.ratio)
