"""The paper pad of who plays alone: three lists of ten."""

from artgames.engine.pad import PaperPad, Slip
from artgames.games.chronology.pad import HINT

PAD = PaperPad(seats=1, rounds=3, slip=Slip(rounds=3, numbers=10, ordered=True, hint=HINT))
