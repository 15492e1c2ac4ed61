"""Paper on the board: score pads, and sheets that people write on."""

from __future__ import annotations

from dataclasses import dataclass

from artgames.stage.theme import Theme


@dataclass(frozen=True, slots=True)
class Paper:
    """Colours of a sheet. Paper is light in every theme but the one that wants black."""

    sheet: str = "#F3ECDD"
    ink: str = "#1B1A19"
    rule: str = "#B9AE98"
    faint: str = "#8F8571"
    right: str = "#0B6B47"
    wrong: str = "#A12B12"
    pencil: str = "#38507A"


PAPER = Paper()
BLACK_PAPER = Paper("#000000", "#FFFFFF", "#8C8C8C", "#BFBFBF", "#8BF0C3", "#FFB3A3", "#FFFFFF")


def paper_of(theme: Theme) -> Paper:
    """The paper that is used in this look."""
    return PAPER if theme.frames else BLACK_PAPER
