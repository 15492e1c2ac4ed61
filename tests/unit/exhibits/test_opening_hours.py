"""When a kiosk is open; days are those of November 2026, in which the 16th is a Monday."""

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from artgames.engine.api import Refused
from artgames.exhibits.opening_hours import Week, is_open, next_opening
from artgames.exhibits.pin import NOBODY
from artgames.exhibits.playlist import Kiosk, Playlist, memory_of_the_wall
from artgames.exhibits.playlist_file import as_text, parse_playlist, pin_of_broken

WEEK = Week(monday="closed", tuesday="10:00-18:00", friday="20:00-02:00", saturday="closed", sunday="12:00-12:00")


@pytest.mark.parametrize(
    ("day", "clock", "opens"),
    [
        (16, "12:00", False),
        (17, "09:59", False),
        (17, "10:00", True),
        (17, "17:59", True),
        (17, "18:00", False),
        (18, "03:00", True),  # a whole day
        (20, "19:59", False),
        (20, "23:00", True),
        (21, "01:59", True),  # of the night before
        (21, "02:00", False),
        (22, "11:59", False),
        (22, "12:00", True),
        (23, "11:59", True),  # a day that began on Sunday at noon
        (23, "12:00", False),
    ],
)
def test_it_is_open_by_the_hours_of_the_day_it_began_on(day: int, clock: str, opens: bool) -> None:
    assert is_open(WEEK, datetime.fromisoformat(f"2026-11-{day} {clock}")) is opens


def test_when_it_opens_next() -> None:
    assert next_opening(WEEK, datetime(2026, 11, 16, 12)) == datetime(2026, 11, 17, 10)
    assert next_opening(WEEK, datetime(2026, 11, 21, 3)) == datetime(2026, 11, 22, 12)
    shut = Week(**dict.fromkeys(Week.__struct_fields__, "closed"))
    assert next_opening(shut, datetime(2026, 11, 16)) is None
    once = msgspec.structs.replace(shut, monday="08:00-09:00")
    assert next_opening(once, datetime(2026, 11, 16, 8, 30)) == datetime(2026, 11, 23, 8)


def with_hours(hours: str) -> str:
    one = msgspec.structs.replace(memory_of_the_wall(), kiosk=Kiosk(hours=Week(tuesday="10:00-18:00")))
    return as_text(one).replace('"10:00-18:00"', f'"{hours}"')


def test_hours_are_kept_in_the_file() -> None:
    assert parse_playlist(with_hours("09:30-17:00"), "x").kiosk.hours == Week(tuesday="09:30-17:00")


@pytest.mark.parametrize("hours", ["10-18", "10:00-24:00", "10:00 - 18:00", "Closed", "10:00-18:00\\n", "1０:00-18:00"])
def test_other_hours_are_refused_with_what_may_stand_there(hours: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_playlist(with_hours(hours), "x.artexhibit")
    told = refused.value.sentence.render(())
    assert '“tuesday” must be hours such as "10:00-18:00", "closed", or "" for the whole day' in told


def test_an_unknown_day_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        parse_playlist(with_hours("closed").replace('"tuesday"', '"mardi"'), "x.artexhibit")
    assert "“mardi” is not recognised. Use one of: monday, tuesday," in refused.value.sentence.render(())


def test_the_pin_of_a_broken_file_still_counts(tmp_path: Path) -> None:
    file = tmp_path / "foyer.artexhibit"
    kept = "pbkdf2-sha256:1:aa:bb"
    whole = as_text(Playlist(rounds=memory_of_the_wall().rounds, kiosk=Kiosk(pin=kept)))
    file.write_text(whole[:-10], encoding="utf-8")
    assert pin_of_broken(file) == kept
    file.write_text(whole.replace(kept, "")[:-10], encoding="utf-8")
    assert pin_of_broken(file) == ""
    file.write_text("{", encoding="utf-8")
    assert pin_of_broken(file) == NOBODY
    assert pin_of_broken(tmp_path / "gone") == NOBODY
