"""The parts of a kiosk's window, in their places: what is played, what is pressed below it, what lies over both."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import picture, theme_of
from artgames.app.exhibit.phones_strip import PhonesStrip
from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.kiosk.attract import AttractScreen
from artgames.app.kiosk.cards import IdleCard, PinCard, StartCard
from artgames.app.kiosk.dark_page import DarkPage
from artgames.app.kiosk.faults import FaultCard
from artgames.app.kiosk.footer import Foot
from artgames.app.kiosk.look import KioskLook
from artgames.app.kiosk.technician_card import TechnicianCard
from artgames.app.kiosk.tools import ToolRow
from artgames.exhibits.pin import PinLock
from artgames.exhibits.playlist import Playlist


class KioskBody(QWidget):
    """Without a frame, and without a mind of its own."""

    def __init__(self, context: AppContext, playlist: Playlist, speed: float) -> None:
        super().__init__(None, Qt.WindowType.FramelessWindowHint)
        self._context, self._playlist, self._speed = context, playlist, speed
        theme, brand = theme_of(playlist), playlist.brand
        self.body = QWidget(self)
        self.stage = ExhibitShow(context, theme, self.body, speed=speed)
        self.phones = ShowPhones(context, self.stage, self)
        self.strip = PhonesStrip(self.phones, theme, self)
        self.foot, self.tools = Foot(self.body), ToolRow(self)
        self._lay_out()
        self.attract_screen = AttractScreen(context.pictures, self.body, speed=speed)
        self.attract_screen.moves = playlist.kiosk.attract
        self.start_card, self.idle_card = StartCard(self.body), IdleCard(self.body)
        self.fault_card, self.dark = FaultCard(self), DarkPage(self)
        self.pin_card = PinCard(PinLock(playlist.kiosk.pin), self)
        self.technician = TechnicianCard(self)
        self.start_card.set_logo(picture(brand.logo), brand.name)
        self.look = KioskLook(self, context, theme)

    def _lay_out(self) -> None:
        inner, column = QVBoxLayout(self.body), QVBoxLayout(self)
        inner.addWidget(self.stage, 1)
        inner.addWidget(self.foot)
        column.addWidget(self.strip)
        column.addWidget(self.body, 1)
        column.addWidget(self.tools)
        for one in (inner, column):
            one.setContentsMargins(0, 0, 0, 0)
            one.setSpacing(0)
