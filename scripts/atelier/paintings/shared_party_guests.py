"""Guests of a party by the river: bodies with arms and hands, real coats, and the right hat."""

import math
from typing import Literal

from scripts.atelier.bodies import Body
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.guests import Guest
from scripts.atelier.hats import Hat
from scripts.atelier.outfits import OARSMAN, Outfit
from scripts.atelier.poses import STANDING, Pose
from scripts.atelier.sitter import Sitter

LIGHT = (-0.5, -0.55, 0.67)
SKIN = ("#6c3c28", "#b07a58", "#e2b08c", "#f4d0b0", "#fde8d2")
WHITE = ("#7c84a0", "#b0b6ca", "#dcdde2", "#f4f1e8", "#fefcf4")
NAVY = ("#0e1530", "#1e2a50", "#324270", "#566a98")
STRAW = ("#6a4818", "#a87c30", "#d9b25a", "#f2da96")
BLACK = ("#0c0b0f", "#1c1a22", "#322e3a", "#54505e")
BROWN_HAIR = ("#1c0f08", "#3e2414", "#664022", "#906438")
RED_HAIR = ("#3c1a0a", "#74381a", "#a8602e", "#d4945a")
BROWN_COAT = ("#24160c", "#4a3220", "#785638", "#a68258")
BLUE_DRESS = ("#16264e", "#2c4880", "#4c70ac", "#88a6d0")

FLESH = SKIN[1:]
COAT = Outfit(cut="jacket", lower="trousers", collar="stock", tail=0.5, linen=WHITE[1:])
DRESS = Outfit(cut="bodice", lower="bustle", collar="shirt", linen=WHITE[1:])
VEST = OARSMAN.but(top=WHITE, bottom=("#1c2440", "#33406a", "#56689a", "#8c9cc4"))
"""A rower's white shirt: short sleeves, open at the neck, bare arms."""

Who = Literal["man", "lady", "rower"]


def guest(
    canvas: Canvas,
    place: tuple[float, float],
    size: float,
    face: Sitter,
    coat: Colours,
    *,
    hair: Colours,
    who: Who = "man",
    pose: Pose = STANDING,
    wears: Hat | None = None,
    hat_colours: Colours | None = None,
    back: bool = False,
    half: bool = True,
    hands: Literal["both", "left", "right", "none"] = "both",
    band: str = "#1e2a50",
) -> Body:
    """Somebody at the party; (x, y) is between the eyes, `size` the head.

    The body follows half of the way where the head looks; `back` shows somebody from behind.
    """
    x, y = place
    outfit = {"man": COAT, "lady": DRESS, "rower": VEST}[who]
    outfit = outfit if who == "rower" else outfit.but(top=coat, bottom=coat)
    turn = face.yaw * (0.75 if abs(face.yaw) > 50 else 0.6)
    head = pose.head
    aside = -math.copysign(0.1, face.yaw) if abs(face.yaw) > 50 else 0.0
    sitter = Guest(
        x=x - head[0] * size,
        y=y + head[1] * size,
        height=7.5 * size,
        outfit=outfit,
        face=_fresh(face),
        pose=pose.but(
            turn=turn if pose.turn == 0 else pose.turn,
            shoulders=(pose.shoulders[0] + aside, pose.shoulders[1] + 0.06),
            hips=(pose.hips[0] + aside, pose.hips[1]),
        ),
        hair=hair,
        hat=wears,
        hat_colours=hat_colours,
        band=band,
        back=back,
        half=half,
        hands=hands,
        knot=who == "lady",
        seed=int(x),
    )
    return canvas.figure(sitter, light=LIGHT, detail=0.4)


def _fresh(face: Sitter) -> Sitter:
    """Open air: soft shadows, nothing severe."""
    return face.but(
        ears=0, keep=0.5, fill=0.40, shadow=0.3, brow_ridge=0.6, blush_strength=0.42,
    )  # fmt: skip
