"""Outlines written in one line: "300,576 316,562 329,555!" is three points, the last a sharp corner."""

from scripts.atelier.curves import Point


def outline(text: str) -> list[Point]:
    return [_point(word) for word in text.split()]


def _point(word: str) -> Point:
    x, y = word.rstrip("!").split(",")
    return (float(x), float(y), 0) if word.endswith("!") else (float(x), float(y))
