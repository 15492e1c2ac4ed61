"""The desk during a settlement: the cards of an area, open and in order, what they add up to, and what can be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from artgames.games.art_gallery.board.desk import (
    ActionCard,
    Button,
    Owner,
    Said,
    Words,
    heard_at,
    lying_places,
    plan_desk,
)
from artgames.games.art_gallery.board.layout import row_of_cards
from artgames.games.art_gallery.board.named import area_name, translate
from artgames.games.art_gallery.rules.records import SHOP, Settling
from artgames.games.art_gallery.rules.scoring import ZERO_IN_COMPANY, totals
from artgames.scene.drawing.fonts import Role

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.museum import Museum

_OWNER = 0.17
"""Height of a marker below its card, in heights of the desk."""


class Counter:
    """Lays out what is settled."""

    def __init__(self, museum: Museum) -> None:
        self._museum, self._board = museum, museum.board
        self.cards: dict[int, ActionCard] = {}
        """By marker, as an index of the bids."""

        self.last: list[ActionCard] = []
        self.words: Words | None = None
        """What the cards add up to; not before they are turned."""

    @property
    def _settling(self) -> Settling | None:
        settling: Settling | None = self._board.view.settling
        return settling

    @property
    def is_open(self) -> bool:
        view = self._board.view
        return view.settling is not None or self._shows_last_cards

    @property
    def _shows_last_cards(self) -> bool:
        view = self._board.view
        return bool(view.last_cards) and view.settling is None and view.phase == "all_placed"

    def build(self) -> None:
        if self._settling is not None:
            self._lay_settling(self._settling)
        elif self._shows_last_cards:
            self._lay_last_cards()

    # What lies there

    def _lay_settling(self, settling: Settling) -> None:
        museum, view = self._museum, self._board.view
        asks = self._board.asks_openly()
        room = self._room_for_cards(self._said(settling), buttons=asks and view.phase in ("buy", "award"))
        row = self._owner_high(room)
        places = row_of_cards(room.adjusted(0, 0, 0, -row * 1.15), len(settling.bids), 1.0)
        for marker, bid in lying_places(settling):
            card = ActionCard(f"lying {marker}", museum.style, bid.card, places[marker])
            card.setZValue(6)
            card.reading_rank = heard_at(marker) + 0.05
            self.cards[marker] = card
            museum.add(card)
        self._lay_owners(settling, places, row)
        if asks:
            self._offer(plan_desk(museum.plan.desk, buttons=True).buttons)

    def _room_for_cards(self, said: Said, *, buttons: bool) -> QRectF:
        """Beside the words; from afar there are none."""
        museum = self._museum
        if museum.style.for_projector:
            return museum.plan.desk
        plan = plan_desk(museum.plan.desk, buttons=buttons)
        self.words = Words(museum.style, said, plan.words)
        museum.add(self.words)
        return plan.cards

    def _owner_high(self, room: QRectF) -> float:
        style = self._museum.style
        return style.px(Role.SMALL) if style.for_projector else room.height() * _OWNER

    def _lay_owners(self, settling: Settling, places: tuple[QRectF, ...], row: float) -> None:
        view = self._board.view
        is_picking = view.phase == "pick"
        for marker, bid in enumerate(settling.bids):
            if is_picking and marker not in settling.markers:
                continue
            asked = marker == settling.cursor and view.phase in ("buy", "pick", "award")
            served = view.phase == "buy" and marker not in settling.markers
            rect = QRectF(places[marker].left(), places[marker].bottom() + row * 0.12, places[marker].width(), row)
            self._museum.add(Owner(self._museum.style, marker, bid.seat, rect, asked=asked, served=served))

    def _lay_last_cards(self) -> None:
        museum, view = self._museum, self._board.view
        title = translate("art_gallery", "Last cards")
        line = translate("art_gallery", "The highest wins the first player card.")
        room = self._room_for_cards(Said(title, line), buttons=False)
        row = self._owner_high(room)
        places = row_of_cards(room.adjusted(0, 0, 0, -row * 1.15), view.seats, 1.0)
        for seat, (card, rect) in enumerate(zip(view.last_cards, places, strict=True)):
            piece = ActionCard(f"last {seat}", museum.style, card, rect)
            piece.reading_rank = heard_at(seat) + 0.05
            self.last.append(piece)
            museum.add(piece)
            below = QRectF(rect.left(), rect.bottom() + row * 0.12, rect.width(), row)
            museum.add(Owner(museum.style, -1, seat, below, asked=seat == view.first, served=False))

    # Words

    def _said(self, settling: Settling) -> Said:
        view = self._board.view
        if settling.area == SHOP:
            if view.phase == "pick":
                return Said(area_name(SHOP), translate("art_gallery", "Take back one card for each marker."))
            return Said(area_name(SHOP), translate("art_gallery", "Each card buys tiles; a 0 buys nothing."))
        found = totals(settling.bids, view.house)
        cards = {total.seat: [bid.card or 0 for bid in settling.bids if bid.seat == total.seat] for total in found}
        has_ten = any(total.value > sum(cards[total.seat]) for total in found)
        note = translate("art_gallery", "A 0 beside another card is 10.") if has_ten else ""
        return Said(
            area_name(settling.area), note, tuple((one.seat, _sum(cards[one.seat], one.value)) for one in found)
        )

    # What can be pressed

    def _offer(self, room: QRectF) -> None:
        phase = self._board.view.phase
        if phase == "pick":
            for card in self.cards.values():
                card.let_press()
                card.activated.connect(partial(self._board.pick_up, card))
        elif phase == "buy":
            self._offer_purchase(room)
        elif phase == "award":
            self._add_button("take", translate("art_gallery", "Take the painting"), room, 0, strong=True)
            self._add_button("leave", translate("art_gallery", "Leave it there"), room, 1, strong=False)

    def _offer_purchase(self, room: QRectF) -> None:
        board = self._board
        for number, pile in enumerate(self._museum.piles):
            if board.purchase.may_press(number):
                pile.let_press(chosen=number in board.purchase.piles)
                pile.setZValue(2)
                pile.activated.connect(partial(board.press_pile, number))
        if board.purchase.piles:
            text = translate("art_gallery", "Buy for {price}").format(price=board.purchase.price)
            self._add_button("buy", text, room, 0, strong=True)
        self._add_button("nothing", translate("art_gallery", "Buy nothing"), room, 1, strong=False)

    def _add_button(self, key: str, text: str, room: QRectF, place: int, *, strong: bool) -> None:
        high = room.height() * 0.44
        rect = QRectF(room.left(), room.top() + place * (room.height() - high), room.width(), high)
        button = Button(key, self._museum.style, text, rect, strong=strong)
        button.activated.connect(partial(self._board.press_button, key))
        self._museum.buttons.append(button)
        self._museum.add(button)


def _sum(cards: list[int], total: int) -> str:
    """How a total comes about; a 0 in company stands there as the ten that it counts (AG-09)."""
    counted = [card or (ZERO_IN_COMPANY if total > sum(cards) else 0) for card in cards]
    return f"{' + '.join(map(str, counted))} = {total}" if len(counted) > 1 else str(total)
