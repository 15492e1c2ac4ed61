"""The course of a match: hide → claim → answer → action → reply → claim …, and what a doubt leads to."""

from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, Setup, Step
from artgames.engine.game_rules import GameRules, whoever_acts
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules import actions, asked, events, views
from artgames.games.steal_this_game.rules.ending import end_game, match_outcome, next_game
from artgames.games.steal_this_game.rules.invariants import invariants
from artgames.games.steal_this_game.rules.options import first_thief, settle
from artgames.games.steal_this_game.rules.records import NOWHERE, Note, Position, State
from artgames.games.steal_this_game.rules.track import STEAL, holds

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house = settle(setup)
    thief, rng = first_thief(house, Rng.from_seed(setup.seed))
    state = State(house=house, rng=rng, game=1, thief=thief)
    return Step(state, (events.GameStarted(1, thief, state.exhibitor),), reveals=True)


def outcome(state: State) -> Outcome | None:
    return match_outcome(state.results, state.house.games) if state.phase == "ended" else None


def _go_on(state: State, note: Note, happened: tuple[Event, ...], **changes: Any) -> Done:
    """Whatever is done is heard or seen by the other player, so nothing can be taken back."""
    state = msgspec.structs.replace(state, history=(*state.history, note), **changes)
    return Step(state, happened, reveals=True)


# A turn


def _hide(state: State, action: actions.Hide) -> Done:
    """The dice are rolled as soon as the money is hidden."""
    first, rng = state.rng.below(6)
    second, rng = rng.below(6)
    dice = (first + 1, second + 1)
    happened = (
        events.MoneyHidden(state.exhibitor, action.position),
        events.CashierPlaced(action.cashier, state.exhibitor),
        events.DiceRolled(dice, state.thief),
    )
    changes = {"money": action.position, "cashier": action.cashier, "dice": dice, "rng": rng}
    return _go_on(state, Note("place", (action.cashier,)), happened, phase="claim", **changes)


def _claim(state: State, action: actions.Claim) -> Done:
    """ST-10: nobody is asked about a Steal; the thief opens a box at once."""
    stop = action.stop
    phase = "open" if stop == STEAL else "answer"
    said = (events.Claimed(state.thief, stop),)
    return _go_on(state, Note("claim", (stop,)), said, phase=phase, claims=(*state.claims, stop))


def _answer(state: State, action: actions.Answer) -> Done:
    """ST-04: dice that are believed stay hidden. ST-09: a liar opens a box at once."""
    if action.believe:
        return _go_on(state, Note("believe"), (events.Believed(state.exhibitor),), phase="action")
    dice = state.dice
    truth = holds(state.token, dice)
    happened = (events.Doubted(state.exhibitor), events.DiceShown(dice, truth, state.thief))
    phase = "remove" if truth else "open"
    return _go_on(state, Note("doubt", dice), happened, phase=phase, dice_open=True, last_shown_dice=dice)


def _look(state: State, action: actions.Look) -> Done:
    position = action.position
    looked = tuple(sorted({*state.looked, position}))
    happened = (events.Looked(position, position == state.money, state.thief),)
    return _go_on(state, Note("look", (position,)), happened, phase="reply", looked=looked)


def _push(state: State, action: actions.PushCashier) -> Done:
    """ST-05: the exhibitor may not push back, and with two boxes left has no other step."""
    here, there = state.cashier, action.position
    pushed = msgspec.structs.replace(state, phase="reply", cashier=there, pushed_from=here)
    if not asked.replies(pushed):
        pushed = msgspec.structs.replace(pushed, phase="claim", pushed_from=NOWHERE)
    return _go_on(pushed, Note("push", (here, there)), (events.CashierPushed(here, there, state.thief),))


def _decline(state: State, action: actions.Decline) -> Done:
    return _go_on(state, Note("decline"), (events.Declined(state.thief),), phase="reply")


def _move(state: State, action: actions.MoveCashier) -> Done:
    here, there = state.cashier, action.position
    happened = (events.CashierMoved(here, there, state.exhibitor),)
    return _go_on(state, Note("move", (here, there)), happened, phase="claim", cashier=there, pushed_from=NOWHERE)


def _stay(state: State, action: actions.Stay) -> Done:
    return _go_on(state, Note("stay"), (events.CashierStayed(state.exhibitor),), phase="claim", pushed_from=NOWHERE)


# After a wrong accusation


def _remove(state: State, action: actions.RemoveBox) -> Done:
    """ST-06: the boxes to the right move up; the thief wins when only the money is left."""
    gone = action.position
    changes = {
        "boxes": state.boxes - 1,
        "money": _moved_up(state.money, gone),
        "cashier": NOWHERE,
        "looked": tuple(_moved_up(position, gone) for position in state.looked if position != gone),
    }
    done = _go_on(
        state, Note("remove", (gone,)), (events.BoxRemoved(gone, state.exhibitor),), phase="shuffle", **changes
    )
    return end_game(done, "last_box") if done.state.boxes == 1 else done


def _moved_up(position: Position, gone: Position) -> Position:
    return position - (position > gone)


def _swap(state: State, action: actions.Swap) -> Done:
    """ST-07: the thief may follow with the eyes, but no mark stays."""
    one, other = action.first, action.second
    money = {one: other, other: one}.get(state.money, state.money)
    note = Note("swap", (one, other, action.pace))
    happened = (events.BoxesSwapped(one, other, action.pace),)
    return _go_on(state, note, happened, money=money, looked=(), swaps=state.swaps + 1)


def _shuffle_hidden(state: State, action: actions.ShuffleHidden) -> Done:
    """ST-07: every order of the boxes is equally likely, so the money may be anywhere."""
    money, rng = state.rng.below(state.boxes)
    happened = (events.BoxesShuffledHidden(state.exhibitor),)
    return _go_on(state, Note("mixed"), happened, phase="place", money=money, looked=(), rng=rng)


def _end_shuffle(state: State, action: actions.EndShuffle) -> Done:
    return _stop_shuffle(state, by_time=False)


def _time_up(state: State, action: actions.TimeUp) -> Done:
    return _stop_shuffle(state, by_time=True)


def _stop_shuffle(state: State, *, by_time: bool) -> Done:
    happened = (events.ShuffleEnded(state.exhibitor, state.swaps, by_time),)
    return _go_on(state, Note("enough", (int(by_time),)), happened, phase="place", swaps=0)


def _place(state: State, action: actions.PlaceCashier) -> Done:
    position = action.position
    happened = (events.CashierPlaced(position, state.exhibitor),)
    return _go_on(state, Note("place", (position,)), happened, phase="reroll", cashier=position)


def _reroll(state: State, action: actions.Reroll) -> Done:
    """ST-03: one die, and nobody learns which."""
    rolled, rng = state.rng.below(6)
    value = rolled + 1
    dice = tuple(value if die == action.die else old for die, old in enumerate(state.dice))
    happened = (events.DieRerolled(action.die, value, state.thief),)
    return _go_on(state, Note("reroll"), happened, phase="claim", dice=dice, dice_open=False, rng=rng)


# The end of a game


def _open(state: State, action: actions.Open) -> Done:
    """ST-09, ST-10: the money is the thief's victory, an empty box the exhibitor's."""
    position = action.position
    found = position == state.money
    stealing = state.token == STEAL
    done = _go_on(state, Note("open", (position,)), (events.BoxOpened(position, found, state.thief),), opened=position)
    if found:
        return end_game(done, "stolen" if stealing else "lucky_lie")
    return end_game(done, "empty_hands" if stealing else "caught")


def _next_game(state: State, action: actions.NextGame) -> Done:
    return next_game(state)


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=asked.to_act,
    choices=asked.choices,
    do=whoever_acts(
        {
            actions.Hide: _hide,
            actions.Claim: _claim,
            actions.Answer: _answer,
            actions.Look: _look,
            actions.PushCashier: _push,
            actions.Decline: _decline,
            actions.MoveCashier: _move,
            actions.Stay: _stay,
            actions.RemoveBox: _remove,
            actions.Swap: _swap,
            actions.ShuffleHidden: _shuffle_hidden,
            actions.EndShuffle: _end_shuffle,
            actions.TimeUp: _time_up,
            actions.PlaceCashier: _place,
            actions.Reroll: _reroll,
            actions.Open: _open,
            actions.NextGame: _next_game,
        }
    ),
    view=views.view,
    outcome=outcome,
    timed=asked.timed,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
