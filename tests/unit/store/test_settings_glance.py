"""Settings are read beside a running program, and whatever cannot be read costs nothing."""

from pathlib import Path

from artgames.store import Settings, Store
from artgames.store.settings_glance import glance_at_settings
from artgames.store.store import FILE


def test_settings_are_read_while_the_store_is_open_elsewhere(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.save_settings(Settings(room_scale=140, room_screens=(("a", "b"),)))
        found = glance_at_settings(tmp_path)
    assert (found.room_scale, found.room_screens) == (140, (("a", "b"),))


def test_a_folder_without_settings_has_the_usual_ones(tmp_path: Path) -> None:
    assert glance_at_settings(tmp_path) == Settings()
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    assert glance_at_settings(tmp_path) == Settings()
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
