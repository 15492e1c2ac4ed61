"""The table as one audience sees it, put on the scene from a view: museum, people, and what lies on the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Seat
from artgames.games.art_gallery.board.belongings import Belongings
from artgames.games.art_gallery.board.counter import Counter
from artgames.games.art_gallery.board.desk import ActionCard, Button
from artgames.games.art_gallery.board.floor import Floor, Trail
from artgames.games.art_gallery.board.layout import Needs, enlarged, fields, plan_table, row_of_cards, seat_on
from artgames.games.art_gallery.board.legend import Legend
from artgames.games.art_gallery.board.named import translate
from artgames.games.art_gallery.board.people import Place
from artgames.games.art_gallery.board.projector_layout import fields_below, plan_afar
from artgames.games.art_gallery.board.rooms import Pawn, Room, RoomFacts
from artgames.games.art_gallery.board.standing import Standing
from artgames.games.art_gallery.board.tiles import Pictured, Pile
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.chains import worth
from artgames.games.art_gallery.rules.records import BAR, NOTHING, SHOP, Area, Bid, Cards
from artgames.scene.drawing.fonts import Role
from artgames.scene.items.painting import PaintingItem

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard


class Museum:
    """Builds the picture and answers where things are."""

    def __init__(self, board: ArtGalleryBoard) -> None:
        self.board, self.style, self.view = board, board.style, board.view
        view = self.view
        self.has_hand = bool(view.hand) and view.phase in ("walk", "visit", "all_placed") and not view.last_cards
        self.counter = Counter(self)
        letter = self.style.px(Role.SMALL) if self.style.for_projector else 0
        has_desk = not letter or self.counter.is_open  # at the table a place is kept for a hand
        needs = Needs(
            view.seats, view.house.galleries, has_desk, self.grown(), letter, self.style.larger, self.style.least_px
        )
        self.plan = plan_afar(board.area, needs) if letter else plan_table(board.area, needs)
        self.floor = Floor(self.style, self.plan, FACES.boards[view.seats].parts)
        self.rooms: list[Room] = []
        self.paintings: dict[Area, PaintingItem] = {}
        self.piles: list[Pile] = []
        self.pawns: list[Pawn] = []
        self.places: list[Place] = []
        self._large: Place | None = None
        self.hand: list[ActionCard] = []
        self.buttons: list[Button] = []

    def add(self, item: QGraphicsItem) -> None:
        if isinstance(item, Pictured):
            item.prepare()  # its pictures are on their way before it is painted for the first time
        self.board.scene.addItem(item)

    def grown(self) -> Area | None:
        """The area that everybody looks at: which is settled, visited, or would be walked to."""
        view, turn = self.view, self.board.turn
        if view.settling is not None:
            return int(view.settling.area)
        if turn is not None and (way := turn.chosen_way()) is not None:
            return way.end.area
        return int(view.pawns[view.active]) if view.phase == "visit" else None

    def build(self) -> None:
        self.add(self.floor)
        for area in range(len(self.plan.rooms)):
            self._furnish(area)
        self._stock_shop()
        self._seat_pawns()
        self.lay_places()
        self._lay_hand()
        self.counter.build()
        if not (self.has_hand or self.counter.is_open or self.style.for_projector):
            self.add(Legend(self.style, self.plan.desk))
        if self.style.for_projector and self.view.phase == "round_over":
            self._show_standing()

    def _show_standing(self) -> None:
        """Everybody's chains instead of bare walls."""
        for item in (self.floor, *self.rooms, *self.paintings.values(), *self.piles, *self.pawns):
            item.setVisible(False)
        self.add(Standing(self.style, self.view, self.board.area))

    # Rooms

    def _furnish(self, area: Area) -> None:
        room = Room(self.style, self.plan.rooms[area], self._facts(area))
        self.rooms.append(room)
        self.add(room)
        work = self.view.hanging[area]
        if work != NOTHING:
            item = self.board.hang(work, self.plan.rooms[area].painting)
            item.reading_rank = area + 0.2
            self.paintings[area] = item

    def _facts(self, area: Area) -> RoomFacts:
        view = self.view
        settling = view.settling if view.settling is not None and view.settling.area == area else None
        bids: tuple[Bid, ...] = settling.bids if settling is not None else view.bids[area]
        is_picking = settling is not None and view.phase == "pick"
        markers = settling.markers if settling is not None and is_picking else tuple(range(len(bids)))
        work = view.hanging[area]
        value = None
        if view.seat is not None and not view.rows:
            value = worth(view.collections[view.seat], work) if work != NOTHING else 0
        watched = area == self.grown() and not self.style.for_projector
        return RoomFacts(
            area, work, bids, tuple(markers), settling is None, value, self._note(area), view.deck_size, watched
        )

    def _note(self, area: Area) -> str:
        """What has to be said of a room to who chooses where to walk (AG-06)."""
        turn = self.board.turn
        ways = turn.ways() if turn is not None else ()
        if any(way.end.diverted and way.end.area == area for way in ways):
            return translate("art_gallery", "next free room")
        if ways and len(self.view.bids[area]) >= BAR:
            return translate("art_gallery", "full")
        return ""

    def _stock_shop(self) -> None:
        for number, rect in enumerate(self.plan.rooms[SHOP].wares):
            pile = Pile(self.style, self.view, number, rect)
            pile.reading_rank = SHOP + 0.2
            self.piles.append(pile)
            self.add(pile)

    def pawn_place(self, seat: Seat, area: Area) -> QRectF:
        return seat_on(self.plan.rooms[area].bench, seat, self.view.seats)

    def _seat_pawns(self) -> None:
        for seat, area in enumerate(self.view.pawns):
            pawn = Pawn(self.style, seat, self.pawn_place(seat, area), area)
            self.pawns.append(pawn)
            self.add(pawn)

    def lay_trails(self) -> None:
        """Both ways that the card leads which somebody has taken up."""
        turn = self.board.turn
        if turn is None:
            return
        seat = self.board.player()
        for way in turn.ways():
            stops = (self.view.pawns[seat], *way.end.path)
            points = [self.pawn_place(seat, area).center() for area in stops]
            self.add(Trail(self.style, points, chosen=way.walk == turn.action()))

    # People

    def lay_places(self) -> None:
        """Anew whenever somebody looks at a collection closely: it lies over the others, which stay where they are."""
        self.board.remove_items(*self.places, *([self._large] if self._large is not None else []))
        people, seats, looked_at = self.plan.people, self.view.seats, self.board.looked_at
        rects = fields_below(people, seats) if self.style.for_projector else fields(people, seats)
        self.places = [self._place(seat, rect) for seat, rect in enumerate(rects)]
        self._large = None
        if looked_at is not None and not self.style.for_projector:
            self._large = self._place(looked_at, enlarged(people, rects[looked_at]), is_large=True)
            self._large.setZValue(8)

    def _place(self, seat: Seat, rect: QRectF, *, is_large: bool = False) -> Place:
        view = self.view
        is_active = seat == view.active and view.phase in ("walk", "visit", "buy", "award", "pick")
        has = Belongings(
            seat=seat,
            works=view.collections[seat],
            tiles=view.tiles[seat],
            open_cards=self._open_cards(seat),
            known=view.pools[seat] if view.pools and not view.last_cards else (),
            hand=0 if view.last_cards else view.hand_sizes[seat],
            is_first=seat == view.first,
            is_active=is_active,
        )
        place = Place(self.style, view.house, has, rect, is_large=is_large)
        place.activated.connect(lambda: self.board.look_at(seat))
        place.setVisible(not self.style.for_projector)
        self.add(place)
        return place

    def _open_cards(self, seat: Seat) -> Cards:
        """Walked with, taken back, and the last one once it was shown: what will be in the hand again."""
        view = self.view
        last = (view.last_cards[seat],) if view.last_cards and view.hand_sizes[seat] else ()
        return (*view.moved[seat], *view.taken[seat], *last)

    # A hand

    def _lay_hand(self) -> None:
        if not self.has_hand:
            return
        hand = self.view.hand
        for number, (card, rect) in enumerate(zip(hand, row_of_cards(self.plan.desk, len(hand), 0.8), strict=True)):
            piece = ActionCard(f"hand {number}", self.style, card, rect)
            piece.setZValue(6)
            piece.reading_rank = 30
            self.hand.append(piece)
            self.add(piece)
