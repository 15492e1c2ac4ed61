"""People of clay and cloth: heads, bodies, gowns, and dressed figures for groups."""

from collections.abc import Sequence

from scripts.atelier.bodies import MAN_BODY, STANDING, WOMAN_BODY, Body, Pose, Stature, body
from scripts.atelier.clay import Cone, Spot, paint_clay
from scripts.atelier.cloth import folds_between
from scripts.atelier.coiffure import Coiffure
from scripts.atelier.colour import Colours
from scripts.atelier.face import Face
from scripts.atelier.head import paint_head
from scripts.atelier.strollers import Strollers


class People(Strollers, Coiffure):
    """Figures that are parts of a picture, not its subject."""

    def head(self, x: float, y: float, size: float, face: Face, *, light: Sequence[float] | None = None) -> None:
        """A real head: (x, y) is the middle of the eyes, `size` crown to chin. `light` as for the canvas (y down)."""
        paint_head(self, (x, y), size, face, light)

    def clay(
        self,
        cones: Sequence[Cone],
        *ramps: Colours,
        light: Sequence[float] | None = None,
        detail: float = 0.5,
        keep: float = 0,
        fill: float = 0.17,
        shadow: float = 0.6,
        blend: float = 12,
        contact: float = 0.3,
        key: float = 1.0,
        grain: float = 1.0,
        sharp: int = 1,
        cool: float = 0.0,
        soft: float = 0.0,
        spots: Sequence[Spot] = (),
    ) -> None:
        """Bodies, hands, animals out of cones (`limb`, `hand_cones`, `body`); one ramp for each `ramp` number."""
        paint_clay(
            self,
            cones,
            ramps,
            light=light,
            detail=detail,
            keep=keep,
            fill=fill,
            shadow=shadow,
            blend=blend,
            contact=contact,
            key=key,
            grain=grain,
            sharp=sharp,
            cool=cool,
            soft=soft,
            spots=spots,
        )

    def gown(
        self,
        x: float,
        top: float,
        bottom: float,
        colours: Colours,
        *,
        hem: float,
        waist: float = 22,
        shoulder: float = 34,
        waist_at: float = 0.3,
        folds: int = 9,
        detail: float = 0.3,
        seed: int = 1,
    ) -> None:
        """A long dress seen from the front: half widths of shoulder, waist and hem around x."""
        middle = top + (bottom - top) * waist_at
        right: list[tuple[float, ...]] = [
            (shoulder, top + 4),
            (shoulder * 0.92, top + (middle - top) * 0.5),
            (waist, middle),
        ]
        right += [
            (hem * 0.72, middle + (bottom - middle) * 0.22),
            (hem * 0.96, middle + (bottom - middle) * 0.65),
            (hem, bottom, 0),
        ]
        outline = [(x + p[0], *p[1:]) for p in right] + [(x - p[0], *p[1:]) for p in right[::-1]]
        outline += [(x - shoulder * 0.3, top - 6), (x + shoulder * 0.3, top - 6)]
        falls = folds_between(
            [(x - waist * 0.9, middle + 6), (x + waist * 0.9, middle + 6)],
            [(x - hem * 0.95, bottom), (x + hem * 0.95, bottom)],
            folds,
            width=max(6.0, hem * 0.17),
            height=0.6,
            seed=seed,
        )
        self.form(outline, colours, bump=0.4, flatten=0.4, folds=falls, detail=detail)

    def dressed_figure(
        self,
        x: float,
        y: float,
        height: float,
        face: Face,
        *,
        coat: Colours,
        skirt: Colours | None = None,
        legs: Colours = ("#1a1614", "#3a322c", "#6a5c50"),
        hair: Colours | None = None,
        pose: Pose = STANDING,
        stature: Stature | None = None,
        hem: float = 1.1,
        coat_tail: float = 0.9,
        neckline: float = 0.0,
        parting: float = 0.0,
        detail: float = 0.6,
        seed: int = 1,
    ) -> Body:
        """A figure of a group, 7.5 heads tall with a real head: feet at (x, y). With `skirt` in a gown, else in hose.

        `hem` is the half width of the gown in heads; `coat_tail` how far the coat falls below the hips in heads;
        `neckline` bares the chest by so many heads. Returns the body, so that you know where head and hips are.
        """
        form = stature or (WOMAN_BODY if skirt is not None else MAN_BODY)
        figure = body(x, y, height, pose, form)
        skin = list(face.skin[1:])
        neck = figure.trunk[-1]._replace(ramp=1)
        if skirt is None:
            self.clay(figure.legs, legs, detail=detail)
        self.clay([*figure.trunk[:-1], neck], coat, skin, detail=detail)
        if skirt is not None:
            self._falling_skirt(figure, y, skirt, hem, detail, seed)
        elif coat_tail:
            self._coat_tail(figure, coat, coat_tail, detail, seed)
        hands = [cone._replace(ramp=1) for cone in figure.hands]
        self.clay([*figure.arms, *hands], coat, skin, detail=detail, contact=0.2)
        if neckline:
            self._neckline(figure, skin, neckline, detail)
        self._head_of(figure, face, hair, parting)
        return figure

    def _falling_skirt(
        self, figure: Body, ground: float, colours: Colours, hem: float, detail: float, seed: int
    ) -> None:
        h, (hx, hy) = figure.head_size, figure.hips
        top = hy - h * 0.75
        right = [(0.34, top), (0.62, hy - h * 0.1), (hem * 0.85, (hy + ground) / 2), (hem, ground, 0)]
        outline = [(hx + p[0] * h, *p[1:]) for p in right] + [(hx, ground + 0.08 * h)]
        outline += [(hx - p[0] * h, *p[1:]) for p in right[::-1]]
        falls = folds_between(
            [(hx - 0.3 * h, top + h * 0.1), (hx + 0.3 * h, top + h * 0.1)],
            [(hx - hem * h * 0.95, ground), (hx + hem * h * 0.95, ground)],
            9,
            width=h * 0.2,
            height=0.6,
            seed=seed,
        )
        self.form(outline, colours, bump=0.4, flatten=0.4, folds=falls, detail=detail)

    def _coat_tail(self, figure: Body, colours: Colours, length: float, detail: float, seed: int) -> None:
        h, (hx, hy) = figure.head_size, figure.hips
        end = hy + length * h
        outline = [
            (hx - 0.42 * h, hy - 0.7 * h),
            (hx + 0.42 * h, hy - 0.7 * h),
            (hx + 0.62 * h, hy),
            (hx + 0.72 * h, end, 0),
            (hx - 0.72 * h, end, 0),
            (hx - 0.62 * h, hy),
        ]
        top, bottom = (
            [(hx - 0.4 * h, hy - 0.5 * h), (hx + 0.4 * h, hy - 0.5 * h)],
            [(hx - 0.7 * h, end), (hx + 0.7 * h, end)],
        )
        self.drapery(outline, colours, top=top, bottom=bottom, count=6, width=h * 0.16, detail=detail, seed=seed)

    def _neckline(self, figure: Body, skin: Colours, depth: float, detail: float) -> None:
        h, (sx, sy) = figure.head_size, figure.shoulders
        bare = [
            (sx - 0.42 * h, sy - 0.05 * h),
            (sx, sy - 0.25 * h),
            (sx + 0.42 * h, sy - 0.05 * h),
            (sx + 0.2 * h, sy + depth * h),
            (sx - 0.2 * h, sy + depth * h),
        ]
        self.form(bare, skin, bump=0.2, blur=h * 0.04, detail=detail, shadow=0)

    def _head_of(self, figure: Body, face: Face, hair: Colours | None, parting: float) -> None:
        x, y = figure.head
        size = figure.head_size
        if hair is not None:
            self.hair_back(x, y, size, face, hair, width=0.9, length=0.25)
        self.head(x, y, size, face.but(neck_fade=0.5))
        if hair is not None:
            self.hair_cap(x, y, size, face, hair, parting=parting, strands=90)
