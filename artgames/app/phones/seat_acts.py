"""What a host can do with a seat and its phone, each with the words for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from artgames.app.phones.seats_link import Acts

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController
    from artgames.engine.api import Seat
    from artgames.phones.messages import Presence

translate = QCoreApplication.translate


def acts_for(phones: PhonesController, seat: Seat) -> Acts:
    """In the order of the menu: the phone first, then who answers instead of it."""
    one = next((one for one in phones.presence() if one.seat == seat), None)
    made: Acts = _with_phone(phones, one) if one is not None and one.has_phone else []
    return made + (phones.link.acts_for(seat) if phones.link is not None else [])


def _with_phone(phones: PhonesController, one: Presence) -> Acts:
    host, seat = phones.host, one.seat
    assert host is not None
    if one.remote:
        remote = translate("Phones", "No longer the host’s remote")
    else:
        remote = translate("Phones", "Make this phone the host’s remote")
    free = translate("Phones", "Free the seat: this phone joins again")
    made: Acts = [(remote, lambda: host.make_remote(seat, not one.remote))]
    for other in phones.presence():
        if other.seat != seat and phones.player_at(other.seat).kind == "person":
            text = translate("Phones", "This phone belongs to {name}").format(name=other.name)
            made.append((text, _mover(phones, seat, other.seat)))
    return [*made, (free, lambda: host.remove(seat))]


def _mover(phones: PhonesController, seat: Seat, to: Seat) -> Callable[[], None]:
    return lambda: phones.move(seat, to)
