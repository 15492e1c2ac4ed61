"""The network cards of this machine, by what Python itself knows: nothing is installed for it, and nothing is sent."""

import platform
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path

from artgames.phones.addresses import NetworkCard, best_first

if sys.platform != "win32":
    import fcntl

_SIOCGIFADDR = 0x8915
_SIOCGIFFLAGS = 0x8913
_UP = 0x1
_GATEWAY = 0x2
_NAME_BYTES = 15
_ROUTES = Path("/proc/net/route")
_FAR_AWAY = "192.0.2.1"
"""An address that is nobody's (RFC 5737): a socket that is told to go there says by which card it would, and sends
nothing."""


def network_cards() -> list[NetworkCard]:
    """All addresses of version 4. Empty where there is no network at all."""
    if platform.system() == "Linux":
        with suppress(OSError):
            return _linux_cards()
    return _cards_by_name()


def likely_cards() -> list[NetworkCard]:
    """Where phones may reach this computer, the likeliest first."""
    return best_first(network_cards())


def _linux_cards() -> list[NetworkCard]:
    routed = gateways(_ROUTES.read_text(encoding="ascii")) if _ROUTES.exists() else set()
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # a card without an address
                address = socket.inet_ntoa(_ask(asker, _SIOCGIFADDR, name)[20:24])
                flags = struct.unpack("H", _ask(asker, _SIOCGIFFLAGS, name)[16:18])[0]
                found.append(NetworkCard(name, address, name in routed, bool(flags & _UP)))
    return found


def _ask(asker: socket.socket, question: int, name: str) -> bytes:
    return fcntl.ioctl(asker.fileno(), question, struct.pack("256s", name.encode()[:_NAME_BYTES]))


def gateways(routes: str) -> set[str]:
    """The cards through which anything beyond the local network goes, by the kernel's table of routes."""
    rows = (line.split() for line in routes.splitlines()[1:])
    return {row[0] for row in rows if len(row) > 3 and row[1] == "00000000" and int(row[3], 16) & _GATEWAY}


def _cards_by_name() -> list[NetworkCard]:
    """Elsewhere: the addresses of this machine's own name, and the one by which it would go far away."""
    way_out = _way_out()
    found = {way_out} if way_out else set()
    with suppress(OSError):
        told = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(one[4][0]) for one in told}
    return [NetworkCard("", address, address == way_out) for address in sorted(found)]


def _way_out() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        asker.connect((_FAR_AWAY, 9))
        return str(asker.getsockname()[0])
    return ""
