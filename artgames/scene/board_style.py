"""What a board is drawn with: colours, sizes, pace, pictures, and who sits where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil

from artgames.decks import Deck
from artgames.engine.api import Seat
from artgames.engine.words import Sentence
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.fonts import Profile, Role, role_px
from artgames.scene.drawing.player_marks import AFAR_SIDE
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.sound import Sounds
from artgames.scene.tempo import Tempo


@dataclass(frozen=True)
class BoardStyle:
    """What a board is drawn with. A new style comes whenever theme, text size or pace change."""

    theme: Theme
    tempo: Tempo
    scale: float
    """Window height ÷ 1080 times the user's text size, `text`."""

    ratio: float
    """Device pixels per pixel of the screen."""

    pictures: PictureStore
    sounds: Sounds
    deck: Deck
    names: tuple[str, ...]
    marks: tuple[int, ...]
    say: Callable[[Sentence], str]
    for_projector: bool = False
    """Whether a whole room looks on, up to the back row: then `scale` is larger, and only what is needed to play is
    written."""

    text: float = 1.0
    """How large the user wants letters, 1 for the usual size. Where a place and not a role says how large they are, see
    `grown`."""

    corrections: tuple[tuple[Seat, int, str], ...] = ()
    """Seat, points and note of everything that was corrected by hand; no part of any view."""

    faces: tuple[str, ...] = ()
    """The faces that people have chosen, empty where they have not."""

    def __post_init__(self) -> None:
        """Whoever draws a mark knows the theme alone."""
        object.__setattr__(self, "theme", self.theme._replace(large_marks=self.for_projector))

    @cached_property
    def paper(self) -> BoardStyle:
        """The same for what is a sheet of paper on the wall: dark ink, and light marks with an outline."""
        return replace(self, theme=on_paper(self.theme))

    @property
    def on_paper(self) -> Theme:
        """The colours of that."""
        return self.paper.theme

    @property
    def least_mark(self) -> int:
        """How small a player's mark may be from afar: its letter is as large as any other."""
        return ceil(self.px(Role.SMALL) * AFAR_SIDE) if self.for_projector else 0

    def look(self, seat: Seat, *, masked: bool = False) -> SeatLook:
        """How somebody is drawn; with a mask only where everybody may know whom it belongs to."""
        return SeatLook(self.marks[seat], self.faces[seat] if self.faces else "", masked)

    def px(self, role: Role, profile: Profile = Profile.TABLE) -> int:
        """How large a text of this role is: every size of letters on a board begins here, or with `grown`."""
        return role_px(role, profile, self.scale)

    @property
    def usual_scale(self) -> float:
        """The scale for somebody who wants no larger letters than usual."""
        return self.scale / max(1.0, self.text)

    def usual_px(self, role: Role, profile: Profile = Profile.TABLE) -> int:
        """The same for the usual size of letters: what a line may take from something else that is written."""
        return role_px(role, profile, self.usual_scale)

    @property
    def larger(self) -> float:
        """How much larger than usual letters are at the table; from afar they have sizes of their own."""
        return 1.0 if self.for_projector else max(1.0, self.text)

    @property
    def least_px(self) -> int:
        """No letters at the table are smaller, wherever they stand, unless somebody wants them so: what has no room
        for them folds. From afar sizes come from roles alone."""
        return 0 if self.for_projector else self.usual_px(Role.SMALL, Profile.DESK)

    def grown(self, share: float, most: float) -> float:
        """What a layout gives its letters of a place at the usual size of text: more of it for whoever wants them
        larger, up to `most`. A place itself is never smaller than at the usual size."""
        return min(share * max(1.0, self.text), max(share, most))

    def added(self, seat: Seat) -> int:
        """The points that this seat was given, or that were taken from it, by hand."""
        return sum(points for who, points, _ in self.corrections if who == seat)
