"""The second raid: stone and metal, each on a plinth or a wire."""

from artgames.games.art_robbery.board.art.strokes import BOLD, FINE, Drawing, Fill, Line, Oval

_PLINTH: Drawing = (
    Fill("deep", "M 34 76 L 78 76 L 78 81 L 34 81 Z"),
    Fill("mid", "M 38 81 L 74 81 L 74 94 L 38 94 Z"),
)

EMPTY: Drawing = (
    Fill("deep", "M 34 44 L 80 44 L 80 51 L 34 51 Z"),
    Fill("mid", "M 39 51 L 75 51 L 75 84 L 39 84 Z"),
    Fill("deep", "M 33 84 L 81 84 L 81 91 L 33 91 Z"),
    Fill("paper", "M 49 62 L 65 62 L 65 72 L 49 72 Z"),
    Line("M 52 66 L 62 66 M 52 69 L 59 69", width=FINE),
    Line("M 48 40 C 50 36 62 36 66 40", "deep", FINE),
)
MUSE: Drawing = (
    *_PLINTH,
    Fill("paper", "M 24 60 C 22 42 44 32 66 36 C 84 40 92 54 86 64 C 78 76 30 80 24 60 Z"),
    Fill("mid", "M 30 66 C 46 74 76 72 86 62 C 80 78 34 80 30 66 Z", bare=True),
    Line("M 44 52 C 48 50 52 52 53 55 M 58 60 C 62 60 64 56 66 52 C 66 48 62 46 58 48"),
    Line("M 70 56 C 74 58 76 56 77 53 M 62 42 C 70 42 78 46 82 52", width=FINE),
)
MOBILE: Drawing = (
    Line("M 56 8 L 56 24 M 30 32 C 44 24 66 22 82 28 M 30 32 L 30 50 M 82 28 L 82 40"),
    Line("M 66 48 C 74 42 86 40 92 42 M 66 48 L 66 62 M 92 42 L 90 56"),
    Line("M 18 58 C 26 52 40 50 48 52 M 48 52 L 48 68 M 18 58 L 20 70"),
    Fill("deep", "M 30 50 C 34 48 36 54 32 54 Z", bare=True),
    Fill("ground", "M 58 74 C 54 66 60 60 68 62 C 78 64 80 74 72 80 C 66 84 60 80 58 74 Z"),
    Fill("paper", "M 84 62 C 84 56 92 54 94 60 C 95 66 90 72 86 70 Z"),
    Fill("gold", "M 40 74 C 40 68 52 66 56 72 C 56 80 44 82 40 74 Z"),
    Fill("deep", "M 10 76 C 12 68 24 66 30 72 C 30 80 18 88 12 84 Z"),
    Oval("deep", 82, 28, 2.4, bare=True),
)
BUST: Drawing = (
    *_PLINTH,
    Fill("paper", "M 28 76 C 28 62 42 60 49 56 L 49 48 L 67 48 L 67 56 C 76 60 86 62 86 76 Z"),
    Fill("mid", "M 60 76 C 62 66 66 62 67 56 C 76 60 86 62 86 76 Z", bare=True),
    Fill("paper", "M 42 30 C 40 14 74 12 74 30 C 75 42 68 55 58 55 C 48 55 42 42 42 30 Z"),
    Fill("mid", "M 40 32 C 34 14 52 6 60 10 C 76 6 82 22 76 34 C 72 28 72 22 64 22 C 54 24 46 20 42 34 Z"),
    Line("M 48 34 L 54 34 M 62 34 L 68 34 M 58 34 L 56 42 L 60 43 M 53 48 L 63 48", width=FINE),
    Line("M 46 18 C 50 22 54 20 56 15 M 62 14 C 66 18 70 18 74 16", width=FINE),
)
RECLINING: Drawing = (
    Fill("deep", "M 12 76 L 94 76 L 94 81 L 12 81 Z"),
    Fill("mid", "M 18 81 L 88 81 L 88 94 L 18 94 Z"),
    Fill(
        "paper",
        "M 14 76 C 16 62 26 60 32 50 C 30 42 34 32 42 32 C 50 32 52 42 48 48 C 58 54 62 64 66 58 "
        "C 70 46 82 44 88 56 C 92 64 90 70 92 76 Z",
    ),
    Fill("mid", "M 48 70 C 58 74 64 76 72 70 C 78 62 84 60 92 76 L 40 76 Z", bare=True),
    Fill("pale", "M 36 64 C 38 56 46 56 48 62 C 48 70 36 72 34 70 Z"),
    Fill("pale", "M 74 66 C 76 60 82 60 83 66 C 83 70 76 72 74 70 Z"),
    Line("M 38 40 C 42 38 45 40 46 43", width=FINE),
)
VICTORY: Drawing = (
    Fill("deep", "M 34 82 L 80 82 L 86 94 L 28 94 Z"),
    Fill("paper", "M 52 34 C 36 30 22 40 14 58 C 28 54 30 62 40 60 C 46 58 52 52 54 46 Z"),
    Fill("mid", "M 64 32 C 76 18 88 14 95 18 C 94 30 92 46 80 54 C 74 58 66 54 64 48 Z"),
    Line(
        "M 48 42 C 38 42 30 48 24 55 M 50 48 C 42 50 38 54 36 60 M 70 40 C 78 32 86 26 92 24 M 70 48 "
        "C 80 44 84 38 90 32"
    ),
    Fill("paper", "M 50 26 C 56 22 64 22 68 28 C 72 40 66 50 70 58 C 76 68 76 76 74 82 L 42 82 C 44 68 52 58 48 46 Z"),
    Fill("mid", "M 64 52 C 70 60 76 70 74 82 L 62 82 C 66 70 60 62 64 52 Z", bare=True),
    Line(
        "M 54 40 C 58 43 62 43 66 39 M 52 60 C 50 68 48 76 48 82 M 58 58 C 57 66 56 76 56 82 M 66 60 "
        "C 68 68 68 76 67 82",
        width=FINE,
    ),
    Line("M 49 50 C 56 54 62 54 68 51", width=BOLD),
)

MOTIFS = (EMPTY, MUSE, MOBILE, BUST, RECLINING, VICTORY)
