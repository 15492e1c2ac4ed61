"""How to join with a phone, for a whole room: a square to scan, an address and a code, and who is in."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from artgames.app.phones.phone_texts import phones_here
from artgames.app.phones.qr_view import draw_qr
from artgames.scene.drawing.faces import SeatLook, draw_seat
from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans, serif
from artgames.scene.drawing.theme import Theme

translate = QCoreApplication.translate
_MARGIN, _GAP = 0.05, 0.03
_SQUARE, _COUNT = 0.46, 0.38
"""Of the width, for the square; of that of the head, for how many are here."""

_PAPER, _INK = "#FBF5E6", "#1B1A19"
"""Cards of paper in every theme, like the square itself."""


class Invitation(NamedTuple):
    """What people need to join."""

    link: str
    """What the square holds."""

    address: str
    code: str
    here: int = 0
    """How many have joined."""

    people: tuple[tuple[str, SeatLook], ...] = ()
    """Those of them who have a seat."""

    def spoken(self) -> str:
        text = translate("Phones", "Join with your phone: {address}, code {code}")
        return text.format(address=self.address, code=self.code)


def draw_invitation(painter: QPainter, area: QRectF, told: Invitation, theme: Theme, scale: float) -> None:
    """The square on the left; beside it what is typed, in letters that the back row can read; below who is in."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    space = min(area.width(), area.height()) * _MARGIN
    inner = area.adjusted(space, space, -space, -space)
    head = QRectF(inner.left(), inner.top(), inner.width(), _px(Role.HEADLINE, scale) * 1.5)
    foot = QRectF(inner.left(), inner.bottom() - head.height(), inner.width(), head.height())
    title = head.adjusted(0, 0, -head.width() * _COUNT, 0)
    write_fitted(
        painter, title, translate("Phones", "Join with your phone"), serif(_px(Role.HEADLINE, scale)), theme.ink
    )
    count = sans(_px(Role.LABEL, scale), QFont.Weight.DemiBold)
    rest = head.adjusted(title.width() + space / 2, 0, 0, 0)
    write_fitted(painter, rest, phones_here(told.here), count, theme.ink, across=Qt.AlignmentFlag.AlignRight)
    _draw_people(painter, foot, told, theme, scale)
    middle = QRectF(inner.left(), head.bottom() + space / 2, inner.width(), foot.top() - head.bottom() - space)
    _draw_cards(painter, middle, told, scale)


def _draw_cards(painter: QPainter, area: QRectF, told: Invitation, scale: float) -> None:
    gap, side = area.width() * _GAP, min(area.width() * _SQUARE, area.height())
    square = QRectF(area.left(), area.top(), side, area.height())
    _paper(painter, square)
    draw_qr(painter, square.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2), told.link)
    words = QRectF(square.right() + gap, area.top(), area.right() - square.right() - gap, area.height())
    code = QRectF(words.left(), words.top(), words.width(), words.height() * 0.58)
    address = QRectF(words.left(), code.bottom() + gap, words.width(), words.bottom() - code.bottom() - gap)
    for card in (code, address):
        _paper(painter, card)
    small, centre = sans(_px(Role.LABEL, scale)), Qt.AlignmentFlag.AlignCenter
    hint = QRectF(code.left(), code.top(), code.width(), code.height() * 0.4)
    write_fitted(painter, hint, translate("Phones", "or code"), small, _INK, across=centre)
    letters = QRectF(code.left() + gap, hint.bottom(), code.width() - 2 * gap, code.height() * 0.5)
    write_fitted(
        painter, letters, told.code, sans(_px(Role.HEADLINE, scale) * 1.6, QFont.Weight.Bold), _INK, across=centre
    )
    write_fitted(
        painter, address.adjusted(gap, 0, -gap, 0), told.address, figures(_px(Role.PLAY, scale)), _INK, across=centre
    )


def _draw_people(painter: QPainter, area: QRectF, told: Invitation, theme: Theme, scale: float) -> None:
    """Faces and names; whoever has a long name is known by the face."""
    font, side = sans(_px(Role.LABEL, scale), QFont.Weight.DemiBold), area.height() * 0.8
    each = area.width() / max(4, len(told.people))
    painter.setFont(font)
    for place, (name, look) in enumerate(told.people):
        left = area.left() + place * each
        draw_seat(painter, QRectF(left, area.center().y() - side / 2, side, side), look, theme)
        spot = QRectF(left + side * 1.1, area.top(), each - side * 1.2, area.height())
        fitted = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, spot.width())
        write_fitted(painter, spot, fitted, font, theme.ink)


def _paper(painter: QPainter, card: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PAPER))
    painter.drawRoundedRect(card, 6, 6)


def write_fitted(
    painter: QPainter,
    area: QRectF,
    text: str,
    font: QFont,
    ink: str,
    *,
    across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line, smaller until it fits."""
    painter.setPen(QColor(ink))
    painter.setFont(_fitted(font, text, area.width()))
    painter.drawText(area, across | Qt.AlignmentFlag.AlignVCenter, text)


def _px(role: Role, scale: float) -> int:
    return role_px(role, Profile.ROOM, scale)


def _fitted(font: QFont, text: str, width: float) -> QFont:
    """Smaller until it fits."""
    made = QFont(font)
    while QFontMetricsF(made).horizontalAdvance(text) > width and made.pixelSize() > 12:
        made.setPixelSize(made.pixelSize() - 1)
    return made
