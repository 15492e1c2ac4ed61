"""Outlines written as short as in a sketchbook."""

from scripts.atelier.curves import Point


def path(text: str) -> list[Point]:
    """Points from "x,y x,y! …", where ! marks a sharp corner."""
    points: list[Point] = []
    for word in text.split():
        x, y = (float(number) for number in word.rstrip("!").split(","))
        points.append((x, y, 0.0) if word.endswith("!") else (x, y))
    return points
