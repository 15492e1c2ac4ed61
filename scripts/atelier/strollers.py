"""Small strollers in profile or from behind. Profiles look like art where egg heads look childish."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from scripts.atelier.cloth import Cloth, folds_between
from scripts.atelier.colour import Colour, darker, lighter, shades
from scripts.atelier.curves import ellipse

Hat = Literal["top", "bonnet", "straw", "cap"]


class _Doll(NamedTuple):
    """A frame of 100 units from the feet (0, 0) up to the crown (0, -100), facing right."""

    x: float
    y: float
    unit: float
    side: int
    lean: float
    detail: float

    def at(self, points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
        return [(*self.spot(p[0], p[1]), *p[2:]) for p in points]

    def spot(self, u: float, v: float) -> tuple[float, float]:
        return self.x + self.side * (u - self.lean * v / 100) * self.unit, self.y + v * self.unit


class Strollers(Cloth):
    """Figures that are part of the scenery."""

    def person(
        self,
        x: float,
        y: float,
        height: float,
        *,
        top: Colour = "#334",
        skirt: Colour | None = None,
        legs: Colour = "#222",
        skin: Colour = "#d8a880",
        hair: Colour = "#3a2416",
        hat: Hat | None = None,
        hat_colour: Colour = "#222",
        faces: Literal["left", "right"] = "right",
        back: bool = False,
        bustle: float = 0,
        coat: float = 0,
        stride: float = 2,
        lean: float = 0,
        arm: bool = True,
        parasol: Colour | None = None,
        cane: Colour | None = None,
        detail: float = 0.5,
    ) -> None:
        """A stroller with the feet at (x, y), in profile or from behind; without a skirt, in trousers."""
        doll = _Doll(x, y, height / 100, 1 if faces == "right" else -1, lean, detail)
        if skirt is not None:
            self._skirt(doll, skirt, bustle)
        else:
            self._trousers(doll, legs, stride)
        self._jacket(doll, top, coat, skirt is not None)
        if arm:
            sleeve = [(-2, -80), (4, -78), (8, -64), (15, -56), (13, -52), (4, -58), (-3, -68)]
            self.form(doll.at(sleeve), shades(top), bump=0.5, blur=0.5, detail=doll.detail)
            self.fill(ellipse(*doll.spot(15, -54), 2.2 * doll.unit, count=14), skin, detail=doll.detail)
        self._small_head(doll, skin, hair, back)
        if hat is not None:
            self._hat(doll, hat, hat_colour)
        if parasol is not None:
            self._parasol(doll, parasol)
        if cane is not None:
            self.line(doll.at([(15, -54), (17, 0)]), cane, 1.2 * doll.unit)

    def _skirt(self, doll: _Doll, colour: Colour, bustle: float) -> None:
        b = bustle
        outline = [
            (-6, -60, 0),
            (6, -60, 0),
            (10, -34),
            (14, 0, 0),
            (-16 - b * 8, 0, 0),
            (-13 - b * 13, -34),
            (-9 - b * 14, -54),
        ]
        folds = folds_between(
            doll.at([(-5 - b * 8, -52), (6, -52)]),
            doll.at([(-14 - b * 7, -1), (12, -1)]),
            6,
            width=4.5 * doll.unit,
            height=0.55,
        )
        self.form(doll.at(outline), shades(colour), bump=0.5, flatten=0.4, folds=folds, blur=0.5, detail=doll.detail)

    def _trousers(self, doll: _Doll, colour: Colour, g: float) -> None:
        back = [(-8, -46, 0), (2, -46, 0), (-1 - g * 0.4, -22), (-5 - g, 0, 0), (-11 - g, 0, 0), (-9 - g * 0.5, -22)]
        front = [(-1, -46, 0), (9, -46, 0), (8 + g * 0.8, -24), (9 + g, 0, 0), (2 + g, 0, 0), (2 + g * 0.6, -22)]
        self.form(doll.at(back), shades(darker(colour, 0.2)), bump=0.5, blur=0.5, detail=doll.detail)
        self.form(doll.at(front), shades(colour), bump=0.5, blur=0.5, detail=doll.detail)
        for q in (-8 - g, 6 + g):
            self.fill(
                doll.at([(q - 4, -2), (q + 3, -3), (q + 7, 0), (q - 4, 1)]), darker(colour, 0.5), detail=doll.detail
            )

    def _jacket(self, doll: _Doll, colour: Colour, coat: float, skirt: bool) -> None:
        wide = 11.25 if coat else 9
        hem = [(6, -58, 0), (-6, -58, 0)] if skirt else [(wide, -44 + coat * 18, 0), (-wide, -44 + coat * 18, 0)]
        outline = [(-7, -82), (3, -84), (9, -80), (11, -68), (8, -56), *hem, (-8, -58), (-10, -72)]
        folds = [
            (doll.at([(-8, -57), (8, -57)]), 3 * doll.unit, -0.8),
            (doll.at([(-3, -56), (-5, -40)]), 4 * doll.unit, 0.6),
            (doll.at([(4, -56), (5, -40)]), 4 * doll.unit, -0.6),
        ]
        self.form(
            doll.at(outline),
            shades(colour),
            bump=0.5,
            flatten=0.5,
            folds=folds if coat else (),
            blur=0.5,
            detail=doll.detail,
        )

    def _small_head(self, doll: _Doll, skin: Colour, hair: Colour, back: bool) -> None:
        self.fill(ellipse(*doll.spot(1.5, -84), 3 * doll.unit, 4 * doll.unit), darker(skin, 0.25), detail=doll.detail)
        if back:
            self.form(
                ellipse(*doll.spot(2, -91), 5.4 * doll.unit, 6.6 * doll.unit),
                shades(hair),
                blur=0.4,
                detail=doll.detail,
            )
            return
        profile = [
            (1, -98.5),
            (5.5, -97.5),
            (7.6, -94.5),
            (8, -92.6),
            (10, -90),
            (8.2, -89.2),
            (8.8, -87.4),
            (7.8, -85.2),
        ]
        profile += [(4, -84.4), (0, -86.5), (-3, -91), (-2, -96)]
        self.form(doll.at(profile), [darker(skin, 0.45), skin, lighter(skin)], bump=0.6, blur=0.4, detail=doll.detail)
        self.fill(
            ellipse(*doll.spot(6.2, -92.6), doll.unit, 0.7 * doll.unit, count=10), darker(skin, 0.7), detail=doll.detail
        )
        locks = [(4.5, -98), (1, -100), (-4, -97), (-4.5, -90), (-2.5, -86), (0, -88), (1, -93), (4, -95.5)]
        self.fill(doll.at(locks), hair, detail=doll.detail)

    def _hat(self, doll: _Doll, hat: Hat, colour: Colour) -> None:
        if hat == "top":
            self.polygon(doll.at([(-2.5, -96), (7.5, -96.5), (8, -109), (-3, -109)]), colour, detail=doll.detail)
            self.line(doll.at([(-6, -96), (11, -97)]), colour, 2.2 * doll.unit, detail=doll.detail)
        elif hat == "bonnet":
            self.fill(doll.at([(-5, -93), (-4, -101), (3, -104), (8, -98), (3, -97)]), colour, detail=doll.detail)
            self.fill(ellipse(*doll.spot(-1, -103), 3 * doll.unit), lighter(colour), detail=doll.detail)
        elif hat == "straw":
            self.fill(ellipse(*doll.spot(3, -97), 11 * doll.unit, 2.4 * doll.unit), colour, detail=doll.detail)
            self.fill(ellipse(*doll.spot(2, -99.5), 5.5 * doll.unit, 4 * doll.unit), colour, detail=doll.detail)
        else:
            self.fill(
                doll.at([(-4, -93), (-4, -99), (3, -101), (8, -97), (9, -95), (2, -95)]), colour, detail=doll.detail
            )

    def _parasol(self, doll: _Doll, colour: Colour) -> None:
        self.line(doll.at([(15, -55), (19, -116)]), "#3a2a1c", 1.2 * doll.unit, detail=doll.detail)
        shade = [(-8, -112, 0), (2, -127), (20, -133), (37, -124), (45, -108, 0), (32, -113), (19, -110), (5, -114)]
        ribs = [(doll.at([(19, -132), (k, -111)]), 3 * doll.unit, -0.4) for k in (4, 19, 33)]
        self.form(doll.at(shade), shades(colour), bump=0.5, blur=0.5, detail=doll.detail, folds=ribs)
