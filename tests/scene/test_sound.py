from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from artgames.paths import resources
from artgames.scene.sound.audio_players import CommandPlayer, find_player, quieter
from artgames.scene.sound.sound import Cue, Sounds, caption

FOLDER = resources() / "sounds"
LENGTHS = {
    "deal": 0.08,
    "ten_seconds": 0.4,
    "time_over": 0.8,
    "locked": 0.15,
    "right": 0.5,
    "wrong": 0.5,
    "winner": 2.5,
    "cover": 8.0,
    "join1": 0.3,
    "join8": 0.3,
}


class Listener:
    """A player that only remembers."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.stops = 0

    def play(self, file: Path, volume: float) -> None:
        assert file.exists()
        self.heard.append((file.stem, round(volume, 3)))

    def stop(self) -> None:
        self.stops += 1


class Room:
    """Sounds with a listener and a clock that only tests move."""

    def __init__(self) -> None:
        self.now = 0.0
        self.listener = Listener()
        self.sounds = Sounds(find=lambda _copies: self.listener, now=lambda: self.now)
        self.captions: list[str] = []
        self.sounds.captioned.connect(self.captions.append)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


def samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 22_050 <= file.getframerate() <= 44_100
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", LENGTHS)
def test_the_files_are_short_and_soft(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert file.getnframes() / file.getframerate() == pytest.approx(LENGTHS[name], abs=0.01)
    loudest = max(map(abs, samples(FOLDER / f"{name}.wav")))
    assert 32767 * 0.2 < loudest < 32767 * 0.26


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_a_file_and_a_caption(cue: Cue) -> None:
    name = "join3" if cue is Cue.JOIN else cue.value
    assert (FOLDER / f"{name}.wav").exists()
    assert len(caption(cue)) > 3


def test_volume_and_captions(room: Room) -> None:
    room.sounds.play(Cue.RIGHT)
    room.sounds.set_volume(250)
    room.sounds.play(Cue.JOIN, seat=4)
    assert room.listener.heard == [("right", 0.4), ("join5", 1.0)]
    assert room.captions == [caption(Cue.RIGHT), caption(Cue.JOIN)]


def test_muted_is_silent_and_still_written(room: Room) -> None:
    room.sounds.play(Cue.TICK)
    room.sounds.set_muted(True)
    assert room.listener.stops == 1
    room.sounds.play(Cue.WINNER)
    room.sounds.set_muted(False)
    room.sounds.set_volume(0)
    room.sounds.play(Cue.WINNER)
    assert room.listener.heard == [("tick", 0.4)]
    assert room.captions[1:] == [caption(Cue.WINNER)] * 2


def test_at_most_eight_cards_a_second(room: Room) -> None:
    for step in range(100):
        room.now = step / 100
        room.sounds.play(Cue.DEAL)
    assert len(room.listener.heard) == 8


def test_locking_in_is_heard_a_little_later(qtbot: QtBot, room: Room) -> None:
    room.sounds.play(Cue.LOCKED)
    assert room.listener.heard == []
    qtbot.waitUntil(lambda: room.listener.heard == [("locked", 0.4)])


def test_the_cover_goes_on_until_it_is_stopped(room: Room) -> None:
    room.sounds.start_cover()
    room.sounds.start_cover()
    assert room.listener.heard == [("cover", 0.25)]
    room.sounds.stop_cover()
    room.sounds.stop_cover()
    assert room.listener.stops == 1
    room.sounds.close()


def test_the_cover_has_a_volume_of_its_own(room: Room) -> None:
    room.sounds.set_volume(0)
    room.sounds.set_cover_volume(60)
    room.sounds.start_cover()
    assert room.listener.heard == [("cover", 0.6)]
    room.sounds.stop_cover()
    room.sounds.set_cover_volume(0)
    room.sounds.start_cover()
    assert len(room.listener.heard) == 1
    room.sounds.close()


def test_without_a_player_there_is_silence(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds(find=lambda _copies: None)
    sounds.play(Cue.WINNER)
    sounds.start_cover()
    sounds.stop_cover()
    sounds.set_muted(True)
    sounds.close()
    empty = Sounds(folder=tmp_path, find=lambda _copies: Listener())
    empty.play(Cue.WINNER)


def test_players_are_looked_for_by_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert find_player(None, "linux") is None
    assert find_player(None, "darwin") is None
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "paplay" else None)
    player = find_player(None, "linux")
    assert isinstance(player, CommandPlayer)
    assert player._command(tmp_path / "x.wav", 0.5) == ["/bin/paplay", "--volume=32768", str(tmp_path / "x.wav")]


def test_a_quieter_copy_is_made_once(tmp_path: Path) -> None:
    original = FOLDER / "right.wav"
    copy = quieter(original, 0.5, tmp_path / "copies")
    assert max(samples(copy)) == pytest.approx(max(samples(original)) / 2, abs=1)
    stamp = copy.stat().st_mtime_ns
    assert quieter(original, 0.5, tmp_path / "copies") == copy
    assert copy.stat().st_mtime_ns == stamp
    assert quieter(original, 1.0, tmp_path) == original
    assert quieter(original, 0.5, None) == original
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert quieter(original, 0.5, blocked) == original


def test_a_program_plays_and_forgets(tmp_path: Path) -> None:
    player = CommandPlayer(lambda file, volume: [sys.executable, "-c", "import time; time.sleep(30)"])
    for _ in range(10):
        player.play(tmp_path / "x.wav", 1.0)
    assert player.sounding == 6
    player.stop()
    assert player.sounding == 0


def test_a_program_that_went_away_is_no_trouble(tmp_path: Path) -> None:
    player = CommandPlayer(lambda file, volume: [str(tmp_path / "gone"), str(file)])
    player.play(tmp_path / "x.wav", 1.0)
    assert player.sounding == 0
