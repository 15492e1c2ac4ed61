"""A voice of the system. None of these may hold the window up or fail loudly; where there is none, nobody speaks."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QProcess

_PATIENCE_MS = 500
"""So long a program that was told to end may take when the house is closed; then it is ended."""


class Voice(Protocol):
    """Says one sentence at a time; a new one takes the place of what is still being said."""

    def say(self, text: str, volume: float) -> None:
        """Begin to speak at a volume of 0 … 1, and return at once."""
        ...

    def stop(self) -> None:
        """Be silent."""
        ...

    def close(self) -> None:
        """Be silent for good, and leave nothing running."""
        ...


class Command(NamedTuple):
    """A program that speaks: its arguments at a volume of 0 … 1. The text comes through its standard input."""

    program: str
    arguments: Callable[[float], Sequence[str]]


_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; $v = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; $v.Volume = {volume}; $v.Speak([Console]::In.ReadToEnd())"
)

COMMANDS: dict[str, tuple[Command, ...]] = {
    "win32": (
        Command(
            "powershell",
            lambda volume: ["-NoProfile", "-NonInteractive", "-Command", _WINDOWS.format(volume=round(volume * 100))],
        ),
    ),
    "darwin": (Command("say", lambda _volume: ["-f", "-"]),),
    "linux": (
        Command("spd-say", lambda volume: ["--wait", "--pipe-mode", "-i", str(round(volume * 200) - 100)]),
        Command("espeak-ng", lambda volume: ["-a", str(round(volume * 150)), "--stdin"]),
        Command("espeak", lambda volume: ["-a", str(round(volume * 150)), "--stdin"]),
    ),
}


class CommandVoice(QObject):
    """Speaks through a program of the system, one short-lived process for each sentence."""

    def __init__(self, program: str, command: Command, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program, self._command = program, command
        self._process: QProcess | None = None

    @property
    def is_speaking(self) -> bool:
        return self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning

    def say(self, text: str, volume: float) -> None:
        self.stop()
        process = self._process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.start(self._program, list(self._command.arguments(volume)))
        process.write(f"{text}\n".encode())
        process.closeWriteChannel()

    def stop(self) -> None:
        """Nobody waits for the program to end."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            process.finished.connect(process.deleteLater)
            process.kill()

    def close(self) -> None:
        """The same at the very end, when nothing may be left behind."""
        self.stop()
        for process in self.findChildren(QProcess):
            if process.state() != QProcess.ProcessState.NotRunning:
                process.waitForFinished(_PATIENCE_MS)


class QtVoice(QObject):
    """Speaks through Qt, where that part of Qt is installed."""

    def __init__(self, engine: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine

    def say(self, text: str, volume: float) -> None:
        self._engine.setVolume(volume)
        self._engine.say(text)

    def stop(self) -> None:
        self._engine.stop()

    def close(self) -> None:
        self.stop()


def find_voice(parent: QObject | None = None, platform: str = sys.platform) -> Voice | None:
    """The best voice of this system, or None."""
    return _through_qt(parent) or _through_a_program(parent, platform)


def _through_qt(parent: QObject | None) -> Voice | None:
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    except ImportError:  # it is no part of the smaller set of Qt's libraries
        return None
    if not [engine for engine in QTextToSpeech.availableEngines() if engine != "mock"]:
        return None
    return QtVoice(QTextToSpeech(parent), parent)


def _through_a_program(parent: QObject | None, platform: str) -> Voice | None:
    for command in COMMANDS.get("linux" if platform.startswith("linux") else platform, ()):
        program = shutil.which(command.program)
        if program:
            return CommandVoice(program, command, parent)
    return None
