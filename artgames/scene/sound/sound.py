"""The few sounds of the house. Without a device or a player there is silence, and the captions still come."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import random
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from artgames.paths import resources
from artgames.scene.sound.audio_players import Player, find_player
from artgames.scene.sound.channel_test import Side, one_sided

_COVER_SECONDS, _COVER_OVERLAP = 8.0, 1.0
_DEAL_PAUSE = 1 / 8  # at most eight cards a second are heard
_LONGEST_DELAY = 0.4  # nobody can tell from the sound who locked in


class Cue(Enum):
    """What there is to hear; the values are the files."""

    JOIN = "join"
    DEAL = "deal"
    TEN_SECONDS = "ten_seconds"
    TICK = "tick"
    TIME_OVER = "time_over"
    LOCKED = "locked"
    RIGHT = "right"
    WRONG = "wrong"
    WINNER = "winner"
    CHIME = "chime"
    COVER = "cover"


def caption(cue: Cue) -> str:
    """What is written for who cannot hear a cue."""
    texts = {
        Cue.JOIN: QCoreApplication.translate("Sounds", "two rising notes: a player has joined"),
        Cue.DEAL: QCoreApplication.translate("Sounds", "soft rustle of cards"),
        Cue.TEN_SECONDS: QCoreApplication.translate("Sounds", "low chime: ten seconds left"),
        Cue.TICK: QCoreApplication.translate("Sounds", "tick"),
        Cue.TIME_OVER: QCoreApplication.translate("Sounds", "gong: time’s up"),
        Cue.LOCKED: QCoreApplication.translate("Sounds", "wooden knock: answer locked in"),
        Cue.RIGHT: QCoreApplication.translate("Sounds", "bright notes: right"),
        Cue.WRONG: QCoreApplication.translate("Sounds", "two calm notes: wrong"),
        Cue.WINNER: QCoreApplication.translate("Sounds", "little tune for the winner"),
        Cue.CHIME: QCoreApplication.translate("Sounds", "two bells: open your eyes"),
        Cue.COVER: QCoreApplication.translate("Sounds", "soft rain"),
    }
    return texts[cue]


class Sounds(QObject):
    """Plays cues.

    Signals:
        captioned(str): the caption of a cue, also when nothing can be heard.
    """

    captioned = Signal(str)

    def __init__(
        self,
        folder: Path | None = None,
        copies: Path | None = None,
        parent: QObject | None = None,
        find: Callable[[Path | None], Player | None] = find_player,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Files are in ``folder``; quieter copies for players without a volume go to ``copies``."""
        super().__init__(parent)
        self._folder, self._copies, self._find, self._now = folder or resources() / "sounds", copies, find, now
        self._player: Player | None = None
        self._looked = False
        self._volume, self._cover_volume, self._muted = 40, 25, False
        self._last_deal = float("-inf")
        self._cover = QTimer(self)
        self._cover.setInterval(round((_COVER_SECONDS - _COVER_OVERLAP) * 1000))
        self._cover.timeout.connect(self._rain)

    @property
    def is_muted(self) -> bool:
        """Whether nothing is to be heard."""
        return self._muted or self._volume == 0

    def set_volume(self, volume: int) -> None:
        """0–100; 40 is designed for a family at a table."""
        self._volume = min(100, max(0, volume))

    def set_cover_volume(self, volume: int) -> None:
        """0–100, of the rain alone; 25 lies under everything else."""
        self._cover_volume = min(100, max(0, volume))

    def set_muted(self, muted: bool) -> None:
        """Be silent; captions go on."""
        self._muted = muted
        if muted and self._player is not None:
            self._player.stop()

    def play(self, cue: Cue, seat: int = 0) -> None:
        """Let a cue be heard; ``seat`` (from 0) gives ``JOIN`` its pitch."""
        if cue is Cue.DEAL:
            if self._now() - self._last_deal < _DEAL_PAUSE:
                return
            self._last_deal = self._now()
        self.captioned.emit(caption(cue))
        name = f"{cue.value}{seat % 8 + 1}" if cue is Cue.JOIN else cue.value
        if cue is Cue.LOCKED:
            self._play_later(name)
        else:
            self._sound(name, self._volume)

    def play_from(self, side: Side) -> None:
        """Let one side alone be heard, to find out whether both loudspeakers are connected."""
        file = self._folder / f"{Cue.CHIME.value}.wav"
        if not self._muted and self._volume and self._copies is not None:
            self._play_file(one_sided(file, self._copies, side), self._volume)

    def start_cover(self) -> None:
        """Soft rain until it is stopped, to hide clicks while eyes are closed."""
        if not self._cover.isActive():
            self.captioned.emit(caption(Cue.COVER))
            self._cover.start()
            self._rain()

    def stop_cover(self) -> None:
        """The rain ends, with whatever else sounds."""
        if self._cover.isActive():
            self._cover.stop()
            if self._player is not None:
                self._player.stop()

    def close(self) -> None:
        """Silence everything, also what was about to sound: before the program ends."""
        for timer in self.findChildren(QTimer):
            timer.stop()
        if self._player is not None:
            self._player.stop()

    def _play_later(self, name: str) -> None:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: self._sound(name, self._volume))
        timer.timeout.connect(timer.deleteLater)
        timer.start(round(random() * _LONGEST_DELAY * 1000))

    def _rain(self) -> None:
        self._sound(Cue.COVER.value, self._cover_volume)

    def _sound(self, name: str, volume: int) -> None:
        if self._muted or not volume:
            return
        self._play_file(self._folder / f"{name}.wav", volume)

    def _play_file(self, file: Path, volume: int) -> None:
        if not self._looked:  # not before something is to be heard: looking costs time at the start
            self._looked = True
            self._player = self._find(self._copies)
        if self._player is not None and file.exists():
            self._player.play(file, volume / 100)
