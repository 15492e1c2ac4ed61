"""The room check: which screen, what the back row can read, sound on both sides, and the clock. Half a minute."""

from __future__ import annotations

import random

from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_room_check import Ui_RoomCheckPage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.room_check.eye_chart import GREYS, LINES, Reading, is_bright, letters, reading_of
from artgames.app.room_check.screen_map import ScreenMap, title_of
from artgames.app.room_check.slide import Scene
from artgames.app.room_check.slides import CheckSlides
from artgames.app.room_check.sounds import CheckSounds
from artgames.app.room_check.texts import task, title
from artgames.app.screens.screen_assignment import Arrangement, Kind, ScreenFacts, arrange, remember
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.engine.words import filled
from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.sound.sound import Cue

SCENES = (Scene.SCREEN, Scene.CHART, Scene.SOUND, Scene.TIMER, Scene.DONE)
TIMER_SECONDS = 12
_NARROW, _LOWEST = 46, 14
"""In sizes of the menu text: where the two panels stand below one another, and how low the picture may be then."""


class RoomCheckPage(Page):
    """Asks one thing after the other; what was found out is kept at the end."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_RoomCheckPage()
        self.ui.setupUi(self)
        self._context = context
        self._step, self._line, self._greys = 0, 0, len(GREYS)
        self._answered = False
        self._watch = ScreenWatch(self)
        self._room = 0
        self.slides = CheckSlides(context.theme(), self)
        self.sounds = CheckSounds(context, self.slides, self)
        self.screens = ScreenMap(context.theme(), self)
        self.clock = Clock(self)
        self.lines = [self._answer_button(str(line)) for line in range(1, len(LINES) + 1)]
        self.lines.append(self._answer_button(self.tr("None of them")))
        self.greys = [self._answer_button(str(count)) for count in range(len(GREYS) + 1)]
        self._lay_out()
        self._connect()
        let_enter_press(self)

    def _answer_button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setCheckable(True)
        return button

    def _lines(self) -> list[tuple[int, QPushButton]]:
        """The last button stands for no line at all."""
        return list(zip((*range(1, len(LINES) + 1), 0), self.lines, strict=True))

    def _lay_out(self) -> None:
        ui = self.ui
        ui.slideLayout.addWidget(self.slides.small)
        ui.screenLayout.addWidget(self.screens)
        for place, button in enumerate(self.lines[:-1]):
            set_variant(button, "variant", "token")
            ui.lines.addWidget(button, 0, place)
        ui.lines.addWidget(self.lines[-1], 1, 0, 1, len(LINES))
        for button in self.greys:
            set_variant(button, "variant", "token")
            ui.greys.addWidget(button)

    def _connect(self) -> None:
        ui = self.ui
        for line, button in self._lines():
            button.clicked.connect(lambda _=False, line=line: self.read_line(line))
        for number, button in enumerate(self.greys):
            button.clicked.connect(lambda _=False, count=number: self.see_greys(count))
        ui.otherLetters.clicked.connect(self._new_letters)
        ui.left.clicked.connect(self.sounds.left)
        ui.right.clicked.connect(self.sounds.right)
        ui.rain.clicked.connect(self.sounds.rain)
        ui.voice.clicked.connect(self.sounds.voice)
        ui.startTimer.clicked.connect(lambda: self.clock.start(TIMER_SECONDS))
        ui.large.clicked.connect(self._show_large)
        ui.next.clicked.connect(self.go_on)
        ui.back.clicked.connect(self.go_back)
        ui.leave.clicked.connect(self.leave)
        self.screens.chosen.connect(self.choose_screen)
        self.slides.large.dismissed.connect(self._dismiss)
        self._watch.changed.connect(self._find_screens)
        self._watch.lost.connect(self.slides.hide_large)
        self.clock.tick.connect(self._tick)
        self.clock.ten_seconds_left.connect(lambda: self._context.sounds.play(Cue.TEN_SECONDS))
        self.clock.expired.connect(lambda: self._context.sounds.play(Cue.TIME_OVER))

    # In and out

    def open(self) -> None:
        self._step, self._line, self._greys, self._answered = 0, 0, len(GREYS), False
        self._new_letters()
        self._find_screens()
        self._show()

    def focus_first(self) -> None:
        self._show()  # now that this page can be seen, so can the room's
        self.ui.next.setFocus()

    def leave(self) -> None:
        self.shut_down()
        self.left.emit()

    def shut_down(self) -> None:
        """Nothing of it stays on any screen."""
        self.clock.stop()
        self.sounds.stop()
        self._watch.stop()
        self.slides.hide_large()

    def go_on(self) -> None:
        if self._step == len(SCENES) - 1:
            self._keep()
            self.leave()
            return
        self._step += 1
        self._show()

    def go_back(self) -> None:
        self._step = max(0, self._step - 1)
        self._show()

    @property
    def scene(self) -> Scene:
        return SCENES[self._step]

    # Screens

    def _find_screens(self) -> None:
        facts = self._watch.facts()
        chosen = arrange(facts, self._context.settings.value.room_screens)
        names = [screen.name for screen in facts]
        self._room = names.index(chosen.room) if chosen.room in names else names.index(chosen.console)
        self._show_screens(facts)

    def choose_screen(self, number: int) -> None:
        """The room is to be on this screen."""
        facts = self._watch.facts()
        self._room = min(number, len(facts) - 1)
        self.slides.hide_large()
        console = next((one.name for place, one in enumerate(facts) if place != self._room), "")
        if console:
            wanted = Arrangement(Kind.SPLIT, console, facts[self._room].name)
            kept = remember(facts, wanted, self._context.settings.value.room_screens)
            self._context.settings.update(room_screens=kept)
        self._show_screens(facts)

    def _show_screens(self, facts: list[ScreenFacts]) -> None:
        self.screens.show_screens(facts, self._room)
        self.slides.show_number(self._room + 1)
        self._show()

    @property
    def has_own_screen(self) -> bool:
        """Whether the room looks at another screen than the one this page is on."""
        return self._facts().name != self.window().screen().name()

    def _facts(self) -> ScreenFacts:
        """Of the room's screen; one that was chosen may have been unplugged since."""
        facts = self._watch.facts()
        return facts[min(self._room, len(facts) - 1)]

    def _show_large(self) -> None:
        self.slides.show_large(self._watch.screen(self._facts().name))

    def _dismiss(self) -> None:
        if not self.has_own_screen:
            self.slides.hide_large()

    # Reading

    def _new_letters(self) -> None:
        self.slides.show_letters(letters(random.choice))

    def read_line(self, line: int) -> None:
        """The last one that the back row reads; 0 for none."""
        self._line, self._answered = line, True
        self._show()

    def see_greys(self, count: int) -> None:
        self._greys = count
        self._show()

    def reading(self) -> Reading:
        return reading_of(self._line if self._answered else len(LINES))

    def _verdict(self) -> str:
        if not self._answered:
            return ""
        found = self.reading()
        told = self.tr("Text at {scale}%, {paintings:# painting|# paintings} at most.")
        said = filled(told, scale=found.scale, paintings=found.paintings)
        if found.comes_closer:
            said += " " + self.tr("Move the back row closer, or make the picture larger.")
        return said

    # Time

    def _tick(self, left: float) -> None:
        self.slides.show_time(left, self.clock.total)

    # What is shown

    def _show(self) -> None:
        ui, scene = self.ui, self.scene
        ui.answers.setCurrentIndex(self._step)
        ui.title.setText(title(scene))
        ui.task.setText(task(scene, alone=not self.has_own_screen))
        ui.progress.setText(self.tr("Step {step} of {steps}").format(step=self._step + 1, steps=len(SCENES)))
        ui.back.setEnabled(self._step > 0)
        ui.next.setText(self.tr("Save") if scene is Scene.DONE else self.tr("Next"))
        ui.next.setEnabled(scene is not Scene.CHART or self._answered)
        for line, button in self._lines():
            button.setChecked(self._answered and line == self._line)
        for number, button in enumerate(self.greys):
            button.setChecked(number == self._greys)
        ui.verdict.setText(self._verdict())
        ui.voice.setVisible(self._context.narrator.has_voice)
        ui.soundHint.setText(self.sounds.hint())
        ui.summary.setText(self._summary())
        ui.useTheme.setVisible(is_bright(self._greys) and self._context.settings.value.theme == "gallery")
        self._show_slides(scene)

    def _show_slides(self, scene: Scene) -> None:
        self.slides.show_scene(scene, self.tr("Room check done.") if scene is Scene.DONE else "")
        if scene is not Scene.TIMER:
            self.clock.stop()
        self._tick(TIMER_SECONDS if not self.clock.is_running else self.clock.remaining)
        self.ui.large.setVisible(not self.has_own_screen)
        if self.has_own_screen and self.isVisible():
            self._show_large()

    def _summary(self) -> str:
        found = self.reading()
        lines = [
            self.tr("Screen: {screen}").format(screen=title_of(self._facts())),
            self.tr("Room screen text: {scale}%").format(scale=found.scale),
            self.tr("Paintings on the wall: at most {paintings}").format(paintings=found.paintings),
        ]
        return "\n".join(lines)

    def _keep(self) -> None:
        found = self.reading()
        changes: dict[str, object] = {"room_scale": found.scale, "room_paintings": found.paintings}
        if self.ui.useTheme.isVisible() and self.ui.useTheme.isChecked():
            changes["theme"] = "daylight"
        self._context.settings.update(**changes)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.slides.set_theme(theme)
        self.screens.set_theme(theme)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "room")

    def step_back(self) -> bool:
        if self._step:
            self.go_back()
        else:
            self.leave()
        return True

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)
        self.ui.picturePanel.setMinimumHeight(round(_LOWEST * self._em) if narrow else 0)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shut_down()
