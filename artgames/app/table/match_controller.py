"""An evening at the table: one match with everything that belongs to it, from sitting down to getting up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtWidgets import QWidget

from artgames import games, paths
from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.bots.bot_runner import BotRunner, ProcessRunner, ThreadRunner
from artgames.app.table.match_session import TableSession
from artgames.app.table.overlays.table_overlays import TableOverlays
from artgames.app.table.score_corrections import kept_corrections
from artgames.app.table.seat_menu import offers
from artgames.app.table.speech_bubble import Talk
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.app.table.wall_recall import WallNotes
from artgames.app.voting.match_votes import MatchVotes
from artgames.app.voting.vote_count import is_for_the_room
from artgames.bots.messages import Brief
from artgames.engine.api import HOUSE, Bot, Event, Seat, View
from artgames.engine.match import Match
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, filled, listed
from artgames.scene.board import Board
from artgames.scene.board_style import BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.clock import Clock
from artgames.scene.tempo import Beat
from artgames.store.errors import StoreProblem
from artgames.store.match_notes import MatchNotes
from artgames.store.seat_changes import CHANGES_NOTE, seating_of
from artgames.store.seating import Player, Table

CLOCK_NOTE = "clock"
BY_EAR = 5.0
"""Clocks run so many times as long for who hears paintings one after another instead of seeing them all at once."""


class MatchController:
    """The match that is being played on a page."""

    def __init__(
        self,
        context: AppContext,
        page: QWidget,
        clock: Clock,
        opened: tuple[MatchNotes, Table, Match[Any]],
        guests: dict[Seat, Bot] | None = None,
    ) -> None:
        """`guests` are bots that were brought along instead of the game's own; then nobody changes places."""
        self.record, table, match = opened
        self.guests = guests
        self._patience = context.settings.value.patience
        self.seating = seating_of(self.record.notes(), table)
        self.table = self.seating.now()
        self.game = games.load(table.game)
        self._context, self._page, self._clock = context, page, clock
        self.deck = context.library.deck_for(table.deck, match.setup.deck) or context.library.decks[0]
        self._cards = match.setup.deck
        self.board = self.game.make_board(self.style(), match.setup.options, self._is_person, page)
        self.session = TableSession(
            match,
            self.table,
            bots=self._bots(),
            tempo=context.tempo(),
            clock=clock,
            translate=context.translate,
            has_hands="hands" in self.game.info.needs,
            one_by_one=not self.game.has_board,
            parent=page,
        )
        begun = context.begun.setdefault((self.record.id, match.setup.seed), {})
        self.flow = AudienceFlow(self.session, self.board, page, begun)
        self.covers = TableOverlays(context, self.flow, self.table, self.deck, page)
        self.votes = MatchVotes(self.record, self.session, self.flow, self.covers)
        self._wall = WallNotes(self.record, self.session, self.game, self.board, self.votes.counts)
        self.talk = Talk(lambda: context.tempo().ms(Beat.BUBBLE), page)
        self.session.stepped.connect(self.talk.hush)
        self.session.stepped.connect(self._keep_seating)
        if guests is None:
            self.session.stepped.connect(self._wall.keep)
        self.session.bots.stumbled.connect(self._tell_stumble)
        self.session.bots.ponders.connect(self._tell_pondering)
        clock.expired.connect(self._time_is_up)

    def style(self) -> BoardStyle:
        """What the board is drawn with, as the settings are now."""
        return BoardStyle(
            theme=self._context.theme(),
            tempo=self._context.tempo(),
            scale=self._context.settings.scale(self._page.window().height()),
            text=self._context.settings.value.text_scale / 100,
            ratio=self._page.devicePixelRatioF(),
            pictures=self._context.pictures,
            sounds=self._context.sounds,
            deck=self.deck,
            names=self.table.names,
            marks=tuple(player.mark for player in self.table.players),
            faces=tuple(map(face_of, self.table.players)),
            say=self.say,
            corrections=tuple((one.seat, one.points, one.note) for one in kept_corrections(self.record.notes())),
        )

    # Words

    def say(self, sentence: Sentence) -> str:
        return self._context.say(sentence, self.table.names)

    def line(self, event: Event) -> str:
        """What the log says about an event; empty for one not worth a line."""
        sentence = self.game.words.describe_event(event)
        return self.say(sentence) if sentence is not None else ""

    def heading(self, board: Board[View], view: View, shown: Sequence[Event], owner: Seat | None = None) -> str:
        """The line above a board: who must do what. While something is shown, what that is: nobody has to do any more
        what was to be done before. The name of `owner` stands before the line."""
        if shown and (moving := board.moving_text()):
            return moving
        words = self.game.words
        told = (sentence for event in reversed(shown) if (sentence := words.describe_event(event)) is not None)
        sentence = next(told, None) or self.status(board.as_written(view), watched=board.style.for_projector)
        if owner is not None:
            return self._context.say_beside(owner, sentence, self.table.names)
        said = self.say(sentence)
        return said if shown else " ".join(filter(None, (said, self._waiting_for_phones(said))))

    def _waiting_for_phones(self, said: str) -> str:
        """Who has not answered yet on a phone, unless that is what the line says already; and how many have voted."""
        if (voters := self.covers.ballot.voters) and not self.flow.keeps_back:
            text = self._context.translate("phones", QT_TRANSLATE_NOOP("phones", "{count:# vote|# votes} so far."))
            return filled(text, count=voters)
        names = [self.table.names[seat] for seat in self.session.phones_asked()]
        if self.flow.keeps_back or all(name in said for name in names):
            return ""
        waiting = self._context.translate("phones", QT_TRANSLATE_NOOP("phones", "Waiting for {people}."))
        return waiting.format(people=listed(names, self._context.translate))

    def status(self, view: View, *, watched: bool = False) -> Sentence:
        """Who must do what. Nobody speaks to a bot, nor from the room screen to whoever sits at the laptop: of them it
        is told."""
        sentence = self.game.words.status(view)
        seat = sentence.addressed
        is_bot = seat is not None and self.session.is_bot(seat)
        return sentence.as_told() if is_bot or watched else sentence

    def offers_review(self) -> bool:
        """Whether something is over that the game can tell what decided it, and everybody has seen the end of it."""
        task = self.flow.next().task
        over = task is Task.RESULT or (task is Task.GO_ON and not self.game.reviews_the_end)
        return over and self.game.has_review and self.flow.surface is Surface.ROOM and not self.flow.is_moving

    # Seats

    def _is_person(self, seat: Seat) -> bool:
        """Whether somebody answers for this seat at the board."""
        return not self.session.is_bot(seat) and not self.session.by_phone(seat)

    def _bots(self) -> BotRunner:
        if self.guests is not None:
            return ThreadRunner(self.guests)
        levels = {seat: player.level for seat, player in enumerate(self.table.players) if player.kind != "person"}
        if levels and self._context.bots_apart:
            return ProcessRunner([*paths.program(), "think"], self._brief(levels), lambda: self._bot("easy"))
        return ThreadRunner({seat: self._bot(level) for seat, level in levels.items()})

    def _bot(self, level: str) -> Bot:
        deck = self.deck
        return self.game.make_bot(level, deck.likeness, facts=deck.painting, patience=self._patience)

    def _brief(self, levels: Mapping[Seat, str]) -> Brief:
        """All that bots in another process are made from."""
        cards, deck = self._cards, self.deck
        paintings = {card: deck.painting(card) for card in cards}
        return Brief(self.game.slug, dict(levels), self._patience, paintings, deck.likeness.table_of(cards))

    def _tell_stumble(self, seat: Seat, simply: bool) -> None:
        """Something broke while a bot was thinking."""
        again = QT_TRANSLATE_NOOP("table", "{name} lost the thread and is thinking again.")
        quick = QT_TRANSLATE_NOOP("table", "{name} lost the thread and gives a simple answer.")
        text = self._context.translate("table", quick if simply else again)
        self.covers.remark(text.format(name=self.table.names[seat]))

    def _tell_pondering(self, seat: Seat) -> None:
        """A slow machine thinks as much as a fast one; nobody has to wait for it."""
        text = QT_TRANSLATE_NOOP("table", "{name} needs more time. If you can’t wait, click the name: Play now.")
        self.covers.tell(self._context.translate("table", text).format(name=self.table.names[seat]))

    def offers_for(self, seat: Seat) -> list[tuple[str, Player]]:
        """What a seat may become; a bot only where enough people stay."""
        people = sum(player.kind == "person" for player in self.table.players)
        enough = people > min(self.game.info.least_people, len(self.table.players))
        voting = seat in self.session.match.setup.audience  # the rules know of no other seat that it only votes
        info, several = self.game.info, len(self.table.players) > 1
        player = self.table.players[seat]
        return offers(player, on_paper=info.on_paper, with_bots=enough, with_public=voting, by_phone=several)

    def replace_player(self, seat: Seat, player: Player) -> None:
        """Let a seat be played by this player from now on; it is kept with the match. Raises StoreProblem."""
        self.flow.finish_moving()
        before = self.table.players[seat]
        seating = self.seating.changed(self.session.match.turn, seat, player)
        self.record.note(CHANGES_NOTE, seating.note())
        self.seating, self.table = seating, seating.now()
        self.session.replace_player(self.table, self._bots())
        self.covers.set_table(self.table)
        self.session.seated.emit(seat, before)
        self.flow.start()

    def is_by_people(self, turn: int) -> bool:
        """Whether the action with this number was done by a person, by a vote or by the house, and not by a bot."""
        match = self.session.match
        seat = match.history[turn].entry.seat
        kind = "person" if seat == HOUSE else self.seating.at(seat, turn).kind
        if kind == "public":
            return is_for_the_room(match.choices_before(turn, seat))
        return kind == "person" and (self.guests is None or seat not in self.guests)

    def _keep_seating(self, events: Sequence[Event]) -> None:
        """After a rewind: what is done anew is done by whoever sits there now."""
        seating = self.seating.taken_back(self.session.match.turn)
        if not events and seating != self.seating:
            self.seating = seating
            with suppress(StoreProblem):  # the next change of hands writes it, too
                self.record.note(CHANGES_NOTE, seating.note())

    def listen(self) -> None:
        """Follow whether somebody plays by ear."""
        by_ear = self._context.settings.value.by_ear
        self.flow.clock.longer = BY_EAR if by_ear else 1.0
        for view in self.board.scene.views():
            if isinstance(view, BoardView):
                view.listener.by_ear = by_ear

    def follow_settings(self) -> None:
        """Pace, colours or the bots' patience are different now."""
        self.session.bots.set_tempo(self._context.tempo())
        self.board.style = self.style()
        self.covers.apply_style()
        self.listen()
        patience = self._context.settings.value.patience
        if patience != self._patience:
            self._patience = patience
            self.session.replace_player(self.table, self._bots())

    # Time

    def _time_is_up(self) -> None:
        """Votes that were counted and papers that were typed in so far count, like any answer in the making."""
        if self.flow.surface is Surface.PAPER and self.flow.seat is not None:
            self.covers.votes.lock()
        elif self.flow.surface is Surface.PAPER:
            self.flow.take_from_paper(self.covers.paper.complete())
        self.votes.take_from_phones()
        self.flow.clock.time_is_up()

    def restore_clock(self) -> bool:
        """A match that was left while the hourglass ran goes on with the time that was left; True if it needs a pause
        to begin with."""
        if not self._clock.is_running:
            return False
        note = self.record.notes().get(CLOCK_NOTE) or {}
        if note.get("turn") == self.session.match.turn:
            self._clock.add(note["left"] - self._clock.remaining)
        return bool(self.session.match.turn) and self.board.fills_window()

    def close(self) -> None:
        """Get up: stop everything that goes on by itself. Every step is on disk already."""
        self._clock.expired.disconnect(self._time_is_up)
        if self._clock.total > 0:
            with suppress(StoreProblem):  # without room for this note the hourglass begins anew, nothing else
                self.record.note(CLOCK_NOTE, {"turn": self.session.match.turn, "left": self._clock.remaining})
        self._clock.stop()
        self.covers.close()
        self.talk.hush()
        self.flow.stop()
        self.session.close()
        for part in (self.flow, self.session, self.board, self.talk):
            part.deleteLater()
