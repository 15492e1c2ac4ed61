"""The clue giver's own page: the key, a sheet for one word, and a button for each number."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QRectF

from artgames.engine.choices import Action
from artgames.games.picture_code.board.layout import plan_numbers
from artgames.games.picture_code.board.named import translate
from artgames.games.picture_code.board.wall import WallPart
from artgames.games.picture_code.rules.records import LONGEST_WORD, MOST, UNLIMITED, Clue
from artgames.scene.drawing.fonts import Profile, target_px
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.writing_sheet import WritingSheet

_NONE_YET = UNLIMITED - 1
"""Stands for the number in an answer that is put away before one was chosen."""

_NUMBERS = (*range(MOST + 1), UNLIMITED)
_SHORTEST_NAME = 4
"""Shorter words of a title, "the" or "of", are nobody's name."""


class CluePart(WallPart):
    """Both things may be answered in any order, and changed until the clue is given."""

    compact = True

    def build(self) -> None:
        super().build()
        self._number: int | None = None
        prompt = translate("picture_code", "One word")
        self._paper = WritingSheet(self.plan.card, prompt, LONGEST_WORD, 1, self.style)
        self._paper.changed.connect(lambda _text: self.board.draft_changed.emit())
        self.add(self._paper)
        self._buttons = {
            number: self._add_number(number, rect)
            for number, rect in zip(_NUMBERS, plan_numbers(self.plan.press, len(_NUMBERS)), strict=True)
        }
        self._paper.take_keyboard()

    def _add_number(self, number: int, rect: QRectF) -> WordButton:
        words = translate("picture_code", "Unlimited") if number == UNLIMITED else str(number)
        button = WordButton(f"number {number}", words, rect, self.style)
        button.activated.connect(partial(self._choose, number))
        self.add(button)
        return button

    def press_height(self) -> float:
        """Two rows."""
        return min(
            target_px(Profile.DESK, self.style.usual_scale) * self.style.grown(2.2, 3.6), self.area.height() * 0.24
        )

    # Answering

    def _choose(self, number: int | None) -> None:
        self._number = number
        for one, button in self._buttons.items():
            button.change(chosen=one == number)
        self.board.draft_changed.emit()

    def number_key(self, number: int) -> None:
        """The keys 1 to 9 and 0, which comes as the tenth."""
        if number <= MOST + 1:
            self._choose(number % (MOST + 1))

    def partial_draft(self) -> Action | None:
        if not self._paper.text() and self._number is None:
            return None
        return Clue(self._paper.text(), _NONE_YET if self._number is None else self._number)

    def draft(self) -> Action | None:
        """Complete as soon as one of the choices takes it."""
        clue = self.partial_draft()
        fitting = [choice for choice in self.board.choices if clue is not None and choice.fits(clue)]
        return clue if any(choice.problem(clue) is None for choice in fitting if clue is not None) else None

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Clue):
            self._paper.set_text(action.word)
            self._choose(None if action.number == _NONE_YET else action.number)

    def answer_text(self) -> str:
        return translate("picture_code", "Give the clue")

    def hint(self) -> str:
        """What to do; and once a word is there, what is wrong with it."""
        word = self._paper.text()
        wrong = self.board.choices[0].fields[0].problem(word) if word and self.board.choices else None
        if wrong is not None:
            return self.style.say(wrong)
        if not self.view.names and word and self._is_name(word):
            return translate("picture_code", "That word is in a title or a painter’s name on this wall: not allowed.")
        if word and self._number is None:
            return translate("picture_code", "And how many paintings does it mean? 0 and “unlimited” set no limit.")
        return translate("picture_code", "Write one word that fits your team’s paintings, and how many.")

    def _is_name(self, word: str) -> bool:
        """Whether it stands on the label of a painting on the wall. Only people can judge what comes close to it."""
        labels = (self.style.deck.painting(card) for card in self.view.wall)
        words = {
            one for painting in labels for one in re.findall(r"\w+", f"{painting.title} {painting.artist}".casefold())
        }
        return any(len(one) >= _SHORTEST_NAME and one in words for one in re.findall(r"\w+", word.casefold()))
