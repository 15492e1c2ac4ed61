"""Marking with a wager token at hand: it is laid on one of the marks, by mouse or by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from artgames.engine.choices import Action
from artgames.games.stolen_paintings.board.auction import AuctionPart
from artgames.games.stolen_paintings.board.layout import plan_auction, plan_tray
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, Mark, Wager
from artgames.scene.animations import glide
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.symbols import draw_coin
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.piece import Piece
from artgames.scene.items.text import TextItem
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

WORTH = "±1"
DRAGGED = 10
"""So many pixels from where it was pressed, a token is not clicked any more but carried."""

ABOVE_ALL = 40


class WagerToken(Piece):
    """The token that may be laid in this round: pressed to take it in hand, or carried to a painting.

    Signals:
        dropped(QPointF): it was let go here.
    """

    dropped = Signal(QPointF)

    def __init__(self, rect: QRectF, style: BoardStyle) -> None:
        super().__init__("wager", translate("stolen_paintings", "Wager token"), rect, style)
        self.laid = 0
        self.is_carried = False
        self.setZValue(ABOVE_ALL)
        self.let_press(lit=False)

    def told(self) -> list[str]:
        if not self.laid:
            return []
        return [translate("stolen_paintings", "on painting {token}").format(token=self.laid)]

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_coin(painter, rect, WORTH)

    def _ring(self, painter: QPainter, colour: str, width: float, outside: float) -> None:
        """A coin is round, and so is what goes round it."""
        far = thick(self.style, outside)
        painter.setPen(QPen(QColor(colour), thick(self.style, width)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.ring_rect().adjusted(-far, -far, far, far))

    # Qt

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        way = event.scenePos() - event.buttonDownScenePos(Qt.MouseButton.LeftButton)
        if self.is_carried or way.manhattanLength() > DRAGGED:
            self.is_carried = True
            self.setPos(event.scenePos() - QPointF(self.size.width() / 2, self.size.height() / 2))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.is_carried:
            self.is_carried = False
            self.dropped.emit(event.scenePos())
        else:
            super().mouseReleaseEvent(event)


class Coins(QGraphicsItem):
    """Wager tokens that only lie there: those of later rounds in the tray, or one on a painting at the reveal."""

    def __init__(self, places: tuple[QRectF, ...], text: str = "") -> None:
        super().__init__()
        self._places, self._text = places, text

    def describe(self) -> str:
        return f"coins {len(self._places)}"

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for place in self._places:
            whole = whole.united(place)
        return whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for place in self._places:
            draw_coin(painter, place, self._text)


class Saucer(QGraphicsItem):
    """Where the token lies before it is laid: an empty ring says where it can be put back."""

    def __init__(self, rect: QRectF, colour: str) -> None:
        super().__init__()
        self._rect, self._colour = rect, colour

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._colour), 2, Qt.PenStyle.DashLine))
        painter.drawEllipse(self._rect.adjusted(2, 2, -2, -2))


def coin_on(item: PaintingItem, side: float) -> QRectF:
    """Where a coin lies on a marked painting: over its lower right corner; number and tick have the upper ones."""
    coin = QRectF(0, 0, side, side)
    coin.moveBottomRight(_frame(item).bottomRight() + QPointF(side, side) * 0.22)
    return coin


def coin_above(item: PaintingItem, side: float) -> QRectF:
    """Where it lies at the reveal: over the upper right corner, since the guessers' marks stand at the lower edge."""
    coin = QRectF(0, 0, side, side)
    coin.moveTopRight(_frame(item).topRight() + QPointF(side, -side) * 0.22)
    return coin


def _frame(item: PaintingItem) -> QRectF:
    return item.frame_rect.translated(item.pos())


class WagerPart(AuctionPart):
    """The auction behind the curtain, for a detective who has wager tokens left (SP-35)."""

    def build(self) -> None:
        self._is_held = False
        plan = plan_tray(self.area, self._left() - 1)
        self._home = plan.coin
        self._coin = WagerToken(plan.coin, self.style)
        super().build()
        self.add(Saucer(plan.coin, self.style.theme.line))
        self.add(Coins(plan.later))
        self.add(TextItem(self._left_text(), plan.words, sans(self.px(Role.SMALL)), self.style.theme.ink))
        self.add(self._coin)
        self._coin.activated.connect(self.press_coin)
        self._coin.dropped.connect(self._drop)

    def _plan(self) -> tuple[QRectF, ...]:
        return plan_auction(plan_tray(self.area, 0).wall, self.px(Role.TOKEN))

    def _left(self) -> int:
        assert self.view.seat is not None
        return int(self.view.purses[self.view.seat])

    def _left_text(self) -> str:
        return translate("stolen_paintings", "Wager tokens: {count}").format(count=self._left())

    # The gesture

    def press_coin(self) -> None:
        """Take it in hand, or back from the painting."""
        if self._coin.laid:
            self._put(0)
        else:
            self._hold(not self._is_held)

    def let_go(self) -> bool:
        if self._is_held:
            self._hold(False)
            return True
        return self._coin.is_carried

    def number_key(self, number: int) -> None:
        if self._is_held and number in ALL_TOKENS:
            self._lay(number)
        else:
            super().number_key(number)

    def _show_marks(self) -> None:
        super()._show_marks()
        if self._coin.laid and self._coin.laid not in self._marked:
            self._move_coin(0)

    def _drop(self, where: QPointF) -> None:
        under = [token for token, item in enumerate(self.paintings, 1) if item.cell.contains(where)]
        if under:
            self._lay(under[0])
        else:
            self._put(0)

    def _lay(self, token: int) -> None:
        if token in self._marked:
            self.style.sounds.play(Cue.LOCKED)
            self._put(token)
            return
        self.board.refused.emit(
            translate("stolen_paintings", "You can only bet on a painting you have marked. Mark it first.")
        )
        self._put(self._coin.laid)

    def _hold(self, is_held: bool) -> None:
        self._is_held = is_held
        self._coin.change(chosen=is_held)
        self.board.draft_changed.emit()

    def _put(self, token: int) -> None:
        """Lay it there, or into the tray again for 0."""
        self._move_coin(token)
        self._hold(False)

    def _move_coin(self, token: int) -> None:
        self._coin.laid = token
        side = self._home.width()
        place = coin_on(self.paintings[token - 1], side) if token else self._home
        self.board.run(glide(self._coin, place.topLeft(), Beat.MOVE, self.style.tempo))

    # The answer

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Wager):
            super().restore_draft(Mark((action.token, *action.others)))
            self._put(action.token)
        else:
            super().restore_draft(action)

    def draft(self) -> Action | None:
        if not self._coin.laid or not self.is_private:
            return super().draft()
        others = tuple(sorted(token for token in self._marked if token != self._coin.laid))
        return Wager(self._coin.laid, others)

    def aside(self) -> int | None:
        return self._is_held or None

    def take_up(self, aside: int) -> None:
        self._hold(bool(aside))

    def mark_text(self, token: int) -> str:
        return f"{token} {WORTH}" if token == self._coin.laid else super().mark_text(token)

    def hint(self) -> str:
        if self._is_held:
            return translate("stolen_paintings", "Choose the marked painting to bet your token on.")
        if self._coin.laid:
            return translate("stolen_paintings", "+1 point if painting {token} was stolen, −1 if not.").format(
                token=self._coin.laid
            )
        return translate(
            "stolen_paintings", "Mark what hung in the exhibit. You may bet your wager token on one of your marks."
        )
