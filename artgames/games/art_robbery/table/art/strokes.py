"""The means of the drawings, by the names that they are used by here."""

from artgames.stage.strokes import BOLD, FINE, LINE, Drawing, Fill, Line, Oval, draw, pen, shape

__all__ = ["BOLD", "FINE", "LINE", "Drawing", "Fill", "Line", "Oval", "draw", "pen", "shape"]
