"""The narrator leads through a theft with closed eyes, heard or in writing, and never holds anything up."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.narrator import Narrator
from artgames.app.widgets.sound_caption import Caption
from artgames.scene.sound import speech as voices
from artgames.scene.sound.speech import COMMANDS, Command, CommandVoice, find_voice
from artgames.store import Settings
from tests.app.table.conftest import Sit, Sitting, people


class FakeVoice:
    """Remembers what it was to say."""

    def __init__(self) -> None:
        self.said: list[tuple[str, float]] = []
        self.stopped = 0

    def say(self, text: str, volume: float) -> None:
        self.said.append((text, volume))

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self.stop()


def narrator(speaks: FakeVoice | None, **settings: object) -> Narrator:
    live = LiveSettings(Settings(**settings), lambda kept: None)  # type: ignore[arg-type]
    made = Narrator(live, lambda _parent: speaks)
    live.setParent(made)
    return made


def test_it_speaks_at_its_volume(qtbot: QtBot) -> None:
    voice = FakeVoice()
    speaker = narrator(voice, voice_volume=60)
    with qtbot.waitSignal(speaker.captioned):
        speaker.eyes_closed("Ada")
    assert voice.said == [("Everyone except Ada, close your eyes.", 0.6)]


@pytest.mark.parametrize("silence", [{"voice": False}, {"muted": True}, {"voice_volume": 0}])
def test_it_is_silent_when_somebody_wants_it_so_and_still_written(qtbot: QtBot, silence: dict[str, object]) -> None:
    voice = FakeVoice()
    speaker = narrator(voice, **silence)
    with qtbot.waitSignal(speaker.captioned):
        speaker.eyes_open()
    assert not voice.said and not speaker.is_heard


def test_muting_stops_it_in_the_middle_of_a_word(qtbot: QtBot) -> None:
    voice = FakeVoice()
    live = LiveSettings(Settings(), lambda kept: None)
    speaker = Narrator(live, lambda _parent: voice)
    speaker.eyes_open()
    live.update(muted=True)
    live.flush()
    assert voice.stopped == 1


def sit_with(sit: Sit, monkeypatch: pytest.MonkeyPatch, voice: FakeVoice | None) -> Sitting:
    def find(_parent: QObject) -> FakeVoice | None:
        return voice

    monkeypatch.setattr("artgames.app.table.narrator.Narrator.__init__.__defaults__", (find, None))
    table = sit(people(3), theft="eyes_closed", exhibit=12)
    table.context.settings.update(muted=False, effects_volume=0, cover_volume=0)
    return table


def test_a_theft_with_closed_eyes_is_led_by_three_sentences(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = FakeVoice()
    table = sit_with(sit, monkeypatch, voice)
    table.open_exhibit()
    table.close_exhibit()
    thief = table.page.flow.session.table.names[table.view.thief]  # type: ignore[union-attr]
    assert [text for text, _ in voice.said] == [f"Everyone except {thief}, close your eyes."]
    table.open_curtain()
    table.flow.cover()
    table.open_curtain()
    assert [text for text, _ in voice.said][1:] == [f"{thief}, make your move. Everyone else, no peeking."]
    table.flow.cover()
    table.steal(0)
    assert [text for text, _ in voice.said][2:] == ["Open your eyes, everyone."]


def test_without_a_voice_the_words_are_shown(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_with(sit, monkeypatch, None)
    table.open_exhibit()
    table.close_exhibit()
    (caption,) = table.page.findChildren(Caption)
    assert caption.isVisible() and "close your eyes" in caption.text()


# Programs that speak


def speaker(tmp_path: Path, code: str) -> CommandVoice:
    return CommandVoice(sys.executable, Command("python", lambda volume: ["-c", code, str(tmp_path), str(volume)]))


def test_a_program_gets_the_words_through_its_input(qtbot: QtBot, tmp_path: Path) -> None:
    code = "import sys, pathlib; pathlib.Path(sys.argv[1], 'said').write_text(sys.argv[2] + sys.stdin.read())"
    voice = speaker(tmp_path, code)
    voice.say("Open your eyes; rm -rf / “everybody”", 0.5)
    assert voice.is_speaking
    qtbot.waitUntil(lambda: not voice.is_speaking)
    assert (tmp_path / "said").read_text() == "0.5Open your eyes; rm -rf / “everybody”\n"
    voice.close()


def test_a_program_that_never_ends_is_not_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    voice = speaker(tmp_path, "import time; time.sleep(600)")
    voice.say("one", 1.0)
    voice.say("two", 1.0)
    voice.stop()
    assert not voice.is_speaking
    voice.close()


def test_a_program_that_is_gone_is_silence(qtbot: QtBot, tmp_path: Path) -> None:
    voice = CommandVoice(str(tmp_path / "gone"), Command("gone", lambda _volume: []))
    voice.say("one", 1.0)
    qtbot.waitUntil(lambda: not voice.is_speaking)
    voice.close()


def test_the_best_program_of_the_system_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voices, "_through_qt", lambda _parent: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == "espeak-ng" else None)
    assert isinstance(find_voice(platform="linux"), CommandVoice)
    assert find_voice(platform="darwin") is None and find_voice(platform="plan9") is None


@pytest.mark.parametrize("platform", list(COMMANDS))
def test_every_program_knows_a_volume_between_silence_and_all(platform: str) -> None:
    for command in COMMANDS[platform]:
        for volume in (0.0, 0.5, 1.0):
            assert all(isinstance(part, str) for part in command.arguments(volume))
