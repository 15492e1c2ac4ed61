"""The first raid: pencil on paper, with a wash of colour behind it."""

from artgames.games.art_robbery.board.art.strokes import BOLD, FINE, Drawing, Fill, Line, Oval

BLANK: Drawing = (
    Fill("paper", "M 34 24 L 70 18 L 82 28 L 88 76 L 42 84 Z"),
    Fill("mid", "M 70 18 L 72 30 L 82 28 Z"),
    Fill("ground", "M 22 78 L 64 52 L 68 58 L 26 84 Z"),
    Fill("paper", "M 22 78 L 26 84 L 15 86 Z"),
    Fill("deep", "M 18.5 82 L 20 85.2 L 15 86 Z", bare=True),
    Fill("deep", "M 60 54.5 L 64 52 L 68 58 L 64 60.5 Z"),
)
APPLE: Drawing = (
    Fill(
        "mid",
        "M 58 40 C 80 24 96 50 84 70 C 76 86 62 84 56 80 C 44 88 28 80 28 62 C 26 44 42 34 58 40 Z",
        bare=True,
    ),
    Line("M 55 38 C 72 26 88 40 84 60 C 80 80 66 86 56 79 C 44 86 30 76 29 58 C 28 40 42 30 55 38 Z", width=BOLD),
    Line("M 55 39 C 55 30 58 24 63 20"),
    Fill("ground", "M 60 28 C 68 18 80 20 84 24 C 78 32 68 34 60 28 Z"),
    Line("M 72 72 L 80 60 M 66 77 L 82 54 M 60 79 L 78 54", width=FINE),
)
LEAF: Drawing = (
    Fill("mid", "M 30 84 C 24 50 50 22 88 20 C 92 56 66 86 30 84 Z", bare=True),
    Line("M 30 82 C 26 48 54 24 86 22 C 88 54 64 84 30 82 Z", width=BOLD),
    Line("M 20 92 C 36 72 56 50 84 24"),
    Line("M 40 70 L 36 52 M 50 59 L 48 38 M 61 47 L 62 30 M 44 67 L 62 70 M 54 56 L 74 56 M 66 44 L 82 42", width=FINE),
)
CAT: Drawing = (
    Fill("mid", "M 40 88 C 34 66 44 52 50 44 L 46 22 L 58 32 L 70 30 L 80 20 L 80 44 C 78 52 82 74 76 88 Z", bare=True),
    Line(
        "M 48 42 L 46 22 L 57 31 C 62 29 67 29 71 31 L 80 21 L 80 42 C 80 50 72 55 64 55 C 56 55 48 50 48 42 Z",
        width=BOLD,
    ),
    Line("M 52 52 C 42 62 38 76 40 88 L 78 88 C 80 76 80 62 75 52", width=BOLD),
    Line("M 40 88 C 24 90 16 78 24 68 C 28 64 32 68 30 72"),
    Oval("ink", 57, 41, 2.2, 3, bare=True),
    Oval("ink", 71, 41, 2.2, 3, bare=True),
    Line("M 61 48 L 64 50 L 67 48 M 64 46 L 64 50"),
    Line("M 54 88 L 54 72 M 66 88 L 66 72 M 36 46 L 50 47 M 90 46 L 78 47", width=FINE),
)
EYE: Drawing = (
    Fill("mid", "M 12 60 C 30 32 70 30 90 58 C 72 84 32 86 12 60 Z", bare=True),
    Line("M 12 60 C 30 34 70 32 90 58 C 70 82 32 84 12 60 Z", width=BOLD),
    Oval("ground", 52, 58, 17),
    Oval("ink", 52, 58, 8.5, bare=True),
    Oval("paper", 56, 53, 3, bare=True),
    Line("M 40 32 C 58 24 78 30 90 44", width=BOLD),
    Line("M 62 74 L 66 82 M 50 77 L 51 86 M 38 75 L 34 83", width=FINE),
    Line("M 66 50 L 60 44 M 68 56 L 64 49 M 69 62 L 66 57", width=FINE),
)
PROFILE: Drawing = (
    Fill("mid", "M 40 40 C 38 22 62 12 78 24 C 92 36 88 60 78 66 L 82 90 L 46 90 Z", bare=True),
    Line("M 46 30 C 43 40 42 44 38 53 C 37 56 42 56 42 58 C 41 62 43 63 41 66 C 42 70 44 74 52 73 L 54 90", width=BOLD),
    Line("M 46 30 C 52 14 78 14 84 34 C 88 48 80 58 76 66 C 76 76 80 84 86 90", width=BOLD),
    Oval("ground", 84, 26, 9),
    Line("M 46 30 C 56 36 66 34 72 26 M 50 32 C 62 42 78 38 80 26 M 64 36 C 62 46 66 54 74 56", width=FINE),
    Line("M 47 47 C 50 45 53 45 55 47 M 45 42 C 49 39 54 39 57 42"),
    Line("M 67 50 C 62 48 61 58 66 59", width=FINE),
    Line("M 62 74 L 72 80 M 60 79 L 74 86 M 60 85 L 68 90", width=FINE),
)

MOTIFS = (BLANK, APPLE, LEAF, CAT, EYE, PROFILE)
