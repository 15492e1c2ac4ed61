"""The cashier and the small signs of the game, as data."""

from artgames.scene.drawing.vector_drawing import BOLD, FINE, Drawing, Fill, Line, Oval

CASHIER: Drawing = (
    Fill("night", "M 36 92 L 38 74 L 62 74 L 64 92 L 52 92 L 50 80 L 48 92 Z"),
    Fill("shoe", "M 32 97 C 32 92 40 91 48 92 L 48 97 Z"),
    Fill("shoe", "M 68 97 C 68 92 60 91 52 92 L 52 97 Z"),
    Fill("cream", "M 26 76 C 24 56 32 48 42 45 L 58 45 C 68 48 76 56 74 76 Z"),
    Fill("green", "M 34 76 L 33 54 C 36 49 40 47 43 46 L 50 60 L 57 46 C 60 47 64 49 67 54 L 66 76 Z"),
    Fill("red", "M 50 50 L 42 46 L 42 54 Z M 50 50 L 58 46 L 58 54 Z"),
    Oval("red", 50, 50, 2.2),
    Fill("cream", "M 28 58 C 24 64 25 71 32 72 L 58 70 C 61 69 61 64 58 64 L 40 65 Z"),
    Fill("cream", "M 72 58 C 76 64 75 71 68 72 L 44 75 C 40 75 40 70 43 69 L 60 66 Z"),
    Fill("skin", "M 56 64 C 62 63 64 68 59 70.5 C 56 71 54 69 54 67 Z"),
    Fill("skin", "M 44 69 C 38 68 36 73 41 75.5 C 44 76 46 74 46 72 Z"),
    Fill("skin", "M 33 24 C 33 10 67 10 67 24 C 67 38 60 47 50 47 C 40 47 33 38 33 24 Z"),
    Oval("ink", 43, 29, 1.9, 2.3, bare=True),
    Oval("ink", 57, 29, 1.9, 2.3, bare=True),
    Line("M 38 25 L 46 26 M 62 25 L 54 26", width=BOLD),
    Line("M 50 29 C 52 32 52 34 49 34", width=FINE),
    Fill("brown", "M 50 37 C 45 33 40 36 38 40 C 43 42 47 41 50 39 C 53 41 57 42 62 40 C 60 36 55 33 50 37 Z"),
    Fill("brown", "M 34 24 C 32 8 68 8 66 24 C 60 16 40 16 34 24 Z"),
    Fill("green", "M 31 22 C 40 13 60 13 69 22 C 74 26 76 29 77 31 C 62 24 38 24 23 31 C 24 29 26 26 31 22 Z"),
)
VISOR: Drawing = (
    Fill("brown", "M 24 52 C 22 22 78 22 76 52 C 66 38 34 38 24 52 Z"),
    Fill("green", "M 18 50 C 34 32 66 32 82 50 C 90 58 94 64 96 70 C 70 56 30 56 4 70 C 6 64 10 58 18 50 Z"),
    Line("M 14 60 C 36 46 64 46 86 60", "gold", 3.4),
)
EYE: Drawing = (
    Fill("snow", "M 8 50 C 28 18 72 18 92 50 C 72 82 28 82 8 50 Z"),
    Oval("steel", 50, 50, 19),
    Oval("ink", 50, 50, 9, bare=True),
    Oval("snow", 55, 44, 4, bare=True),
)
HAND: Drawing = (
    Fill("night", "M 22 100 L 30 74 L 70 74 L 78 100 Z"),
    Fill(
        "skin",
        "M 30 76 C 22 62 12 54 10 46 C 9 40 16 38 20 43 L 30 54 L 26 22 C 25 14 35 13 37 21 L 42 46 "
        "L 43 14 C 43 6 53 6 54 14 L 55 46 L 61 19 C 63 11 72 13 71 22 L 66 50 L 78 34 C 83 28 90 33 86 40 "
        "C 78 54 76 64 70 76 Z",
    ),
    Line("M 36 62 C 44 56 56 56 63 62", width=FINE),
)
COIN: Drawing = (
    Oval("gold", 50, 50, 42),
    Oval("gold_deep", 50, 50, 31, bare=True),
    Oval("gold", 50, 50, 28, bare=True),
    Fill("gold_deep", "M 50 28 L 56 43 L 72 44 L 59 54 L 64 70 L 50 61 L 36 70 L 41 54 L 28 44 L 44 43 Z", bare=True),
)
EMPTY: Drawing = (
    Oval("bone", 50, 50, 42),
    Line("M 26 74 L 74 26", "ink", 9.0),
    Line("M 50 22 C 84 22 84 78 50 78 C 16 78 16 22 50 22", "ink", 9.0),
)
_PAWN = "M 28 92 C 28 80 40 78 42 64 C 44 54 40 48 36 44 L 64 44 C 60 48 56 54 58 64 C 60 78 72 80 72 92 Z"
PAWN: Drawing = (
    Line(_PAWN, "snow", 15.0),  # a rim of its own: it stands on grounds of every colour
    Oval("snow", 50, 27, 27, bare=True),
    Fill("red", _PAWN),
    Oval("red", 50, 27, 20),
    Oval("cream", 43, 20, 6, 5, bare=True),
)
