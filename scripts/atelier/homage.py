"""What a painting file says about itself."""

import msgspec

from scripts.atelier.presets import SCHOOLS
from scripts.atelier.school import Finish, School


class Homage(msgspec.Struct, frozen=True, kw_only=True):
    """One card: which painting it remembers and how it is painted."""

    card: int
    title: str
    after: str
    """The artist it is painted after, "after Leonardo da Vinci"."""

    school: str
    size: tuple[float, float]
    """Width and height in canvas units, the original's proportions, long side 1000."""

    detail: tuple[float, float, float, float]
    """The telling crop for the detail tile: left, top, width, height in canvas units, a square."""

    seed: int = 1
    finish: Finish = Finish()

    @property
    def caption(self) -> str:
        return f"{self.after}, {self.title}"

    @property
    def manner(self) -> School:
        return self.finish.over(SCHOOLS[self.school])
