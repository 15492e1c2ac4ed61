"""The means of the drawings, by the names that they are used by here."""

from artgames.scene.drawing.vector_drawing import BOLD, FINE, LINE, Drawing, Fill, Line, Oval, draw, pen, shape

__all__ = ["BOLD", "FINE", "LINE", "Drawing", "Fill", "Line", "Oval", "draw", "pen", "shape"]
