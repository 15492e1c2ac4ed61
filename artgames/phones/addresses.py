"""Which address to show, and whether it works: the part of the connection doctor that needs no window.

The machine's network cards are given by whoever can list them; nothing here asks the system.
"""

import http.client
import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from artgames.phones.record import PORTS

__all__ = ["PORTS", "NetworkCard", "SelfTest", "best_first", "qr_rows", "self_test", "wifi_text"]

SelfTest: TypeAlias = Literal["works", "refused", "silent", "somebody_else"]
"""What a request from this machine to its own address found."""

_VIRTUAL = re.compile(
    r"docker|veth|virbr|vbox|virtualbox|vmnet|vmware|vethernet|hyper-v|\bbr-|\btun|\btap|\bwg|tailscale|zerotier|utun|\blo\b|loopback",
    re.IGNORECASE,
)
_WIRELESS = re.compile(r"wl|wi-?fi|wlan|airport|\ben0\b", re.IGNORECASE)
_MARK = b"<title>Artgames</title>"


class NetworkCard(msgspec.Struct, frozen=True):
    """One address of this machine."""

    name: str
    """What the system calls the card: wlan0, Wi-Fi, docker0."""

    address: str
    has_gateway: bool = False
    is_up: bool = True


def best_first(cards: Iterable[NetworkCard]) -> list[NetworkCard]:
    """The addresses that phones may reach, the likeliest first: with a gateway, of a real card, of the local network.
    Those that no phone can reach are left out."""
    return sorted((card for card in cards if card.is_up and _reachable(card.address)), key=_rank)


def _reachable(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    is_out = address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast
    return address.version == 4 and not is_out


def _rank(card: NetworkCard) -> tuple[bool, bool, bool, bool, str]:
    address = ipaddress.ip_address(card.address)
    is_virtual = _VIRTUAL.search(card.name) is not None
    is_wireless = _WIRELESS.search(card.name) is not None
    return is_virtual, not card.has_gateway, not address.is_private, not is_wireless, card.name


def wifi_text(network: str, password: str = "", *, hidden: bool = False) -> str:
    """What a QR says so that a phone joins a Wi-Fi, such as a hotspot of this laptop."""
    kind = "WPA" if password else "nopass"
    parts = [f"T:{kind}", f"S:{_escaped(network)}"]
    if password:
        parts.append(f"P:{_escaped(password)}")
    if hidden:
        parts.append("H:true")
    return f"WIFI:{';'.join(parts)};;"


def _escaped(text: str) -> str:
    return re.sub(r'([\\;,":])', r"\\\1", text)


def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """A QR as rows of dark and light, without a border: whoever draws it leaves four modules free on every side."""
    import segno  # noqa: PLC0415 - loaded when phones are opened

    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def self_test(address: str, port: int, seconds: float = 2.0) -> SelfTest:
    """Ask this machine's own server for its page, by the address that phones would use. It blocks: call it in a thread.

    What it cannot find out is whether the network lets phones through; only a phone can.
    """
    connection = http.client.HTTPConnection(address, port, timeout=seconds)
    try:
        connection.request("GET", "/", headers={"Host": f"{address}:{port}"})
        page = connection.getresponse().read(4096)
    except TimeoutError:
        return "silent"
    except ConnectionError:
        return "refused"
    except (OSError, http.client.HTTPException):
        return "somebody_else"
    finally:
        connection.close()
    return "works" if _MARK in page else "somebody_else"


def with_self_tests(cards: Sequence[NetworkCard], port: int) -> list[tuple[NetworkCard, SelfTest]]:
    """All addresses with what a test of each found; the order stays."""
    return [(card, self_test(card.address, port)) for card in best_first(cards)]
