"""The part of the connection doctor that needs no window."""

import asyncio
import socket
import threading
from collections.abc import Callable

import pytest

from artgames.phones.addresses import NetworkCard, best_first, qr_rows, self_test, wifi_text, with_self_tests
from artgames.phones.host import PhoneHost
from tests.support.phone_client import HERE, open_host

Hosts = Callable[..., PhoneHost]


def test_the_card_with_a_gateway_comes_first() -> None:
    cards = [
        NetworkCard("docker0", "172.17.0.1", has_gateway=True),
        NetworkCard("lo", "127.0.0.1"),
        NetworkCard("eth0", "192.168.7.3"),
        NetworkCard("vEthernet (WSL)", "172.28.0.1"),
        NetworkCard("wlan0", "192.168.1.20", has_gateway=True),
        NetworkCard("eth1", "169.254.3.4", has_gateway=True),
        NetworkCard("wlan1", "10.0.0.9", has_gateway=True, is_up=False),
        NetworkCard("eth2", "fe80::1"),
        NetworkCard("eth3", "nonsense"),
    ]
    assert [card.address for card in best_first(cards)] == ["192.168.1.20", "192.168.7.3", "172.17.0.1", "172.28.0.1"]


def test_of_two_cards_with_a_gateway_the_wireless_one_comes_first() -> None:
    cards = [NetworkCard("eth0", "192.168.1.2", True), NetworkCard("Wi-Fi", "192.168.1.3", True)]
    assert best_first(cards)[0].name == "Wi-Fi"
    assert best_first([]) == []


def test_a_hotspots_square() -> None:
    assert wifi_text("Museum", "pass;word") == "WIFI:T:WPA;S:Museum;P:pass\\;word;;"
    assert wifi_text('A "b": c,\\') == 'WIFI:T:nopass;S:A \\"b\\"\\: c\\,\\\\;;'
    assert wifi_text("x", "y", hidden=True).endswith("H:true;;")


def test_a_square_has_its_three_corners() -> None:
    rows = qr_rows("http://192.168.1.20:8123/#" + "x" * 32)
    size = len(rows)
    assert all(len(row) == size for row in rows)
    corner = tuple(rows[0][:7])
    assert corner == (True,) * 7 == tuple(rows[0][-7:]) == tuple(rows[-1][:7])
    assert size <= 41, "a phone at the back of the room reads it"


def test_it_tests_itself(hosts: Hosts) -> None:
    host = hosts()
    assert self_test(HERE, host.port) == "works"
    assert with_self_tests([NetworkCard("lo", HERE)], host.port) == []
    host.stop()
    assert self_test(HERE, host.port) == "refused"


def test_somebody_elses_server_is_not_ours() -> None:
    with socket.create_server((HERE, 0)) as server:
        port = server.getsockname()[1]

        def answer() -> None:
            line, _ = server.accept()
            line.recv(1000)
            line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")
            line.close()

        thread = threading.Thread(target=answer)
        thread.start()
        assert self_test(HERE, port) == "somebody_else"
        thread.join()


def test_a_silent_server_is_no_answer() -> None:
    with socket.create_server((HERE, 0)) as server:
        assert self_test(HERE, server.getsockname()[1], seconds=0.3) == "silent"


def test_the_second_port_where_the_first_is_taken(hosts: Hosts) -> None:
    taken = hosts()
    host = open_host()
    host.stop()
    free = host.port
    host.start([HERE], [taken.port, free])
    try:
        assert host.port == free == host.record.port
        assert self_test(HERE, free) == "works"
    finally:
        host.stop()


def test_no_free_port_is_said(hosts: Hosts) -> None:
    taken = hosts()
    host = open_host()
    host.stop()
    with pytest.raises(OSError, match="in use"):
        host.start([HERE], [taken.port])
    assert not host.is_open
    with pytest.raises(OSError):
        host.start(["203.0.113.7"], [0])
    host.start([HERE], [0])
    assert host.is_open
    host.stop()


def test_the_address_of_the_square_keeps_its_secret_from_servers(hosts: Hosts) -> None:
    host = hosts()
    address = host.join_address("192.168.1.20")
    assert address == f"http://192.168.1.20:{host.port}/#{host.record.secret}"
    assert host.typed_address("192.168.1.20") == f"192.168.1.20:{host.port}"


def test_stopping_and_starting_again_leaves_no_thread_behind(hosts: Hosts) -> None:
    host = hosts()
    for _ in range(5):
        host.stop()
        host.start([HERE])
    host.stop()
    host.stop()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("phone")]
    assert asyncio.run(asyncio.sleep(0, "fine")) == "fine"
