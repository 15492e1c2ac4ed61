"""The connection doctor: where this computer is found, whether it answers there, and what to do if no phone comes."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QThreadPool, Signal
from PySide6.QtWidgets import QFrame, QWidget

from artgames.app.forms.ui_phone_doctor import Ui_PhoneDoctor
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.phones.addresses import NetworkCard, self_test, wifi_text
from artgames.phones.record import PORTS
from artgames.scene.drawing.theme import Theme

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController

_FINDINGS = {
    "": QT_TRANSLATE_NOOP("PhoneDoctor", "Testing…"),
    "none": QT_TRANSLATE_NOOP("PhoneDoctor", "This computer is on no network."),
    "works": QT_TRANSLATE_NOOP("PhoneDoctor", "This computer answers at {address}."),
    "refused": QT_TRANSLATE_NOOP("PhoneDoctor", "Nothing answers at {address}."),
    "silent": QT_TRANSLATE_NOOP("PhoneDoctor", "Something swallows what is sent to {address}."),
    "somebody_else": QT_TRANSLATE_NOOP("PhoneDoctor", "Another program answers at {address}."),
}
_ADVICE = {
    "": "",
    "none": QT_TRANSLATE_NOOP(
        "PhoneDoctor", "Join a Wi-Fi, or open a hotspot on a phone or on this computer. No internet is needed."
    ),
    "works": QT_TRANSLATE_NOOP(
        "PhoneDoctor",
        "If phones still don’t get through, check that they are on the same Wi-Fi and not on mobile data. Guest and "
        "school networks often keep devices apart: open a hotspot on a phone instead. Or a firewall stops them: "
        "{firewall}",
    ),
    "refused": QT_TRANSLATE_NOOP("PhoneDoctor", "Close phones and open them again, or choose another address."),
    "silent": QT_TRANSLATE_NOOP("PhoneDoctor", "A firewall stops it: {firewall}"),
    "somebody_else": QT_TRANSLATE_NOOP("PhoneDoctor", "Try the second port."),
}
_FIREWALLS = {
    "Windows": QT_TRANSLATE_NOOP(
        "PhoneDoctor", "in Windows Security, allow Artgames on private networks, and set this Wi-Fi to Private."
    ),
    "Darwin": QT_TRANSLATE_NOOP(
        "PhoneDoctor", "in System Settings, under Network and Firewall, allow incoming connections for Artgames."
    ),
    "Linux": QT_TRANSLATE_NOOP(
        "PhoneDoctor", "open port {port} for the local network, for example: sudo ufw allow {port}/tcp"
    ),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("PhoneDoctor", text)


class DoctorPanel(QFrame):
    """Tests in a thread of its own; the answer comes back by a signal.

    Signals:
        tested(str, str): the address, and what a test of it found.
    """

    tested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PhoneDoctor()
        self.ui.setupUi(self)
        self._phones: PhonesController | None = None
        self._cards: list[NetworkCard] = []
        self.found = ""
        self.ui.again.clicked.connect(self.test)
        self.ui.otherPort.clicked.connect(self._change_port)
        self.ui.addresses.activated.connect(self._change_address)
        self.ui.network.textChanged.connect(self._show_wifi)
        self.ui.password.textChanged.connect(self._show_wifi)
        self.tested.connect(self._tell)
        self._show_wifi()

    def follow(self, phones: PhonesController) -> None:
        self._phones = phones

    def set_look(self, theme: Theme, em: float) -> None:
        self.ui.picture.set_look(theme, em)

    # The test

    def test(self) -> None:
        """Look at the network anew, and ask for our own page as a phone would."""
        phones = self._phones
        if phones is None:
            return
        self._cards = phones.cards()
        self._fill_addresses(phones)
        if phones.host is None:
            self._tell("", "none" if not self._cards else "refused")
            return
        address, port = phones.address, phones.host.port
        self._tell(address, "")
        QThreadPool.globalInstance().start(lambda: self.tested.emit(address, self_test(address, port)))

    def _fill_addresses(self, phones: PhonesController) -> None:
        box = self.ui.addresses
        box.clear()
        for card in self._cards:
            box.addItem(self._card_text(card), card.address)
        box.setCurrentIndex(box.findData(phones.address))
        self.ui.otherPort.setEnabled(phones.host is not None)

    def _card_text(self, card: NetworkCard) -> str:
        named = f"{card.address} ({card.name})" if card.name else card.address
        return self.tr("{card} · leads out").format(card=named) if card.has_gateway else named

    def _tell(self, address: str, found: str) -> None:
        phones = self._phones
        if phones is None or (phones.host is not None and address != phones.address):
            return  # another one was chosen meanwhile
        self.found = found
        port = phones.host.port if phones.host is not None else 0
        firewall = _tr(_FIREWALLS.get(platform.system(), _FIREWALLS["Linux"])).format(port=port)
        self.ui.finding.setText(_tr(_FINDINGS[found]).format(address=f"{address}:{port}"))
        self.ui.advice.setText(_tr(_ADVICE[found]).format(firewall=firewall) if _ADVICE[found] else "")
        has_phone = any(one.connected for one in phones.presence())
        to_computer = None if not found else found == "works"
        self.ui.picture.show_ways(True if has_phone else None, to_computer)
        self.ui.picture.setAccessibleName(self.ui.finding.text())

    # What the host tries

    def _change_address(self, index: int) -> None:
        if self._phones is not None:
            self._phones.open(self.ui.addresses.itemData(index))
            self.test()

    def _change_port(self) -> None:
        if self._phones is not None and self._phones.host is not None:
            now = self._phones.host.port
            others = [port for port in PORTS if port != now]
            self._phones.open(self._phones.address, others)
            self.test()

    def _show_wifi(self) -> None:
        network = self.ui.network.text().strip()
        self.ui.wifi.show_text(wifi_text(network, self.ui.password.text()) if network else "")
        self.ui.wifi.setVisible(bool(network))
