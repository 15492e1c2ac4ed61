"""What one person's chip shows, at the table and on the room screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from artgames.app.models.bot_habits import face_of, habit_text
from artgames.engine.api import Seat
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, filled
from artgames.scene.drawing.faces import SMALLEST, SeatLook, draw_seat, seat_name
from artgames.scene.drawing.symbols import draw_bot, draw_brush, draw_mask
from artgames.scene.drawing.theme import Theme
from artgames.store.seating import Player

_HEAD, _HEAD_BY_FACE = 0.5, 0.34
"""How large the head of a bot is beside the mark of its seat, and beside a face."""


@dataclass(frozen=True, slots=True)
class Chip:
    """What one chip shows. `state` is "", "asked" or "done"; `special` marks the role of the round."""

    name: str
    mark: int
    points: int | None
    state: str = ""
    special: bool = False
    role: str = ""
    """What whoever has the role of the round is called."""

    tip: str = ""
    """What the mouse is told that rests on it."""

    bot: bool = False
    """Whether a bot plays there now, whoever the name belongs to."""

    face: str = ""
    masked: bool = False
    """Whether whoever has the role of the round wears the mask."""

    key: str = ""
    """By which somebody is first, where they have to be told."""

    @property
    def look(self) -> SeatLook:
        return SeatLook(self.mark, self.face, self.masked and self.special)


def chips_of(
    players: Sequence[Player],
    points: Sequence[int | None],
    states: Sequence[tuple[str, bool]],
    role: str = "",
    *,
    masked: bool = False,
    keys: Mapping[Seat, str] | None = None,
) -> tuple[Chip, ...]:
    """A chip for each seat, as it is played now; `role` is what the special one of the round is called, who may be
    `masked`; `keys` are those to be told."""
    return tuple(
        Chip(
            player.name,
            player.mark,
            points[seat],
            *states[seat],
            role,
            _tip(player),
            *_looks(player),
            masked,
            (keys or {}).get(seat, ""),
        )
        for seat, player in enumerate(players)
    )


def _looks(player: Player) -> tuple[bool, str]:
    return player.kind == "bot", face_of(player)


def _tip(player: Player) -> str:
    if player.kind == "bot":
        plays = QCoreApplication.translate("PeopleStrip", "A bot plays for {name}").format(name=player.name)
        return f"{plays}. {habit_text(player)}"
    return player.members


def told(chips: Sequence[Chip]) -> str:
    """All chips in one breath."""
    return ". ".join(map(_told, chips))


def _told(chip: Chip) -> str:
    who = seat_name(chip.name, chip.mark)
    words = [who, _tr(QT_TRANSLATE_NOOP("PeopleStrip", "bot"))] if chip.bot else [who]
    if chip.points is not None:
        text = _tr(QT_TRANSLATE_NOOP("PeopleStrip", "{count:# point|# points}"))
        words.append(filled(text, count=chip.points))
    if chip.key:
        words.append(_tr(QT_TRANSLATE_NOOP("PeopleStrip", "key {key}")).format(key=chip.key))
    if chip.special and chip.role:
        words.append(chip.role)
    states = {
        "asked": QT_TRANSLATE_NOOP("PeopleStrip", "to answer now"),
        "done": QT_TRANSLATE_NOOP("PeopleStrip", "has answered"),
    }
    return ", ".join([*words, _tr(states[chip.state])] if chip.state else words)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PeopleStrip", text)


def draw_symbol(painter: QPainter, rect: QRectF, chip: Chip, theme: Theme) -> None:
    """Face and symbol of a seat; where a bot plays, with a little head at its foot."""
    draw_seat(painter, rect, chip.look, theme)
    if chip.bot:
        side = rect.width() * (_HEAD_BY_FACE if has_face(rect) else _HEAD)
        left = rect.left() - side * 0.15 if has_face(rect) else rect.right() - side * 0.85
        draw_bot(painter, QRectF(left, rect.bottom() - side * 0.85, side, side), theme)


def draw_role(painter: QPainter, rect: QRectF, chip: Chip, theme: Theme) -> None:
    """The sign of the role of the round: a mask or, where nobody wears one, a brush."""
    (draw_mask if chip.masked else draw_brush)(painter, rect, theme.ink)


def with_mask_on(chip: Chip, face: QRectF) -> Chip:
    """Where the face wears the mask, no other sign has to say so."""
    return replace(chip, special=False) if chip.masked and has_face(face) else chip


def has_face(rect: QRectF) -> bool:
    """Whether there is room for more than the symbol."""
    return min(rect.width(), rect.height()) >= SMALLEST


def figure(points: int | None) -> str:
    return "" if points is None else numeral(points)
