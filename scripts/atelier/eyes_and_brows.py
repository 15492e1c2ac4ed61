"""Living eyes, their lids and brows, upon a head in the light."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats, smoothstep
from scripts.atelier.colour import ramp, rgb
from scripts.atelier.forms import unit
from scripts.atelier.lit_head import LitHead, bell, streaked


def paint_brows(head: LitHead) -> None:
    s = head.sitter
    if s.brow_strength <= 0.01:
        return
    inner, arch, outer = head.bones.brow
    for i, sign in enumerate((-1, 1)):
        along = (head.x * sign - 0.095) / (0.345 * s.eye_apart)
        a = np.clip(along, 0, 1.05)
        tilt = s.brow_tilt * sign + 0.008 * float(head.bones.uneven[9 + i])
        line = inner + (outer - inner) * a + arch * np.sin(np.pi * np.clip(a, 0, 1) ** 1.25) + tilt
        thick = 0.033 * s.brow_thickness * np.clip(1.1 - 0.72 * a, 0.15, 1.2)
        across = (head.y - line) / thick
        shape = np.exp(-(np.abs(across) ** 2.4)) * smoothstep(along / 0.30 + 0.15) * smoothstep((1.04 - along) / 0.22)
        hairs = streaked(along * 26 - across * (1.4 - 1.0 * a), 7 + i)
        fine = np.clip((head.pixels - 60) / 120, 0, 1)
        density = shape * (1 - fine * 0.55 * (1 - hairs)) * head.skin
        head.put(floats(density * s.brow_strength), rgb(s.brow) * np.clip(0.36 + 0.66 * head.tone, 0, 1)[..., None])


def paint_eye(head: LitHead, i: int) -> None:
    s, e = head.sitter, head.bones.eyes[i]
    side, radius, half = float(e[10]), float(e[3]), float(e[4])
    ex, ey, ez = (head.x - e[0]) * side, head.y - e[1], head.z - e[2]
    away = np.sqrt(ex * ex + ey * ey + ez * ez) + 1e-6
    near = floats(away < radius + 0.10) * floats(ez > 0) * floats(head.hit > 0) * ~head.hair * ~head.cloth
    t = ex / half
    arch = np.maximum(-0.6, 1 - np.abs(t) ** 2.2)
    upper = e[5] * arch * (1 - 0.22 * t) + e[7] * ex
    lower = -e[6] * arch * (1 + 0.25 * t) + e[7] * ex
    close = near * floats(away < radius + 0.035)
    slit = np.minimum(upper - ey, ey - lower)
    seen = head.edge(slit) * close * floats(np.abs(t) < 1.02) * floats(s.eye_open > 0)
    if s.eye_open > 0:
        _eyeball(head, i, seen, (ex / away, ey / away, ez / away), t, upper - ey)
    _lids_of(head, i, (t, ey, upper, lower), near * floats(away < radius + 0.075), seen)


def _eyeball(head: LitHead, i: int, seen: Floats, v: tuple[Floats, Floats, Floats], t: Floats, under: Floats) -> None:
    s, e = head.sitter, head.bones.eyes[i]
    side = float(e[10])
    h, up = math.radians(s.gaze[0] * side - 1.5), math.radians(s.gaze[1])
    gaze = np.array([math.sin(h) * math.cos(up), math.sin(up), math.cos(h) * math.cos(up)])
    toward = np.array([0.0, 0.0, 1.0]) @ head.turn
    lamp = head.light.astype(np.float64) @ head.turn
    local = np.array([lamp[0] * side, lamp[1], lamp[2]])
    eye = np.array([toward[0] * side, toward[1], toward[2]])
    cos = v[0] * gaze[0] + v[1] * gaze[1] + v[2] * gaze[2]
    off = np.sqrt(np.clip(1 - cos * cos, 0, 1)) / (0.362 / max(0.8, s.eye_size * (1 + 0.13 * head.bones.child)) ** 0.25)
    off = np.where(cos > 0, off, 9)
    facing = np.clip(v[0] * local[0] + v[1] * local[1] + v[2] * local[2], 0, 1)
    tone = np.clip(0.42 + 0.46 * head.tone + 0.16 * facing, 0, 0.97)
    shade = tone * (1 - 0.30 * np.clip(np.abs(t), 0, 1) ** 2.4)
    head.put(seen, rgb(s.whites) * shade[..., None])
    head.hue(seen * smoothstep(-t * 4 - 2.7) * 0.75, "#b4604c", 0.95)  # the inner corner
    head.hue(seen * smoothstep(np.abs(t) * 3 - 1.8) * 0.22, "#b8806a")
    # The iris: dark rim, lighter away from the lamp, fibres.
    iris = smoothstep((1.0 - off) / 0.20 + 0.3) * seen
    away_from_lamp = (v[0] - gaze[0]) * local[0] + (v[1] - gaze[1]) * local[1]
    glow = 0.62 + 1.5 * np.clip(0.10 - away_from_lamp, 0, 0.5)
    angle = np.arctan2(v[1] - gaze[1], v[0] - gaze[0])
    fibre = 0.88 + 0.24 * streaked(angle * 9 + 40, 3 + i)
    inner = 1 + 0.25 * bell(floats(off), 0.55, 0.18)
    head.put(iris, np.clip(rgb(s.iris) * (glow * fibre * inner * (0.5 + 0.6 * tone))[..., None], 0, 1))
    head.glaze(bell(floats(off), 0.93, 0.16) * seen * 0.62, "#2a1a12")
    head.put(smoothstep((0.43 - off) / 0.16 + 0.3) * seen, rgb("#0d0806"))
    # The lid's shadow, then the light in the eye: a window, and its answer across the pupil.
    head.glaze(np.exp(-np.clip(under, 0, 1) / (0.017 * s.eye_size)) * seen * 0.56, "#3a2418")
    spark = unit(tuple(local + eye)) * 0.36 + gaze * 0.64
    spark = spark / np.linalg.norm(spark)
    cosine = np.clip(v[0] * spark[0] + v[1] * spark[1] + v[2] * spark[2], -1, 1)
    width = max(0.085, 1.15 / (head.pixels * float(e[3])))
    bright = bell(np.arccos(cosine), 0, width) * seen
    head.put(np.clip(bright * 1.25, 0, 0.88) * (0.45 + 0.55 * floats(head.lit)), rgb("#f6ecd8"))
    answer = gaze * 2 - spark
    cosine = np.clip(v[0] * answer[0] + v[1] * answer[1] + v[2] * answer[2], -1, 1)
    head.put(bell(np.arccos(cosine), 0, 0.13) * iris * 0.22, np.clip(rgb(s.iris) * 1.5 + 0.12, 0, 1))


def _lids_of(head: LitHead, i: int, lines: tuple[Floats, Floats, Floats, Floats], near: Floats, seen: Floats) -> None:
    """Lash lines, the wet edge of the lower lid, the crease above, the soft bag below."""
    s, e = head.sitter, head.bones.eyes[i]
    t, ey, upper, lower = lines
    width = head.edge(np.where(t < 0, 0.99, 1.12) - np.abs(t), 0.18)
    pixel = 0.9 / head.pixels
    on = near * width * floats(head.flesh + head.ball > 0)
    outer = 0.65 + 0.35 * np.clip(t + 0.4, 0, 1)
    weight = (0.55 + 0.45 * s.lashes) * (1 - 0.35 * head.bones.old)
    thick = np.maximum(pixel, (0.0075 + 0.006 * s.lashes * np.clip(t + 0.5, 0, 1.3)) * s.eye_size)
    head.put(
        bell(ey, upper + 0.003, thick) * on * 0.80 * weight * outer,
        rgb(s.lash) * (0.55 + 0.6 * head.tone[..., None]),
    )
    head.glaze(bell(ey, lower - 0.003, np.maximum(pixel, 0.007)) * on * 0.34 * outer, "#6a3a2a")
    if s.eye_open > 0:
        rim = bell(ey, lower - 0.004, np.maximum(pixel, 0.006)) * on * (1 - seen) * 0.34
        head.put(rim, ramp(np.clip(head.tone + 0.10, 0, 1), s.skin))
    crease = upper + e[8] + 0.006 - 0.02 * t * t
    strength = 0.44 * min(1.0, s.lid_fold + 0.15) / (1 + 0.2 * s.softness)
    head.glaze(
        bell(ey, crease, np.maximum(pixel, 0.010 + 0.005 * s.softness))
        * near
        * head.edge(np.where(t < 0, 0.95, 1.12) - np.abs(t), 0.3)
        * strength,
        "#6e3e2a",
    )
    lid = bell(ey, (upper + crease) / 2, np.maximum(0.006, e[8] * 0.4)) * on * (1 - seen)
    head.hue(lid * 0.22, "#b8765a")
    bag = bell(ey, lower - 0.055, 0.022) * near * head.edge(1.1 - np.abs(t), 0.5) * (0.10 + 0.25 * head.bones.old)
    head.glaze(bag, "#7a5648")
