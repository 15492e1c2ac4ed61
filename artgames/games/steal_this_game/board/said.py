"""What the two have said and done last, read from what everybody has seen: the same picture by any way."""

from __future__ import annotations

from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import TRACK, Stop, holds

DISBELIEF = "disbelief"
"""A doubt that has been spoken while the dice are not shown yet: only between two events, never in a view."""


def short_claim(stop: Stop) -> str:
    """What the thief says of the dice, in as few words as a whole room can read."""
    place = TRACK[stop]
    return {
        "prepare": translate("steal_this_game", "A {number}").format(number=place.number),
        "observe": translate("steal_this_game", "{number} or more").format(number=place.number),
        "hit": translate("steal_this_game", "A pair"),
        "steal": translate("steal_this_game", "The money!"),
    }[place.kind]


def since_claim(view: TableView) -> list[str]:
    """What has happened since the last claim, by the names of the notes."""
    names = [note.what for note in view.history]
    return names[len(names) - names[::-1].index("claim") :] if "claim" in names else []


def dice_lie_open(view: TableView) -> bool:
    """Whether everybody sees the dice: after a doubt until one is rolled again, and once the game is over."""
    if not view.dice:
        return False
    turns = [note.what for note in view.history if note.what in ("doubt", "reroll")]
    return view.asked is None or turns[-1:] == ["doubt"]


def verdict(view: TableView) -> bool | None:
    """Whether the last claim was true, once a doubt has shown it."""
    if "doubt" not in since_claim(view) or "reroll" in since_claim(view):
        return None
    return holds(view.token, view.last_shown_dice)


def exhibitor_says(view: TableView) -> str:
    """The answer to the last claim, or what was done with the cashier after it."""
    happened = since_claim(view)
    if "stay" in happened:
        return translate("steal_this_game", "The cashier stays.")
    if "doubt" in happened or DISBELIEF in happened:
        return translate("steal_this_game", "I don’t believe it!")
    if "believe" in happened:
        return translate("steal_this_game", "I believe it.")
    return ""
