"""What is said to who puts an answer together: what it would do, and what is still to be chosen."""

from __future__ import annotations

from artgames.games.steal_this_game.board.draft import Draft
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.rules.records import NO_STOP, TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds
from artgames.games.steal_this_game.words import name_of
from artgames.scene.board import BoardStyle


def button(draft: Draft | None, view: TableView, style: BoardStyle) -> str:
    """What the button says that gives the answer."""
    texts = {
        "hide": translate("steal_this_game", "Hide the money"),
        "remove": translate("steal_this_game", "Take this box away"),
        "place": translate("steal_this_game", "Place the cashier"),
        "reroll": translate("steal_this_game", "Roll this die again"),
        "claim": translate("steal_this_game", "Make a claim"),
    }
    if draft is not None and draft.stop is not None:
        if draft.stop == STEAL:
            return translate("steal_this_game", "Steal!")
        return translate("steal_this_game", "Claim {stop}").format(stop=style.say(name_of(draft.stop)))
    return texts.get(view.phase, "")


def hint(draft: Draft | None, view: TableView, *, covered: bool) -> str:
    """One line of advice. Where both players read it, nothing in it tells what is under the cup or in a box."""
    if draft is None:
        return ""
    if view.phase == "claim":
        return _claim_hint(draft, view, covered=covered)
    if view.phase == "hide":
        return _hide_hint(draft)
    return {
        "remove": translate("steal_this_game", "Choose an empty box. Everybody will see that it is empty."),
        "place": translate("steal_this_game", "Choose a place for the cashier."),
        "reroll": translate("steal_this_game", "Choose the die to roll again. Nobody else learns which."),
    }.get(view.phase, "")


def _hide_hint(draft: Draft) -> str:
    if draft.money is None:
        return translate("steal_this_game", "Choose a box for the money.")
    if draft.cashier is None:
        return translate("steal_this_game", "Choose a place for the cashier, in front of any box.")
    return translate("steal_this_game", "You may still change your mind.")


def _claim_hint(draft: Draft, view: TableView, *, covered: bool) -> str:
    if draft.stop is None:
        return _first_hint(view, covered=covered)
    if draft.stop == STEAL:
        return translate("steal_this_game", "You open a box at once, and win or lose this game.")
    if covered:
        return translate("steal_this_game", "Claim it, or choose another one.")
    if holds(draft.stop, view.dice):
        return translate("steal_this_game", "That is true.")
    return translate("steal_this_game", "That would be a lie.")


def _first_hint(view: TableView, *, covered: bool) -> str:
    if covered:
        return translate("steal_this_game", "Hold the cup to look at your dice, then choose a claim.")
    if view.token == NO_STOP:
        return translate("steal_this_game", "Choose any claim, true or not. Ticks mark what is true.")
    return translate("steal_this_game", "Choose a claim further along the track, true or not.")
