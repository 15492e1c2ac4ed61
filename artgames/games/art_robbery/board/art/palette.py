"""The colours of the four raids and of the cards. Tiles are art: they keep their colours in every theme."""

from __future__ import annotations

from artgames.scene.drawing.theme import Theme

INK = "#231F1C"
_SHARED = {"ink": INK, "gold": "#D9A441", "night": "#24353A", "skin": "#E9C9A6", "snow": "#FFFDF6"}

_RAIDS = (
    {"ground": "#E3B23C", "pale": "#F6E8C0", "mid": "#E9CB7C", "deep": "#A87B1E", "paper": "#FFF8E3"},
    {"ground": "#7BAA80", "pale": "#D8E5D3", "mid": "#A7C3A4", "deep": "#3F6B4C", "paper": "#F8FAF2"},
    {"ground": "#6E9FC8", "pale": "#D3E1EC", "mid": "#94B6D1", "deep": "#2C567D", "paper": "#F4F8FB"},
    {"ground": "#D2735F", "pale": "#F1D9CD", "mid": "#DDA08C", "deep": "#7D3226", "paper": "#FCF3EC"},
)
_STRONG = ("#FFD23F", "#5FE08A", "#6FB7FF", "#FF8A75")
"""Raid colours where black and white are wanted: bright areas that black lines stand on."""


def raid_colours(raid: int, theme: Theme) -> dict[str, str]:
    """Colours by role for the tiles of a raid."""
    colours = {**_SHARED, **_RAIDS[raid]}
    if not theme.frames:
        colours.update(ink="#000000", pale="#FFFFFF", paper="#FFFFFF", ground=_STRONG[raid])
    return colours


def card_colours(theme: Theme) -> dict[str, str]:
    """Colours by role for cards, figures and scenes."""
    colours = {
        **_SHARED,
        "ground": "#24353A",
        "pale": "#F3ECDD",
        "mid": "#CDBE9F",
        "deep": "#5B4B37",
        "paper": "#FBF6EA",
        "red": "#C6493A",
        "blue": "#3F78B5",
    }
    if not theme.frames:
        colours.update(ink="#000000", pale="#FFFFFF", paper="#FFFFFF", ground="#000000")
    return colours
