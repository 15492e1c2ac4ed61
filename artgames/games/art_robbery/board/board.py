"""The board of Art Robbery: one table for every phase, the way things move on it, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject

from artgames.engine.api import Event, Options, Seat
from artgames.engine.choices import Action, Choice
from artgames.games.art_robbery.board import advice
from artgames.games.art_robbery.board.browse import Browse
from artgames.games.art_robbery.board.ending import Ending
from artgames.games.art_robbery.board.hand import Play
from artgames.games.art_robbery.board.lights import light
from artgames.games.art_robbery.board.moves import MOVES
from artgames.games.art_robbery.board.named import translate
from artgames.games.art_robbery.board.spread import HandRow, Spread
from artgames.games.art_robbery.data import RAIDS, Card, Tile
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.actions import Defend
from artgames.games.art_robbery.rules.records import TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.overlays.curtain_look import Cloth, CurtainLook
from artgames.scene.piece_board import PieceBoard


class ArtRobberyBoard(PieceBoard[TableView]):
    """Draws one audience's view of a match."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._looking: Seat | None = None
        self._browse: Browse | None = None
        self.play: Play | None = None
        self.laid: Spread | Ending | None = None
        self.recent: set[Tile] = set()
        """Tiles that the last action was about; they stay outlined until the next one."""

    @property
    def spread(self) -> Spread:
        """What lies on the table, before the match has ended."""
        assert isinstance(self.laid, Spread)
        return self.laid

    @property
    def ending(self) -> Ending:
        """The last picture."""
        assert isinstance(self.laid, Ending)
        return self.laid

    # Who

    def player(self) -> Seat | None:
        """Who is choosing a card on this screen now."""
        if not self.has_view or self.view.phase != "play" or not self.choices:
            return None
        return self.seat if self.seat is not None else self.view.active

    def hand_rows(self) -> list[HandRow]:
        """The hands that lie at the edges of the board for this audience."""
        view = self.view
        if self.own_views:
            return [self._facing_row(seat, far) for far, seat in enumerate(self.own_views)]
        if view.seat is not None:
            return [HandRow(view.seat, view.hand, len(view.hand))] if view.hand else []
        if view.hands and self.is_person(view.active):
            hand = view.hands[view.active]
            return [HandRow(view.active, hand, len(hand))]
        return []

    def _facing_row(self, seat: Seat, far: int) -> HandRow:
        cards = self.own_views[seat].hand if self._looking == seat else ()
        return HandRow(seat, cards, self.view.hand_sizes[seat], bool(far))

    # Showing

    def show(self, view: TableView, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        changed = not self.shows(view, seat, choices)
        self.view, self.seat, self.choices = view, seat, choices
        if changed:
            self._looking = None
            player = self.player()
            self.play = Play(choices, view, player) if player is not None else None
        super().show(view, seat, choices)

    def build(self) -> None:
        self._browse = None
        if self.view.phase == "ended":
            self.laid = Ending(self)
            self.laid.build()
        else:
            self.laid = Spread(self)
            self.laid.build()
            light(self, self.laid)

    def is_covered(self, seat: Seat) -> bool:
        """Whether this hand lies face down on the shared screen now."""
        return bool(self.own_views) and self._looking != seat

    # Choosing

    def choose(self, card: Card) -> None:
        """Take a card up, or put it back."""
        if self.play is not None:
            self.play.choose(card)
            self.rebuild()

    def aim(self, tile: Tile) -> None:
        if self.play is None:
            return
        if self.play.aim(tile):
            self.rebuild()
        else:
            self.refused.emit(translate("art_robbery", "This card cannot do that."))

    def number_key(self, number: int) -> None:
        if isinstance(self.laid, Spread) and self.laid.answers:
            if number <= len(self.laid.answers):
                self.defend(number - 1)
        elif self.play is not None and number <= len(self.play.cards):
            self.choose(self.play.cards[number - 1])
        elif self.play is None:
            self.refused.emit(translate("art_robbery", "No card to choose right now."))

    def draft(self) -> Action | None:
        return self.play.action() if self.play is not None else None

    def restore_draft(self, action: Action) -> None:
        if self.play is not None:
            self.play.restore_draft(action)
            self.rebuild()

    def aside(self) -> Card | None:
        """A card that was taken up, before it is said what it takes."""
        return self.play.card if self.play is not None and self.play.action() is None else None

    def take_up(self, aside: object) -> None:
        if isinstance(aside, int) and self.play is not None and self.play.card != aside:
            self.choose(aside)

    def defend(self, give_dog: int) -> None:
        pending = self.view.pending
        if pending is not None and self.is_person(pending.victim):
            self.acted.emit(pending.victim, Defend(give_dog))

    def let_look(self, seat: Seat | None) -> None:
        """Turn a hand up for as long as its owner holds the corner."""
        if seat != self._looking:
            self._looking = seat
            self.peeked.emit()
            # The corner that is being held must outlive the new picture.
            self._show_hands_anew()

    def is_peeked_at(self) -> bool:
        return self._looking is not None

    def _show_hands_anew(self) -> None:
        spread = self.laid
        if not isinstance(spread, Spread):
            return
        self.remove_items(*spread.hand.values())
        spread.hand.clear()
        spread.rows = self.hand_rows()
        for row in spread.rows:
            spread.lay_cards(row)
        light(self, spread)

    # Looking through

    def browse_tiles(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        text = translate("art_robbery", "{name}’s stack")
        self._open_browse(text.format(name=self.style.names[seat])).tiles(tiles)

    def press_discard(self) -> None:
        if self.play is None or not self.play.may_leave_it() or not self.play.targets():
            self._open_browse(translate("art_robbery", "The discard pile, last card at the end")).cards(
                self.view.discard
            )

    def _open_browse(self, title: str) -> Browse:
        if self._browse is not None:
            self.rebuild()
        self._browse = Browse(self, title)
        return self._browse

    def step_back(self) -> bool:
        if self._browse is None:
            return False
        self.stop_browsing()
        return True

    def stop_browsing(self) -> None:
        self._browse = None
        self.rebuild()

    # Words

    def answer_text(self) -> str:
        return advice.button(self.play, covered=bool(self.own_views))

    def hint(self) -> str:
        return (
            advice.hint(self.play, self.style.names, self.view.dog, covered=bool(self.own_views)) if self.play else ""
        )

    def errand(self, view: TableView) -> str:
        texts = {
            "play": translate("art_robbery", "Your crew awaits orders."),
            "defence": translate("art_robbery", "Somebody wants your loot."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("art_robbery", "{who}, polish your alibi."),
            translate("art_robbery", "{who}, keep an eye on the street."),
            translate("art_robbery", "{who}, nobody knows you here."),
        )

    def curtain(self, view: TableView) -> CurtainLook:
        return replace(super().curtain(view), cloth=Cloth.HEIST)

    def go_on_text(self, action: str) -> str:
        if self.has_view and self.view.raid + 1 >= RAIDS:
            return translate("art_robbery", "Face the police")
        return translate("art_robbery", "Next raid")

    def progress(self, view: TableView) -> str:
        text = translate("art_robbery", "Raid {raid} of {raids}")
        return text.format(raid=view.raid + 1, raids=RAIDS)

    def needs_whole_room(self, event: Event) -> bool:
        return isinstance(event, events.CardPlayed | events.RaidStarted | events.RaidEnded)

    def allows_zoom(self) -> bool:
        return False

    # Moving

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        if not self.has_view:
            return None
        self.choices, self.play, self._looking = (), None, None
        return MOVES.animation(self, event, view)
