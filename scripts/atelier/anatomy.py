"""From a sitter to bones: rows for the compiled head, and the lines of mouth, eyes and brows that paint must follow."""

from typing import NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.clay_rows import SIDES, Rows
from scripts.atelier.mouth import Mouth, lay_mouth
from scripts.atelier.scalp import hair_of, hat_of
from scripts.atelier.sitter import Sitter
from scripts.atelier.skull import EYE_ROW

Place = tuple[float, float, float]


class Anatomy(NamedTuple):
    """Everything known about a head before it is seen."""

    flesh: Floats
    neck: Floats
    hair: Floats
    cloth: Floats
    eyes: Floats
    mouth: Mouth
    child: float
    old: float
    face: float
    """How much lower the features of a child sit: 1 grown up, .82 an infant."""

    nose_base: float
    nose_tip: Place
    brow: tuple[float, float, float]
    """Height of its inner end, its arch and its outer end."""

    uneven: Floats
    crown: Place
    """Radii of the cranium."""


def anatomy_of(sitter: Sitter) -> Anatomy:
    child = min(1.0, max(0.0, (15 - sitter.age) / 13))
    old = min(1.0, max(0.0, (sitter.age - 36) / 40))
    face = 1 - 0.25 * child
    uneven = _uneven(sitter.seed)
    flesh = Rows()
    crown = _cranium(flesh, sitter, child, old)
    _jaw(flesh, sitter, child, old, face)
    _brow_and_sockets(flesh, sitter, child, old)
    base, tip = _nose(flesh, sitter, child, old, face, uneven)
    mouth = lay_mouth(flesh, sitter, child, old, face, base, uneven)
    _ears(flesh, sitter, face, crown)
    eyes = _eyes(sitter, child, old, uneven)
    neck = Rows()
    foot = (sitter.neck_lean, -1.9, sitter.neck_back)
    radius = sitter.neck * (0.365 + 0.075 * sitter.sex - 0.115 * child)
    top = (sitter.neck_lean * 0.15, -0.45, -0.18)
    neck.rod(top, foot, radius, radius * 1.14, 0.1)
    if sitter.sex > 0.5 and child < 0.2:
        neck.ball((sitter.neck_lean * 0.5, -1.3, radius - 0.24), (0.07, 0.1, 0.08), 0.12)
    brow = (
        0.20 * (1 - 0.12 * child) + sitter.brow_high + sitter.brow_inner - 0.02 * old,
        0.045 * sitter.brow_arch,
        0.215 + sitter.brow_high + sitter.brow_outer - 0.05 * old * (1 - sitter.sex * 0.3),
    )
    hair, cloth = hair_of(sitter, crown), hat_of(sitter, crown)
    return Anatomy(
        flesh.table(),
        neck.table(),
        hair.table(),
        cloth.table(),
        eyes,
        mouth,
        child,
        old,
        face,
        base,
        tip,
        brow,
        uneven,
        crown,
    )


def _uneven(seed: int) -> Floats:
    """Twelve small numbers that make the halves of a face differ."""
    share = 0.25 if seed == 0 else 1.0
    return floats(np.clip(np.random.default_rng(seed + 101).normal(0, share, 12), -1.8, 1.8))


def _cranium(rows: Rows, s: Sitter, child: float, old: float) -> Place:
    wide, high = 0.64 * s.width * (1 + 0.07 * child), 0.735 * s.skull * (1 + 0.10 * child)
    deep = 0.82 * s.skull * (1 + 0.02 * child)
    rows.ball((0, 0.27, -0.10), (wide, high, deep), 0.1)
    rows.ball((0, 0.40 + 0.03 * child, 0.30), (0.44 * s.width, 0.34 * s.forehead, 0.41 + 0.05 * child), 0.25)
    hollow = max(0.0, 0.35 * old - 0.5 * s.flesh + 0.25 * s.sex)
    for side in SIDES:
        rows.ball((side * 0.36 * s.width, 0.20, 0.32), (0.19, 0.26, 0.24), 0.2)
        rows.ball((side * 0.77 * s.width, 0.22, 0.42), (0.13, 0.20, 0.10 + 0.2 * hollow), 0.24, carve=True)
    return wide, high, deep


def _jaw(rows: Rows, s: Sitter, child: float, old: float, f: float) -> None:
    man = s.sex * (1 - child)
    jaw = s.jaw * (0.94 + 0.11 * man - 0.10 * child)
    chin = s.chin * (0.92 + 0.22 * man - 0.2 * child)
    lean = s.flesh - 0.2 * old
    rows.ball((0, -0.15 * f, 0.04), (0.54 * s.width, 0.80 * f, 0.60), 0.22)
    rows.ball((0, -0.66 * f, 0.20), (0.34 * jaw, 0.24 * f, 0.36), 0.2)
    for side in SIDES:
        rows.ball((side * 0.415 * jaw * s.width, -0.50 * f, 0.03), (0.12, 0.17, 0.20), 0.2)
        rows.rod((side * 0.41 * jaw * s.width, -0.53 * f, 0.0), (side * 0.11, -0.87 * f, 0.50), 0.10, 0.11, 0.2)
        rows.ball(
            (side * 0.375 * s.cheekbones * s.width, (-0.17 - 0.03 * child) * f, 0.40),
            (0.165, 0.115, 0.185),
            0.2,
        )
        rows.rod((side * 0.41 * s.width, -0.14, 0.38), (side * 0.57 * s.width, -0.08, 0.0), 0.04, 0.04, 0.18)
        full = 0.165 + 0.03 * lean
        rows.ball((side * 0.40 * s.width, -0.33 * f, 0.18), (full, 0.26, 0.26), 0.18)
        round_ = 0.16 + 0.05 * lean + 0.075 * child + 0.05 * s.puffed
        rise = 0.05 * max(0.0, s.smile)
        low = -0.45 + rise - 0.06 * old
        rows.ball(
            (side * (0.30 + 0.02 * child + 0.03 * s.puffed) * s.width, low * f, 0.42),
            (round_ * 1.08, round_ * 1.1, round_),
            0.2,
        )
        if lean < -0.2:
            deep = 0.05 - 0.04 * (lean + 0.2)
            rows.ball((side * 0.53 * s.width, -0.50 * f, 0.47), (deep, 0.2, deep), 0.32, carve=True)
        if old > 0.3:  # jowls
            sag = 0.5 + 0.5 * max(0.0, s.flesh)
            rows.ball((side * 0.31 * jaw, -0.78 * f, 0.30), (0.11 * old * sag + 0.02, 0.12, 0.16), 0.2)
    rows.ball((0, -0.885 * f, 0.575 + s.chin_out), (0.15 * chin, 0.115 * chin, 0.125), 0.15)
    if s.flesh > 0.4:  # a second chin
        fat = s.flesh - 0.4
        rows.ball((0, -0.99 * f, 0.26), (0.26 + 0.1 * fat, 0.10 + 0.08 * fat, 0.24), 0.12)


def _brow_and_sockets(rows: Rows, s: Sitter, child: float, old: float) -> None:
    ridge = max(0.012, 0.034 * s.brow_ridge * (0.75 + 0.4 * s.sex) * (1 - 0.6 * child))
    for side in SIDES:
        rows.rod((side * 0.10, 0.185, 0.685), (side * 0.40, 0.205, 0.53), ridge, ridge, 0.2)
    deep = 0.205 * (1 - 0.25 * child) * (0.8 + 0.1 * s.brow_ridge + 0.12 * s.sex) + 0.02 * old
    for side in SIDES:
        rows.ball((side * 0.275 * s.eye_apart, 0.02, 0.86), (0.205, 0.130, deep), 0.16, carve=True)
        rows.ball((side * 0.15, 0.015, 0.83), (0.06, 0.075, 0.12), 0.12, carve=True)


def _nose(rows: Rows, s: Sitter, child: float, old: float, f: float, uneven: Floats) -> tuple[float, Place]:
    length = s.nose_length * (1 - 0.16 * child + 0.06 * old + 0.03 * s.sex)
    wide = s.nose_width * (0.92 + 0.14 * s.sex + 0.1 * old)
    out, turn = s.nose_out * (1 - 0.28 * child), s.nose_turn + 0.55 * child - 0.35 * old
    base = -0.415 * length * f
    bend = 0.010 * float(uneven[0])
    tip = (bend, base + 0.085 + 0.03 * turn, 0.685 + 0.185 * out - 0.01 * abs(turn))
    root = (0.0, 0.085, 0.665 - 0.03 * child)
    ridge = (bend * 0.5, base * 0.36, 0.715 + 0.075 * out + 0.028 * s.nose_hump - 0.03 * child)
    thin = 0.040 + 0.013 * wide
    rows.rod(root, ridge, thin, thin * 1.05, 0.12)
    rows.rod(ridge, tip, thin * 1.05, thin * 1.05, 0.09)
    for side in SIDES:
        rows.rod(
            (side * 0.05, -0.03, 0.655),
            (side * 0.068 * wide, base + 0.085, 0.715),
            0.014 + 0.032 * wide,
            0.020 + 0.046 * wide,
            0.12,
        )
    bulb = s.nose_bulb * (0.94 + 0.08 * s.sex + 0.1 * old)
    rows.ball(tip, (0.070 * bulb * wide**0.5, 0.062 * bulb, 0.066 * bulb), 0.06)
    rows.rod((bend, tip[1] - 0.035, tip[2] - 0.03), (bend * 0.5, base, 0.725), 0.030, 0.036, 0.04)
    for side in SIDES:
        wing = (bend * 0.6 + side * 0.094 * wide, base + 0.045 + 0.004 * float(uneven[1]) * side, 0.735)
        rows.ball(wing, (0.047 * wide, 0.052, 0.080), 0.06)
        rows.ball((bend + side * 0.052 * wide, base + 0.012, 0.80), (0.030 * wide, 0.018, 0.048), 0.025, carve=True)
    return base, tip


def _ears(rows: Rows, s: Sitter, f: float, crown: Place) -> None:
    if s.ears <= 0:
        return
    size, x = s.ears, crown[0]
    for side in SIDES:
        rows.ball((side * (x + 0.005), -0.05, -0.10), (0.05, 0.22 * size, 0.15 * size), 0.04)
        rows.ball((side * (x - 0.005), -0.24 * size, -0.03), (0.045, 0.085 * size, 0.07), 0.05)
        rows.ball((side * (x + 0.05), -0.05, -0.06), (0.035, 0.14 * size, 0.085 * size), 0.03, carve=True)
        rows.ball((side * (x + 0.02), -0.09, 0.035), (0.025, 0.045, 0.035), 0.04)


def _eyes(s: Sitter, child: float, old: float, uneven: Floats) -> Floats:
    eyes = np.zeros((2, EYE_ROW))
    size = s.eye_size * (1 + 0.20 * child - 0.04 * s.sex)
    for i, side in enumerate(SIDES):
        luck = float(uneven[4 + i])
        half = 0.128 * size
        upper = 0.058 * size * s.eye_open * (1 + 0.04 * luck) * (1 - 0.14 * old)
        lower = 0.036 * size * (1 - 0.55 * s.squint) * (1 + 0.04 * float(uneven[6 + i]))
        crease = 0.036 * s.lid_fold * (1 - 0.55 * old) * (0.55 + 0.45 * min(1.0, abs(s.eye_open)))
        fold = (0.010 + 0.012 * s.lid_weight) * (1 + 0.5 * old)
        if s.eye_open < 0:  # closed: the upper lid hangs down to the lower one
            upper, crease = -lower * 0.92, 0.075 * s.lid_fold
        eyes[i] = (
            side * 0.272 * s.eye_apart,
            0.0 + 0.005 * float(uneven[8]) * side,
            0.52 - 0.01 * old,
            0.152 * size**0.8,
            half,
            upper,
            lower,
            s.eye_tilt + 0.03 - 0.07 * old,
            max(0.004, crease),
            fold,
            side,
        )
    return eyes
