"""Where everything stands on the set-up page: side by side or one below the other, and how large there is room for."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget

from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.app.setup.preset_cards import PresetCards
from artgames.app.setup.seat_list import WIDE, SeatList
from artgames.scene.drawing.fonts import Role, desk_px
from artgames.scene.drawing.theme import Theme

_NARROW = 52
"""Below so many widths of the menu text the columns stand below one another."""
_ADD_WIDE = 6.0
"""The two buttons that add a seat, in sizes of the menu text."""
_FEW_SEATS, _LARGEST = 4, 1.45
"""Where so few sit down, a card may be so many times wider than it has to be."""
_PLAYERS_SHARE, _MARGINS, _HIGH_ENOUGH = 0.7, 5.0, 31.0
"""What the rest of the page takes: of its width, beside the cards, and of its height."""
_HIGH_ENOUGH_TO_TELL = 40.0


class Columns:
    """The story beside the players or, where large text leaves too little width, below them."""

    def __init__(self, page: QWidget, ui: Ui_SetupPage, seats: SeatList, presets: PresetCards) -> None:
        self._page, self._ui, self._seats, self._presets = page, ui, seats, presets
        self._em = 20.0

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._seats.set_look(theme, em)
        self._presets.set_look(theme, em)
        self._ui.story.set_look(theme, em)
        self._ui.title.set_size(desk_px(Role.HEADLINE, em))
        self._ui.adds.setFixedWidth(round(_ADD_WIDE * em))
        for button in (self._ui.start, self._ui.tryFirst, self._ui.daily):
            button.setMinimumWidth(round(10 * em))
            button.setMinimumHeight(self._ui.start.sizeHint().height())  # the lower edge of one is of brass

    def arrange(self, seats: int) -> None:
        """For so many seats, in the page as large as it is."""
        narrow = self._page.width() < _NARROW * self._em
        way = QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight
        self._ui.columns.setDirection(way)
        inner = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._ui.detailsColumns.setDirection(inner)
        wide = self._page.width() / self._em * (1.0 if narrow else _PLAYERS_SHARE)
        growth = self._growth(seats, wide - _ADD_WIDE - _MARGINS)
        self._seats.grow(growth)
        tall = seats <= _FEW_SEATS and self._page.height() >= _HIGH_ENOUGH_TO_TELL * self._em
        self._presets.fit((wide - _MARGINS / 2) * self._em, growth, high_enough=tall)
        self._ui.presetHint.setVisible(bool(self._presets.buttons) and not self._presets.telling)

    def _growth(self, seats: int, wide: float) -> float:
        """How much larger faces and walls may be than they have to: where few sit down, and there is room for them in
        one line and for everything below."""
        if seats > _FEW_SEATS:
            return 1.0
        high = self._page.height() / self._em - _HIGH_ENOUGH
        return max(1.0, min(1.0 + high * 0.06, wide / (WIDE * _FEW_SEATS), _LARGEST))
