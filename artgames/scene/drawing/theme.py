"""The three looks of the house, as colours and as one style sheet for the whole application.

A theme is a handful of hex colours, so that it can be compared, kept as a key of a cache and put into a style sheet as
it stands; painting code writes ``QColor(theme.ink)``.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Template
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from artgames.paths import resources
from artgames.scene.drawing.fonts import SANS, SERIF, Profile, Role, role_px, target_px
from artgames.scene.drawing.rooms import mixed, rail_rules, shaded

_OWN = "own-"


class Theme(NamedTuple):
    """Colours of one look. ``frames`` is off where decoration would only disturb."""

    key: str
    wall: str  # behind everything
    light: str  # what falls on it
    panel: str  # a sheet lying on the wall
    raised: str  # buttons and other things that can be pressed
    hover: str  # the same under the pointer
    field: str  # where one writes
    ink: str
    ink2: str  # desk and console only: too weak for a lit room
    faded: str  # what cannot be used now
    line: str  # borders of things that can be used
    hair: str  # quiet separators
    accent: str
    on_accent: str
    focus: str  # focus border of widgets: the accent where it shows, ink where it does not
    right: str
    wrong: str
    mat: str  # round a painting
    edge: str  # one lighter line round the mat
    mark_outline: str  # round a player's mark; empty where the colours stand by themselves
    shadow: float  # opacity of a painting's shadow
    frames: bool
    large_marks: bool = False
    """Whether a player's letter fills the mark, since a whole room looks on."""

    @property
    def is_own(self) -> bool:
        """Whether somebody has chosen its colours (see `own_colours`)."""
        return self.key.startswith(_OWN)

    @property
    def is_dark(self) -> bool:
        """Whether light ink stands on a dark wall."""
        return luminance(self.wall) < luminance(self.ink)


GALLERY = Theme(
    key="gallery",
    wall="#1F3D5C",
    light="#7FB0D6",
    panel="#0A1726",
    raised="#162F49",
    hover="#244768",
    field="#0A1726",
    ink="#FFF8E9",
    ink2="#E9E3D4",
    faded="#8FA0B0",
    line="#A9C3D8",
    hair="#3A5F85",
    accent="#F2B93B",
    on_accent="#1C1A17",
    focus="#FFD166",
    right="#8FDDBA",
    wrong="#FFB09E",
    mat="#F1E8D3",
    edge="#8CA5BD",
    mark_outline="#1C1A17",
    shadow=0.53,
    frames=True,
)
DAYLIGHT = Theme(
    key="daylight",
    wall="#EDE5D6",
    light="#FFFFFF",
    panel="#FFFFFF",
    raised="#FBF5E6",
    hover="#F1E7D0",
    field="#FFFFFF",
    ink="#1C1A17",
    ink2="#3F382F",
    faded="#8A8378",
    line="#7D7466",
    hair="#D9CBAE",
    accent="#F2B93B",
    on_accent="#1C1A17",
    focus="#1C1A17",
    right="#0B6B47",
    wrong="#A12B12",
    mat="#FFFFFF",
    edge="#C9BFAE",
    mark_outline="#1C1A17",
    shadow=0.29,
    frames=True,
)
HIGH_CONTRAST = Theme(
    key="high_contrast",
    wall="#000000",
    light="#000000",
    panel="#000000",
    raised="#000000",
    hover="#2B2B2B",
    field="#000000",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    faded="#A6A6A6",
    line="#FFFFFF",
    hair="#8C8C8C",
    accent="#FFFF00",
    on_accent="#000000",
    focus="#FFFF00",
    right="#8BF0C3",
    wrong="#FFB3A3",
    mat="#000000",
    edge="#FFFFFF",
    mark_outline="#FFFFFF",
    shadow=0.0,
    frames=False,
)
THEMES: dict[str, Theme] = {theme.key: theme for theme in (GALLERY, DAYLIGHT, HIGH_CONTRAST)}


def on_paper(theme: Theme) -> Theme:
    """What lies on a sheet of paper in this look: dark ink, whatever the wall behind is painted in. By day and in high
    contrast a sheet has the inks of the wall."""
    if not theme.is_dark or not theme.frames:
        return theme
    paper = "#FBF5E6"
    by_day = DAYLIGHT._replace(key=f"{theme.key}-paper", wall=paper, panel=paper, raised="#FFFFFF", ink2="#4A4238")
    by_day = by_day._replace(accent=theme.accent, on_accent=theme.on_accent)
    return by_day._replace(faded="#6F6557", line="#85795F", edge="#B9A77F")


_READABLE = 4.5
"""The contrast that letters need."""


def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 black to 1 white (WCAG 2)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)

    rgb = QColor(colour)
    return 0.2126 * linear(rgb.redF()) + 0.7152 * linear(rgb.greenF()) + 0.0722 * linear(rgb.blueF())


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def palette(theme: Theme) -> QPalette:
    """Colours for what no style sheet reaches: text cursors, links, pyqtgraph, file dialogs."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.wall,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.field,
        QPalette.ColorRole.AlternateBase: theme.panel,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.PlaceholderText: _hint(theme),
        QPalette.ColorRole.Link: on_paper(theme).ink,  # there are none on the wall
        QPalette.ColorRole.BrightText: theme.wrong,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faded))
    return made


def style_sheet(theme: Theme, scale: float = 1.0, folder: Path | None = None) -> str:
    """The style sheet of the whole application.

    ``scale`` is window height ÷ 1080 times the user's text size (see ``fonts.scale_for``). Variants of a button are
    chosen by the dynamic property ``variant`` ("primary", "quiet", "danger"), those of a label by ``role``
    ("headline", "count", "heading", "title", "small", "wrong", "right"), a raised sheet by ``panel`` = true.
    """
    folder = folder or resources() / "themes"
    wall, both, paper, rails = (
        Template(part) for part in re.split(r"/\* == .* == \*/", (folder / "app.qss").read_text(encoding="utf-8"))[1:]
    )
    sheet = on_paper(theme)
    on_wall = {**_sizes(scale), **_colours(theme, folder)}
    on_sheet = {**on_wall, **_colours(sheet, folder)}
    scoped = _within('QWidget[panel="true"]', both.substitute(on_sheet)) if sheet is not theme else ""
    filled = (wall.substitute(on_wall), both.substitute(on_wall), paper.substitute(on_sheet), scoped)
    return "\n".join([*filled, rails.substitute(on_wall, rails=rail_rules(theme))])


def _within(place: str, rules: str) -> str:
    """The same rules for whatever lies in this place alone."""
    rules = re.sub(r"/\*.*?\*/", "", rules, flags=re.DOTALL)
    made = []
    for rule in filter(str.strip, rules.split("}")):
        selectors, _, body = rule.partition("{")
        scoped = ", ".join(f"{place} {one.strip()}" for one in selectors.split(","))
        made.append(f"{scoped} {{{body}}}")
    return "\n".join(made)


def _sizes(scale: float) -> dict[str, str]:
    em = role_px(Role.MENU, Profile.DESK, scale=scale)

    def px(share: float) -> str:
        return f"{max(1, round(em * share))}px"

    return {
        "sans": SANS,
        "serif": SERIF,
        "em": px(1),
        "small": f"{role_px(Role.SMALL, Profile.DESK, scale=scale)}px",
        "heading": f"{role_px(Role.HEADING, Profile.DESK, scale=scale)}px",
        "headline": f"{role_px(Role.HEADLINE, Profile.DESK, scale=scale)}px",
        "target": f"{max(24, target_px(Profile.DESK, scale=scale) - 2 * round(em * 0.3) - 4)}px",
        "count": px(4),
        "box": px(0.95),
        "dot": f"{(round(em * 0.95) + 4) // 2}px",  # half the box with its border, or Qt draws it square
        "arrow": px(0.6),
        **{f"s{n}": px(n / 10) for n in range(1, 16)},
    }


def _colours(theme: Theme, folder: Path) -> dict[str, str]:
    """The theme's own, and those of keys and fields, which are of paper wherever they are."""
    sheet = on_paper(theme)
    own = {name: str(value) for name, value in theme._asdict().items()}
    return {
        **own,
        "paint": _paint(theme),
        "glyphs": folder.as_posix(),
        "tone": "light" if theme.is_dark else "dark",
        # Yellow on white is invisible as a line: there the accent is only ever an area with dark ink on it.
        "accent_line": theme.accent if theme.is_dark else theme.ink,
        **_accents(theme),
        "key": sheet.raised if theme is sheet else sheet.panel,
        "key_ink": sheet.ink,
        "key_line": sheet.line if theme is sheet else sheet.hair,
        "key_hover": sheet.hover,
        "key_wrong": sheet.wrong,
        "key_tone": "light" if sheet.is_dark else "dark",
        "page": sheet.field,
        "off": "#E4D8BC" if theme.frames else theme.panel,
        "off_ink": "#4A4238" if theme.frames else theme.faded,
        "off_line": "#CBBB97" if theme.frames else theme.hair,
        "hint": _hint(sheet),
        "on_rail": "rgba(0, 0, 0, 72)" if theme.is_dark else theme.raised,
    }


def _accents(theme: Theme) -> dict[str, str]:
    """What is made of the accent: its edge, what it is under the pointer, and what is chosen."""
    names = ("accent_edge", "accent_hover", "chosen", "chosen_line")
    if not theme.frames:
        return dict.fromkeys(names, theme.accent)
    made = ("#B9811C", "#F7C85C", "#FFE9B5", "#8A5E0F")
    if theme.is_own:
        pale, dark = mixed(theme.accent, "#FFFFFF", 0.75), mixed(theme.accent, "#000000", 0.5)
        made = (mixed(theme.accent, "#000000", 0.25), mixed(theme.accent, "#FFFFFF", 0.15), pale, dark)
    return dict(zip(names, made, strict=True))


def _paint(theme: Theme) -> str:
    """The wall of a page: lit from above the middle, as all walls are; plain where nothing is painted."""
    if not theme.is_dark or not theme.frames:
        return theme.wall
    tones = ((0, 0.84), (0.18, 0.98), (0.45, 1.05), (1, 0.84))
    stops = ", ".join(f"stop:{at} {shaded(theme.wall, share).name()}" for at, share in tones)
    return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, {stops})"


def _hint(theme: Theme) -> str:
    """What stands in an empty field: paler than what is written there, but to be read."""
    if contrast(theme.faded, theme.field) >= _READABLE:
        return theme.faded
    pale, dark = QColor(theme.faded), QColor(theme.ink2)
    channels = ((pale.red(), dark.red()), (pale.green(), dark.green()), (pale.blue(), dark.blue()))
    return QColor(*((one + other) // 2 for one, other in channels)).name()


def apply_theme(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Dress the application in a theme; may be called again at any time, every window follows at once. What is worn
    already is not put on again: Qt would look at every widget of every window."""
    sheet = style_sheet(theme, scale)
    if app.styleSheet() != sheet:
        app.setPalette(palette(theme))
        app.setStyleSheet(sheet)


def set_variant(widget: QWidget, name: str, value: str | bool) -> None:
    """Change a dynamic property that the style sheet looks at, and show it at once."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
