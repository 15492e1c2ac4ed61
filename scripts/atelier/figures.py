"""Dressed figures: a body in its clothes, shoes on the ground, and companies of several."""

import math
from collections.abc import Sequence

from scripts.atelier.bodies import Body, body
from scripts.atelier.curves import ellipse
from scripts.atelier.guests import SHADE, SKIRTS, Guest, Worn
from scripts.atelier.poses import MAN_BODY, WOMAN_BODY
from scripts.atelier.sitter import Hair, Sitter
from scripts.atelier.trimmings import Trimmings


def _of_a_company(guest: Guest) -> Sitter:
    """The guest's head in the soft light of a group, on the figure's own neck, with hair of some kind."""
    face = guest.face
    manner: Hair = face.hair if face.hair != "none" else "bun" if guest.knot else "short"
    return face.but(
        hair=manner,
        hair_colours=guest.hair if face.hair == "none" else face.hair_colours,
        ears=0 if guest.knot else face.ears,
        fill=max(face.fill, 0.36),
        shadow=min(face.shadow, 0.35),
        softness=max(face.softness, 0.8),
        keep=max(face.keep, 0.4),
        neck=face.neck * 0.7,
        eye_size=face.eye_size * 1.08,  # small heads are read by their eyes
    )


class Figures(Trimmings):
    """People who stand, sit and walk in their clothes."""

    def figure(self, guest: Guest, *, detail: float = 0.55, light: Sequence[float] | None = None) -> Body:
        """Paint somebody; returns the body, so that you know where hands, head and hips are."""
        female = guest.outfit.lower in SKIRTS
        form = guest.stature or (WOMAN_BODY if female else MAN_BODY)
        figure = body(guest.x, guest.y, guest.height, guest.pose, form)
        faces = math.sin(math.radians(guest.pose.turn)) * (-1 if guest.back else 1)
        worn = Worn(figure, guest, figure.head_size, faces, detail, light)
        if not guest.half:
            self._stand(worn)
        far, near = self._sides(worn)
        for side in far:
            self._whole_arm(worn, side)
        legs = not guest.half and guest.outfit.lower not in {"gown", "bustle", "panniers"}
        if legs and not worn.seated:
            self._legs(worn)
        self._neck(worn)
        self._trunk_of(worn)
        if female and not guest.half:
            if legs and worn.seated:
                self._legs(worn)
            self._skirt_of(worn)
        elif legs and worn.seated:
            self._legs(worn)
        self._trimmings(worn)
        raised = [side for side in near if figure.bones.wrists[side][1] < figure.head[1] + 0.5 * worn.h]
        for side in near:
            if side not in raised or guest.back:
                self._whole_arm(worn, side)
        if not guest.headless:
            self._figure_head(worn)
        for side in raised:
            if not guest.back:
                self._whole_arm(worn, side)
        return figure

    def company(self, guests: Sequence[Guest], *, detail: float = 0.55, light: Sequence[float] | None = None) -> None:
        """Paint a group, far ones first, so that near ones overlap them."""
        for guest in sorted(guests, key=lambda one: one.y):
            self.figure(guest, detail=detail, light=light)

    def _sides(self, worn: Worn) -> tuple[list[int], list[int]]:
        """Which arms lie behind the trunk and which before it."""
        bones, h = worn.figure.bones, worn.h
        behind = [i for i in (0, 1) if bones.wrists[i][2] < -0.1 * h or bones.shoulders[i][2] < -0.3 * h]
        if worn.guest.back:
            behind = [i for i in (0, 1) if bones.wrists[i][2] > 0.28 * h]
        return behind, [i for i in (0, 1) if i not in behind]

    def _stand(self, worn: Worn) -> None:
        """Shadows where the feet or the hem touch the ground: nobody floats."""
        h, bones, ground = worn.h, worn.figure.bones, worn.guest.y
        slant = -(worn.light or self.light)[0] * 0.35 * h
        if worn.guest.outfit.lower in {"gown", "bustle", "panniers"}:
            wide = worn.guest.outfit.hem * h
            middle = (bones.ankles[0][0] + bones.ankles[1][0]) / 2 + slant
            self.fill(ellipse(middle, ground, wide * 1.1, 0.16 * h), SHADE, blur=0.10 * h, alpha=0.5)
            return
        for ankle, toe in zip(bones.ankles, bones.toes, strict=True):
            x, y = (ankle[0] + toe[0]) / 2, toe[1] + 0.05 * h
            self.fill(ellipse(x + slant, y, 0.52 * h, 0.12 * h), SHADE, blur=0.09 * h, alpha=0.32)
            self.fill(ellipse(x + slant * 0.3, y, 0.34 * h, 0.06 * h), SHADE, blur=0.03 * h, alpha=0.6)

    def _figure_head(self, worn: Worn) -> None:
        guest, h, (x, y) = worn.guest, worn.h, worn.figure.head
        face, hair = guest.face, guest.hair
        aside = math.sin(math.radians(face.yaw))
        if guest.back:
            low = 0.26 if guest.knot else 0.12
            mass = [
                (x - 0.29 * h, y + low * h),
                (x - 0.38 * h, y - 0.08 * h),
                (x - 0.30 * h, y - 0.40 * h),
                (x, y - 0.52 * h),
                (x + 0.30 * h, y - 0.40 * h),
                (x + 0.38 * h, y - 0.08 * h),
                (x + 0.29 * h, y + low * h),
                (x, y + (low + 0.1) * h),
            ]
            self.form(mass, hair, bump=0.5, blur=0.8, light=worn.light, detail=worn.detail + 0.1, direction=92.0)
            for side in (-1, 1):
                self.comb(
                    [(x + side * 0.32 * h, y + low * 0.8 * h), (x + side * 0.2 * h, y - 0.2 * h), (x, y - 0.36 * h)],
                    [(x + side * 0.04 * h, y + (low + 0.08) * h), (x, y), (x, y - 0.3 * h)],
                    26,
                    hair,
                    size=h,
                    detail=worn.detail,
                )
            knot = (x, y - 0.22 * h)
        else:
            knot = (x - aside * 0.54 * h, y - 0.16 * h)
            if guest.knot and abs(aside) > 0.2:
                self.form(
                    ellipse(*knot, 0.20 * h, 0.19 * h, count=24), hair, bump=0.7, light=worn.light, detail=worn.detail
                )
            self.portrait(x, y, h, _of_a_company(guest), light=worn.light)
        if guest.knot and (guest.back or abs(aside) <= 0.2):
            self.form(
                ellipse(x, knot[1] - (0 if guest.back else 0.46 * h), 0.19 * h, 0.16 * h, count=24),
                hair,
                bump=0.7,
                light=worn.light,
                detail=worn.detail,
            )
        if guest.hat is not None:
            self.hat(
                guest.hat,
                x,
                y,
                h,
                guest.hat_colours,
                roll=face.roll,
                faces=0.0 if guest.back else aside,
                band=guest.band,
                light=worn.light,
                detail=worn.detail + 0.1,
            )
