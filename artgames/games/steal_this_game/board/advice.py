"""What is said to who puts an answer together: what it would do, and what is still to be chosen."""

from __future__ import annotations

from artgames.games.steal_this_game.board.draft import Draft
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.rules.records import NO_STOP, TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds
from artgames.games.steal_this_game.words import name_of
from artgames.scene.board_style import BoardStyle


def button(draft: Draft | None, view: TableView, style: BoardStyle) -> str:
    """What the button says that gives the answer."""
    texts = {
        "hide": translate("steal_this_game", "Stash the money"),
        "remove": translate("steal_this_game", "Remove this box"),
        "place": translate("steal_this_game", "Place the cashier"),
        "reroll": translate("steal_this_game", "Roll this die again"),
        "claim": translate("steal_this_game", "Make a claim"),
    }
    if draft is not None and draft.stop is not None:
        if draft.stop == STEAL:
            return translate("steal_this_game", "Steal!")
        return translate("steal_this_game", "Claim {stop}").format(stop=style.say(name_of(draft.stop)))
    if _is_steal_left(view):
        return translate("steal_this_game", "Steal!")
    return texts.get(view.phase, "")


def _is_steal_left(view: TableView) -> bool:
    """Whether the token has come so far that nothing else can be claimed."""
    return view.phase == "claim" and view.token == STEAL - 1


def hint(draft: Draft | None, view: TableView, *, covered: bool) -> str:
    """One line of advice. Where both players read it, nothing in it tells what is under the cup or in a box."""
    if draft is None:
        return ""
    if view.phase == "claim":
        return _claim_hint(draft, view, covered=covered)
    if view.phase == "hide":
        return _hide_hint(draft)
    return {
        "remove": translate("steal_this_game", "Choose an empty box. Everyone will see that it is empty."),
        "place": translate("steal_this_game", "Choose a place for the cashier."),
        "reroll": translate("steal_this_game", "Choose a die to roll again. Nobody else will know which."),
    }.get(view.phase, "")


def _hide_hint(draft: Draft) -> str:
    if draft.money is None:
        return translate("steal_this_game", "Choose a box for the money.")
    if draft.cashier is None:
        return translate("steal_this_game", "Choose a place for the cashier, in front of any box.")
    return translate("steal_this_game", "You can still change your mind.")


def _claim_hint(draft: Draft, view: TableView, *, covered: bool) -> str:
    if draft.stop is None:
        return _first_hint(view, covered=covered)
    if draft.stop == STEAL:
        return translate("steal_this_game", "You open a box at once, and win or lose this game.")
    if covered:
        return translate("steal_this_game", "Claim it, or choose another.")
    if holds(draft.stop, view.dice):
        return translate("steal_this_game", "That’s true.")
    return translate("steal_this_game", "That would be a lie.")


def _first_hint(view: TableView, *, covered: bool) -> str:
    if _is_steal_left(view):
        return translate("steal_this_game", "Choose Steal, at the end of the track.")
    if covered:
        return translate("steal_this_game", "Hold down the cup to see your dice, then choose a claim.")
    if view.token == NO_STOP:
        return translate("steal_this_game", "Choose any claim, true or not. Ticks show what is true.")
    return translate("steal_this_game", "Choose a claim further along the track, true or not.")
