"""A giant unfinished tower that winds like a snail; ships are tiny beside it."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, mixed, ramp
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_creatures import small_figure, speck
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import STANDING
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=10,
    title="The Tower of Babel",
    after="after Pieter Bruegel the Elder",
    school="renaissance",
    size=(1000, 735),
    detail=(420, 40, 250, 250),
    seed=29,
    finish=Finish(warm=0.10, vignette=0.14, craquelure=0.06, glaze=0.55),
)

STONE = ("#5d4a33", "#8f7550", "#b99c6c", "#d8bd8c", "#efddb0")
BRICK = ("#4a241a", "#7c3f2c", "#a85b3f", "#c98360", "#dca685")


class Ring(NamedTuple):
    """One storey: its middle at the foot, half width, height, and how far its ellipse bulges toward us."""

    x: float
    y: float
    half: float
    tall: float
    bulge: float

    def at(self, turn: float, up: float) -> tuple[float, float]:
        """A place on the wall: `turn` -90 left edge, 0 facing us, 90 right edge; the ramp climbs to the right."""
        angle = math.radians(turn)
        narrow = 1 - 0.05 * up
        climb = 0.30 * self.tall * math.sin(angle)
        x = self.x + self.half * narrow * math.sin(angle) - 0.03 * up * self.tall
        return x, self.y + self.bulge * math.cos(angle) - up * self.tall - climb


def rings() -> list[Ring]:
    """From the ground up; each a little farther left than the one below: the tower leans."""
    storeys, y, x = [], 590.0, 545.0
    for half, tall in ((306, 80), (272, 74), (238, 70), (203, 66), (170, 60), (138, 54), (106, 46)):
        storeys.append(Ring(x, y, half, tall, half * 0.17))
        y -= tall
        x -= 6
    return storeys


def stone_at(turn: float, colours: tuple[str, ...] = STONE, lift: float = 0) -> Colour:
    """Light from the left: the wall grows dark toward the right edge."""
    facing = math.cos(math.radians(turn + 48))
    return ramp(floats(0.12 + 0.68 * max(0.0, facing) ** 1.3 + lift), colours)


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 360), ["#8fabb4", "#a9bfc0", "#c6d0c6", "#dcdcc8"]), noise=0.03, noise_size=200)
    canvas.clouds(0, 250, "#ece7d6", shade="#93a6a8", cover=0.05, size=230, stretch=2.6, alpha=0.8, seed=12)
    canvas.clouds(180, 330, "#e6e2d0", shade="#a9b6b0", cover=0.1, size=120, stretch=4, alpha=0.7, seed=7)


def plain(canvas: Canvas) -> None:
    canvas.hill(
        path("-10,336 140,322 300,334 520,330 760,320 1010,332"),
        ("#94a8a8", "#a9b8ac", "#c0c8b4"),
        roughness=10,
        base=470,
        haze=("#b9c4ad", 0.8),
        size=40,
        seed=3,
    )
    land = ["#a6b295", "#8f9d72", "#7e8a58", "#727c4c", "#6c6f42"]
    canvas.rectangle(
        -5, 356, 1010, 390, linear((0, 356), (0, 640), land), blur=6, noise=0.08, noise_size=50, direction=2.0
    )
    canvas.line(path("-10,372 90,380 170,372 250,386 330,380"), "#b4c6c2", 5, 8, alpha=0.9, blur=1)
    chance = canvas.chance
    for _ in range(70):
        x, y = 1000 * chance.random(), 362 + 70 * chance.random()
        field = [(x, y), (x + 46, y - 2), (x + 60, y + 5), (x + 8, y + 7)]
        canvas.polygon(field, ("#9aa36c", "#b3ab74", "#78864f", "#8c9863")[int(chance.integers(4))], alpha=0.5, blur=1)
    for _ in range(240):
        x, y = 1000 * chance.random(), 358 + 130 * chance.random() ** 1.5
        size = 1.6 + (y - 350) * 0.035
        canvas.fill(
            ellipse(x, y, size * 1.6, size, count=10),
            mixed("#3f5236", "#8d9c7c", max(0, 1 - (y - 350) / 90)),
            alpha=0.85,
        )


def town(canvas: Canvas) -> None:
    chance = canvas.chance
    spots = sorted((400 + 170 * chance.random() ** 0.8, 330 * chance.random() - 14) for _ in range(190))
    for y, x in spots:
        if x > 330 - (y - 400) * 0.5 + 60:
            continue
        wide = 8 + (y - 390) * 0.055 + 3 * chance.random()
        roof = ("#9c5a42", "#7d8790", "#a9674a", "#6d7a86", "#8a4e3a")[int(chance.integers(5))]
        wall = ("#cdbb95", "#b9a680", "#ddd0ac")[int(chance.integers(3))]
        canvas.house(
            x, y, wide * 0.8, wide * 0.7, wall, "#4a3a30", side="#94835f", gable=wide * 0.7, depth=0.5, snow=roof
        )
    for x, y, tall in ((92, 470, 46), (206, 440, 40), (44, 430, 30), (262, 500, 44)):
        canvas.rectangle(x, y - tall * 0.55, tall * 0.2, tall * 0.6, "#b9a680", detail=0.5)
        canvas.polygon(
            [(x - 1, y - tall * 0.55), (x + tall * 0.1, y - tall * 1.1), (x + tall * 0.2 + 1, y - tall * 0.55)],
            "#5f6e7c",
            detail=0.5,
        )
    canvas.line(path("-10,556 80,548 160,556 240,540 300,520"), "#8f7f5e", 9, 6)
    canvas.line(path("-10,551 80,543 160,551 240,535 300,516"), "#c9b78e", 3, alpha=0.8)


def sea(canvas: Canvas) -> None:
    water = path("742,735! 770,660 800,610 786,560 812,510 860,470 930,446 1010,436! 1010,740!")
    canvas.fill(
        water, linear((0, 440), (0, 735), ["#a5b9b4", "#86a3a3", "#6f9093", "#5d8086"]), direction=2.0, noise=0.05
    )
    with canvas.clip(water):
        canvas.water(450, 740, ["#9bb4b0", "#587b82", "#b6c7be"], 170, left=740, length=0.5, alpha=0.5, seed=3)
    canvas.line(path("742,735 768,660 798,610 784,560 810,510 858,470"), "#8a7653", 9, 4)
    fleet = "968,468,15 946,474,16 905,482,17 890,488,16 944,514,22 968,520,20 868,524,20 850,532,18 992,560,26 "
    fleet += (
        "900,556,26 878,568,24 846,580,24 952,612,34 986,622,30 836,616,26 872,640,34 964,688,44 812,660,28 846,706,40"
    )
    for x, y, size in path3(fleet):
        ship(canvas, x, y, size)
    for x, y in path("800,548 812,600 792,628 780,690"):
        for i in range(5):
            plank = [(x - 10, y + 2.2 * i), (x + 14, y + 2.2 * i - 2)]
            canvas.line(plank, "#7d6242" if i % 2 else "#a1855c", 2.2, detail=0.5)


def path3(text: str) -> Iterator[tuple[float, ...]]:
    """Triples from "x,y,size …"."""
    for word in text.split():
        yield tuple(float(number) for number in word.split(","))


def ship(canvas: Canvas, x: float, y: float, size: float) -> None:
    hull = placed(path("-0.6,-0.16! -0.3,-0.05 0.25,-0.05 0.62,-0.24! 0.5,0.1 0.2,0.16 -0.4,0.14"), x, y, scale=size)
    canvas.fill(ellipse(x, y + size * 0.22, size * 0.6, size * 0.09), "#3f5c60", alpha=0.6, blur=1)
    canvas.fill(hull, "#4a3424", detail=0.7)
    canvas.line(
        placed(path("-0.55,-0.1 0,-0.02 0.55,-0.16"), x, y, scale=size), "#a98a5c", max(1, size * 0.04), detail=0.7
    )
    for u, tall in ((-0.26, 0.8), (0.06, 1.1), (0.34, 0.75)):
        canvas.line([(x + u * size, y), (x + u * size, y - tall * size)], "#3d2c1e", max(1.0, size * 0.045), detail=0.7)
        sail = placed(
            path("-0.16,0! 0.16,0! 0.2,0.2 0.15,0.36! -0.13,0.36! -0.1,0.18"),
            x + u * size,
            y - tall * 0.92 * size,
            scale=size,
        )
        canvas.fill(sail, ("#ece4cc", "#d6c8a4", "#e4d9ba")[int(canvas.chance.integers(3))], detail=0.7)


def wall(canvas: Canvas, ring: Ring, colours: tuple[str, ...]) -> None:
    """A storey's wall in slices from edge to edge, so that light turns round it."""
    step = 5
    for turn in range(-90, 90, step):
        slab = [ring.at(turn, 0), ring.at(turn + step + 0.6, 0), ring.at(turn + step + 0.6, 1), ring.at(turn, 1)]
        lift = 0.04 * canvas.chance.normal()
        canvas.polygon(
            slab, stone_at(turn + step / 2, colours, lift), noise=0.10, noise_size=9, direction=90.0, detail=0.5
        )


def arch(canvas: Canvas, ring: Ring, turn: float, foot: float, rise: float, half: float) -> None:
    """A dark round arch in the wall with a lit jamb; `half` is its half width in degrees."""

    def at(u: float, v: float) -> tuple[float, float]:
        return ring.at(turn + u * half, foot + v * rise)

    opening = [at(-1, 0), at(-1, 0.62), at(-0.7, 0.86), at(0, 1), at(0.7, 0.86), at(1, 0.62), at(1, 0)]
    deep = mixed("#2e2116", "#6d5a40", max(0.0, math.cos(math.radians(turn + 60))) * 0.35)
    canvas.polygon(opening, deep, detail=0.7)
    lit = [at(0.45, 0), at(0.45, 0.7), at(0.8, 0.78), at(1, 0.6), at(1, 0)]
    canvas.polygon(lit, stone_at(turn, STONE, 0.05), detail=0.7, alpha=0.75)
    canvas.line(
        [at(-1.15, 0.55), at(-0.8, 0.92), at(0, 1.1), at(0.8, 0.92), at(1.15, 0.55)],
        stone_at(turn, STONE, 0.18),
        1.3,
        detail=0.7,
    )


def storey(canvas: Canvas, ring: Ring, index: int) -> None:
    wall(canvas, ring, STONE)
    count = round(ring.half / 11)
    for i in range(count + 1):
        turn = -80 + 160 * i / count + (2 if index % 2 else -2)
        if canvas.chance.random() < 0.06:
            continue
        arch(canvas, ring, turn, 0.06, 0.52, 46 / count)
        arch(canvas, ring, turn - 20 / count, 0.64, 0.2, 20 / count)
        arch(canvas, ring, turn + 28 / count, 0.64, 0.2, 20 / count)
        pier = [ring.at(turn + 80 / count, up) for up in (0, 0.95)]
        canvas.line(pier, stone_at(turn, STONE, 0.16), 5 if index < 3 else 3.4, 3, detail=0.6)
        canvas.line([(x + 3, y) for x, y in pier], stone_at(turn, STONE, -0.3), 2, alpha=0.8, detail=0.6)
    for up, tone, wide in ((0.6, 0.12, 2.2), (1.0, 0.3, 4.5), (0.94, -0.25, 2.4)):
        for turn in range(-88, 88, 8):
            canvas.line([ring.at(turn, up), ring.at(turn + 9, up)], stone_at(turn, STONE, tone), wide, detail=0.6)


def terrace(canvas: Canvas, ring: Ring) -> None:
    """The ramp on top of a storey: a pale band with people, huts and stone."""
    front = [ring.at(turn, 1) for turn in range(-90, 91, 6)]
    back = [(x * 0.9 + ring.x * 0.1, y - ring.bulge * 0.34) for x, y in front]
    canvas.polygon([*front, *back[::-1]], "#cdb588", noise=0.08, noise_size=10, detail=0.4)
    chance = canvas.chance
    for _ in range(int(ring.half / 9)):
        x, y = ring.at(-84 + 168 * chance.random(), 1)
        y -= 2 + 5 * chance.random()
        kind = chance.random()
        if kind < 0.6:
            speck(canvas, x, y, 8, ("#4a2c22", "#3a4450", "#6d5433")[int(chance.integers(3))], skirt=True)
        elif kind < 0.8:
            canvas.rectangle(x, y - 5, 9, 6, "#eadfc0", detail=0.6)
        else:
            canvas.house(x, y, 9, 7, "#a98a5c", "#5a4030", side="#7d6242", gable=6, depth=0.3, snow="#8a5a42")


def core(canvas: Canvas, top: Ring) -> None:
    """The raw red brick inside: the upper storeys are torn open on the right of the front."""
    heart = Ring(top.x + 4, top.y + 6, 92, 96, 16)
    wall(canvas, heart, BRICK)
    for row, (foot, count) in enumerate(((0.02, 7), (0.36, 6), (0.68, 5))):
        for i in range(count):
            arch(canvas, heart, -66 + 132 * (i + 0.5) / count, foot, 0.26, 58 / count * (1 - 0.1 * row))
    ragged = [
        heart.at(turn, 1 + 0.16 * canvas.chance.random() + (0.1 if turn % 30 == 0 else 0)) for turn in range(-84, 85, 7)
    ]
    canvas.polygon(
        [*ragged, heart.at(84, 0.8), heart.at(-84, 0.8)],
        linear((heart.x - 90, 0), (heart.x + 90, 0), ["#c98360", "#a85b3f", "#6a3424"]),
        noise=0.12,
        noise_size=8,
        detail=0.5,
    )
    crown = Ring(heart.x - 6, heart.y - 96, 56, 46, 9)
    wall(canvas, crown, BRICK)
    for i in range(5):
        arch(canvas, crown, -58 + 116 * (i + 0.5) / 5, 0.05, 0.55, 9)
    stub = [crown.at(turn, 1 + 0.3 * canvas.chance.random()) for turn in range(-84, 85, 12)]
    canvas.polygon([*stub, crown.at(84, 0.8), crown.at(-84, 0.8)], "#96503a", noise=0.1, noise_size=8, detail=0.5)


def breach(canvas: Canvas, storeys: list[Ring]) -> None:
    """Front right: the stone facing is missing and brick vaults show, storey above storey."""
    for ring, (left, right) in zip(storeys[3:], ((20, 62), (8, 64), (-4, 66), (-20, 60)), strict=True):
        edge = [ring.at(left + 5 * canvas.chance.normal() * 0.6, up / 6) for up in range(7)]
        far = [ring.at(right + 3 * canvas.chance.normal(), up / 6) for up in range(6, -1, -1)]
        canvas.polygon(
            [*edge, *far],
            linear(edge[3], far[3], ["#b9694c", "#a2583f", "#6d3827"]),
            noise=0.14,
            noise_size=8,
            detail=0.5,
        )
        count = max(3, round((right - left) / 9))
        for i in range(count):
            arch(canvas, ring, left + (right - left) * (i + 0.5) / count, 0.08, 0.7, (right - left) / count * 0.34)


def natural_rock(canvas: Canvas) -> None:
    """The tower grows out of a rock that is still being cut away."""
    rock, sun = ("#3d3222", "#6b5a40", "#94805c", "#baa679", "#d3c196"), (-0.7, -0.5, 0.5)
    right = path("584,660 596,624 620,600 634,548 660,520 668,478 690,462 706,486 730,498 746,540 776,556 790,604")
    right += path("812,634")
    grass = ("#6f6a42", 0.35)
    canvas.hill(right, rock, roughness=60, base=664, size=70, relief=1.6, haze=grass, light=sun, seed=18)
    left = path("250,664 290,634 330,618 352,586 380,604 420,630 470,640 500,664")
    canvas.hill(left, rock, roughness=50, base=668, size=40, relief=1.3, haze=grass, light=sun, seed=19)
    chance = canvas.chance
    for x, y in path("650,560 700,520 730,580 676,610 756,610 620,640"):
        ledge = [(x - 26, y + 4 * chance.normal()), (x, y - 5), (x + 24, y + 4 * chance.normal())]
        canvas.line(ledge, "#33291b", 4, taper=0.8, alpha=0.8, blur=0.6)
        canvas.line([(u, v - 4) for u, v in ledge], "#e0d0a4", 2.4, taper=0.8, alpha=0.7)
        speck(canvas, x + 4, y - 6, 10, "#5a2f24" if x > 690 else "#3a4450", detail=0.7)
    for x, y in path("716,476 640,530"):
        canvas.house(x, y, 14, 10, "#a98a5c", "#5a4030", side="#7d6242", gable=9, depth=0.4, snow="#8a5a42")


def cranes(canvas: Canvas, storeys: list[Ring]) -> None:
    for index, turn, size, way in (
        (1, 42, 46, 1),
        (2, -28, 40, -1),
        (3, 12, 40, 1),
        (4, -40, 30, -1),
        (0, -52, 44, -1),
        (5, 30, 28, 1),
    ):
        x, y = storeys[index].at(turn, 1)
        beam = [(x, y), (x, y - size * 0.7), (x + way * size * 0.75, y - size * 1.05)]
        canvas.line(beam, "#3d2b1c", 2.4, 1.6, detail=0.7, curved=False)
        canvas.line([(x - way * size * 0.3, y), (x, y - size * 0.7)], "#3d2b1c", 1.6, detail=0.7)
        canvas.line([beam[2], (beam[2][0], y - size * 0.3)], "#2a1e14", 0.9, detail=0.7)
        canvas.rectangle(beam[2][0] - 4, y - size * 0.32, 8, 6, "#e6d9b6", detail=0.7)
        canvas.line(
            [*ellipse(x - way * 3, y - size * 0.2, size * 0.17, count=16), (x - way * 3 + size * 0.17, y - size * 0.2)],
            "#4a3422",
            1.8,
            detail=0.7,
        )
    for index, turn in ((4, 52), (5, -10), (3, -62), (6, 20)):
        for k in range(4):
            one, other = storeys[index].at(turn + k * 4, 0), storeys[index].at(turn + k * 4 + 1, 1.1)
            canvas.line([one, other], "#6a4c30", 1.2, detail=0.7)
            rung = storeys[index].at(turn, 0.25 * k + 0.2), storeys[index].at(turn + 13, 0.25 * k + 0.2)
            canvas.line(list(rung), "#6a4c30", 1.2, detail=0.7)


def tower(canvas: Canvas) -> None:
    storeys = rings()
    canvas.fill(ellipse(560, 640, 330, 40), "#4a4430", blur=20, alpha=0.6)
    for index, ring in enumerate(storeys):
        if index == 5:
            core(canvas, storeys[6])
        if index < 6:
            storey(canvas, ring, index)
        if index < 5:
            terrace(canvas, ring)
    breach(canvas, storeys[:7])
    with canvas.clip([*(ring.at(-90, 0.9) for ring in storeys), *(ring.at(90, 0) for ring in storeys[::-1])], blur=2):
        canvas.fill(path("640,60 760,180 880,640 690,640 660,400"), "#7d6d62", blur=55, alpha=0.7, mode="multiply")
    natural_rock(canvas)
    cranes(canvas, storeys)


def cloud(canvas: Canvas) -> None:
    for x, y, wide, high in ((420, 128, 74, 17), (466, 112, 60, 20), (376, 138, 60, 12), (500, 134, 44, 12)):
        canvas.fill(ellipse(x, y, wide, high), "#f1ecdc", blur=9, alpha=0.85)
    canvas.fill(ellipse(430, 140, 70, 8), "#a9b3ae", blur=7, alpha=0.6)


def knoll(canvas: Canvas) -> None:
    earth = ("#2e2416", "#58442b", "#7d6642", "#a58d60")
    canvas.hill(
        path("-10,584 60,574 140,590 220,622 300,668 360,745"), earth, roughness=14, size=60, relief=0.9, seed=9
    )
    canvas.hill(path("300,745 420,700 560,690 700,700 790,745"), earth, roughness=14, size=50, relief=0.8, seed=11)
    chance = canvas.chance
    blocks = "250,708,22 286,716,26 210,716,30 330,722,22 420,716,20 480,706,16 560,712,20 640,716,18 30,714,34 "
    for x, y, size in path3(blocks + "306,690,14 110,722,26 120,690,16 500,724,26"):
        turn = 12 * chance.normal()
        canvas.polygon(
            placed(path("-0.6,-0.3 0.4,-0.4 0.6,-0.25 -0.4,-0.1"), x, y, scale=size, turn=turn), "#f2e8cc", detail=0.6
        )
        canvas.polygon(
            placed(path("-0.6,-0.3 -0.4,-0.1 -0.4,0.35 -0.6,0.15"), x, y, scale=size, turn=turn), "#d4c299", detail=0.6
        )
        canvas.polygon(
            placed(path("-0.4,-0.1 0.6,-0.25 0.6,0.2 -0.4,0.35"), x, y, scale=size, turn=turn), "#a08c62", detail=0.6
        )
    for i in range(46):
        x, y = 330 + 470 * chance.random(), 650 + 70 * chance.random()
        speck(
            canvas,
            x,
            y,
            11 + (y - 650) * 0.1,
            ("#5a2f24", "#3a4450", "#7d6a48", "#43392c")[i % 4],
            lean=20 * float(chance.normal()) * 0.5,
        )


def king(canvas: Canvas) -> None:
    """The king and his men, and stone-cutters on their knees before him."""
    canvas.light = (-0.5, -0.6, 0.6)
    skin, dark = ("#4a2c1c", "#a8744e", "#dcb08a"), ("#17100b", "#3c2c20", "#6d5640")
    idle = STANDING.but(left_hand=(0.1, 4.3, 0.6), right_hand=(0.5, 4.5, 0.7), head=(0.1, 7.0), left_elbow=-1)
    court = [(46, 644, 80, ("#11160f", "#343d2a", "#646f4c")), (70, 638, 76, ("#131a22", "#2c3a48", "#5c6f80"))]
    court += [(92, 648, 82, ("#22130e", "#552f22", "#8d5a42")), (116, 642, 78, ("#1d1a14", "#4c4434", "#857a5e"))]
    for x, y, tall, coat in court:
        grounded(canvas, x, y, tall)
        cones, _ = small_figure(x, y, tall, idle, faces=1, skirt=0.75, hat="cap")
        canvas.clay(cones, coat, dark, skin, dark, detail=0.75, fill=0.24)
    grounded(canvas, 156, 654, 100)
    ruling = STANDING.but(right_hand=(1.5, 4.4, 0.4), left_hand=(0.0, 4.4, 0.6), head=(0.12, 7.0))
    cones, _ = small_figure(156, 654, 98, ruling, faces=1, skirt=0.95, hat="hair")
    robe, gold = ("#3c4654", "#8795a4", "#d4dadb"), ("#6a4a18", "#c09a3c", "#f0d880")
    canvas.clay(cones, robe, dark, skin, dark, detail=0.75, fill=0.26)
    mantle = path("146,576! 158,574 160,600 156,630 160,656! 128,660 112,660! 130,630 140,600")
    falls = [(path("152,580 146,620 130,658"), 5, 0.7), (path("156,590 152,630 146,658"), 4, -0.7)]
    canvas.form(mantle, ("#3a1412", "#80362b", "#b9654f"), bump=0.3, flatten=0.35, folds=falls, detail=0.75)
    crown = path("149,560 150,549 153.5,555 157,546 160.5,555 164,549 165,560")
    canvas.polygon(crown, gold[2], detail=0.9)
    canvas.line(path("174,598 186,582"), gold[1], 2.4, detail=0.9)
    stone_cutters(canvas, skin, dark)


def stone_cutters(canvas: Canvas, skin: Colours, dark: Colours) -> None:
    kneel = STANDING.but(hips=(0, 1.7), shoulders=(-0.85, 3.2), head=(-1.25, 3.95), left_hand=(-1.9, 2.4))
    kneel = kneel.but(left_foot=(1.2, 0), right_foot=(1.35, 0), right_hand=(-1.7, 1.4, 0.4), right_knee=-1)
    cutters = [(214, 648, ("#3c372c", "#82785f", "#bdb394")), (244, 660, ("#2c1d14", "#684a36", "#a07c5e"))]
    cutters += [(204, 672, ("#20261e", "#525b46", "#88916e")), (272, 676, ("#33291c", "#75603f", "#ab936a"))]
    for x, y, smock in cutters:
        grounded(canvas, x, y, 80)
        cones, _ = small_figure(x, y, 78, kneel, faces=-1, tail=0.8, hat="hair")
        canvas.clay(cones, smock, dark, skin, dark, detail=0.75, fill=0.26)


def grounded(canvas: Canvas, x: float, y: float, tall: float) -> None:
    canvas.fill(ellipse(x + 6, y, tall * 0.25, 5), "#241a10", blur=3, alpha=0.6)


def compose(canvas: Canvas) -> None:
    for part in (sky, plain, town, sea, tower, cloud, knoll, king):
        part(canvas)
