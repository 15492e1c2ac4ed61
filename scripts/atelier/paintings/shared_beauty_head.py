"""A beauty of the woodblock print in three-quarter view: one line for a nose, a wing of hair, combs and pins."""

from collections.abc import Sequence
from typing import NamedTuple

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour
from scripts.atelier.curves import Outline, Point, between, placed, smooth, spots_along
from scripts.atelier.paintings.shared_outlines import outline

INK, BLACK, SKIN, LIPS = "#1e1a1c", "#17151a", "#f3dfc2", "#b23a2e"
SHELL, PAPER = "#c78d3c", "#f4ead6"


class Beauty(NamedTuple):
    """Where a head is, which way it looks, and what sets its face apart from the two others."""

    x: float
    y: float
    scale: float
    turn: float
    flip: bool
    eye: str
    far_eye: str
    nose: str
    brow_rise: float = 0

    def at(self, text: str) -> list[Point]:
        return self.put(outline(text))

    def put(self, points: Outline) -> list[Point]:
        """Places around the eyes brought to the sheet; faces are longer than they are wide."""
        long = [(p[0] * 0.94, p[1] * 1.08, *p[2:]) for p in points]
        return list(placed(long, self.x, self.y, scale=self.scale, turn=self.turn, flip=self.flip))


FACE = "-46,-94! -66,-66 -74,-30 -72,-6 -79,22 -77,52 -66,82 -46,106 -24,118 -2,116 26,102 50,78 66,48 74,14 76,-30!"
FACE += " 66,-66 42,-90 8,-100 -20,-98"
NECK = "-8,100! 4,124 2,150 -16,190 30,214 96,190 78,140 70,108 70,40!"


def ink(canvas: Canvas, points: Sequence[Point], width: float = 1.8, colour: Colour = INK, taper: float = 0.5) -> None:
    canvas.line([p[:2] for p in points], colour, width, taper=taper)


def shape(canvas: Canvas, points: Sequence[Point], colour: Colour, width: float = 1.7) -> None:
    """Flat colour within one line."""
    canvas.fill(points, colour)
    edge = smooth(points)
    canvas.line([*edge, edge[0]], INK, width)


def neck(canvas: Canvas, who: Beauty) -> None:
    canvas.fill(who.at(NECK), SKIN)
    ink(canvas, who.at("6,112 6,134 0,158 -18,190"))
    ink(canvas, who.at("72,70 72,108 80,144 100,190"))
    canvas.line(who.at("26,168 14,184 0,194"), INK, 1.2, taper=0.9, alpha=0.6)


def face(canvas: Canvas, who: Beauty) -> None:
    canvas.fill(who.at(FACE), SKIN)
    cheek = "-46,-94 -66,-66 -74,-30 -72,-6 -79,22 -77,52 -66,82 -46,106 -24,118 -2,116 26,102 50,78 66,48 72,20"
    ink(canvas, who.at(cheek), 2.1, taper=0.25)
    canvas.fill(who.at("-10,-30 40,-34 52,0 20,16 -20,8"), "#e9c3a4", blur=14, alpha=0.28)
    canvas.fill(who.at("-70,30 -52,26 -50,48 -66,54"), "#e7b898", blur=9, alpha=0.35)
    canvas.fill(who.at("6,36 36,28 44,48 20,62"), "#e7b898", blur=11, alpha=0.35)
    nose(canvas, who)
    for brow in ("-74,-41 -64,-49 -52,-49 -44,-44", "-14,-46 6,-56 30,-55 50,-42"):
        way = [(x, y + who.brow_rise * who.scale) for x, y in (p[:2] for p in who.at(brow))]
        canvas.line(way, "#4a4446", 5.2 * who.scale, taper=0.9, alpha=0.4, blur=1.2)
        canvas.line(way, INK, 3.0 * who.scale, taper=0.95, alpha=0.75, blur=0.3)
    for eye in (who.eye, who.far_eye):
        eye_of(canvas, who, eye)
    mouth(canvas, who)
    ear(canvas, who)


def nose(canvas: Canvas, who: Beauty) -> None:
    ink(canvas, who.at(who.nose), 2.1, taper=0.35)
    tip = outline(who.nose)[-3]
    x, y = tip[0], tip[1]
    ink(canvas, who.at(f"{x + 17},{y - 7} {x + 23},{y} {x + 20},{y + 7} {x + 14},{y + 8}"), 1.5)
    ink(canvas, who.at(f"{x + 8},{y + 6} {x + 12},{y + 4} {x + 16},{y + 7}"), 1.3)


def eye_of(canvas: Canvas, who: Beauty, text: str) -> None:
    """Corner to corner over the lid, back below; then the iris hung from the lid."""
    upper, lower, pupil, size = (part.strip() for part in text.split("|"))
    points = outline(upper)
    whole = who.at(upper.replace(" ", "! ", 1) + "! " + lower)
    canvas.fill(whole, "#fbf3e4")
    spot, radius = who.at(pupil)[0], float(size) * who.scale
    with canvas.clip(whole):
        ring = [(spot[0] + radius * dx, spot[1] + radius * dy) for dx, dy in ROUND]
        canvas.fill(ring, "#3a2c2a")
        canvas.fill([(spot[0] + (x - spot[0]) * 0.55, spot[1] + (y - spot[1]) * 0.55) for x, y in ring], "#0e0c0e")
    ink(canvas, who.at(upper), 3.0 * who.scale + 0.3, taper=0.45)
    ink(canvas, who.at(f"{points[-1][0]},{points[-1][1]} {lower} {points[0][0]},{points[0][1]}"), 1.3, taper=0.6)
    crease = [(p[0], p[1] - 6) for p in points[1:]]
    canvas.line(who.put(crease), INK, 1.0, taper=0.9, alpha=0.5)


ROUND = [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)]


def mouth(canvas: Canvas, who: Beauty) -> None:
    canvas.fill(who.at("-49,78! -44,73 -40,72.5 -37,75 -34,72.5 -29,73 -24,78! -31,79 -42,79"), LIPS)
    canvas.fill(who.at("-47,79.5! -40,80 -33,80 -26,79.5! -31,86 -37,87.5 -43,86"), "#cf6a52")
    ink(canvas, who.at("-51,77.5 -44,79 -37,78.5 -30,79.5 -22,78"), 1.7, "#5a1a18", 0.7)
    ink(canvas, who.at("-42,93 -37,94.5 -32,93"), 1.1, taper=0.9)


def ear(canvas: Canvas, who: Beauty) -> None:
    shape(canvas, who.at("70,-4 80,-16 92,-10 94,8 88,28 78,36 70,26"), SKIN, 1.6)
    ink(canvas, who.at("76,-4 84,-8 88,2 84,16 78,22"), 1.2)


TRESSES = (
    ("70,26! 92,24 116,40 126,70 116,98 94,104 78,88 72,60",
     "74,27 94,26 116,42 125,70 115,96", "72,40 74,52 77,66 80,80 92,100", 15),
    ("-52,-88! -84,-102 -112,-84 -126,-52 -122,-24 -104,-4 -80,-2! -73,-30 -66,-64",
     "-54,-90 -84,-100 -110,-84 -124,-52 -120,-25 -103,-5", "-66,-66 -70,-58 -73,-48 -75,-34 -77,-20 -80,-6", 22),
    ("34,-92! 78,-112 124,-100 154,-64 160,-26 142,8 112,22 88,14! 80,-20 66,-60",
     "36,-94 80,-110 124,-98 152,-64 158,-26 140,8 112,21", "60,-66 66,-60 72,-48 76,-34 79,-18 82,-2 86,12", 34),
    ("8,-148 -14,-172 -20,-202 6,-222 48,-226 92,-212 116,-186 112,-164 84,-156 60,-168 44,-150",
     "8,-150 -13,-172 -19,-202 8,-221 50,-225 94,-210 114,-184",
     "46,-152 58,-164 70,-164 84,-158 94,-158 104,-160 112,-166", 24),
    ("-52,-86! -66,-110 -56,-136 -22,-152 24,-156 64,-142 84,-112 66,-66! 44,-88 8,-100 -20,-98",
     "-54,-88 -64,-110 -54,-134 -20,-150", "0,-102 -2,-118 0,-136 0,-155", 18),
    ("", "0,-102 -2,-118 0,-136 0,-155", "62,-70 78,-108 62,-138 26,-154", 22),
)  # fmt: skip
"""The masses of the hair, farthest first: outline, two guides of the comb, and how many strokes it leaves between."""


def hair(canvas: Canvas, who: Beauty) -> None:
    """A chignon low on the nape, wings like lanterns on both sides, the loop above, hair swept off the brow."""
    for mass, one, other, count in TRESSES:
        if mass:
            shape(canvas, who.at(mass), BLACK, 1.4)
        a, b = smooth(outline(one), closed=False), smooth(outline(other), closed=False)
        for k in range(count):
            way = between(a, b, (k + 0.5) / count)
            canvas.line(who.put(way), "#454148" if k % 3 else "#5c5860", 0.8, taper=0.6, alpha=0.8)
    roots(canvas, who)


def roots(canvas: Canvas, who: Beauty) -> None:
    """Single hairs at the line of brow and temple, the engraver's pride."""
    line = spots_along(outline("-65,-60 -54,-84 -36,-95 -10,-99 20,-98 46,-87 64,-64 75,-30 78,-4"), 130)
    for k, (x, y) in enumerate(line):
        inward = 0.055 + 0.03 * (k % 2) + 0.02 * (k % 5 == 0)
        hair_line = who.put([(x * 1.05, y * 1.05), (x * (1 - inward) + 0.4, y * (1 - inward * 0.9))])
        canvas.line(hair_line, BLACK, 0.95, taper=-0.9)


def finery(canvas: Canvas, who: Beauty, *, pins: int = 2, comb: bool = True) -> None:
    """A comb of tortoiseshell before the loop, long pins, and a tie of white paper."""
    shape(canvas, who.at("42,-150! 46,-166! 58,-172 72,-170 82,-162! 84,-146! 72,-152 56,-154"), PAPER, 1.4)
    for fold in ("52,-153 55,-169", "64,-154 66,-171", "75,-150 76,-166"):
        ink(canvas, who.at(fold), 0.9, taper=0.2)
    if comb:
        shape(canvas, who.at("-48,-138! -44,-160 -22,-174 6,-174 22,-164 26,-148! 4,-154 -24,-150"), SHELL, 1.6)
        for k in range(7):
            x = -38 + 9 * k
            ink(canvas, who.at(f"{x},{-143 - 1.6 * (k % 4)} {x + 1},{-156 - 1.2 * min(k, 6 - k)}"), 0.9, "#6a441a", 0.2)
    for k in range(pins):
        y = -132 + 13 * k
        pin = who.at(f"-104,{y - 34 + 20 * k} -30,{y - 20 + 8 * k} 60,{y - 2} 132,{y + 10 - 20 * k}")
        canvas.line([p[:2] for p in pin], INK, 6.4 * who.scale)
        canvas.line([p[:2] for p in pin], SHELL, 3.8 * who.scale)
        x, y = -108, y - 35 + 20 * k
        head = who.at(f"{x - 6},{y - 1} {x},{y - 8} {x + 8},{y - 2} {x + 2},{y + 7}")
        shape(canvas, head, "#d9a958", 1.3)
