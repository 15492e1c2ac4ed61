"""People in the rain as a Japanese print draws them: flat robes, bare legs, paper umbrellas, straw coats."""

from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, lighter
from scripts.atelier.curves import Point, between, placed, smooth
from scripts.atelier.paintings.shared_outlines import outline

INK, SKIN, HAIR = "#2a2c34", "#e6c49a", "#1c1a20"


def _shape(canvas: Canvas, points: Sequence[Point], colour: Colour, width: float = 1.3) -> None:
    canvas.fill(list(points), colour)
    curve = smooth(points)
    canvas.line([*curve, curve[0]], INK, width)


class _Frame:
    """A figure of 100 units from its feet (0, 0), facing right."""

    def __init__(self, x: float, y: float, height: float, facing: int) -> None:
        self.x, self.y, self.unit, self.facing = x, y, height / 100, facing

    def at(self, text: str) -> list[tuple[float, ...]]:
        return placed(outline(text), self.x, self.y, scale=self.unit, flip=self.facing < 0)


def _legs(canvas: Canvas, frame: _Frame) -> None:
    _shape(canvas, frame.at("-6,-46! 2,-46! 0,-30 -8,-18 -17,-6 -24,-7! -20,-12 -10,-26 -8,-36"), SKIN)
    _shape(canvas, frame.at("-1,-46! 9,-46! 13,-28 10,-14 11,-2 20,0! 8,3 5,0 5,-14 4,-28"), SKIN)
    for sole in ("-26,-4 -14,-2", "4,4 21,4"):
        canvas.line(frame.at(sole), "#6a4a2c", 2.6 * frame.unit + 1)


def _head(canvas: Canvas, frame: _Frame) -> None:
    _shape(canvas, frame.at("4,-92 11,-96 17,-92 18,-86 14,-80 8,-79 3,-84"), SKIN, 1)
    canvas.fill(frame.at("2,-84 0,-92 4,-99 12,-100 17,-95 10,-94 6,-88"), HAIR)


def umbrella_walker(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    *,
    robe: Colour,
    cover: Colour | None,
    facing: int = 1,
    tilt: float = 0,
    long: bool = False,
) -> None:
    """Someone who hurries bent forward; without a `cover` the sleeve is held over the head."""
    frame = _Frame(x, y, height, facing)
    _legs(canvas, frame)
    if long:
        _shape(canvas, frame.at("-14,-50! 10,-52! 16,-24 15,-12! 2,-16 -12,-10! -19,-22"), "#b04a38")
        _shape(canvas, frame.at("-12,-56! 12,-58! 19,-32 17,-20! 4,-26 -12,-20! -20,-32"), robe)
    else:
        _shape(canvas, frame.at("-13,-50! 11,-52! 15,-40 12,-34! -2,-38 -14,-34! -17,-42"), darker(robe, 0.2))
    body = frame.at("2,-82! 12,-80 16,-70 15,-58 12,-46 -13,-46 -15,-58 -10,-70 -5,-78")
    _shape(canvas, body, robe)
    canvas.line(frame.at("4,-80 9,-68 2,-58"), lighter(robe, 0.6), 1.6)
    canvas.line(frame.at("-15,-57 0,-54 15,-57"), INK, 3.4 * frame.unit)
    for fold in ("-8,-74 -10,-62", "-4,-50 -6,-40", "6,-50 8,-40", "-10,-50 -13,-42"):
        canvas.line(frame.at(fold), darker(robe, 0.5), 1.1)
    _head(canvas, frame)
    if cover is None:
        _shape(
            canvas, frame.at("-14,-74! -10,-96 4,-108 20,-104 24,-94! 14,-98 4,-96 0,-84 -2,-72!"), lighter(robe, 0.15)
        )
        return
    _shape(canvas, frame.at("6,-74! 18,-70 25,-78! 28,-74 20,-62 8,-62!"), lighter(robe, 0.1))
    _umbrella(canvas, frame, cover, tilt)


def _umbrella(canvas: Canvas, frame: _Frame, cover: Colour, tilt: float) -> None:
    x, y = frame.at("22,-76")[0][:2]

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(outline(text), x, y, scale=frame.unit * 0.8, turn=-tilt * 1.0, flip=frame.facing < 0)

    canvas.line(at("2,14 -2,-46"), "#6a4a2c", 2.2 * frame.unit + 0.6)
    rim = at("-48,-8 -34,-3 -18,0 -2,1 14,0 30,-3 44,-8")
    dome = [*at("-48,-8!"), *rim[1:-1], *at("44,-8! 34,-28 16,-43 -2,-49 -20,-43 -38,-28")]
    _shape(canvas, dome, cover, 1.6)
    top = at("-2,-49")[0]
    for i in range(13):
        foot = between(rim, rim[1:] + rim[-1:], 0)[min(6, i // 2)]
        ahead = between(rim, rim[1:] + rim[-1:], 0.5)[min(5, i // 2)]
        end = foot if i % 2 == 0 else ahead
        canvas.line([top[:2], (float(end[0]), float(end[1]))], darker(cover, 0.4), 1, alpha=0.8)
    canvas.line(at("-36,-22 -20,-15 -2,-13 16,-15 32,-22"), darker(cover, 0.3), 3.4 * frame.unit, alpha=0.55)
    canvas.line(at("-4,-48 -2,-55"), INK, 3.4 * frame.unit)


def cape_man(canvas: Canvas, x: float, y: float, height: float, *, straw: Colour, facing: int = 1) -> None:
    """A man in a straw coat under a broad hat."""
    frame = _Frame(x, y, height, facing)
    _legs(canvas, frame)
    cape = "2,-86! 14,-76 20,-56 24,-36! 12,-32 -4,-30 -22,-34! -20,-56 -10,-76"
    _shape(canvas, frame.at(cape), straw)
    one, other = frame.at("0,-84 -12,-60 -22,-34"), frame.at("4,-84 16,-60 24,-35")
    for i in range(15):
        way = between(one, other, i / 14)
        canvas.line(list(way), darker(straw, 0.42), 1.1, taper=-0.6, alpha=0.85)
    _head(canvas, frame)
    _shape(canvas, frame.at("-18,-88! 0,-104 8,-109! 16,-103 34,-84! 18,-86 4,-89"), lighter(straw, 0.3), 1.5)
    for i in range(5):
        canvas.line(frame.at(f"8,-108 {-8 + 9 * i},-88"), darker(straw, 0.3), 1, alpha=0.8)
