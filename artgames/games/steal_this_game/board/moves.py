"""How the board gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from artgames.games.steal_this_game.board.follow import follow
from artgames.games.steal_this_game.board.layout import plan_for
from artgames.games.steal_this_game.board.things import Cashier, Token
from artgames.games.steal_this_game.board.travel import shake, swap, turn_lid
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import TableView
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.arc_animation import glide, walk
from artgames.scene.event_dispatch import Movement, Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.board import StealThisGameBoard

_AJAR = 0.4
"""How far a lid opens for those who may not see what is in the box."""


MOVES: Moves[StealThisGameBoard, TableView] = Moves(follow)
MOVES.rest(Beat.MOVE_ROOM, events.GameStarted, events.Declined, events.MatchEnded)
MOVES.rest(Beat.REVEAL, events.Believed, events.CashierStayed)
MOVES.rest(Beat.REVEAL_REST, events.Doubted, events.GameEnded)

# Setting up


@MOVES.on(events.MoneyHidden)
def _(board: StealThisGameBoard, event: events.MoneyHidden, view: TableView) -> Movement:
    return None


@MOVES.on(events.CashierPlaced)
def _(board: StealThisGameBoard, event: events.CashierPlaced, view: TableView) -> Movement:
    stall = board.stall
    if stall.cashier is None:
        stall.cashier = Cashier(-1, stall.plan.aside, stall.style)
        stall.add(stall.cashier)
    goal = plan_for(board, view.boxes).cashiers[event.position]
    return board.arrive_after([walk(stall.cashier, goal, board.tempo)], view)


@MOVES.on(events.DiceRolled, events.DieRerolled)
def _(board: StealThisGameBoard, event: events.DiceRolled | events.DieRerolled, view: TableView) -> Movement:
    """The dice vanish under the cup before anybody could see which one is taken."""
    board.stall.cover_dice()
    return board.arrive_after([shake(board.stall.cup, board.tempo)], view)


# Claims and answers


@MOVES.on(events.Claimed)
def _(board: StealThisGameBoard, event: events.Claimed, view: TableView) -> Movement:
    stall = board.stall
    goal = stall.token_place(event.stop)
    if stall.token is None:
        start = QRectF(goal)
        start.moveCenter(stall.plan.thief.head.center())
        stall.token = Token(event.stop, start, stall.style)
        stall.add(stall.token)
    board.style.sounds.play(Cue.LOCKED)
    ms = board.tempo.ms(Beat.MOVE_ROOM)
    lift = goal.height() * 0.9
    return board.arrive_after([glide(stall.token, goal, ms, lift=lift)], view, Beat.REVEAL)


@MOVES.on(events.DiceShown)
def _(board: StealThisGameBoard, event: events.DiceShown, view: TableView) -> Movement:
    board.style.sounds.play(Cue.RIGHT if event.truth else Cue.WRONG)
    return board.arrive_after([fade(board.stall.cup, 0.0, Beat.MOVE_ROOM, board.tempo)], view, Beat.REVEAL_REST)


# What a believed thief does, and the reply


@MOVES.on(events.Looked)
def _(board: StealThisGameBoard, event: events.Looked, view: TableView) -> Movement:
    """The lid opens for the thief alone; the others see where, and that it moves."""
    box = board.stall.boxes[event.position]
    box.set_badges()
    ms = board.tempo.ms(Beat.FLIP)
    wide = _AJAR if event.money is None else 1.0
    rest = Beat.MOVE_ROOM if event.money is None else Beat.SCORE_HOLD
    moves = [
        turn_lid(box, 0.0, wide, event.money, ms),
        pause(rest, board.tempo),
        turn_lid(box, wide, 0.0, event.money, ms),
    ]
    return board.arrive_after([one_after_another(moves)], view)


@MOVES.on(events.CashierPushed, events.CashierMoved)
def _(board: StealThisGameBoard, event: events.CashierPushed | events.CashierMoved, view: TableView) -> Movement:
    stall = board.stall
    assert stall.cashier is not None
    return board.arrive_after([walk(stall.cashier, stall.plan.cashiers[event.to_position], board.tempo)], view)


# After a wrong accusation


@MOVES.on(events.BoxRemoved)
def _(board: StealThisGameBoard, event: events.BoxRemoved, view: TableView) -> Movement:
    """Everybody sees that it is empty; then it goes, the others close up, and the cashier steps aside."""
    stall, tempo = board.stall, board.tempo
    box = stall.boxes[event.position]
    box.set_badges()
    new = plan_for(board, view.boxes)
    shown = [turn_lid(box, 0.0, 1.0, False, tempo.ms(Beat.FLIP)), pause(Beat.REVEAL, tempo)]
    moves = [fade(box, 0.0, Beat.MOVE_ROOM, tempo)]
    left = [one for position, one in enumerate(stall.boxes) if position != event.position]
    if not tempo.reduced:
        ms = tempo.ms(Beat.REVEAL)
        moves += [glide(one, place, ms) for one, place in zip(left, new.boxes, strict=True)]
    if stall.cashier is not None:
        moves.append(walk(stall.cashier, new.aside, tempo))
    return board.arrive_after([one_after_another([*shown, together(moves)])], view)


@MOVES.on(events.BoxesSwapped)
def _(board: StealThisGameBoard, event: events.BoxesSwapped, view: TableView) -> Movement:
    """ST-07: marks of what was seen are taken away before anything moves."""
    stall = board.stall
    if not view.seen or not any(view.seen):
        for box in stall.boxes:
            box.set_badges(*(badge for badge in box.badges if badge == "COIN" and not view.seen))
    if board.shells.has_shown(event):
        board.view = view
        return None
    one, other = stall.boxes[event.first], stall.boxes[event.second]
    return around(swap(one, other, event.pace, board.tempo), after=lambda: board.arrive(view))


@MOVES.on(events.BoxesShuffledHidden)
def _(board: StealThisGameBoard, event: events.BoxesShuffledHidden, view: TableView) -> Movement:
    """All of them go into the middle, behind one another, and come out again."""
    stall, tempo = board.stall, board.tempo
    for box in stall.boxes:
        box.set_badges()
    if tempo.reduced:
        return board.arrive_and_rest(view, Beat.REVEAL)
    ms = tempo.ms(Beat.REVEAL)
    heap = QRectF(stall.plan.boxes[0])
    heap.moveCenter(QPointF(stall.plan.top.center().x(), heap.center().y()))
    gather = together(glide(box, heap, ms) for box in stall.boxes)
    return board.arrive_after([one_after_another([gather, pause(Beat.MOVE_ROOM, tempo)])], view, Beat.MOVE_ROOM)


@MOVES.on(events.ShuffleEnded)
def _(board: StealThisGameBoard, event: events.ShuffleEnded, view: TableView) -> Movement:
    if event.by_time:
        board.style.sounds.play(Cue.TIME_OVER)
    return board.arrive_and_rest(view, Beat.MOVE_ROOM)


# The end


@MOVES.on(events.BoxOpened)
def _(board: StealThisGameBoard, event: events.BoxOpened, view: TableView) -> Movement:
    box, tempo = board.stall.boxes[event.position], board.tempo
    box.set_badges()
    box.setZValue(5)
    opening = turn_lid(box, 0.0, 1.0, event.money, tempo.ms(Beat.REVEAL))
    sound = Cue.RIGHT if event.money else Cue.WRONG
    return one_after_another(
        [
            around(pause(Beat.REVEAL, tempo), after=lambda: board.style.sounds.play(sound)),
            opening,
            pause(Beat.REVEAL_REST, tempo),
        ]
    )
