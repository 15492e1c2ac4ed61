"""The settings of this person as a Qt object: every page listens to one signal and follows at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QTimer, Signal

from artgames.scene.drawing.fonts import scale_for
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, Theme

if TYPE_CHECKING:
    from artgames.scene.tempo import Tempo
    from artgames.store.settings import Settings

TEXT_STEP = 10
"""Per cent that Ctrl + and Ctrl − change the text size by."""

_REST_MS = 400
"""A slider that is being pulled is not written to disk at every step."""

SMALLEST_TEXT, LARGEST_TEXT = 80, 200
THEMES: dict[str, Theme] = {"gallery": GALLERY, "daylight": DAYLIGHT, "contrast": HIGH_CONTRAST}

Keep = Callable[["Settings"], None]


class Look(Protocol):
    """What must be known to paint the window: settings have it, and so has the copy that is read before them."""

    @property
    def theme(self) -> str: ...

    @property
    def text_scale(self) -> int: ...

    @property
    def geometry(self) -> str: ...


class LiveSettings(QObject):
    """Holds the present `Settings` value, tells everybody when it changes, and keeps it once it rests.

    Signals:
        changed(): something is different now; ask `value`, `theme()`, `tempo()` or `scale()` again.
        not_kept(Sentence): why the disk did not take the settings; they count until the program ends.
    """

    changed = Signal()
    not_kept = Signal(object)

    def __init__(
        self,
        value: Settings | None,
        keep: Keep | None = None,
        parent: QObject | None = None,
        *,
        look: Look | None = None,
    ) -> None:
        """`keep` writes a value to disk. Where there is no value yet, there is a look until `begin` brings one."""
        super().__init__(parent)
        self._value = self._kept = value
        self._first_look = look
        self._keep = keep
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.flush)

    @property
    def value(self) -> Settings:
        """Everything; not before the store is open."""
        assert self._value is not None
        return self._value

    @property
    def look(self) -> Look:
        """How the window looks, at any time."""
        look = self._value if self._value is not None else self._first_look
        assert look is not None
        return look

    def begin(self, value: Settings, keep: Keep) -> None:
        """Take over what was found on disk, after the window was first painted as it looked last time."""
        self._keep = keep
        self._kept = value
        if value != self._value:
            self._value = value
            self.changed.emit()

    def update(self, **changes: Any) -> None:
        """Change fields of the settings; nothing happens when they are so already, or before the store is open."""
        if self._keep is None:
            return
        self.replace(self.value.but(**changes))

    def replace(self, value: Settings) -> None:
        if value != self._value:
            self._value = value
            self._rest.start()
            self.changed.emit()

    def flush(self) -> None:
        """Write to disk what is not there yet."""
        from artgames.store.errors import StoreProblem  # noqa: PLC0415 - not needed for the first paint

        self._rest.stop()
        if self._value is None or self._value == self._kept or self._keep is None:
            return
        try:
            self._keep(self._value)
            self._kept = self._value
        except StoreProblem as problem:
            self.not_kept.emit(problem.sentence)

    def reset(self) -> None:
        """Back to what a new user finds; the window stays where it is."""
        self.replace(self.value.as_new())

    def theme(self) -> Theme:
        return THEMES[self.look.theme]

    def tempo(self) -> Tempo:
        from artgames.scene.tempo import Tempo  # noqa: PLC0415 - not needed for the first paint

        return Tempo(self.value.pace, self.reduced_motion())

    def scale(self, window_height: float) -> float:
        """How much larger than designed everything is drawn in a window of this height."""
        return scale_for(window_height, self.look.text_scale / 100)

    def room_scale(self, height: float) -> float:
        """The same for a picture that a whole room looks at, by what the room check found out."""
        return scale_for(height, self.value.room_scale / 100)

    def step_text(self, steps: int) -> None:
        """Ctrl + and Ctrl −; 0 goes back to 100 %."""
        size = self.value.text_scale + steps * TEXT_STEP if steps else 100
        self.update(text_scale=max(SMALLEST_TEXT, min(LARGEST_TEXT, size)))

    def reduced_motion(self) -> bool:
        if self.value.motion == "system":
            return _system_reduces_motion()
        return self.value.motion == "reduced"


def _system_reduces_motion() -> bool:
    """Qt tells what the desktop asks for through the length of its own animations."""
    style = QtWidgets.QApplication.style()
    return style is not None and style.styleHint(QtWidgets.QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
