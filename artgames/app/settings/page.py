"""The settings page. Everything takes effect at once, so there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSlider, QWidget

import artgames
from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_settings import Ui_SettingsPage
from artgames.app.page_base import Page, Topic
from artgames.engine.words import filled
from artgames.scene.drawing.theme import Theme
from artgames.scene.sound.sound import Cue

PACES = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0)
SHOWER_MS = 2500
_NARROW = 46
"""Below so many widths of the menu text the two columns stand below one another."""


class SettingsPage(Page):
    """Shows the settings and changes them.

    Signals:
        check_wanted(), map_wanted(): the room check, and the wall memory map of all days.
        originals_wanted(): the page that fetches the real paintings.
    """

    check_wanted = Signal()
    map_wanted = Signal()
    originals_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SettingsPage()
        self.ui.setupUi(self)
        self._context = context
        self._em = 17.0
        self._themes = {"gallery": self.ui.gallery, "daylight": self.ui.daylight, "contrast": self.ui.contrast}
        self._fill()
        self._connect()
        self._show()

    def _fill(self) -> None:
        ui = self.ui
        ui.motion.addItem(self.tr("Use system setting"), "system")
        ui.motion.addItem(self.tr("Full"), "full")
        ui.motion.addItem(self.tr("Reduced: fades instead of movement"), "reduced")
        ui.patience.addItem(self.tr("As long as usual"), 1)
        ui.patience.addItem(self.tr("Five times as long"), 5)
        ui.patience.addItem(self.tr("Twenty times as long"), 20)
        ui.version.setText(self.tr("Artgames {version}").format(version=artgames.__version__))
        ui.credits.setText("\n".join(self._credits()))
        ui.folder.setText(str(self._context.data))

    def _credits(self) -> list[str]:
        infos = [game.info for game in games.every()]
        told = [f"{self._say(info.slug, info.title)}: {self._say(info.slug, info.credit)}." for info in infos]
        told += [
            f"{deck.credit} ({deck.licence})" if deck.licence else deck.credit
            for deck in self._context.library.packs
            if deck.credit  # nobody has to be thanked for one's own pictures
        ]
        told.append(self.tr("Typefaces: Source Sans Pro and Source Serif Pro (SIL Open Font License)."))
        return told

    def _say(self, context: str, text: str) -> str:
        return self._context.translate(context, text)

    def _connect(self) -> None:
        ui, settings = self.ui, self._context.settings
        for key, button in self._themes.items():
            button.clicked.connect(lambda _checked=False, key=key: settings.update(theme=key))
        self._connect_sliders()
        ui.motion.activated.connect(lambda: settings.update(motion=ui.motion.currentData()))
        ui.patience.activated.connect(lambda: settings.update(patience=ui.patience.currentData()))
        ui.muted.clicked.connect(lambda checked: settings.update(muted=checked))
        ui.voice.clicked.connect(lambda checked: settings.update(voice=checked))
        ui.roomCheck.clicked.connect(self.check_wanted)
        ui.memoryMap.clicked.connect(self.map_wanted)
        ui.originals.clicked.connect(self.originals_wanted)
        ui.byEar.clicked.connect(lambda checked: settings.update(by_ear=checked))
        ui.school.clicked.connect(lambda checked: settings.update(school=checked))
        ui.bubbles.clicked.connect(lambda checked: settings.update(bubbles=checked))
        ui.captions.clicked.connect(lambda checked: settings.update(captions=checked))
        ui.curtainHold.clicked.connect(lambda: self._set_curtain(single_press=False))
        ui.curtainPress.clicked.connect(lambda: self._set_curtain(single_press=True))
        ui.reset.clicked.connect(self._reset)
        ui.openFolder.clicked.connect(self._open_folder)
        ui.back.clicked.connect(self.left)
        settings.changed.connect(self._show)

    def _connect_sliders(self) -> None:
        ui, settings = self.ui, self._context.settings
        ui.effects.valueChanged.connect(lambda value: settings.update(effects_volume=value))
        ui.effects.sliderReleased.connect(self._let_hear)
        ui.rain.valueChanged.connect(lambda value: settings.update(cover_volume=value))
        ui.rain.sliderReleased.connect(self._let_rain)
        ui.voiceVolume.valueChanged.connect(lambda value: settings.update(voice_volume=value))
        ui.voiceVolume.sliderReleased.connect(lambda: self._context.narrator.say(self.tr("Open your eyes, everyone.")))
        ui.pace.valueChanged.connect(lambda step: settings.update(pace=PACES[step]))
        # A text size that changes under the mouse would move the slider away from it.
        ui.textScale.setTracking(False)
        ui.textScale.sliderMoved.connect(lambda value: ui.textValue.setText(f"{_round_to_ten(value)}%"))
        ui.textScale.valueChanged.connect(lambda value: settings.update(text_scale=_round_to_ten(value)))

    def _set_curtain(self, *, single_press: bool) -> None:
        self._context.settings.update(curtain_single_press=single_press)
        self._show()

    def _show(self) -> None:
        """Take over what the settings say."""
        ui, value = self.ui, self._context.settings.value
        self._themes[value.theme].setChecked(True)
        ui.motion.setCurrentIndex(ui.motion.findData(value.motion))
        ui.patience.setCurrentIndex(max(0, ui.patience.findData(value.patience)))
        pace = min(range(len(PACES)), key=lambda step: abs(PACES[step] - value.pace))
        _put(ui.textScale, value.text_scale)
        _put(ui.effects, value.effects_volume)
        _put(ui.rain, value.cover_volume)
        _put(ui.pace, pace)
        ui.textValue.setText(f"{value.text_scale}%")
        _put(ui.voiceVolume, value.voice_volume)
        ui.voiceValue.setText(f"{value.voice_volume}%")
        ui.voice.setChecked(value.voice)
        ui.roomFound.setText(self._room_found())
        ui.effectsValue.setText(f"{value.effects_volume}%")
        ui.rainValue.setText(f"{value.cover_volume}%")
        ui.paceValue.setText(f"× {value.pace:g}")
        ui.muted.setChecked(value.muted)
        ui.captions.setChecked(value.captions)
        ui.bubbles.setChecked(value.bubbles)
        ui.byEar.setChecked(value.by_ear)
        ui.school.setChecked(value.school)
        ui.curtainHold.setChecked(not value.curtain_single_press)
        ui.curtainPress.setChecked(value.curtain_single_press)
        for slider in (ui.effects, ui.rain):
            slider.setEnabled(not value.muted)
        ui.voiceVolume.setEnabled(value.voice and not value.muted)

    def _room_found(self) -> str:
        value = self._context.settings.value
        if not value.room_paintings:
            return self.tr("Room check not done yet.")
        text = self.tr("Room screen text: {scale}%. At most {paintings:# painting|# paintings} on the wall.")
        return filled(text, scale=value.room_scale, paintings=value.room_paintings)

    def _reset(self) -> None:
        settings = self._context.settings
        before = settings.value
        settings.reset()
        if settings.value != before:
            text = self.tr("All settings have been reset.")
            self.undoable.emit(text, lambda: settings.replace(before))

    def _let_hear(self) -> None:
        """One cue at the new volume."""
        self._context.sounds.play(Cue.CHIME)

    def _let_rain(self) -> None:
        """A short shower at the new volume."""
        sounds = self._context.sounds
        sounds.start_cover()
        QTimer.singleShot(SHOWER_MS, self, sounds.stop_cover)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._context.data)))

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "settings")

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _round_to_ten(value: int) -> int:
    return 10 * round(value / 10)


def _put(slider: QSlider, value: int) -> None:
    """Show a value without sending it back."""
    slider.blockSignals(True)
    slider.setValue(value)
    slider.blockSignals(False)
