"""The colours of the fair. What is drawn keeps them in every theme but the one that wants black and white."""

from __future__ import annotations

from artgames.scene.drawing.theme import Theme

_FAIR = {
    "ink": "#231F1C",
    "steel": "#4B8284",
    "steel_light": "#6CA3A3",
    "steel_deep": "#2F5B5E",
    "inside": "#14201F",
    "gold": "#E0AE4A",
    "gold_deep": "#A87B1E",
    "note": "#8DB57A",
    "note_deep": "#4F7B45",
    "wood": "#8F6142",
    "wood_light": "#B07E56",
    "wood_deep": "#5E3F2A",
    "red": "#B84B3C",
    "cream": "#F4E7CB",
    "bone": "#FBF6EA",
    "leather": "#8E4E31",
    "leather_light": "#AE6A45",
    "leather_deep": "#5C2F1C",
    "skin": "#E9C9A6",
    "snow": "#FFFDF6",
    "green": "#4F7F57",
    "night": "#24353A",
    "brown": "#6B4630",
    "shoe": "#231F1C",
}
_PLAIN = {
    **_FAIR,
    "ink": "#FFFFFF",
    "steel": "#000000",
    "steel_light": "#1E1E1E",
    "steel_deep": "#000000",
    "inside": "#000000",
    "gold": "#FFFF00",
    "gold_deep": "#FFFF00",
    "note": "#000000",
    "note_deep": "#FFFFFF",
    "wood": "#000000",
    "wood_light": "#000000",
    "wood_deep": "#000000",
    "red": "#000000",
    "cream": "#1E1E1E",
    "leather": "#000000",
    "leather_light": "#1E1E1E",
    "leather_deep": "#000000",
}
"""White lines on black, and yellow for money."""

_FIGURES_ON_BLACK = {
    **_FAIR,
    "ink": "#000000",
    "bone": "#FFFFFF",
    "gold": "#FFFF00",
    "red": "#FF6B57",
    "green": "#6FB47B",
    "night": "#A9BCC2",
    "brown": "#C9925F",
    "shoe": "#FFFFFF",
}
"""Nothing that is dark by itself would be seen."""

KIND_GROUNDS = {"prepare": "#D9C27E", "observe": "#8FB3C9", "hit": "#D49A7C", "steal": "#B84B3C"}
"""The grounds of the stops, by kind."""


def colours(theme: Theme) -> dict[str, str]:
    """By the role that a colour plays."""
    return _FAIR if theme.frames else _PLAIN


def figure_colours(theme: Theme) -> dict[str, str]:
    """Figures and signs are coloured areas in every theme."""
    return _FAIR if theme.frames else _FIGURES_ON_BLACK


def stop_ground(kind: str, theme: Theme) -> str:
    return KIND_GROUNDS[kind] if theme.frames else "#000000"


def stop_ink(kind: str, theme: Theme) -> str:
    if not theme.frames:
        return "#FFFFFF"
    return "#FFFDF6" if kind == "steal" else "#231F1C"
