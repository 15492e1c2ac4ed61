"""The table as one audience sees it, put on the scene from a view: tiles, people, piles, hands, questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Seat
from artgames.engine.words import filled
from artgames.games.art_robbery.board.art import faces
from artgames.games.art_robbery.board.cards import Answer, TablePiece
from artgames.games.art_robbery.board.fields import Banner, Count, Field, Person, Slots
from artgames.games.art_robbery.board.layout import Needs, beside_corner, corner, fan, loot_cells, plan_table
from artgames.games.art_robbery.board.named import (
    back_picture,
    card_name,
    card_picture,
    tile_name,
    tile_picture,
    translate,
)
from artgames.games.art_robbery.board.news import raid_news, victims_answers
from artgames.games.art_robbery.board.tally import known_stack, tally
from artgames.games.art_robbery.data import TILES_A_RAID, Card, Tile
from artgames.games.art_robbery.rules.records import MIDDLE, NOTHING
from artgames.scene.drawing.fonts import Role

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard


_OF_DOG, _OF_MIDDLE, _OF_LOOT, _OF_STACK, _OF_OPEN_HAND = -3.0, -2.0, 0.2, 0.4, 0.6
_OF_PILES, _OF_HAND = 10.0, 20.0
"""When things are heard: what lies in the middle, each seat with what it has, then what can be done;
answers to a theft come last."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand at the lower or upper edge. `cards` is empty while it is covered."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    far: bool = False
    """It belongs to somebody who sits opposite."""


class Spread:
    """Builds the picture and answers where things are."""

    def __init__(self, board: ArtRobberyBoard) -> None:
        self.board, self.style, self.view = board, board.style, board.view
        self.rows = board.hand_rows()
        self._letter = self.style.px(Role.SMALL) if self.style.for_projector else 0
        needs = Needs(
            seats=self.view.seats,
            hand=not self._letter,
            facing=bool(board.own_views),
            open_hands=bool(self.view.hands),
            letter=self._letter,
            text=1.0 if self._letter else max(1.0, self.style.text),
        )
        self.plan = plan_table(board.area, needs)
        self.tiles: dict[Tile, TablePiece] = {}
        self.hand: dict[tuple[Seat, int], TablePiece] = {}
        self.answers: list[Answer] = []
        self.dog: TablePiece | None = None
        self.discard: TablePiece | None = None

    def add(self, item: QGraphicsItem) -> None:
        self.board.scene.addItem(item)

    def build(self) -> None:
        if not self._letter:  # the room's status tells the raid
            self.add(Banner(self.style, self.view.raid, self.plan.banner))
        self._lay_middle()
        for seat in range(self.view.seats):
            self._lay_field(seat)
        self._stand_dog()
        if self.view.phase == "raid_over":
            self.add(raid_news(self))
        if self._letter and self.view.pending is not None:
            self.tiles[self.view.pending.tile].change(chosen=True)
        if self._is_asking():
            self.answers = victims_answers(self)
            for answer in self.answers:
                self.add(answer)
        else:
            self._lay_piles()
            for row in self.rows:
                self._lay_hand(row)

    def _is_asking(self) -> bool:
        """Whether somebody has to answer a theft on this screen: the buttons need the room of a hand."""
        if self.view.pending is None or self.style.for_projector:
            return False
        return self.board.is_person(self.view.pending.victim)

    # Places

    def cell(self, tile: Tile) -> QRectF:
        """Where a tile lies in the middle: each has its own place for the whole raid."""
        return self.plan.cells[tile % TILES_A_RAID]

    def loot_places(self, seat: Seat, count: int) -> tuple[QRectF, ...]:
        """All loot is of one size, and has room for a whole raid: no tile shrinks when another one comes."""
        places = [loot_cells(field.loot, self.plan.cells[0].width() * 0.8) for field in self.plan.fields]
        smallest = min(cells[0].width() for cells in places)
        return loot_cells(self.plan.fields[seat].loot, smallest)[:count]

    def dog_place(self, seat: Seat) -> QRectF:
        return self.plan.dog_home if seat == MIDDLE else self.plan.fields[seat].dog

    def hand_places(self, row: HandRow) -> tuple[QRectF, ...]:
        area = self.plan.far_hand if row.far else self.plan.hand
        return fan(beside_corner(area, row.far) if self.board.own_views else area, row.count)

    def source_of_cards(self, seat: Seat) -> QRectF:
        """From where a card of this seat comes when it is played."""
        for row in self.rows:
            if row.seat == seat:
                return self.hand_places(row)[0]
        head = self.plan.fields[seat].head
        return QRectF(head.left(), head.top(), head.height() * faces.CARD_ASPECT, head.height())

    # Laying out

    def _lay(self, key: str, name: str, picture: QPixmap, place: QRectF, rank: float) -> TablePiece:
        piece = TablePiece(key, name, picture, place, self.style)
        piece.reading_rank = rank
        self.add(piece)
        return piece

    def _lay_card(self, key: str, card: Card, place: QRectF, rank: float, name: str = "{card}") -> TablePiece:
        spoken = name.format(card=card_name(card))
        return self._lay(f"{key} {card}", spoken, card_picture(card, place.height(), self.style), place, rank)

    def _lay_tile(self, tile: Tile, place: QRectF, rank: float) -> None:
        picture = tile_picture(tile, place.width(), self.style)
        self.tiles[tile] = self._lay(f"tile {tile}", tile_name(tile), picture, place, rank)

    def _lay_middle(self) -> None:
        self.add(Slots(self.style, self.plan.cells))
        for tile in self.view.middle:
            self._lay_tile(tile, self.cell(tile), _OF_MIDDLE)

    def _lay_field(self, seat: Seat) -> None:
        view, plan = self.view, self.plan.fields[seat]
        loot = view.loot[seat]
        spoken = ", ".join(tile_name(tile) for tile in loot) or translate("art_robbery", "no loot")
        active = view.active if view.phase == "play" else view.pending.victim if view.pending else None
        person = Person(
            self.style.names[seat],
            self.style.look(seat),
            seat == active,
            spoken,
            view.stack_sizes[seat],
            tally(view, seat).words(),
        )
        field = Field(self.style, plan, person)
        field.reading_rank = seat
        self.add(field)
        for tile, place in zip(loot, self.loot_places(seat, len(loot)), strict=True):
            self._lay_tile(tile, place, seat + _OF_LOOT)
        if view.stack_sizes[seat]:
            self._lay_stack(seat, plan.stack)
        if view.hands and seat not in [row.seat for row in self.rows] and not self._letter:
            self._lay_small_hand(seat, plan.hand)

    def _lay_stack(self, seat: Seat, place: QRectF) -> None:
        view = self.view
        text = translate("art_robbery", "{name}’s stack, {count:# tile|# tiles}")
        name = filled(text, name=self.style.names[seat], count=view.stack_sizes[seat])
        picture = faces.stack_pixmap(round(place.width()), self.style.theme, self.style.ratio)
        piece = self._lay(f"stack {seat}", name, picture, place, seat + _OF_STACK)
        tiles = known_stack(view, seat)
        if tiles:
            piece.let_press(lit=False)
            piece.activated.connect(lambda: self.board.browse_tiles(seat, tiles))
        if self._letter:
            return
        side = place.width() * self.style.grown(0.5, 0.75)
        self.add(
            Count(view.stack_sizes[seat], place.bottomRight() - QPointF(side * 0.35, side * 0.35), side, self.style)
        )

    def _lay_small_hand(self, seat: Seat, area: QRectF) -> None:
        cards: Sequence[Card] = self.view.hands[seat]
        for card, place in zip(cards, fan(area, len(cards)), strict=True):
            self._lay_card("open card", card, place, seat + _OF_OPEN_HAND)

    def _lay_piles(self) -> None:
        view, plan = self.view, self.plan
        name = filled(translate("art_robbery", "Deck, {count:# card|# cards}"), count=view.deck_size)
        self._lay("deck", name, back_picture(plan.deck.height(), self.style), plan.deck, _OF_PILES)
        side = plan.deck.width() * self.style.grown(0.42, 0.8)
        if not self._letter:
            self.add(Count(view.deck_size, plan.deck.bottomRight() - QPointF(side * 0.4, side * 0.4), side, self.style))
        if view.discard_top != NOTHING:
            self._lay_discard(view.discard_top)
        elif view.last_played != NOTHING:
            # AR-16: it is in the new deck already; everybody may still see which one it was.
            text = translate("art_robbery", "Last card: {card}, shuffled into the new deck")
            self._lay_card("last card", view.last_played, plan.discard, _OF_PILES, text).change(dimmed=True)

    def _lay_discard(self, top: Card) -> None:
        text = translate("art_robbery", "Last card: {card}")
        self.discard = self._lay_card("discard", top, self.plan.discard, _OF_PILES, text)
        if self.view.discard:
            self.discard.let_press(lit=False)
            self.discard.activated.connect(self.board.press_discard)

    def _stand_dog(self) -> None:
        place = self.dog_place(self.view.dog)
        picture = faces.figure_pixmap("DOG", round(place.width()), self.style.theme, self.style.ratio)
        if self.view.dog == MIDDLE:
            name = translate("art_robbery", "The guard dog, in the middle")
        else:
            text = translate("art_robbery", "The guard dog, with {name}")
            name = text.format(name=self.style.names[self.view.dog])
        self.dog = self._lay(f"dog of {self.view.dog}", name, picture, place, _OF_DOG)

    def _lay_hand(self, row: HandRow) -> None:
        self.lay_cards(row)
        if self.board.own_views:
            self._lay_corner(row)

    def lay_cards(self, row: HandRow) -> None:
        for index, place in enumerate(self.hand_places(row)):
            piece = self._hand_card(row, index, place)
            if row.far:
                piece.setRotation(180)
            piece.setZValue(1 + index * 0.1)
            self.hand[row.seat, index] = piece

    def _hand_card(self, row: HandRow, index: int, place: QRectF) -> TablePiece:
        rank = _OF_HAND + row.far
        if row.cards:
            return self._lay_card("hand card", row.cards[index], place, rank)
        text = translate("art_robbery", "{name}’s card {number}, face down")
        name = text.format(number=index + 1, name=self.style.names[row.seat])
        picture = back_picture(place.height(), self.style)
        return self._lay(f"covered card {row.seat}.{index}", name, picture, place, rank)

    def _lay_corner(self, row: HandRow) -> None:
        """Pressed and held, it shows a hand to its owner, who bends over it."""
        place = corner(self.plan.far_hand if row.far else self.plan.hand, row.far)
        text = translate("art_robbery", "{name}: hold down to see your cards")
        picture = faces.figure_pixmap("LOOK", round(place.width()), self.style.theme, self.style.ratio)
        name = text.format(name=self.style.names[row.seat])
        eye = self._lay(f"look {row.seat}", name, picture, place, _OF_HAND + row.far)
        eye.let_hold()
        eye.held.connect(lambda down: self.board.let_look(row.seat if down else None))
        if row.far:
            eye.setRotation(180)
