"""A theme as the style sheet of the whole application, and as its palette."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from artgames.paths import resources
from artgames.scene.drawing.fonts import SANS, SERIF, Profile, Role, role_px, target_px
from artgames.scene.drawing.rooms import mixed, rail_rules, shaded
from artgames.scene.drawing.theme import Theme, contrast, on_paper

_READABLE = 4.5
"""The contrast that letters need."""


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
        **_paddings(em),
    }


def _paddings(em: int) -> dict[str, str]:
    """Of buttons: what is left of each where the border is thicker by one pixel or by two."""
    tall, wide, snug = (round(em * share) for share in (0.3, 0.9, 0.4))
    less = {"_more": -1, "": 0, "_1": 1, "_2": 2}
    found = {"tall": tall, "wide": wide, "snug": snug}
    return {f"{name}{what}": f"{max(0, side - by)}px" for name, side in found.items() for what, by in less.items()}


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
