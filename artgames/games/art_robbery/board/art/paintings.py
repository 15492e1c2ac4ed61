"""The fourth raid: canvases in gold frames."""

from artgames.games.art_robbery.board.art.strokes import BOLD, FINE, Drawing, Fill, Line, Oval


def _framed(*picture: Fill | Line | Oval) -> Drawing:
    """A picture in the window from 29, 25 to 85, 83, with its frame laid over its edges."""
    window = "M 29 25 L 85 25 L 85 83 L 29 83 Z"
    frame = "M 22 18 L 92 18 L 92 90 L 22 90 Z M 29 25 L 29 83 L 85 83 L 85 25 Z"
    return (
        Fill("paper", window, bare=True),
        *picture,
        Fill("gold", frame),
        Line("M 25.5 21.5 L 88.5 21.5 L 88.5 86.5 L 25.5 86.5 Z", "deep", FINE),
    )


CUT_OUT = (
    Fill("deep", "M 29 25 L 85 25 L 85 83 L 29 83 Z", bare=True),
    Fill("paper", "M 29 25 L 85 25 L 85 31 L 68 29 L 50 32 L 35 30 L 34 60 L 36 79 L 29 83 Z"),
    Fill("paper", "M 85 83 L 85 66 L 79 58 L 70 64 L 72 72 L 62 78 L 56 83 Z"),
    Line("M 72 66 C 76 70 78 76 80 80 M 66 78 C 70 78 76 80 78 83", width=FINE),
)
PEAR = (
    Fill("pale", "M 29 25 L 85 25 L 85 66 L 29 66 Z", bare=True),
    Fill("mid", "M 29 66 L 85 66 L 85 83 L 29 83 Z", bare=True),
    Line("M 29 66 L 85 66", width=FINE),
    Oval("deep", 60, 76, 18, 3, bare=True),
    Fill("gold", "M 56 36 C 50 44 52 50 46 56 C 36 66 44 78 56 78 C 70 78 76 66 68 56 C 62 50 66 44 60 37 Z"),
    Fill("ground", "M 62 42 C 64 50 70 56 70 64 C 70 72 64 77 58 78 C 66 70 64 58 60 52 Z", bare=True),
    Line("M 58 37 C 57 33 59 30 63 28"),
    Fill("deep", "M 60 33 C 66 27 73 29 75 33 C 70 37 64 37 60 33 Z"),
)
BOAT = (
    Fill("pale", "M 29 25 L 85 25 L 85 60 L 29 60 Z", bare=True),
    Fill("ground", "M 29 60 C 40 57 48 63 57 60 C 66 57 76 63 85 60 L 85 83 L 29 83 Z", bare=True),
    Oval("gold", 73, 37, 6, bare=True),
    Fill("paper", "M 57 30 L 57 58 L 38 58 C 46 50 54 42 57 30 Z"),
    Fill("mid", "M 60 34 L 60 58 L 76 58 C 70 52 64 44 60 34 Z"),
    Fill("deep", "M 36 61 L 80 61 L 73 70 L 43 70 Z"),
    Line("M 34 76 C 40 73 44 78 50 75 M 62 78 C 68 75 72 80 80 76 M 46 81 C 50 79 54 82 58 80", "paper"),
)
HILLS = (
    Fill("mid", "M 29 25 L 85 25 L 85 83 L 29 83 Z", bare=True),
    Oval("gold", 68, 39, 8),
    Fill("paper", "M 29 66 L 48 36 L 58 52 L 64 46 L 85 70 L 85 83 L 29 83 Z"),
    Line("M 48 36 L 47 48 L 52 56 M 64 46 L 66 58", width=FINE),
    Fill("ground", "M 29 70 C 44 58 60 74 85 64 L 85 83 L 29 83 Z"),
    Fill("deep", "M 38 76 L 42 58 L 46 76 Z M 46 80 L 50 66 L 54 80 Z M 72 78 L 76 62 L 80 78 Z"),
)
FLOWERS = (
    Fill("pale", "M 29 25 L 85 25 L 85 72 L 29 72 Z", bare=True),
    Fill("ground", "M 29 72 L 85 72 L 85 83 L 29 83 Z", bare=True),
    Line("M 57 66 L 44 44 M 57 66 L 58 36 M 57 66 L 72 46", "deep", BOLD),
    Oval("gold", 44, 44, 8.5),
    Oval("gold", 58, 35, 8.5),
    Oval("gold", 72, 45, 8.5),
    Oval("deep", 44, 44, 4, bare=True),
    Oval("deep", 58, 35, 4, bare=True),
    Oval("deep", 72, 45, 4, bare=True),
    Oval("gold", 58, 51, 6.5),
    Oval("deep", 58, 51, 3, bare=True),
    Fill("paper", "M 47 58 L 68 58 C 74 66 70 74 66 78 L 49 78 C 45 74 41 66 47 58 Z"),
    Line("M 46 66 L 69 66", "ground", BOLD),
)
LADY = (
    Fill("mid", "M 29 25 L 85 25 L 85 83 L 29 83 Z", bare=True),
    Fill("pale", "M 29 25 L 85 25 L 85 46 C 70 40 64 52 29 46 Z", bare=True),
    Fill("deep", "M 43 48 C 40 28 74 28 72 48 C 76 62 74 70 72 76 L 44 76 C 40 68 42 58 43 48 Z"),
    Fill("ground", "M 32 83 C 34 70 46 68 52 64 L 64 64 C 70 68 82 70 83 83 Z"),
    Fill("skin", "M 52 56 L 64 56 L 65 65 C 62 70 54 70 51 65 Z", bare=True),
    Fill("skin", "M 48 44 C 48 32 68 32 68 44 C 68 56 63 61 58 61 C 53 61 48 56 48 44 Z"),
    Line(
        "M 52 45 L 55.5 45 M 61 45 L 64.5 45 M 58.4 45 L 57.4 50.5 L 59.4 50.5 M 54.5 54.6 C 57 56.4 60 56.4 62.5 54.2",
        width=FINE,
    ),
    Fill(
        "deep", "M 47 46 C 46 32 54 31 58 33 C 62 31 70 32 69 46 C 66 40 63 37 58 36 C 53 37 50 40 47 46 Z", bare=True
    ),
)

MOTIFS = tuple(_framed(*picture) for picture in (CUT_OUT, PEAR, BOAT, HILLS, FLOWERS, LADY))
