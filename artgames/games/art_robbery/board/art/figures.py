"""The people of the game and its dog, and the small signs of the four raids."""

from artgames.games.art_robbery.board.art.strokes import BOLD, FINE, Drawing, Fill, Line, Oval

DOG: Drawing = (
    Line("M 78 52 C 86 46 90 36 86 28", "ink", 6.4),
    Line("M 78 52 C 86 46 90 36 86 28", "deep", 4.0),
    Fill("deep", "M 60 58 L 74 56 L 78 70 L 76 92 L 84 92 L 84 95 L 68 95 L 68 76 Z"),
    Fill("deep", "M 32 62 L 42 62 L 43 92 L 46 95 L 32 95 L 30 78 Z"),
    Fill(
        "gold",
        "M 24 44 C 36 40 66 44 78 48 C 86 54 84 66 80 72 L 80 90 L 86 92 L 86 95 L 72 95 L 70 76 C 60 74 54 72 48 70 "
        "L 48 92 L 53 95 L 38 95 L 38 74 C 30 70 24 58 24 44 Z",
    ),
    Fill(
        "gold",
        "M 12 38 C 8 36 8 28 13 26 L 24 22 C 28 14 44 12 50 20 C 56 30 52 44 44 48 C 36 52 28 50 24 44 "
        "C 20 43 16 42 12 38 Z",
    ),
    Fill("deep", "M 40 17 C 52 12 60 22 57 38 C 52 44 46 38 46 32 C 46 26 42 22 40 17 Z"),
    Fill("ink", "M 9 30 C 9 26 13 25 16 27 C 16 31 12 33 9 30 Z"),
    Oval("ink", 29, 27, 2.2, 2.8, bare=True),
    Line("M 13 36 C 19 38 24 37 27 34", width=FINE),
    Line("M 25 47 C 33 54 43 52 49 45", "red", 5.0),
    Oval("snow", 33, 55.5, 3.4),
    Line("M 70 60 C 72 66 72 70 70 75 M 48 62 L 48 70", width=FINE),
)
BOSS: Drawing = (
    Fill("night", "M 14 94 C 16 72 30 66 40 62 L 60 62 C 70 66 84 72 86 94 Z"),
    Fill("snow", "M 42 62 L 58 62 L 54 94 L 46 94 Z"),
    Fill("red", "M 47 68 L 53 68 L 55 88 L 50 94 L 45 88 Z"),
    Fill("night", "M 40 60 L 47 64 L 44 94 L 30 94 L 34 70 Z"),
    Fill("night", "M 60 60 L 53 64 L 56 94 L 70 94 L 66 70 Z"),
    Fill("skin", "M 34 36 L 66 36 C 68 52 62 66 50 66 C 38 66 32 52 34 36 Z"),
    Fill(
        "ink",
        "M 32 40 C 40 38 60 38 68 40 C 68 48 62 51 57 50 C 53 49 52 46 50 46 C 48 46 47 49 43 50 C 38 51 32 48 32 40 Z",
    ),
    Oval("snow", 42, 44.4, 3.2, 2.2, bare=True),
    Oval("snow", 58, 44.4, 3.2, 2.2, bare=True),
    Line("M 45 58 C 49 56 54 57 57 55", width=FINE),
    Fill("night", "M 18 36 C 28 28 72 28 82 36 C 84 40 78 42 74 40 C 60 36 40 36 26 40 C 22 42 16 40 18 36 Z"),
    Fill("night", "M 32 31 C 30 14 38 8 46 12 C 50 14 52 14 56 12 C 64 8 70 16 68 31 C 58 27 42 27 32 31 Z"),
    Fill("red", "M 32 31 C 42 26 58 26 68 31 L 68.4 25 C 58 21 42 21 31.6 25 Z"),
)
THIEF: Drawing = (
    Fill("mid", "M 58 94 C 48 78 54 58 66 54 L 62 44 L 78 42 L 78 53 C 94 58 98 82 90 94 Z"),
    Line("M 62 53 C 68 57 74 57 80 52", "deep", BOLD),
    Fill("gold", "M 66 46 L 60 32 L 76 28 L 80 44 Z"),
    Line("M 65 38 L 75 35", "deep", FINE),
    Fill("snow", "M 16 94 C 16 72 26 62 40 60 C 54 62 62 70 64 94 Z"),
    Line("M 18 84 L 63 84 M 18.5 76 L 61.5 76 M 23 68 L 57 68", "ink", 4.4),
    Fill("skin", "M 26 36 C 26 22 56 22 56 36 C 56 52 50 62 41 62 C 32 62 26 52 26 36 Z"),
    Fill(
        "ink",
        "M 25 36 C 32 33 50 33 57 36 C 57 44 52 47 47 46 C 44 45 43 43 41 43 C 39 43 38 45 35 46 C 30 47 25 44 25 36 Z",
    ),
    Oval("snow", 34, 40, 2.8, 2.1, bare=True),
    Oval("snow", 48, 40, 2.8, 2.1, bare=True),
    Line("M 34 52 C 38 57 46 57 49 51", width=FINE),
    Fill("night", "M 24 33 C 22 14 60 12 58 33 C 48 28 34 28 24 33 Z"),
    Line("M 24 33 C 34 28 48 28 58 33", "red", BOLD),
    Fill("skin", "M 60 60 C 66 56 72 58 72 63 C 70 68 62 68 60 66 Z"),
)
CAUGHT: Drawing = (
    Line("M 34 62 L 20 42 L 24 18", "ink", 13.0),
    Line("M 66 62 L 80 42 L 76 18", "ink", 13.0),
    Line("M 34 62 L 20 42 L 24 20", "snow", 10.0),
    Line("M 66 62 L 80 42 L 76 20", "snow", 10.0),
    Oval("skin", 24, 14, 6),
    Oval("skin", 76, 14, 6),
    Fill("snow", "M 28 94 C 28 66 36 58 50 57 C 64 58 72 66 72 94 Z"),
    Line("M 28.5 86 L 71.5 86 M 29 77 L 71 77 M 32 68 L 68 68", "ink", 4.4),
    Fill("skin", "M 36 34 C 36 22 64 22 64 34 C 64 50 58 60 50 60 C 42 60 36 50 36 34 Z"),
    Fill(
        "ink",
        "M 35 35 C 41 32 59 32 65 35 C 65 42 61 45 56 44 C 53 43 52 41 50 41 C 48 41 47 43 44 44 C 39 45 35 42 35 35 Z",
    ),
    Oval("snow", 43.4, 38.4, 2.8, 2.4, bare=True),
    Oval("snow", 56.6, 38.4, 2.8, 2.4, bare=True),
    Oval("ink", 50, 52, 2.6, 3.2, bare=True),
    Fill("night", "M 34 32 C 32 14 68 14 66 32 C 58 27 42 27 34 32 Z"),
    Line("M 34 32 C 42 27 58 27 66 32", "red", BOLD),
)
SACK: Drawing = (
    Fill("mid", "M 22 92 C 8 70 24 44 42 38 L 36 24 L 62 22 L 60 38 C 80 44 94 70 78 92 Z"),
    Line("M 39 38 C 46 43 54 43 62 38", "deep", BOLD),
    Line("M 34 64 C 30 72 32 80 36 84", "deep", FINE),
)

LOOK: Drawing = (
    Oval("paper", 50, 50, 46),
    Fill("snow", "M 14 52 C 30 24 70 24 86 52 C 70 78 30 78 14 52 Z"),
    Oval("gold", 50, 51, 16),
    Oval("ink", 50, 51, 8, bare=True),
    Oval("snow", 54, 46, 3, bare=True),
)

# What the picture cards take, for their corners.
HAT: Drawing = (
    Fill("night", "M 6 70 C 24 56 76 56 94 70 C 96 78 88 80 80 76 C 60 70 40 70 20 76 C 12 80 4 78 6 70 Z"),
    Fill("night", "M 26 62 C 22 28 36 16 48 24 C 52 26 54 26 58 24 C 70 18 78 30 74 62 C 58 56 42 56 26 62 Z"),
    Line("M 27 56 C 42 50 58 50 73 56", "red", 6.0),
)
BONE: Drawing = (
    Fill(
        "snow",
        "M 28 58 C 14 56 10 70 20 74 C 20 86 36 88 38 74 L 72 42 C 86 46 92 32 82 28 C 82 14 66 14 64 28 Z",
    ),
)
STAR: Drawing = (Fill("gold", "M 50 10 L 61 38 L 91 39 L 67 58 L 76 88 L 50 70 L 24 88 L 33 58 L 9 39 L 39 38 Z"),)

# The signs of the raids: one plain shape each, told apart without their colours.
PENCIL: Drawing = (
    Fill("pale", "M 20 80 L 28 58 L 70 14 L 86 30 L 42 72 Z"),
    Line("M 62 23 L 78 38 M 28 58 L 42 72"),
    Fill("ink", "M 20 80 L 23 71 L 29 77 Z"),
)
PLINTH: Drawing = (
    Fill("pale", "M 36 12 C 44 6 58 6 64 14 C 70 24 62 38 50 38 C 38 38 32 22 36 12 Z"),
    Fill("pale", "M 28 60 C 28 46 40 44 50 40 C 60 44 72 46 72 60 Z"),
    Fill("pale", "M 22 62 L 78 62 L 78 70 L 72 70 L 72 88 L 28 88 L 28 70 L 22 70 Z"),
)
URN: Drawing = (
    Line("M 38 24 C 14 22 16 44 30 48 M 62 24 C 86 22 84 44 70 48", "pale", 6.0),
    Fill(
        "pale",
        "M 36 12 L 64 12 L 61 18 L 62 34 C 86 44 78 70 58 82 L 62 90 L 38 90 L 42 82 C 22 70 14 44 38 34 L 39 18 Z",
    ),
    Line("M 25 54 L 75 54 M 28 62 L 72 62"),
)
FRAME: Drawing = (
    Fill("pale", "M 12 22 L 88 22 L 88 86 L 12 86 Z M 24 34 L 24 74 L 76 74 L 76 34 Z"),
    Line("M 34 22 L 50 8 L 66 22"),
    Fill("pale", "M 26 72 L 42 50 L 52 62 L 60 54 L 74 72 Z"),
)
SIGNS = (PENCIL, PLINTH, URN, FRAME)
