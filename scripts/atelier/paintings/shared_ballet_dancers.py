"""Dancers for a ballet class: gauze, a sash, a ribbon at the neck, a knot of hair with a flower in it."""

from typing import Literal

from scripts.atelier.bodies import Body
from scripts.atelier.canvas import Canvas
from scripts.atelier.curves import ellipse
from scripts.atelier.guests import Guest
from scripts.atelier.outfits import DANCER
from scripts.atelier.poses import STANDING, Pose
from scripts.atelier.sitter import SKIN_FAIR
from scripts.atelier.sitters import WOMAN

LIGHT = (0.45, -0.6, 0.66)
SKIN = ("#6c4230", "#ac7c5e", "#dcae8c", "#f0ccb0", "#fbe6d2")
HAIRS = (
    ("#1a0f0a", "#3a2416", "#5e4026", "#86603a"),
    ("#341c0c", "#6a3c1c", "#9c6430", "#c8925a"),
    ("#0e0a0a", "#221a1a", "#3e3230", "#5e504a"),
)
FACE = WOMAN.but(skin=SKIN_FAIR, ears=0, blush_strength=0.4, eye_open=0.8)

REST = STANDING.but(turnout=0.42, left_foot=(-0.2, 0.0), right_foot=(0.26, 0.0, 0.2), hip_tilt=-6, shoulder_tilt=4)
POSES: dict[str, Pose] = {
    "hips": REST.but(left_hand=(-0.56, 4.35, 0.3), right_hand=(0.60, 4.35, 0.3), left_grip="fist", right_grip="fist"),
    "up": REST.but(left_hand=(-0.35, 7.75, 0.1), right_hand=(0.55, 7.9, 0.1)),
    "down": REST.but(left_hand=(-0.55, 3.95, 0.45), right_hand=(0.45, 3.95, 0.5)),
    "ear": REST.but(left_hand=(-0.60, 4.2, 0.3), right_hand=(0.74, 6.55, 0.25), left_grip="fist"),
    "back": REST.but(left_hand=(-0.5, 4.9, -0.5), right_hand=(0.9, 4.1, 0.2)),
    "fan": REST.but(left_hand=(-0.62, 4.3, 0.1), right_hand=(2.2, 4.55, 0.1), right_grip="fan", left_grip="fist"),
    "wide": REST.but(left_hand=(-1.7, 5.0, 0.2), right_hand=(1.7, 5.0, 0.2)),
    "cross": REST.but(left_hand=(0.3, 4.9, 0.5), right_hand=(-0.3, 4.75, 0.55)),
}


def dancer(
    canvas: Canvas,
    x: float,
    y: float,
    high: float,
    sash: str,
    *,
    hair: int = 0,
    back: bool = False,
    turn: float = 0.0,
    arms: str = "down",
    look: float | None = None,
    hands: Literal["both", "left"] = "both",
) -> Body:
    """Feet at (x, y); `turn` is where her body faces, `look` where she looks (else the same way)."""
    yaw = turn if look is None else look
    guest = Guest(
        x=x,
        y=y,
        height=high,
        outfit=DANCER.but(sash=sash),
        face=FACE.but(yaw=yaw, roll=4 if yaw > 0 else -4, pitch=-3),
        pose=POSES[arms].but(turn=turn * 0.7),
        hair=HAIRS[hair],
        knot=True,
        back=back,
        hands=hands,
        seed=int(x),
    )
    made = canvas.figure(guest, light=LIGHT, detail=0.5)
    head, (hx, hy), (sx, sy) = made.head_size, made.head, made.shoulders
    ribbon = [(sx - head * 0.2, sy - head * 0.24), (sx, sy - head * 0.16), (sx + head * 0.2, sy - head * 0.24)]
    canvas.line(ribbon, "#1c1618", head * 0.07, detail=0.7)
    side = -1 if yaw > 0 else 1
    for k in range(3):
        petal = (hx + side * head * (0.22 + 0.07 * k) * (0.4 if back else 1), hy - head * (0.40 - 0.06 * k))
        canvas.form(ellipse(*petal, head * 0.075, head * 0.06), ("#5c1a14", "#b1402f", "#ec9a80"), bump=0.6, detail=0.8)
    return made
