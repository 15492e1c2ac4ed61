"""People of clay: bodies, hands and animals."""

from collections.abc import Sequence

from scripts.atelier.clay import Cone, Spot, paint_clay
from scripts.atelier.coiffure import Coiffure
from scripts.atelier.colour import Colours
from scripts.atelier.strollers import Strollers


class People(Strollers, Coiffure):
    """Whatever is shaped of cones, beside the heads and the strollers."""

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
