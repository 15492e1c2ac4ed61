"""The wall with the lights on again: whoever is asked points at one painting, before everybody's eyes."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.choices import Action
from artgames.games.forgers.board.layout import plan_wall
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.board.wall import GapItem, WallPart
from artgames.games.forgers.rules.records import Guess, GuessMade
from artgames.games.forgers.words import place_name
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.items.painting import PaintingItem
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class GuessPart(WallPart):
    """Nothing tells a forgery from the others but memory. What was pointed at in vain carries the marks of who did."""

    def build(self) -> None:
        self._pointed: int | None = None
        self._said = ""
        self._cells = plan_wall(self.area, self.letter)
        self.add_letters(self._cells)
        self._items: dict[int, PaintingItem] = {}
        for place, card in enumerate(self.view.wall):
            if card is None:
                self._add_gap(place)
            else:
                self._add_painting(place, card)

    def _add_gap(self, place: int) -> None:
        finder = next((guess.seat for guess in self.view.guesses if guess.place == place and guess.found), None)
        mark = None if finder is None else self.style.marks[finder]
        self.add(GapItem(self._cells.cells[place], self.style.theme, mark))

    def _add_painting(self, place: int, card: int) -> None:
        item = self._items[place] = self.hang_at(place, card, self._cells.cells[place])
        item.set_interactive(True)
        item.set_choosable(bool(self.board.choices))
        item.activated.connect(lambda: self._point(place))
        wrong = [guess.seat for guess in self.view.guesses if guess.place == place]
        if wrong:
            item.set_seats(tuple(self.style.marks[seat] for seat in wrong), self.style.least_mark)
            item.set_verdict(False)

    def appear(self) -> QAbstractAnimation:
        """The lights go on."""
        for item in self.paintings:
            item.setOpacity(0.0)
        return together(fade(item, 1.0, Beat.WALL_TO_DARK, self.style.tempo) for item in self.paintings)

    # Pointing

    def _point(self, place: int) -> None:
        if not self.board.choices:
            guesser = self.view.guesser
            if guesser is not None:
                text = translate("forgers", "It’s {name}’s turn to point.")
                self.board.refused.emit(text.format(name=self.style.names[guesser]))
            return
        self._pointed = None if self._pointed == place else place
        for other, item in self._items.items():
            item.set_marked(other == self._pointed)
        self.board.draft_changed.emit()

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Guess) and action.places[0] != self._pointed:
            self._point(action.places[0])

    def draft(self) -> Action | None:
        return None if self._pointed is None or not self.board.choices else Guess((self._pointed,))

    def answer_text(self) -> str:
        if self._pointed is None:
            return translate("forgers", "Point at a painting")
        return translate("forgers", "{place} is a forgery").format(place=place_name(self._pointed))

    def hint(self) -> str:
        text = translate("forgers", "Choose what wasn’t there before. If it’s real, {forger} gets a painting.")
        return text.format(forger=self.style.names[self.view.forger])

    # The way to the next guess

    def judge(self, event: GuessMade) -> QAbstractAnimation | None:
        """Everybody sees who points where, waits a moment, and then sees whether it is a forgery."""
        guess, item = event.guess, self._items.get(event.guess.place)
        if item is None:
            return None
        tempo, names = self.style.tempo, self.style.names
        where = place_name(guess.place)
        pointing = translate("forgers", "{name} points at {place} …").format(name=names[guess.seat], place=where)

        def point() -> None:
            self._said = pointing
            item.set_seats((*item.look.seats, self.style.marks[guess.seat]), self.style.least_mark)
            item.set_marked(True)

        def tell() -> None:
            item.set_marked(False)
            item.set_verdict(guess.found)
            if not self.style.for_projector:  # a tag could not be read there
                said = translate("forgers", "Forgery") if guess.found else translate("forgers", "Real")
                item.set_tag(said, self.px(Role.LABEL, Profile.DESK))
            self.style.sounds.play(Cue.RIGHT if guess.found else Cue.WRONG)

        steps: list[QAbstractAnimation] = [
            around(pause(Beat.REVEAL_REST, tempo), before=point, after=tell),
            pause(Beat.REVEAL_REST, tempo),
        ]
        if guess.found:
            steps.append(fade(item, 0.0, Beat.MOVE_ROOM, tempo))
        return one_after_another(steps)

    def moving_text(self) -> str:
        return self._said
