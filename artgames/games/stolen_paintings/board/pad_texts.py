"""What the score pad of a round is called, and what is heard of its lines."""

from __future__ import annotations

from artgames.engine.numerals import numeral, signed
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import Row
from artgames.games.stolen_paintings.words import reasons
from artgames.scene.board_style import BoardStyle

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")


def round_title(number: int) -> str:
    shown = ROMAN[number] if number < len(ROMAN) else str(number)
    return translate("stolen_paintings", "Round {number}").format(number=shown)


def spoken_row(style: BoardStyle, row: Row, total: int | None) -> str:
    """One player's line; points, total and reasons once they are written down, which is when a total is given."""
    numbers = ", ".join(map(str, row.marks)) or translate("stolen_paintings", "nothing")
    marked = translate("stolen_paintings", "marked {numbers}").format(numbers=numbers)
    words = [style.names[row.seat], translate("stolen_paintings", "thief") if row.thief else marked]
    if total is not None:
        text = translate("stolen_paintings", "{points} this round, {total} in all")
        words.append(text.format(points=signed(row.points), total=numeral(total)))
        words += [style.say(reason) for reason in reasons(row)]
    return ", ".join(words)
