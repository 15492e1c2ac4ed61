"""Phones while they are open: the server, and what they say. It is loaded when somebody opens them, and not before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication

from artgames.app.context import AppContext
from artgames.app.phones.setup_link import SetupLink
from artgames.app.phones.table_link import TableLink
from artgames.phones import messages
from artgames.phones.addresses import NetworkCard
from artgames.phones.host import PhoneHost
from artgames.phones.pictures import Size, small_picture
from artgames.phones.record import PORTS, RoomRecord, load, new_record, save

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController
    from artgames.app.setup.page import SetupPage
    from artgames.app.table.page import TablePage

translate = QCoreApplication.translate

RECORD = "phones.json"


def address_among(cards: Sequence[NetworkCard], *wishes: str) -> str:
    """Where to listen: the first wish that this computer has, or its likeliest address; empty where it has none."""
    there = [card.address for card in cards]
    return next((one for one in (*wishes, *there) if one in there), "")


def start(host: PhoneHost, address: str, ports: Sequence[int]) -> str:
    """Listen there; or why that cannot be, as a sentence."""
    if not address:
        return translate("Phones", "This computer is on no network. Join a Wi-Fi, or open a hotspot on a phone.")
    try:
        host.start([address], ports)
    except OSError:
        text = translate("Phones", "No phone can reach this computer at {address}: the ports are in use.")
        return text.format(address=address)
    return ""


def kept_record(context: AppContext, first_port: int | None, name: str = RECORD) -> RoomRecord:
    """The room of the last time: then the same address, code and tokens work. `first_port`: where a new one listens."""
    return load(context.data / name) or new_record(PORTS[0] if first_port is None else first_port)


def ports_of(record: RoomRecord) -> tuple[int, ...]:
    """Where it listens: first where phones know it, then where it usually does."""
    return tuple(dict.fromkeys((record.port, *PORTS)))


def make_host(
    context: AppContext, record: RoomRecord, address: str, wake: Callable[[], None], name: str = RECORD
) -> PhoneHost:
    """A server that is found at this address; it does not listen yet."""
    file = context.data / name

    def draw(card: int, size: Size) -> bytes:
        """In a thread of the server."""
        picture = context.picture_of(str(card))
        return small_picture(picture.path, picture.crop, size)

    found_there = msgspec.structs.replace(record, address=address)
    return PhoneHost(found_there, draw, lambda kept: save(kept, file), say=context.say, wake=wake)


class OpenPhones:
    """The server, the table that it serves, and what phones say to the host."""

    def __init__(self, phones: PhonesController, context: AppContext, host: PhoneHost) -> None:
        self._phones, self._context = phones, context
        self.host = host

    def setup_link(self, page: SetupPage) -> SetupLink:
        """Phones take their seats while the table is being laid."""
        link, asking = SetupLink(page, self.host, self._context, self._phones), self._phones.asking
        link.moved.connect(asking.follow_seats)
        link.moved.connect(self._phones.changed)
        link.wished.connect(asking.want_name)
        link.sit_down()
        return link

    def table_link(self, page: TablePage) -> TableLink | None:
        """Phones play the match that is on the table, unless it is somebody else's."""
        if page.evening is None or page.evening.guests is not None:
            return None
        link = TableLink(page, self.host, self._context, self._phones)
        link.followed.connect(self._phones.changed)
        link.sit_down()
        return link

    def hear_all(self) -> bool:
        """Whatever has come since; who votes and how many are here only as it stands now. Most calls find that an
        earlier one has heard everything; then this is false."""
        heard = self.host.messages()
        newest = {type(message): message for message in heard}
        for message in heard:
            if type(message) not in messages.STANDINGS or newest[type(message)] is message:
                self._hear(message)
        return bool(heard)

    def _hear(self, message: messages.ToTable) -> None:
        phones = self._phones
        match message:
            case messages.SecondPhone():
                phones.asking.want_seat(message)
            case messages.NameWished():
                phones.asking.want_name(message)
            case messages.RemotePressed():
                phones.remote_pressed.emit(message.key)
            case messages.VisitorsChanged():
                phones.visitors = message.count
            case messages.NotKept():
                phones.tell(
                    translate("Phones", "Nothing can be written to disk. After a restart, phones have to join again.")
                )
            case messages.Failed():
                phones.tell(translate("Phones", "Phones have stopped. Open them again; the match continues here."))
                phones.drop()
            case _:
                if phones.link is not None:
                    phones.link.hear(message)
