"""Hair, beard and hat of a head, in balls and rods."""

from scripts.atelier.clay_rows import SIDES, Rows
from scripts.atelier.sitter import Sitter

Place = tuple[float, float, float]


def hair_of(s: Sitter, crown: Place) -> Rows:
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


def hat_of(s: Sitter, crown: Place) -> Rows:
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
