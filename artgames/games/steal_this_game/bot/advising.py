"""What the solution would do, for one who knows just what a seat knows."""

from collections.abc import Mapping

from artgames.engine.api import SeatKnowledge
from artgames.engine.choices import Action
from artgames.games.steal_this_game.bot.books import Option, read_library
from artgames.games.steal_this_game.bot.exhibitor_mind import ExhibitorMind
from artgames.games.steal_this_game.bot.pairs import pair_of
from artgames.games.steal_this_game.bot.record import BoxId, GameRecord, this_game
from artgames.games.steal_this_game.bot.thief_mind import ThiefMind
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import STEAL


def advise(seen: SeatKnowledge) -> Mapping[Action, float]:
    """How often the solution would do what, in shares of 1; empty where it has no opinion: in a shell game, and where
    it would never have come itself."""
    view: TableView = seen.view
    if view.asked != seen.seat:
        return {}
    if view.phase == "shuffle":
        return {actions.ShuffleHidden(): 1.0} if view.options.shuffle_visibility == "hidden" else {}
    option = option_of(view)
    record = GameRecord(this_game(seen.events), out_of_sight=option == "hidden")
    if seen.seat == view.thief:
        return sighted(thief_advice(ThiefMind(read_library(option), option, record), view), view)
    return exhibitor_advice(ExhibitorMind(read_library(option), option, record), view)


def option_of(view: TableView) -> Option:
    """In sight, the solution takes everybody for somebody who loses no box out of sight."""
    return "hidden" if view.options.shuffle_visibility == "hidden" else "tracked"


def thief_advice(mind: ThiefMind, view: TableView) -> dict[Action, float]:
    pair = pair_of(view.dice)
    if view.phase in ("claim", "action") and mind.is_off_book(pair):
        return {}
    match view.phase:
        case "claim":
            return {actions.Claim(stop): chance for stop, chance in mind.claims(pair).items()}
        case "action":
            return {_deed(*deed): chance for deed, chance in mind.deeds(pair).items()}
        case "open":
            return {actions.Open(position): chance for position, chance in mind.boxes(pair).items()}
        case "reroll":
            return _rerolls(mind, view)
        case _:
            return {}


def sighted(advice: dict[Action, float], view: TableView) -> dict[Action, float]:
    """The same, but money that lies open to be taken is taken, and no box is opened that was seen empty. That can
    differ only where an exhibitor has left boxes as they were that the solution takes for mixed."""
    if view.phase not in ("claim", "open"):
        return advice
    if True in view.seen and view.seen.index(True) != view.cashier:
        return {actions.Claim(STEAL): 1.0} if view.phase == "claim" else {actions.Open(view.seen.index(True)): 1.0}
    hopeful = {
        action: chance
        for action, chance in advice.items()
        if not isinstance(action, actions.Open) or view.seen[action.position] is None
    }
    total = sum(hopeful.values())
    return {action: chance / total for action, chance in hopeful.items()} if total else advice


def _deed(kind: str, position: int) -> Action:
    return (
        {"look": actions.Look, "push": actions.PushCashier}[kind](position) if kind != "nothing" else actions.Decline()
    )


def _rerolls(mind: ThiefMind, view: TableView) -> dict[Action, float]:
    larger = int(view.dice[1] > view.dice[0])
    keep_larger, keep_smaller = mind.keeps()
    return {actions.Reroll(1 - larger): keep_larger, actions.Reroll(larger): keep_smaller}


def exhibitor_advice(mind: ExhibitorMind, view: TableView) -> dict[Action, float]:
    if view.money is None:
        return {actions.Hide(money, cashier): chance for (money, cashier), chance in mind.hides().items()}
    money = mind.record.now.row[view.money]
    if view.phase in ("answer", "reply"):
        return {} if mind.is_off_book(money) else _answers(mind, view, money)
    if view.phase == "remove":
        return {actions.RemoveBox(position): chance for position, chance in mind.removals(money).items()}
    return {actions.PlaceCashier(position): chance for position, chance in mind.placements(money).items()}


def _answers(mind: ExhibitorMind, view: TableView, money: BoxId) -> dict[Action, float]:
    if view.phase == "answer":
        doubt = round(mind.doubts(money), 9)  # several lines of play that all doubt are no reason to believe
        return {actions.Answer(1): 1 - doubt, actions.Answer(0): doubt}
    stay = {view.cashier: actions.Stay()}
    return {stay.get(at, actions.MoveCashier(at)): chance for at, chance in mind.replies(money).items()}
