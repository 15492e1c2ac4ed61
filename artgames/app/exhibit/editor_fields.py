"""The fields of the editor, filled from a playlist and read back, one change at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from artgames import games
from artgames.app.exhibit.round_texts import hangs_wall, title_of
from artgames.app.forms.ui_exhibit_editor import Ui_ExhibitEditor
from artgames.exhibits.pin import hashed, is_pin
from artgames.exhibits.playlist import SIZES, Kiosk, Playlist, Round

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


NEVER = -1
"""What the box for the hour says instead of None, which Qt cannot look for."""


class Fields(QObject):
    """Some widgets, each for one field of a record.

    Signals:
        changed(str, object): somebody has set this field to this value.
    """

    changed = Signal(str, object)

    def __init__(self, widgets: dict[str, QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._widgets = widgets
        self._filling = False
        for field, widget in widgets.items():
            self._connect(field, widget)

    def fill(self, values: Callable[[str], Any]) -> None:
        """Show these values; nobody has changed anything by that."""
        self._filling = True
        for field, widget in self._widgets.items():
            _show(widget, values(field))
        self._filling = False

    def _connect(self, field: str, widget: QWidget) -> None:
        def tell(value: Any) -> None:
            if not self._filling:
                self.changed.emit(field, None if value == NEVER else value)

        if isinstance(widget, QSpinBox):
            widget.valueChanged.connect(tell)
        elif isinstance(widget, QCheckBox):
            widget.toggled.connect(tell)
        elif isinstance(widget, QComboBox):
            widget.currentIndexChanged.connect(lambda _index: tell(widget.currentData()))
        elif isinstance(widget, QLineEdit):
            widget.textEdited.connect(tell)


def _show(widget: QWidget, value: Any) -> None:
    value = NEVER if value is None else value
    if isinstance(widget, QSpinBox):
        widget.setValue(value)
    elif isinstance(widget, QCheckBox):
        widget.setChecked(value)
    elif isinstance(widget, QComboBox):
        found = widget.findData(value)
        if found < 0:
            widget.addItem(str(value), value)
            found = widget.count() - 1
        widget.setCurrentIndex(found)
    elif isinstance(widget, QLineEdit) and widget.text() != value:
        widget.setText(value)


def round_fields(ui: Ui_ExhibitEditor, parent: QObject) -> Fields:
    """Those of one round. What is played is what the games declare; the usual one has no name in the file."""
    for game in games.all_exhibited():
        slug = "" if game.exhibit.hangs_wall else game.slug
        title, asked = translate(game.slug, game.info.title), translate(game.slug, game.exhibit.title)
        ui.game.addItem(title if title.casefold() == asked.casefold() else f"{title}: {asked}", slug)
    for size in SIZES:
        ui.paintings.addItem(str(size), size)
    for stolen, text in enumerate((translate("Exhibit", "Random, one to three"), "1", "2", "3")):
        ui.stolen.addItem(text, stolen)
    ui.decoys.addItem(translate("Exhibit", "Easy: unlike anything on the wall"), "easy")
    ui.decoys.addItem(translate("Exhibit", "Fair: any decoys"), "fair")
    ui.decoys.addItem(translate("Exhibit", "Fiendish: look-alikes"), "fiendish")
    return Fields(
        {
            "game": ui.game,
            "title": ui.roundTitle,
            "deck": ui.deck,
            "paintings": ui.paintings,
            "look_seconds": ui.look,
            "stolen": ui.stolen,
            "decoys": ui.decoys,
            "think_seconds": ui.think,
            "dark_seconds": ui.dark,
            "hold_seconds": ui.hold,
            "label_seconds": ui.label,
            "pause_seconds": ui.pause,
            "say_count": ui.sayCount,
            "labels": ui.labels,
        },
        parent,
    )


def show_what_applies(ui: Ui_ExhibitEditor, one: Round) -> None:
    """Nothing about walls where none hangs."""
    is_wall = hangs_wall(one)
    for widget in (ui.paintings, ui.look, ui.stolen, ui.decoys, ui.dark, ui.sayCount):
        ui.roundForm.setRowVisible(widget, is_wall)
    ui.roundTitle.setPlaceholderText(title_of(msgspec.structs.replace(one, title="")))


def whole_fields(ui: Ui_ExhibitEditor, parent: QObject) -> Fields:
    """Those of the playlist itself."""
    ui.theme.addItem(translate("Exhibit", "Gallery: dark, for a dim room"), "gallery")
    ui.theme.addItem(translate("Exhibit", "Daylight: light, for a bright room"), "daylight")
    ui.theme.addItem(translate("Exhibit", "High contrast"), "contrast")
    ui.lostScreen.addItem(translate("Exhibit", "The show waits"), "wait")
    ui.lostScreen.addItem(translate("Exhibit", "The show carries on"), "go_on")
    return Fields(
        {
            "title": ui.title,
            "loop": ui.loop,
            "theme": ui.theme,
            "sound": ui.sound,
            "screen": ui.screen,
            "lost_screen": ui.lostScreen,
            "phones": ui.phones,
            "names": ui.names,
        },
        parent,
    )


def kiosk_fields(ui: Ui_ExhibitEditor, parent: QObject) -> Fields:
    """Those of the kiosk, but for the PIN, which is never shown."""
    ui.restart.addItem(translate("Exhibit", "Never"), NEVER)
    for hour in range(24):
        ui.restart.addItem(translate("Exhibit", "At {hour}:00").format(hour=hour), hour)
    return Fields(
        {"idle_seconds": ui.idle, "warning_seconds": ui.warning, "attract": ui.attract, "restart_hour": ui.restart},
        parent,
    )


def pin_to_keep(typed: str) -> str | None:
    """How a typed PIN is kept; None while it is none."""
    if not typed:
        return ""
    return hashed(typed) if is_pin(typed) else None


def value_of(record: Round | Playlist | Kiosk) -> Callable[[str], Any]:
    return lambda field: getattr(record, field)
