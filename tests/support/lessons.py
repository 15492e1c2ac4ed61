"""How somebody does what a lesson expects, with a mouse or with a keyboard."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt

from artgames.app.table.surface import Surface
from artgames.engine.practice import LEARNER
from artgames.games.art_and_music.rules import records as lovers
from artgames.games.art_gallery.rules import actions as museum
from artgames.games.art_gallery.rules.walking import landing
from artgames.games.art_robbery.rules.actions import Defend, PlayCard
from artgames.games.chronology.rules.records import Arrange
from artgames.games.dialogue.rules import records as talk
from artgames.games.forgers.rules.records import Forge, Guess
from artgames.games.group_quiz.rules import records as quiz
from artgames.games.steal_this_game.rules import actions as fair
from artgames.games.stolen_paintings.rules.records import Mark, Steal
from artgames.scene.items.piece import Piece
from tests.support.learner import Learner, go_to, is_painting, marks, number_key, write
from tests.support.small_lessons import small_by_keyboard, small_by_mouse


def answer_by_mouse(learner: Learner) -> None:
    planned = learner.planned()
    if small_by_mouse(learner, planned):
        return
    if isinstance(planned, Arrange):
        button = learner.page.table.ui.primaryButton
        by_token = {item.look.number: item for item in learner.paintings()}
        arrange(learner, planned, lambda token: learner.click(by_token[token]), lambda: learner.press(button))
    elif isinstance(planned, museum.Walk | museum.Visit | museum.Buy | museum.PickUp):
        button = learner.page.table.ui.primaryButton
        tour(learner, planned, lambda key: learner.click(learner.piece(key), left=0.06), lambda: learner.press(button))
    elif isinstance(planned, lovers.Love | lovers.Guess | talk.Write | talk.Guess):
        write(learner, _words(planned))
        for token in planned.tokens:
            learner.click(learner.paintings()[token - 1])
        learner.press(learner.page.table.ui.primaryButton)
    elif isinstance(planned, quiz.Buzz):
        learner.click(learner.piece(f"buzzer {LEARNER}"))
    elif isinstance(planned, quiz.Answer):
        learner.click(learner.piece(f"bar {planned.answers[0]}"))
        learner.press(learner.page.table.ui.primaryButton)
    else:
        _do_by_mouse(learner, planned)


def _do_by_mouse(learner: Learner, planned: Any) -> None:
    table = learner.page.table
    match planned:
        case PlayCard(card=card, tile=tile):
            learner.click(learner.piece(f"hand card {card}"), left=0.2)
            if learner.flow.board.draft() is None:
                learner.click(learner.piece(f"tile {tile}"))
            learner.press(table.ui.primaryButton)
        case Defend(give_dog=give_dog):
            learner.click(learner.piece(f"answer {give_dog}"))
        case Steal() | Forge() | Guess() as chosen:
            for painting in paintings_of(learner, chosen):
                learner.click(next(item for item in learner.paintings() if is_painting(painting, item)))
            learner.press(table.ui.primaryButton)
        case Mark(tokens=tokens):
            learner.press(table.ui.primaryButton)
            for token in tokens:
                learner.click(learner.paintings()[token - 1])
            learner.press(table.ui.primaryButton)
        case fair.Claim(stop=stop):
            learner.click(learner.piece(f"stop {stop}"))
            learner.press(table.ui.primaryButton)
        case fair.Look(position=position) | fair.Open(position=position):
            learner.click(learner.piece(f"box {position}"))
        case fair.Reroll(die=die):
            learner.click(learner.piece(f"die {die}"))
            learner.press(table.ui.primaryButton)
        case _ if marks(learner):
            learner.click(marks(learner)[0])
        case _:
            learner.press(table.ui.primaryButton)


def tour(learner: Learner, planned: Any, choose: Callable[[str], None], press: Callable[[], None]) -> None:
    """A step through the museum: things are chosen by their keys, one after another; a turn is then locked in."""
    state = learner.match.state
    match planned:
        case museum.Walk(card=card, direction=direction):
            area = landing(state.bids, state.pawns[LEARNER], card, direction).area
            keys = [f"hand {state.hands[LEARNER].index(card)}", f"room {area}"]
        case museum.Visit(card=card):
            keys = [f"hand {state.hands[LEARNER].index(card)}"]
        case museum.Buy(piles=piles):
            keys = [*(f"pile {pile}" for pile in piles), "button buy"]
        case _:
            bids = state.settling.bids
            keys = [next(f"lying {place}" for place, bid in enumerate(bids) if bid.card == planned.value)]
    for key in keys:
        choose(key)
    if isinstance(planned, museum.Walk | museum.Visit):
        press()


def answer_by_keyboard(learner: Learner) -> None:
    planned = learner.planned()
    if small_by_keyboard(learner, planned):
        return
    if isinstance(planned, Arrange):
        press = partial(learner.key, Qt.Key.Key_Return)
        arrange(learner, planned, lambda token: learner.key(number_key(token - 1)), press)
    elif isinstance(planned, museum.Walk | museum.Visit | museum.Buy | museum.PickUp):
        tour(learner, planned, partial(_choose_by_keyboard, learner), partial(learner.key, Qt.Key.Key_Return))
    elif isinstance(planned, lovers.Love | lovers.Guess | talk.Write | talk.Guess):
        write(learner, _words(planned))
        for token in planned.tokens:
            learner.key(number_key(token - 1))
        learner.key(Qt.Key.Key_Return)
    elif isinstance(planned, quiz.Buzz):
        learner.key(Qt.Key.Key_Q)
    elif isinstance(planned, quiz.Answer):
        learner.key(number_key(planned.answers[0] - 1))
        learner.key(Qt.Key.Key_Return)
    else:
        _do_by_keyboard(learner, planned)


def _choose_by_keyboard(learner: Learner, key: str) -> None:
    go_to(learner, lambda item: isinstance(item, Piece) and item.key == key)
    learner.key(Qt.Key.Key_Space)


def _do_by_keyboard(learner: Learner, planned: Any) -> None:
    view = learner.page.table.ui.boardView
    match planned:
        case PlayCard(card=card, tile=tile):
            learner.key(number_key(learner.match.state.hands[LEARNER].index(card)))
            if learner.flow.board.draft() is None:
                go_to(learner, lambda item: isinstance(item, Piece) and item.key == f"tile {tile}")
                learner.key(Qt.Key.Key_Space)
            learner.key(Qt.Key.Key_Return)
        case Defend(give_dog=give_dog):
            learner.key(number_key(give_dog))
        case Steal() | Forge() | Guess() as chosen:
            for painting in paintings_of(learner, chosen):
                go_to(learner, partial(is_painting, painting))
                learner.key(Qt.Key.Key_Space)
            learner.key(Qt.Key.Key_Return)
        case Mark(tokens=tokens):
            learner.key(Qt.Key.Key_Return)
            for token in tokens:
                learner.key(number_key(token - 1))
            learner.key(Qt.Key.Key_Return)
        case fair.Claim(stop=stop):
            go_to(learner, lambda item: isinstance(item, Piece) and item.key == f"stop {stop}")
            learner.key(Qt.Key.Key_Space)
            learner.key(Qt.Key.Key_Return)
        case fair.Look(position=position) | fair.Open(position=position):
            learner.key(number_key(position))
        case fair.Reroll(die=die):
            learner.key(number_key(die))
            learner.key(Qt.Key.Key_Return)
        case _ if marks(learner):
            learner.key(Qt.Key.Key_1)
        case _:
            assert view.hasFocus()
            learner.key(Qt.Key.Key_Return)


def _words(planned: lovers.Love | lovers.Guess | talk.Write | talk.Guess) -> str:
    return planned.hint if isinstance(planned, lovers.Love) else getattr(planned, "text", "")


def arrange(learner: Learner, wanted: Arrange, choose: Callable[[int], None], press: Callable[[], None]) -> None:
    """Put a list together: choose a painting, then the one whose place it takes; at last lock in."""
    assert learner.flow.surface is Surface.PRIVATE
    for place, token in enumerate(wanted.tokens):
        draft = learner.flow.board.draft()
        assert isinstance(draft, Arrange)
        if draft.tokens[place] != token:
            choose(token)
            choose(draft.tokens[place])
    press()


def paintings_of(learner: Learner, action: Steal | Forge | Guess) -> list[int]:
    """What is to be chosen one after another for this."""
    if isinstance(action, Steal):
        return list(action.paintings)
    hung = [learner.match.state.wall[place] for place in action.places]
    if isinstance(action, Guess):
        return hung
    return [painting for pair in zip(action.cards, hung, strict=True) for painting in pair]
