"""What a playlist is made of. One file holds all of it, so that a technician copies one file."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from artgames.exhibits.opening_hours import Week

FORMAT = 2
"""2: rounds of other games, and the museum's own colours."""

SUFFIX = ".artexhibit"

Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
Title: TypeAlias = Annotated[str, Meta(max_length=80)]
Colour: TypeAlias = Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6})?$")]
"""As on a website; empty for that of the theme."""

Picture: TypeAlias = Annotated[str, Meta(max_length=1_500_000)]
"""A picture in base64; empty for none."""

Decoys: TypeAlias = Literal["easy", "fair", "fiendish"]

SIZES = (12, 16, 20, 24)
"""Paintings on a wall: no more than a room can see, and no other numbers than the game has (SP-25)."""


class Round(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One wall: hung, looked at, stolen from, put up for auction, and shown again. Or one question of another game, to
    which nothing applies that is about walls."""

    game: Annotated[str, Meta(max_length=60)] = ""
    """The slug of a game that can be a round; empty for the one that hangs a wall."""

    title: Title = ""
    """What visitors read before it begins; empty for a plain invitation."""

    deck: Annotated[str, Meta(min_length=1, max_length=120)] = "collection"
    """The slug of a deck, of a saved set (“set:winter”) or of several packs (“met+holiday”)."""

    paintings: Literal[12, 16, 20, 24] = 24
    look_seconds: Seconds = 60
    stolen: Literal[0, 1, 2, 3] = 0
    """0 leaves it to chance."""

    say_count: bool = True
    """Whether the question tells how many were stolen."""

    decoys: Decoys = "fair"
    dark_seconds: Annotated[int, Meta(ge=1, le=60)] = 4
    """The wall is dark while the house steals."""

    think_seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    """0: a visitor at a kiosk takes as long as it takes. A room, where nobody presses anything, gets the usual time."""

    labels: bool = True
    """After the reveal each stolen painting is shown large, with its label."""

    label_seconds: Annotated[int, Meta(ge=2, le=120)] = 8
    hold_seconds: Annotated[int, Meta(ge=0, le=120)] = 4
    """How long the reveal stays before the labels."""

    pause_seconds: Annotated[int, Meta(ge=0, le=600)] = 5
    """Between this round and the next one."""


class Kiosk(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a machine behaves that stands alone in a foyer."""

    pin: Annotated[str, Meta(max_length=200)] = ""
    """Hashed, never as it is typed (see `pin`). Empty: holding the corner is enough to leave."""

    idle_seconds: Annotated[int, Meta(ge=15, le=600)] = 60
    warning_seconds: Annotated[int, Meta(ge=10, le=120)] = 30
    attract: bool = True
    """Whether paintings vanish from the wall that invites; otherwise it stands still."""

    hours: Week = Week()
    """Outside of them the screen is dark and silent."""

    restart_hour: Annotated[int, Meta(ge=0, le=23)] | None = 4
    """From this hour on, as soon as nobody plays, the window is started anew."""

    memory_mb: Annotated[int, Meta(ge=300, le=64000)] = 1500
    """A window that has grown beyond this is started anew."""


class Brand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The museum's own look. Colours on which nobody could read are corrected where they are shown."""

    name: Title = ""
    wall: Colour = ""
    accent: Colour = ""
    logo: Picture = ""
    house: Picture = ""
    """What is shown while nothing else is; empty for the logo or, without one, the house slide of the program."""


class Playlist(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole exhibit."""

    kind: Literal["artgames exhibit"] = "artgames exhibit"
    format: Annotated[int, Meta(ge=1)] = FORMAT
    title: Title = ""
    language: Annotated[str, Meta(max_length=20)] = ""
    """A code such as ``fr``; empty follows the program."""

    theme: Literal["gallery", "daylight", "contrast"] = "gallery"
    sound: Annotated[int, Meta(ge=0, le=100)] = 40
    """Loudness of the effects; 0 for silence."""

    screen: Annotated[int, Meta(ge=0, le=16)] = 0
    """Which screen it is shown on, from 1; 0 chooses by itself: the projector, where there is one."""

    lost_screen: Literal["wait", "go_on"] = "wait"
    """What a show does while its screen is unplugged or switched off. It comes back by itself either way."""

    loop: bool = True
    phones: bool = False
    """Whether visitors may vote on their phones; then this computer listens on the local network while it is shown."""

    names: bool = False
    """Whether everybody with a phone says who they are and answers alone: a class. Not at a kiosk."""

    rounds: tuple[Round, ...] = ()
    kiosk: Kiosk = Kiosk()
    brand: Brand = Brand()


MOST_ROUNDS = 200


def memory_of_the_wall(title: str = "Memory of the wall") -> Playlist:
    """What a kiosk plays unless somebody made something else: 12 paintings, 20 seconds."""
    wall = Round(title=title, paintings=12, look_seconds=20, think_seconds=0, label_seconds=6, pause_seconds=3)
    return Playlist(title=title, rounds=(wall,))
