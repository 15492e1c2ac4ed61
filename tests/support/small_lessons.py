"""The same for the small games: a painting, a word, a number."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt

from artgames.games.flash_cards.rules import records as flash
from artgames.games.likeness.rules.records import Remove
from artgames.games.picture_code.rules import records as code
from artgames.games.schools.rules.records import Hang, Rehang
from artgames.games.title_teller.rules.records import Add, Tell, Vote
from artgames.scene.items.piece import Piece
from tests.support.learner import Learner, go_to, is_painting, number_key, write


def small_by_mouse(learner: Learner, planned: Any) -> bool:
    """Whether it was something that one of these games expects."""
    button = learner.page.table.ui.primaryButton
    match planned:
        case Remove(tokens=tokens) | Vote(tokens=tokens):
            for token in tokens:
                learner.click(next(item for item in learner.paintings() if item.look.number == token))
            learner.press(button)
        case Add() | Tell() | code.Guess():
            write(learner, getattr(planned, "title", ""))
            for card in _cards(learner, planned):
                learner.click(next(item for item in learner.paintings() if is_painting(card, item)))
            learner.press(button)
        case code.Stop() | flash.KnewIt():
            learner.click(learner.piece("button stop" if isinstance(planned, code.Stop) else "button knew_it"))
        case flash.Choose() | flash.GiveUp():
            learner.click(learner.piece(f"bar {_number(learner, planned)}"))
        case Hang(cards=(card,), walls=(wall,)) | Rehang(cards=(card,), walls=(wall,)):
            learner.click(next(item for item in learner.paintings() if is_painting(card, item)))
            learner.click(learner.piece(f"wall {wall}"), left=0.01)
        case _:
            return False
    return True


def small_by_keyboard(learner: Learner, planned: Any) -> bool:
    match planned:
        case Remove(tokens=tokens) | Vote(tokens=tokens):
            for token in tokens:
                learner.key(number_key(token - 1))
            learner.key(Qt.Key.Key_Return)
        case Add() | Tell() | code.Guess():
            write(learner, getattr(planned, "title", ""))
            for card in _cards(learner, planned):
                go_to(learner, partial(is_painting, card))
                learner.key(Qt.Key.Key_Space)
            learner.key(Qt.Key.Key_Return)
        case code.Stop():
            go_to(learner, lambda item: isinstance(item, Piece) and item.key == "button stop")
            learner.key(Qt.Key.Key_Space)
        case flash.KnewIt():
            learner.key(Qt.Key.Key_Right)
        case flash.Choose() | flash.GiveUp():
            learner.key(number_key(_number(learner, planned) - 1))
        case Hang(cards=(card,), walls=(wall,)) | Rehang(cards=(card,), walls=(wall,)):
            go_to(learner, partial(is_painting, card))
            learner.key(Qt.Key.Key_Space)
            learner.key(number_key(wall - 1))
        case _:
            return False
    return True


def _cards(learner: Learner, planned: Add | Tell | code.Guess) -> tuple[int, ...]:
    if isinstance(planned, code.Guess):
        return tuple(learner.match.state.wall[place] for place in planned.places)
    return planned.cards


def _number(learner: Learner, planned: flash.Choose | flash.GiveUp) -> int:
    """The honest answer is the last of all."""
    return planned.number if isinstance(planned, flash.Choose) else len(learner.match.state.flash.answers) + 1
