"""The wall as everybody sees it: waiting for a clue, pointing at paintings, and the whole key in the end."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.choices import Action
from artgames.engine.words import filled
from artgames.games.picture_code.board.marks import PerhapsMark, plan_press
from artgames.games.picture_code.board.named import number_name, team_name, translate
from artgames.games.picture_code.board.wall import WallPart
from artgames.games.picture_code.rules.records import TEAMS, Guess, PaintingUncovered, Stop, Suggest
from artgames.games.picture_code.words import place_name
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.drawing.fonts import Profile, target_px
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.note_item import NoteCard
from artgames.scene.picture_board.picture_spec import Note
from artgames.scene.picture_board.room_layout import NoteBand
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class RoomPart(WallPart):
    """Base of what the room sees; the card says where things stand."""

    def build(self) -> None:
        super().build()
        card = NoteBand if self.style.for_projector else NoteCard
        self.card = card(self.note(), self.plan.card, self.style)
        self.add(self.card)

    def note(self) -> Note:
        raise NotImplementedError

    @property
    def giver(self) -> int:
        return int(self.view.givers[TEAMS.index(self.view.team)])


class WaitPart(RoomPart):
    """Somebody looks for a clue."""

    def note(self) -> Note:
        title = translate("picture_code", "{name} is looking for a clue").format(name=self.style.names[self.giver])
        return Note("…", title, self.giver)

    def pressed(self, place: int) -> None:
        text = translate("picture_code", "First, {name} gives a clue.")
        self.board.refused.emit(text.format(name=self.style.names[self.giver]))


class EndPart(RoomPart):
    """The whole key."""

    def note(self) -> Note:
        assert self.view.winner is not None
        won = translate("picture_code", "{team} wins").format(team=team_name(self.view.winner))
        return Note(won)

    def appear(self) -> QAbstractAnimation:
        """What was covered so far is told for all paintings together."""
        for item in self.tiles:
            item.setOpacity(0.0)
        return together(fade(item, 1.0, Beat.REVEAL, self.style.tempo) for item in self.tiles)

    def moving_text(self) -> str:
        return translate("picture_code", "The key is revealed.")


class GuessPart(RoomPart):
    """The team points at a painting, and may stop after the first."""

    def build(self) -> None:
        self._pointed: int | None = None
        self._stops = False
        self._said = ""
        self._symbols: list[PerhapsMark] = []
        super().build()
        if not self.board.choices:
            return
        room, symbols = plan_press(self.plan.press, len(self.guessers))
        if self.view.may_stop:
            button = WordButton("stop", self._stop_text(), room, self.style)
            button.activated.connect(self._stop)
            self.add(button)
        for seat, rect in zip(self.guessers, symbols, strict=True):
            symbol = PerhapsMark(rect, self.style.look(seat), self.style.names[seat], self.style.theme)
            symbol.activated.connect(partial(self._suggest, seat))
            self._symbols.append(symbol)
            self.add(symbol)

    @property
    def guessers(self) -> tuple[int, ...]:
        """Any of them speaks for the team."""
        teams = enumerate(self.view.teams)
        return tuple(seat for seat, team in teams if team == self.view.team and seat != self.giver)

    def _stop_text(self) -> str:
        return translate("picture_code", "Stop here")

    def press_height(self) -> float:
        """The room is kept from the beginning, so that nothing moves when there is something to press."""
        return min(target_px(Profile.TABLE, self.style.usual_scale), self.area.height() * 0.12)

    def note(self) -> Note:
        turn = self.view.turns[-1]
        return Note(f"{turn.word} {number_name(turn.number)}", self._guesses_told(), turn.giver)

    def _guesses_told(self) -> str:
        left = self.view.guesses_left
        if left is None:
            return translate("picture_code", "As many guesses as you like")
        return filled(translate("picture_code", "{count:One guess|# guesses} left"), count=left)

    # Pointing

    def takes(self, place: int) -> bool:
        return bool(self.board.choices) and self.view.shown[place] is None

    def pressed(self, place: int) -> None:
        if not self.board.choices:
            return
        if self.view.shown[place] is not None:
            self.board.refused.emit(translate("picture_code", "This one is already uncovered."))
            return
        self._point(None if self._pointed == place else place)

    def _point(self, place: int | None) -> None:
        self._pointed, self._stops = place, False
        for other, item in self.places.items():
            item.set_marked(other == place)
        for symbol in self._symbols:
            symbol.is_idle = place is None
        self.board.draft_changed.emit()

    def _stop(self) -> None:
        self.board.acted.emit(self.guessers[0], Stop())

    def _suggest(self, seat: int) -> None:
        if self._pointed is None:
            text = translate("picture_code", "First choose a painting, then press your symbol to mark it.")
            self.board.refused.emit(text)
        else:
            self.board.acted.emit(seat, Suggest((self._pointed,)))

    def restore_draft(self, action: Action) -> None:
        self._point(action.places[0] if isinstance(action, Guess) else None)
        self._stops = isinstance(action, Stop)
        self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        if not self.board.choices:
            return None
        if self._stops:
            return Stop()
        return None if self._pointed is None else Guess((self._pointed,))

    def answer_text(self) -> str:
        if self._stops:
            return self._stop_text()
        if self._pointed is None:
            return translate("picture_code", "Point at a painting")
        return translate("picture_code", "Uncover {place}").format(place=place_name(self._pointed))

    def hint(self) -> str:
        if self._pointed is not None:
            return translate("picture_code", "Agreed? Uncover it. Not sure yet? Press your symbol to mark it.")
        text = translate("picture_code", "{team}, agree on a painting: one press speaks for all of you.")
        return text.format(team=team_name(self.view.team))

    # The way to the next guess

    def uncover(self, event: PaintingUncovered) -> QAbstractAnimation:
        """Everybody sees what is pointed at, waits a moment, and then sees whose it is."""
        item, tempo = self.places[event.place], self.style.tempo
        cover = self.cover(event.place, event.kind)
        cover.setOpacity(0.0)
        pointing = translate("picture_code", "{team} points at {place} …")
        self._said = pointing.format(team=team_name(event.team), place=place_name(event.place))
        item.set_marked(True)

        def tell() -> None:
            self._said = ""
            item.set_marked(False)
            self.style.sounds.play(Cue.RIGHT if event.kind == event.team else Cue.WRONG)

        wait = around(pause(Beat.BOT_REST, tempo), after=tell)
        return one_after_another([wait, fade(cover, 1.0, Beat.MOVE_ROOM, tempo), pause(Beat.BOT_REST, tempo)])

    def moving_text(self) -> str:
        return self._said
