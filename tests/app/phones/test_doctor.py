"""The connection doctor tells the truth, and helps."""

import socket

from artgames.app.phones.doctor_panel import DoctorPanel
from artgames.phones.addresses import NetworkCard
from artgames.store import Player
from tests.app.phones.conftest import PhoneTable
from tests.support.phone_client import HERE

ADA, BEN = Player("Ada", 0), Player("Ben", 1)


def opened(table: PhoneTable) -> DoctorPanel:
    table.start("stolen_paintings", ADA, BEN, exhibit=12)
    table.app.navigator.open("phones")
    table.host_page.ui.doctorButton.setChecked(True)
    panel: DoctorPanel = table.host_page.ui.doctor
    return panel


def test_it_asks_this_computer_as_a_phone_would(phone_table: PhoneTable) -> None:
    panel = opened(phone_table)
    phone_table.until(lambda: panel.found == "works")
    assert panel.ui.finding.text().startswith(f"This computer answers at {HERE}:")
    assert "firewall" in panel.ui.advice.text() and "hotspot" in panel.ui.advice.text()
    assert panel.ui.addresses.currentText() == f"{HERE} (wlan0) · leads out"


def test_another_address_is_tried(phone_table: PhoneTable) -> None:
    other = "127.0.0.2"
    phone_table.controller.cards = lambda: [NetworkCard("wlan0", HERE), NetworkCard("eth0", other)]
    panel = opened(phone_table)
    panel.ui.addresses.activated.emit(1)
    assert phone_table.controller.address == other
    phone_table.until(lambda: panel.found == "works" and other in panel.ui.finding.text())
    host = phone_table.controller.host
    assert host is not None and host.record.address == other, "it is the first to be tried next time"


def test_the_second_port_is_tried_and_kept(phone_table: PhoneTable) -> None:
    panel = opened(phone_table)
    host = phone_table.controller.host
    assert host is not None
    first = host.port
    panel.ui.otherPort.click()
    host = phone_table.controller.host
    assert host is not None and host.port != first
    phone_table.until(lambda: panel.found == "works")
    assert host.record.port == host.port


def test_a_program_that_sits_at_the_port_is_found_out(phone_table: PhoneTable) -> None:
    """Ours takes the next one; if all are taken, it says so."""
    with socket.socket() as other:
        other.bind((HERE, 0))
        other.listen()
        phone_table.start("stolen_paintings", ADA, BEN, exhibit=12)
        assert not phone_table.controller.open(HERE, [other.getsockname()[1]])
    assert "ports are in use" in phone_table.controller.problem


def test_without_a_network_it_opens_by_itself(phone_table: PhoneTable) -> None:
    phone_table.controller.cards = list
    phone_table.start("stolen_paintings", ADA, BEN, exhibit=12)
    phone_table.app.navigator.open("phones")
    panel = phone_table.host_page.ui.doctor
    assert panel.isVisible() and panel.found == "none"
    assert "hotspot" in panel.ui.advice.text()


def test_a_square_for_the_wifi(phone_table: PhoneTable) -> None:
    panel = opened(phone_table)
    assert panel.ui.wifi.isHidden()
    panel.ui.network.setText("Museum; upstairs")
    panel.ui.password.setText("sun:flowers")
    assert panel.ui.wifi.text == r"WIFI:T:WPA;S:Museum\; upstairs;P:sun\:flowers;;"
