"""Make the sounds of the house: soft wood, paper and bells, synthesised, so that they belong to nobody else.

    python -m scripts.assets.make_sounds [FOLDER]

writes 16-bit mono WAV files (to resources/sounds unless told otherwise). The same program always makes the same files.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
PEAK = 10 ** (-12 / 20)
"""Everything stays 12 dB below the loudest possible: these sounds lie under voices."""

Samples = NDArray[np.float64]
SEATS = 8
PENTATONIC = (0, 2, 4, 7, 9, 12, 14, 16)
"""Semitones above A3 for the seats: any two players together sound well."""


def times(seconds: float) -> Samples:
    """The moments of so many seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def note(semitones: float) -> float:
    """Frequency of a note, counted from A3."""
    return float(220.0 * 2 ** (semitones / 12))


def wood(frequency: float, seconds: float, hardness: float = 1.0) -> Samples:
    """A marimba bar: the tone, its fourth and tenth partials that die quickly, and the knock of a soft mallet."""
    t = times(seconds)
    body = np.sin(2 * np.pi * frequency * t) * np.exp(-t * 9)
    body += 0.28 * np.sin(2 * np.pi * frequency * 3.93 * t) * np.exp(-t * 26)
    body += 0.10 * np.sin(2 * np.pi * frequency * 9.6 * t) * np.exp(-t * 70) * hardness
    return body * attack(t, 0.003)


def bell(frequency: float, seconds: float, decay: float) -> Samples:
    """A small bowl: a few partials that are not quite in tune, slowly fading."""
    t = times(seconds)
    partials = ((1.0, 1.0, 1.0), (2.01, 0.45, 1.6), (2.98, 0.22, 2.4), (4.21, 0.12, 3.6), (5.43, 0.06, 5.0))
    total = sum(
        (
            weight * np.sin(2 * np.pi * frequency * ratio * t) * np.exp(-t * decay * speed)
            for ratio, weight, speed in partials
        ),
        start=np.zeros_like(t),
    )
    return total * attack(t, 0.006)


def paper(seconds: float) -> Samples:
    """A card laid on cloth: a short breath of filtered noise."""
    t = times(seconds)
    noise = np.random.default_rng(7).normal(size=t.size)
    breath = smooth(noise, 5) - smooth(noise, 29)
    return breath * np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.6 * np.exp(-t * 38)


def rain(seconds: float, fade: float = 1.0) -> Samples:
    """Soft rain that swells and fades at its ends, so that two of them can overlap without a seam."""
    t = times(seconds)
    source = np.random.default_rng(11)
    noise = source.normal(size=t.size)
    hiss = smooth(noise, 3) - smooth(noise, 60)
    swell = 1 + 0.15 * np.sin(2 * np.pi * t / 2.7) * np.sin(2 * np.pi * t / 1.9)
    drops = np.zeros_like(t)
    for start in source.integers(0, t.size - 400, size=round(seconds * 26)):
        pitch = source.uniform(900, 2600)
        drop = times(400 / RATE)
        drops[start : start + 400] += (
            source.uniform(0.05, 0.35) * np.sin(2 * np.pi * pitch * drop) * np.exp(-drop * 320)
        )
    ends = np.clip(np.minimum(t, seconds - t) / fade, 0, 1)
    return (hiss * swell + drops) * np.sqrt(ends)


def smooth(samples: Samples, width: int) -> Samples:
    """Running mean: a gentle low-pass."""
    return np.convolve(samples, np.ones(width) / width, mode="same")


def attack(t: Samples, seconds: float) -> Samples:
    """A short ramp instead of a click."""
    return np.clip(t / seconds, 0, 1)


def mix(seconds: float, *parts: tuple[float, Samples]) -> Samples:
    """Sounds that begin at their moments, together; the last hundredth of a second fades."""
    total = np.zeros(round(seconds * RATE))
    for start, samples in parts:
        begin = round(start * RATE)
        end = min(total.size, begin + samples.size)
        total[begin:end] += samples[: end - begin]
    tail = min(total.size, RATE // 60)
    total[-tail:] *= np.linspace(1, 0, tail)
    return total


def join(seat: int) -> Samples:
    """Two rising notes, higher for each seat."""
    base = PENTATONIC[seat]
    return mix(0.3, (0, wood(note(base), 0.3)), (0.11, wood(note(base + 7), 0.19)))


def recipes() -> dict[str, Callable[[], Samples]]:
    """Every file and how it is made."""
    made: dict[str, Callable[[], Samples]] = {
        "deal": lambda: paper(0.08),
        "ten_seconds": lambda: mix(0.4, (0, bell(note(-2), 0.4, 5))),
        "tick": lambda: mix(0.09, (0, wood(note(10), 0.09, 2.0) * 0.7)),
        "time_over": lambda: mix(0.8, (0, bell(note(-12), 0.8, 2.6)), (0, bell(note(-5), 0.8, 4) * 0.4)),
        "locked": lambda: mix(0.15, (0, wood(note(3), 0.15))),
        "right": lambda: mix(0.5, *((i * 0.09, wood(note(n), 0.4)) for i, n in enumerate((3, 7, 10)))),
        "wrong": lambda: mix(0.5, (0, wood(note(3), 0.4)), (0.14, wood(note(1), 0.36) * 0.8)),
        "winner": lambda: mix(
            2.5,
            *((i * 0.16, wood(note(n), 1.0)) for i, n in enumerate((3, 7, 10, 15, 10, 15, 19))),
            (1.12, bell(note(3), 1.38, 2.2) * 0.5),
            (1.12, bell(note(10), 1.38, 2.4) * 0.35),
        ),
        "chime": lambda: mix(1.6, (0, bell(note(7), 1.6, 2.4)), (0.35, bell(note(12), 1.25, 2.6) * 0.8)),
        "cover": lambda: rain(8.0),
    }
    for seat in range(SEATS):
        made[f"join{seat + 1}"] = lambda seat=seat: join(seat)  # type: ignore[misc]
    return made


def write(path: Path, samples: Samples) -> None:
    """Write one file at the common loudness."""
    loudest = float(np.max(np.abs(samples)))
    whole = np.round(samples / loudest * PEAK * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main() -> None:
    """Make all files."""
    default = Path(__file__).resolve().parents[2] / "resources" / "sounds"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in recipes().items():
        write(folder / f"{name}.wav", make())
        print(f"{name}.wav")


if __name__ == "__main__":
    main()
