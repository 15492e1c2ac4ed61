"""What was learned about the chance to win between raids: by number of seats, after the first, second and third raid.

Printed by `scripts/tuning/art_robbery.py chances`: fitted by maximum likelihood to 30,000 matches for each number of
seats, everybody playing one move ahead with practised weights. Margins that did not come up lie between their
neighbours, and a wider lead is never worth less.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from artgames.games.art_robbery.bot.chances import Strengths

LEARNED: Mapping[int, Sequence[Strengths]] = MappingProxyType(
    {
        2: (
            Strengths(0.128, 0.345, (-0.21, -0.21, -0.21, -0.21, -0.10, 0.00, 0.10, 0.21, 0.21, 0.21, 0.21)),
            Strengths(0.142, 0.346, (-0.47, -0.46, -0.46, -0.26, -0.07, 0.00, 0.07, 0.26, 0.46, 0.46, 0.47)),
            Strengths(0.178, 0.496, (-0.81, -0.76, -0.70, -0.48, -0.27, 0.00, 0.27, 0.48, 0.70, 0.76, 0.81)),
        ),
        3: (
            Strengths(0.076, 0.151, (-0.31, -0.31, -0.31, -0.31, -0.31, -0.31, 0.00, 0.31, 0.31, 0.31, 0.31)),
            Strengths(0.079, 0.169, (-0.96, -0.96, -0.96, -0.96, -0.66, -0.48, 0.00, 0.36, 0.60, 0.61, 0.61)),
            Strengths(0.095, 0.23, (-3.46, -3.46, -1.59, -1.09, -0.34, 0.29, 0.73, 1.11, 1.38, 1.48, 1.49)),
        ),
        4: (
            Strengths(0.116, 0.095, (-0.25, -0.25, -0.25, -0.25, -0.25, -0.25, 0.00, 0.25, 0.25, 0.25, 0.25)),
            Strengths(0.125, 0.15, (-0.77, -0.77, -0.77, -0.77, -0.77, -0.56, -0.02, 0.26, 0.42, 0.42, 0.42)),
            Strengths(0.15, 0.149, (-1.94, -1.94, -1.94, -1.81, -0.77, -0.17, 0.47, 0.83, 1.13, 1.13, 1.13)),
        ),
        5: (
            Strengths(0.148, 0.114, (-0.27, -0.27, -0.27, -0.27, -0.27, -0.27, 0.00, 0.27, 0.27, 0.27, 0.27)),
            Strengths(0.159, 0.138, (-0.63, -0.63, -0.63, -0.63, -0.63, -0.63, -0.11, 0.19, 0.24, 0.25, 0.25)),
            Strengths(0.189, 0.129, (-2.20, -2.20, -2.20, -2.20, -1.17, -0.47, 0.31, 0.71, 0.95, 0.95, 0.95)),
        ),
    }
)
