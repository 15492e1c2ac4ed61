"""A sound on one side only, for rooms with two loudspeakers."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["left", "right"]


def one_sided(file: Path, folder: Path, side: Side) -> Path:
    """A copy of a file with one channel, kept in a folder, that is heard on this side alone; the file itself where none
    can be written."""
    copy = folder / f"{file.stem}-{side}.wav"
    if copy.exists():
        return copy
    try:
        folder.mkdir(parents=True, exist_ok=True)
        half_done = copy.with_suffix(".part")
        _write(file, half_done, side)
        half_done.replace(copy)
    except (OSError, wave.Error):
        return file
    return copy


def _write(source: Path, target: Path, side: Side) -> None:
    with wave.open(str(source), "rb") as file:
        settings = file.getparams()
        samples = array("h", file.readframes(file.getnframes()))
    if settings.nchannels != 1 or settings.sampwidth != 2:
        raise wave.Error("not a sound of one channel")
    both = array("h", bytes(4 * len(samples)))
    both[0 if side == "left" else 1 :: 2] = samples
    with wave.open(str(target), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(settings.framerate)
        file.writeframes(both.tobytes())
