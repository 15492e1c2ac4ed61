"""How this person likes the app to be."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Theme: TypeAlias = Literal["gallery", "daylight", "contrast"]
Motion: TypeAlias = Literal["system", "full", "reduced"]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Settings(msgspec.Struct, frozen=True):
    """Kept one by one, so that a value nobody understands costs only itself."""

    theme: Theme = "gallery"
    text_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    """Per cent."""

    motion: Motion = "system"
    effects_volume: Percent = 40
    cover_volume: Percent = 25
    """The soft noise that hides the thief's clicks."""

    voice: bool = True
    """A voice of the system leads through a theft with closed eyes."""

    voice_volume: Percent = 80
    muted: bool = False
    captions: bool = False
    """Sounds are also written."""

    bubbles: bool = True
    """Whether bots say why, in bubbles."""

    by_ear: bool = False
    """Somebody plays by ear: clocks are long, and arrows go through everything on a board."""

    captions_offered: bool = False
    """Somebody was asked once whether sounds shall be written."""

    pace: Annotated[float, Meta(ge=0.25, le=3)] = 1.0
    """How fast bots and animations go: 2 is twice as fast."""

    patience: Annotated[int, Meta(ge=1, le=20)] = 1
    """How many times longer than by default bots may think that think ahead."""

    curtain_single_press: bool = False
    """The curtain opens with a press instead of a hold."""

    school: bool = False
    """No name is kept: everybody plays as a guest."""

    language: Annotated[str, Meta(max_length=20)] = ""
    """A code such as ``fr``; empty follows the system."""

    geometry: Annotated[str, Meta(max_length=4000)] = ""
    """Where the main window was, in the window's own notation."""

    room_screens: Annotated[tuple[tuple[str, str], ...], Meta(max_length=12)] = ()
    """Where somebody put the room: pairs of screens, the room's and the console's, the latest first."""

    house_picture: Annotated[str, Meta(max_length=1000)] = ""
    """The file that the room sees as the picture of the house; empty for ours."""

    room_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    """Per cent: how large the room's text is, so that the back row can read it; the room check finds it out."""

    room_paintings: Annotated[int, Meta(ge=0, le=48)] = 0
    """How many paintings the back row can tell apart, by the room check; 0 while nobody has made it."""

    break_minutes: Annotated[int, Meta(ge=1, le=60)] = 5
    room_goes_on: Annotated[int, Meta(ge=0, le=60)] = 0
    """Seconds after which the room goes on by itself where somebody would press a button; 0: never."""

    def but(self, **changes: Any) -> Settings:
        """These settings with some of them changed."""
        return msgspec.structs.replace(self, **changes)

    def as_new(self) -> Settings:
        """What a new user finds, in the window and the language of this one."""
        return Settings(geometry=self.geometry, language=self.language)


def to_rows(settings: Settings) -> list[tuple[str, bytes]]:
    return [(name, msgspec.json.encode(getattr(settings, name))) for name in Settings.__struct_fields__]


def from_rows(rows: list[tuple[str, bytes]]) -> Settings:
    """Whatever can be read; the default for each one that cannot."""
    types = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    good: dict[str, Any] = {}
    for name, value in rows:
        if name in types:
            try:
                good[name] = msgspec.json.decode(value, type=types[name])
            except (msgspec.DecodeError, TypeError, UnicodeDecodeError):
                continue
    return Settings(**good)
