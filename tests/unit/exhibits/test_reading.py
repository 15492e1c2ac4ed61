"""The file of a playlist can be read by people, and says where it is wrong and what to do."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artgames import paths
from artgames.engine.api import Refused
from artgames.exhibits import playlist_file
from artgames.exhibits.json_lines import lines_of
from artgames.exhibits.playlist import FORMAT, SUFFIX, Brand, Kiosk, Playlist, Round, memory_of_the_wall
from artgames.exhibits.playlist_file import WANTED, as_text, parse_playlist, read_playlist, write_playlist


def test_a_playlist_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    made = Playlist(
        title="Foyer “Ost”", rounds=(Round(title="Blau", decoys="fiendish"), Round(paintings=12)), loop=False
    )
    write_playlist(made, tmp_path / "new" / "foyer.artexhibit")
    assert read_playlist(tmp_path / "new" / "foyer.artexhibit") == made
    assert "Foyer “Ost”" in (tmp_path / "new" / "foyer.artexhibit").read_text(encoding="utf-8")
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["foyer.artexhibit"]


def test_every_field_stands_in_the_file_and_has_words_for_who_got_it_wrong() -> None:
    text = as_text(memory_of_the_wall())
    for kind in (Playlist, Round, Kiosk, Brand):
        for field in kind.__struct_fields__:
            assert f'"{field}"' in text
            assert field in WANTED


def test_what_is_left_out_of_a_file_is_as_usual() -> None:
    (only,) = parse_playlist('{"kind": "artgames exhibit", "rounds": [{}]}', "x").rounds
    assert only == Round()


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        parse_playlist(text, "foyer.artexhibit")
    return refused.value.sentence.render(())


def changed(**fields: Any) -> str:
    """A sound file with one value of its only round changed."""
    data = msgspec.to_builtins(memory_of_the_wall())
    data["rounds"][0].update(fields)
    return json.dumps(data, indent=2)


@pytest.mark.parametrize(
    ("field", "value", "wanted"),
    [
        ("paintings", 13, "12, 16, 20 or 24"),
        ("look_seconds", 4, "a whole number from 5 to 600"),
        ("look_seconds", "20", "a whole number from 5 to 600"),
        ("stolen", 4, "1, 2, 3, or 0 to leave it to chance"),
        ("decoys", "hard", '"easy", "fair" or "fiendish"'),
        ("labels", 1, "true or false"),
    ],
)
def test_a_wrong_value_is_named_with_its_line_and_what_may_stand_there(field: str, value: Any, wanted: str) -> None:
    text = changed(**{field: value})
    line = next(number for number, one in enumerate(text.splitlines(), 1) if f'"{field}"' in one)
    assert refusal(text) == f"foyer.artexhibit, line {line}: “{field}” must be {wanted}."


def test_a_field_that_nobody_knows_is_named_with_its_line() -> None:
    text = changed(lok_seconds=20)
    line = next(number for number, one in enumerate(text.splitlines(), 1) if "lok_seconds" in one)
    told = refusal(text)
    assert told.startswith(
        f"foyer.artexhibit, line {line}: “lok_seconds” is not recognised. Use one of: game, title, deck,"
    )


def test_a_missing_comma_is_named_with_its_line() -> None:
    told = refusal('{"kind": "artgames exhibit",\n "loop": true\n "rounds": []}')
    assert "line 3" in told
    assert "missing comma" in told


@pytest.mark.parametrize("text", ["", "[]", "17", '{"rounds": []}', '{"kind": "artgames match"}', "[" * 100_000])
def test_what_is_no_exhibit_is_refused_in_one_sentence(text: str) -> None:
    assert "foyer.artexhibit" in refusal(text)


def test_a_file_without_rounds_says_what_to_do() -> None:
    assert "Add one under “rounds”" in refusal('{"kind": "artgames exhibit"}')


def test_a_file_of_a_later_version_is_not_guessed_at() -> None:
    assert "newer version" in refusal(json.dumps({"kind": "artgames exhibit", "format": FORMAT + 1, "mystery": 1}))


def test_a_file_that_is_not_there_and_one_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        read_playlist(tmp_path / "none.artexhibit")
    (tmp_path / "bad.artexhibit").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(Refused, match="UTF-8"):
        read_playlist(tmp_path / "bad.artexhibit")


def test_lines_are_found_whatever_the_text_looks_like() -> None:
    text = '\n{ "a\\"b": [1,\n  {"c": "x,]}"}\n, null ], "d": {}\n, "e": [] }'
    assert lines_of(text) == {
        "$": 2,
        '$.a"b': 2,
        '$.a"b[0]': 2,
        '$.a"b[1]': 3,
        '$.a"b[1].c': 3,
        '$.a"b[2]': 4,
        "$.d": 4,
        "$.e": 5,
    }


def test_shipped_exhibits_are_sound_and_written_as_the_program_writes_them() -> None:
    files = sorted((paths.resources() / "exhibits").glob(f"*{SUFFIX}"))
    assert "memory-of-the-wall.artexhibit" in [file.name for file in files]
    for file in files:
        assert file.read_text(encoding="utf-8") == as_text(read_playlist(file))


def test_the_standard_kiosk_shows_12_paintings_for_20_seconds() -> None:
    (wall,) = read_playlist(paths.resources() / "exhibits" / "memory-of-the-wall.artexhibit").rounds
    assert (wall.paintings, wall.look_seconds) == (12, 20)


@pytest.mark.parametrize("value", ["1" * 5_000, '"\\ud800"', "[" * 100_000, '{"\\udfff": 1}'])
@pytest.mark.parametrize("field", ["title", "sound", "nobody_knows"])
def test_what_no_program_can_use_is_refused_in_a_sentence_that_can_be_printed(field: str, value: str) -> None:
    refusal(f'{{"kind": "artgames exhibit", "{field}": {value}, "rounds": [{{}}]}}').encode()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are a matter of POSIX")
def test_a_pipe_and_an_endless_file_are_no_exhibit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe.artexhibit")
    monkeypatch.setattr(playlist_file, "MOST_BYTES", 10)
    (tmp_path / "large.artexhibit").write_text("x" * 11)
    for name in ("pipe", "large"):
        with pytest.raises(Refused) as refused:
            read_playlist(tmp_path / f"{name}.artexhibit")
        assert f"{name}.artexhibit cannot be read" in refused.value.sentence.render(())
