"""The paper pad: a list for each deal, the oldest painting first."""

from artgames.engine.pad import PaperPad, Slip
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

HINT = Sentence(
    "chronology",
    QT_TRANSLATE_NOOP(
        "chronology", "Write the numbers from the oldest painting to the newest. Cross out what is wrong."
    ),
)

PAD = PaperPad(seats=8, rounds=6, slip=Slip(rounds=6, numbers=8, ordered=True, hint=HINT))
