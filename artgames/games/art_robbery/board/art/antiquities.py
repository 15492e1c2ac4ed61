"""The third raid: things that were buried."""

from artgames.games.art_robbery.board.art.strokes import BOLD, FINE, LINE, Drawing, Fill, Line, Oval

SHARDS: Drawing = (
    Fill("gold", "M 46 30 L 80 22 L 88 44 L 70 56 L 54 50 Z"),
    Line("M 50 38 L 84 30 M 57 45 L 60 39 L 65 44 L 68 37 L 73 42 L 76 35", width=FINE),
    Fill("gold", "M 26 58 L 48 56 L 56 74 L 40 88 L 22 78 Z"),
    Line("M 27 66 L 51 63", "deep", BOLD),
    Fill("gold", "M 66 64 L 86 58 L 90 78 L 72 84 Z"),
    Line("M 68 71 L 88 66", width=FINE),
)
COIN: Drawing = (
    Oval("deep", 57, 60, 33),
    Oval("gold", 54, 57, 33),
    Oval("mid", 54, 57, 26),
    Fill("deep", "M 54 38 L 59 51 L 73 51 L 62 60 L 66 74 L 54 66 L 42 74 L 46 60 L 35 51 L 49 51 Z", bare=True),
    Line("M 26 50 C 27 44 30 38 34 34 M 74 34 C 79 39 82 45 82 50", "paper", FINE),
)
LAMP: Drawing = (
    Fill("ground", "M 82 48 C 80 40 86 36 84 26 C 94 34 96 44 90 50 Z"),
    Fill("gold", "M 84.5 48 C 84 44 87 42 87 37 C 91 42 91 47 88.5 49 Z", bare=True),
    Fill("deep", "M 22 56 C 34 46 58 44 70 52 L 92 48 L 94 54 C 84 62 80 76 58 78 C 36 80 24 72 22 56 Z"),
    Line("M 24 56 C 10 48 8 66 28 70", "ink", BOLD + 3.2),
    Line("M 24 56 C 10 48 8 66 28 70", "deep", BOLD + 1),
    Fill("mid", "M 40 49 C 44 40 54 40 58 49 Z"),
    Oval("deep", 49, 40, 3),
    Line("M 32 62 C 46 68 62 66 74 60", "gold", LINE),
    Fill("deep", "M 44 77 L 64 77 L 70 88 L 38 88 Z"),
)
AMPHORA: Drawing = (
    Line("M 47 26 C 24 24 24 46 38 50 M 69 26 C 92 24 92 46 78 50", "ink", 7.0),
    Line("M 47 26 C 24 24 24 46 38 50 M 69 26 C 92 24 92 46 78 50", "deep", 4.4),
    Fill(
        "deep",
        "M 46 14 L 70 14 L 67 20 L 68 34 C 90 44 84 72 66 84 L 70 92 L 46 92 L 50 84 C 32 72 26 44 48 34 L 49 20 Z",
    ),
    Fill("gold", "M 34 52 L 82 52 C 82 58 81 62 79 66 L 37 66 C 35 62 34 58 34 52 Z"),
    Line(
        "M 38 62 L 38 56 L 46 56 L 46 60 L 42 60 M 52 62 L 52 56 L 60 56 L 60 60 L 56 60 M 66 62 L 66 56 "
        "L 74 56 L 74 60 L 70 60"
    ),
    Line("M 50 72 L 66 72 M 46 44 L 70 44", "gold", FINE),
)
SCARAB: Drawing = (
    Line(
        "M 38 46 L 24 36 L 22 26 M 78 46 L 90 36 L 92 24 M 34 60 L 18 60 L 12 52 M 82 60 L 94 60 M 38 74 "
        "L 24 82 L 22 92 M 78 74 L 90 82 L 92 92",
        width=BOLD,
    ),
    Fill("deep", "M 46 26 C 46 14 70 14 70 26 L 74 38 L 42 38 Z"),
    Fill("gold", "M 38 46 C 40 36 76 36 78 46 L 78 50 L 38 50 Z"),
    Fill("ground", "M 36 50 L 57 50 L 57 92 C 42 92 32 74 36 50 Z"),
    Fill("ground", "M 80 50 L 59 50 L 59 92 C 74 92 84 74 80 50 Z"),
    Line("M 42 56 C 41 68 45 80 52 86 M 74 56 C 75 68 71 80 64 86", "gold", FINE),
    Oval("gold", 58, 18, 4),
)
MASK: Drawing = (
    Fill("deep", "M 30 90 C 20 66 24 30 40 16 C 50 8 66 8 76 16 C 92 30 96 66 86 90 L 70 90 L 70 70 L 46 70 L 46 90 Z"),
    Line(
        "M 28 82 L 45 78 M 25 70 L 44 68 M 24 58 L 40 58 M 26 46 L 40 46 M 88 82 L 71 78 M 91 70 L 72 68 "
        "M 92 58 L 76 58 M 90 46 L 76 46 M 40 22 L 76 22 M 34 34 L 42 34 M 82 34 L 74 34",
        "gold",
        BOLD,
    ),
    Fill("gold", "M 40 36 C 42 26 74 26 76 36 C 78 56 70 74 58 74 C 46 74 38 56 40 36 Z"),
    Fill("gold", "M 54 74 L 62 74 L 61 92 L 55 92 Z"),
    Line("M 45 44 C 48 41 52 41 55 44 C 52 47 48 47 45 44 Z M 61 44 C 64 41 68 41 71 44 C 68 47 64 47 61 44 Z"),
    Line("M 44 39 C 48 36 52 36 55 38 M 61 38 C 64 36 68 36 72 39"),
    Line("M 58 46 L 56 55 L 60 55 M 52 63 C 56 61 60 61 64 63 C 60 66 56 66 52 63 Z", width=FINE),
    Fill("gold", "M 56 22 C 54 16 56 10 60 10 C 63 12 61 18 60 22 Z"),
)

MOTIFS = (SHARDS, COIN, LAMP, AMPHORA, SCARAB, MASK)
