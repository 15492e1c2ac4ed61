"""Which cards a machine has: by the kernel's own words, and in networks made for the purpose."""

import json
import shutil
import subprocess
import sys
from typing import Any

import pytest

from artgames.phones.network_cards import gateways

HEAD = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"

ASK = """
import json
from artgames.phones.addresses import best_first
from artgames.phones.network_cards import network_cards
print(json.dumps([(card.name, card.address, card.has_gateway) for card in best_first(network_cards())]))
"""


def test_a_gateway_is_a_way_to_anywhere() -> None:
    routes = HEAD + "wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
    routes += "eth0\t0002A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n"
    assert gateways(routes) == {"wlan0"}
    assert gateways("") == set()


def card(name: str, address: str) -> str:
    """A pair of cards, of which one has an address."""
    pair = f"ip link add {name} type veth peer name p{name} && ip link set p{name} up && ip link set {name} up"
    return f"{pair} && ip addr add {address}/24 dev {name}"


def inside(*commands: str, ask: str = ASK) -> list[Any]:
    """What this program finds in a network of its own."""
    told = " && ".join(("ip link set lo up", *commands, f"exec {sys.executable} -c '{ask}'"))
    done = subprocess.run(["unshare", "-rn", "sh", "-c", told], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"no networks of its own here: {done.stderr.strip()}")
    found: list[Any] = json.loads(done.stdout)
    return found


needs_namespaces = pytest.mark.skipif(
    not (shutil.which("unshare") and shutil.which("ip")), reason="needs Linux with unshare and ip"
)


@needs_namespaces
def test_no_network_at_all() -> None:
    assert inside() == []


@needs_namespaces
def test_a_network_without_a_gateway_will_do() -> None:
    assert inside(card("eth0", "192.168.5.2")) == [["eth0", "192.168.5.2", False]]


@needs_namespaces
def test_of_two_cards_the_one_with_a_gateway_comes_first() -> None:
    found = inside(card("eth0", "10.0.0.2"), card("eth1", "192.168.5.2"), "ip route add default via 192.168.5.1")
    assert found == [["eth1", "192.168.5.2", True], ["eth0", "10.0.0.2", False]]


@needs_namespaces
def test_a_card_that_is_down_is_left_out() -> None:
    found = inside(card("eth0", "10.0.0.2"), card("eth1", "192.168.5.2"), "ip link set eth0 down")
    assert found == [["eth1", "192.168.5.2", False]]


BLOCKED = """
import json
from artgames.phones.addresses import self_test
from artgames.phones.host import PhoneHost
from artgames.phones.record import PORTS, new_record
found = []
for port in PORTS:
    host = PhoneHost(new_record(port), lambda card, size: b"", lambda record: None)
    host.start(["192.168.5.2"])
    found.append(self_test("192.168.5.2", port, 0.5))
    host.stop()
print(json.dumps(found))
"""


@needs_namespaces
@pytest.mark.skipif(shutil.which("nft") is None, reason="needs nft, of the package nftables")
@pytest.mark.parametrize(
    ("verdict", "found"), [("accept", "works"), ("drop", "silent"), ("reject with tcp reset", "refused")]
)
def test_a_firewall_that_stops_the_first_port_is_told_from_one_that_does_not(verdict: str, found: str) -> None:
    """By a real rule; the second port, which the doctor offers, works."""
    rule = f"nft add rule inet house arriving tcp dport 8123 {verdict}"
    wall = "nft add table inet house", "nft add chain inet house arriving { type filter hook input priority 0\\; }"
    assert inside(card("eth0", "192.168.5.2"), *wall, rule, ask=BLOCKED) == [found, "works"]
