"""What a game may say about the curtain between two players: its cloth, what for, and what the others are told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Cloth(Enum):
    """What the curtain is made of."""

    VELVET = "velvet"
    NIGHT = "night"
    """A museum by night: the light of a window lies on the folds."""

    HEIST = "heist"
    """Search lights cross on the folds."""

    FAIR = "fair"
    """The canvas of a tent, with its scallops."""


@dataclass(frozen=True, slots=True)
class CurtainLook:
    """Made of what everybody knows: whoever the curtain is for, the others see it, too."""

    errand: str = ""
    """What the person named is asked for, in a few words."""

    teases: tuple[str, ...] = ()
    """Lines of the game's own for those who look away, with {who} for them."""

    cloth: Cloth = Cloth.VELVET
