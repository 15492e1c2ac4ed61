"""Playing a WAV file with what the system has; none of these may hold the window up or fail loudly."""

from __future__ import annotations

import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

_MOST_AT_ONCE = 6
"""More sounds than this at a time would only be noise, and each is a process."""


class Player(Protocol):
    """Starts sounds and forgets them."""

    def play(self, file: Path, volume: float) -> None:
        """Start a file at a volume of 0 … 1."""
        ...

    def stop(self) -> None:
        """Silence everything that still sounds."""
        ...


class CommandPlayer:
    """Plays through a program of the system, one short-lived process for each sound."""

    def __init__(self, command: Callable[[Path, float], list[str]]) -> None:
        self._command = command
        self._running: list[subprocess.Popen[bytes]] = []

    @property
    def sounding(self) -> int:
        """How many sounds are being played."""
        self._running = [process for process in self._running if process.poll() is None]
        return len(self._running)

    def play(self, file: Path, volume: float) -> None:
        if self.sounding >= _MOST_AT_ONCE:
            return
        quiet = subprocess.DEVNULL
        try:
            process = subprocess.Popen(self._command(file, volume), stdin=quiet, stdout=quiet, stderr=quiet)
        except OSError:
            return  # the program went away since it was found: silence
        self._running.append(process)

    def stop(self) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            try:
                process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._running.clear()


class WindowsPlayer:
    """Plays through Windows itself; it knows no volume, so quieter copies are made in a folder."""

    def __init__(self, copies: Path | None) -> None:
        import winsound  # noqa: PLC0415 - exists on Windows only

        self._winsound = winsound
        self._copies = copies

    def play(self, file: Path, volume: float) -> None:
        sound = self._winsound
        flags = sound.SND_FILENAME | sound.SND_ASYNC | sound.SND_NODEFAULT  # type: ignore[attr-defined,unused-ignore]
        try:
            sound.PlaySound(str(quieter(file, volume, self._copies)), flags)  # type: ignore[attr-defined,unused-ignore]
        except RuntimeError:
            return  # no sound device: silence

    def stop(self) -> None:
        self._winsound.PlaySound(None, 0)  # type: ignore[attr-defined,unused-ignore]


def quieter(file: Path, volume: float, folder: Path | None) -> Path:
    """A copy of a file at a volume of 0 … 1, kept in a folder; the file itself where none can be written."""
    steps = round(volume * 20)
    if folder is None or steps >= 20:
        return file
    copy = folder / f"{file.stem}-{steps * 5}.wav"
    if copy.exists():
        return copy
    try:
        folder.mkdir(parents=True, exist_ok=True)
        half_done = copy.with_suffix(".part")
        _scale(file, half_done, steps / 20)
        half_done.replace(copy)
    except (OSError, wave.Error):
        return file
    return copy


def find_player(copies: Path | None, platform: str = sys.platform) -> Player | None:
    """The best player of this system, or None: then everything is silent."""
    if platform == "win32":
        return WindowsPlayer(copies)
    if platform == "darwin":
        return _found("afplay", lambda tool: lambda file, volume: [tool, "-v", f"{volume:.2f}", str(file)])
    return (
        _found("pw-play", lambda tool: lambda file, volume: [tool, f"--volume={volume:.2f}", str(file)])
        or _found("paplay", lambda tool: lambda file, volume: [tool, f"--volume={round(volume * 65536)}", str(file)])
        or _found("aplay", lambda tool: lambda file, volume: [tool, "-q", str(quieter(file, volume, copies))])
    )


def _found(program: str, command: Callable[[str], Callable[[Path, float], list[str]]]) -> CommandPlayer | None:
    tool = shutil.which(program)
    return CommandPlayer(command(tool)) if tool is not None else None


def _scale(source: Path, target: Path, factor: float) -> None:
    with wave.open(str(source), "rb") as file:
        settings = file.getparams()
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    scaled = array("h", (int(sample * factor) for sample in samples))
    if sys.byteorder == "big":
        scaled.byteswap()
    with wave.open(str(target), "wb") as file:
        file.setparams(settings)
        file.writeframes(scaled.tobytes())
