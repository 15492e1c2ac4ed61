"""What was learned about the chance to win between raids: by number of seats, after the first, second and third raid.

Fitted by maximum likelihood to 6,000 matches for each number of seats, everybody playing one move ahead with practised
weights. Margins that did not come up lie between their neighbours, and a wider lead is never worth less.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from artgames.games.art_robbery.bot.chances import Strengths

LEARNED: Mapping[int, Sequence[Strengths]] = MappingProxyType(
    {
        2: (
            Strengths(0.124, 0.294, (-0.20, -0.20, -0.20, -0.20, -0.10, 0.00, 0.10, 0.20, 0.20, 0.20, 0.20)),
            Strengths(0.138, 0.338, (-0.47, -0.46, -0.45, -0.27, -0.09, 0.00, 0.09, 0.27, 0.45, 0.46, 0.47)),
            Strengths(0.173, 0.453, (-0.81, -0.77, -0.74, -0.52, -0.30, 0.00, 0.30, 0.52, 0.74, 0.77, 0.81)),
        ),
        3: (
            Strengths(0.071, 0.144, (-0.31, -0.31, -0.31, -0.31, -0.31, -0.31, 0.00, 0.31, 0.31, 0.31, 0.31)),
            Strengths(0.074, 0.158, (-0.93, -0.93, -0.93, -0.93, -0.64, -0.43, -0.03, 0.41, 0.53, 0.67, 0.67)),
            Strengths(0.088, 0.174, (-3.02, -3.02, -1.56, -1.18, -0.41, 0.35, 0.68, 1.02, 1.35, 1.36, 1.41)),
        ),
        4: (
            Strengths(0.121, 0.069, (-0.29, -0.29, -0.29, -0.29, -0.29, -0.29, 0.00, 0.29, 0.29, 0.29, 0.29)),
            Strengths(0.124, 0.118, (-0.85, -0.85, -0.85, -0.85, -0.85, -0.56, 0.05, 0.39, 0.49, 0.49, 0.49)),
            Strengths(0.149, 0.126, (-2.04, -2.04, -2.04, -1.94, -0.73, -0.23, 0.52, 0.92, 1.16, 1.17, 1.17)),
        ),
        5: (
            Strengths(0.14, 0.136, (-0.24, -0.24, -0.24, -0.24, -0.24, -0.24, 0.00, 0.24, 0.24, 0.24, 0.24)),
            Strengths(0.153, 0.15, (-0.62, -0.62, -0.62, -0.62, -0.62, -0.62, -0.11, 0.23, 0.25, 0.25, 0.25)),
            Strengths(0.186, 0.129, (-1.81, -1.81, -1.81, -1.81, -1.25, -0.56, 0.24, 0.69, 0.97, 0.97, 0.97)),
        ),
    }
)
