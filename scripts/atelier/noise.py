"""Cloudy noise: the sum of smooth random fields of smaller and smaller scale."""

import numpy as np

from scripts.atelier.arrays import Floats, floats, resized


def fractal(height: int, width: int, size: float, seed: int = 0, *, octaves: int = 4, gain: float = 0.5) -> Floats:
    """Noise around 0 with a deviation near 0.6; `size` is the size of its largest features in pixels."""
    chance = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    strength, sum_of_strengths = 1.0, 0.0
    for octave in range(octaves):
        cell = max(size / 2**octave, 1.2)
        rows, columns = int(height / cell) + 3, int(width / cell) + 3
        grid = floats(chance.standard_normal((rows, columns)))
        field = resized(grid, int(columns * cell) + 1, int(rows * cell) + 1)
        top, left = int(chance.random() * cell), int(chance.random() * cell)
        total += strength * field[top : top + height, left : left + width]
        sum_of_strengths += strength
        strength *= gain
    return total / np.float32(sum_of_strengths)
