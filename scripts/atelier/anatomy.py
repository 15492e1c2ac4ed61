"""From a sitter to bones: rows for the compiled head, and the lines of mouth, eyes and brows that paint must follow."""

import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.sitter import Sitter
from scripts.atelier.skull import BALL, CARVE, EYE_ROW, JOIN, ROD, ROW

Place = tuple[float, float, float]
SIDES = (-1, 1)


class Rows:
    """Collects bones: balls and rods, joined to what is there or carved out of it."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []

    def ball(self, at: Place, radii: Place, soft: float = 0.15, *, carve: bool = False) -> None:
        if min(radii) > 0.004:
            self._add(carve, BALL, at, radii, (0, 0), soft, at, max(radii))

    def rod(self, at: Place, to: Place, start: float, end: float, soft: float = 0.1, *, carve: bool = False) -> None:
        middle = ((at[0] + to[0]) / 2, (at[1] + to[1]) / 2, (at[2] + to[2]) / 2)
        if max(start, end) > 0.003:
            self._add(carve, ROD, at, to, (start, end), soft, middle, math.dist(at, to) / 2 + max(start, end))

    def _add(
        self,
        carve: bool,
        kind: float,
        at: Place,
        to: Place,
        radii: tuple[float, float],
        soft: float,
        middle: Place,
        reach: float,
    ) -> None:
        self.rows.append([CARVE if carve else JOIN, kind, *at, *to, *radii, max(soft, 0.004), *middle, reach, 0.0])

    def table(self) -> Floats:
        return np.ascontiguousarray(np.array(self.rows, np.float64).reshape(-1, ROW))


class Mouth(NamedTuple):
    """The lines of the lips over x; `t` is -1 and 1 at the corners."""

    x: float
    y: float
    half: float
    lift: tuple[float, float]
    """How far the left and right corner stand above the middle."""

    upper: float
    lower: float
    agape: float
    out: float

    def t(self, x: Floats) -> Floats:
        return floats((x - self.x) / self.half)

    def middle(self, x: Floats) -> Floats:
        t = self.t(x)
        lift = np.where(t < 0, self.lift[0], self.lift[1]) * np.minimum(1.3, np.abs(t)) ** 1.7
        return floats(
            self.y + lift - 0.007 * np.exp(-((t / 0.22) ** 2)) + 0.008 * np.exp(-(((np.abs(t) - 0.45) / 0.25) ** 2))
        )

    def gap(self, x: Floats) -> tuple[Floats, Floats]:
        """The edges of an open mouth."""
        arch = np.clip(1 - np.abs(self.t(x)) ** 2.4, 0, 1)
        return self.middle(x) + 0.05 * self.agape * arch, self.middle(x) - 0.26 * self.agape * arch

    def top(self, x: Floats) -> Floats:
        t = np.abs(self.t(x))
        bow = 1 - 0.22 * np.exp(-((t / 0.16) ** 2)) + 0.06 * np.exp(-(((t - 0.3) / 0.15) ** 2))
        return floats(self.gap(x)[0] + self.upper * np.clip(1 - t**1.5, -0.4, 1) * bow)

    def bottom(self, x: Floats) -> Floats:
        t = np.abs(self.t(x))
        return floats(self.gap(x)[1] - self.lower * np.clip(1 - t**2.1, -0.4, 1))

    def deep(self, x: float) -> float:
        return self.out - 2.9 * (x - self.x) ** 2


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
    mouth = _mouth(flesh, sitter, child, old, face, base, uneven)
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
    hair, cloth = _hair(sitter, crown), _hat(sitter, crown)
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


def _mouth(rows: Rows, s: Sitter, child: float, old: float, f: float, base: float, uneven: Floats) -> Mouth:
    y = -0.625 * f + s.mouth_high + 0.4 * (base + 0.415 * f) * 0.6
    half = 0.205 * s.mouth_width * (1 + 0.16 * max(0.0, s.smile) - 0.35 * s.pucker) * (1 - 0.20 * child)
    lips = s.lips * (1 - 0.42 * old)
    lift = 0.075 * s.smile
    out = 0.785 - 0.02 * max(0.0, s.smile) + 0.05 * s.pucker + 0.012 * (s.lips - 1) - 0.02 * old
    mouth = Mouth(
        x=0.006 * float(uneven[2]),
        y=y,
        half=half,
        lift=(lift - 0.035 * s.smirk + 0.005 * float(uneven[3]), lift + 0.035 * s.smirk - 0.005 * float(uneven[3])),
        upper=0.052 * lips * s.upper_lip * (1 - 0.25 * max(0.0, s.smile)),
        lower=0.074 * lips * (1 - 0.12 * max(0.0, s.smile)),
        agape=s.mouth_open,
        out=out,
    )
    rows.ball((0, y + 0.045, 0.50), (0.265 * (1 + 0.06 * max(0.0, s.smile)), 0.215, 0.255), 0.15)
    shares = (0.0, 0.3, 0.62, 0.92)
    for side in SIDES:
        for a, b in pairwise(shares):
            ends = [_lip(mouth, side * t, upper=True) for t in (a, b)]
            rows.rod(ends[0][0], ends[1][0], ends[0][1], ends[1][1], 0.035)
        for a, b in pairwise(shares):
            ends = [_lip(mouth, side * t, upper=False) for t in (a, b)]
            rows.rod(ends[0][0], ends[1][0], ends[0][1], ends[1][1], 0.035)
    if s.mouth_open > 0.05:
        down = 0.5 * (float(mouth.gap(floats(mouth.x))[0]) + float(mouth.gap(floats(mouth.x))[1]))
        rows.ball((mouth.x, down, out + 0.02), (half * 0.75, 0.15 * s.mouth_open, 0.16), 0.03, carve=True)
    else:
        for side in SIDES:
            for a, b in zip(shares, (0.3, 0.62, 1.0), strict=False):
                here, there = (mouth.x + side * t * half for t in (a, b))
                one = (here, float(mouth.middle(floats(here))), mouth.deep(here) + 0.038)
                other = (there, float(mouth.middle(floats(there))), mouth.deep(there) + 0.03)
                rows.rod(one, other, 0.012, 0.010, 0.02, carve=True)
    low = y - 0.135 * f - 0.26 * s.mouth_open
    rows.rod((-0.09, low, 0.765), (0.09, low, 0.765), 0.03, 0.03, 0.09, carve=True)
    rows.rod((0, base - 0.02, 0.815), (0, y + 0.075, 0.845), 0.018, 0.026, 0.05, carve=True)
    return mouth


def _lip(mouth: Mouth, t: float, *, upper: bool) -> tuple[Place, float]:
    """The middle of a lip's roll at a share of the way to the corner, and its radius."""
    x = mouth.x + t * mouth.half
    inner = float(mouth.gap(floats(x))[0 if upper else 1])
    outer = float(mouth.top(floats(x)) if upper else mouth.bottom(floats(x)))
    radius = max(0.008, abs(outer - inner) * 0.46)
    back = 0.030 if upper else 0.036
    return (x, (inner + outer) / 2, mouth.deep(x) - back), radius + 0.012


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


def _hair(s: Sitter, crown: Place) -> Rows:
    """Masses of hair: the shape light falls on, under the strands."""
    rows = Rows()
    if s.hair != "none":
        _scalp(rows, s, crown)
    _beard(rows, s)
    return rows


def _scalp(rows: Rows, s: Sitter, crown: Place) -> None:
    t = {"parted": 0.105, "back": 0.095, "short": 0.075, "curls": 0.15, "fringe": 0.11, "bun": 0.10}.get(s.hair, 0.04)
    t *= s.volume
    if s.hat in {"hood", "bonnet", "cap", "turban"}:
        t = min(t, 0.03)  # pressed flat
    wide, high, deep = crown
    line = 0.79 + s.hairline
    rows.ball((0, 0.27, -0.13), (wide + t, high + t, deep + t * 0.6), 0.05)
    if s.hat not in {"hood", "bonnet"}:
        rows.ball((0, 0.40, 0.20), (0.57 * s.width + t * 0.5, 0.38 * s.forehead + t, 0.50 + t), 0.2)
    if s.hair in {"tonsure", "balding"}:
        bare = s.hair == "balding"
        rows.ball(
            (0, 1.12, 0.15 if bare else -0.05), (0.56, 0.66 if bare else 0.5, 0.95 if bare else 0.56), 0.06, carve=True
        )
    if s.hair != "tonsure":
        top = line if s.hair != "fringe" else 0.52 + s.hairline
        wide_open = (0.55 if s.sex < 0.5 else 0.60) * s.width
        for off in (-0.20, 0.0, 0.20):  # three in a row: a hairline is flat on top
            rows.ball((off * s.width, top - 0.86, 1.0), (wide_open - abs(off) * 0.72, 0.86, 0.76), 0.06, carve=True)
    else:
        rows.ball((0, 0.66 + s.hairline - 0.86, 0.98), (0.60 * s.width, 0.86, 0.78), 0.07, carve=True)
    low = {"curls": -0.45, "bun": -0.35}.get(s.hair, -0.22)
    if s.hair in {"parted", "fringe"} and s.hat not in {"hood", "bonnet"}:  # falls to both sides
        for side in SIDES:
            root, tip = (side * (wide - 0.02), 0.25, 0.02), (side * (wide + 0.01), -s.hair_length, -0.08)
            rows.rod(root, tip, 0.10 + t * 0.5, 0.09 + t * 0.6, 0.14)
            rows.rod((side * wide * 0.6, 0.0, -0.45), (side * wide * 0.62, -s.hair_length, -0.35), 0.26, 0.20, 0.2)
    else:
        rows.ball((0, low - 0.9, 0.30), (1.2, 0.9, 1.0), 0.12, carve=True)
        for side in SIDES:  # cheeks stay free
            rows.ball((side * 0.5, -0.62, 0.72), (0.36, 0.62, 0.52), 0.08, carve=True)
    if s.hair == "bun":
        rows.ball((0, 0.42, -1.02), (0.30 * s.volume, 0.28 * s.volume, 0.24), 0.08)


def _beard(rows: Rows, s: Sitter) -> None:
    if s.beard <= 0:
        return
    thick = 0.045 + 0.05 * min(1.0, s.beard)
    for side in SIDES:
        j = side * s.jaw * s.width
        rows.rod((j * 0.53, -0.16, 0.02), (j * 0.47, -0.52, 0.10), 0.05, 0.09 + thick, 0.06)
        rows.rod((j * 0.44, -0.52, 0.10), (j * 0.20, -0.84, 0.42), 0.10 + thick, 0.13 + thick, 0.10)
    rows.ball((0, -0.90, 0.50), (0.24 * s.jaw, 0.17, 0.18 + thick), 0.12)
    rows.rod((0, -0.94, 0.46), (0, -1.0 - s.beard, 0.46), 0.22 * s.jaw, 0.06 + 0.09 * s.beard, 0.14)
    rows.ball((0, -0.55, 0.80), (0.27, 0.20, 0.30), 0.08, carve=True)  # the mouth stays free


def _hat(s: Sitter, crown: Place) -> Rows:
    rows = Rows()
    wide, high, deep = crown
    if s.hat == "cap":
        rows.ball((0, 0.42, -0.12), (wide + 0.12, high * 0.86, deep + 0.10), 0.05)
        rows.ball((0, -0.30, 0.30), (1.2, 0.74, 1.6), 0.06, carve=True)
    elif s.hat == "beret":
        rows.ball((0, 0.74, -0.16), (wide + 0.09, 0.30, deep + 0.06), 0.05)
        rows.rod((-0.25, 0.84, -0.05), (0.42, 0.72, -0.15), 0.30, 0.40, 0.2)
        rows.ball((0, 0.0, 0.9), (1.3, 0.52, 0.9), 0.1, carve=True)
    elif s.hat == "straw":
        rows.ball((0, 0.56, -0.05), (wide + 0.55, 0.08, deep + 0.50), 0.05)
        rows.ball((0, 0.72, -0.10), (wide + 0.07, 0.46, deep + 0.03), 0.06)
    elif s.hat == "top":
        rows.ball((0, 0.62, -0.05), (wide + 0.24, 0.06, deep + 0.26), 0.04)
        rows.rod((0, 0.75, -0.08), (0, 1.42, -0.10), wide * 0.98, wide * 1.02, 0.04)
        rows.ball((0, 2.55, -0.08), (1.6, 0.95, 1.6), 0.04, carve=True)
    elif s.hat in {"bonnet", "hood"}:
        t = 0.14 if s.hat == "bonnet" else 0.2
        rows.ball((0, 0.18, -0.16), (wide + t, high + t + 0.06, deep + t), 0.05)
        rows.ball((0, -0.22, 1.05), (0.66, 0.94, 0.94), 0.08, carve=True)
        if s.hat == "hood":
            rows.rod((0, -0.5, -0.30), (0, -1.5, -0.35), 0.62, 0.9, 0.2)
            rows.ball((0, -1.05, 0.9), (0.5, 0.9, 0.85), 0.12, carve=True)
        else:
            rows.ball((0, -1.3, 0.2), (1.2, 0.75, 1.3), 0.1, carve=True)
    elif s.hat == "turban":
        for k in range(4):
            turn = 0.16 * (-1) ** k
            rows.rod((-0.56, 0.50 + 0.14 * k - turn, 0.20), (0.56, 0.50 + 0.14 * k + turn, 0.20), 0.20, 0.20, 0.03)
        rows.ball((0, 0.62, -0.16), (wide + 0.16, 0.56, deep + 0.10), 0.06)
    return rows
