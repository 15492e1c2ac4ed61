"""Settings come back one by one: a bad one costs only itself."""

from pathlib import Path

import pytest

from artgames.store import Settings, Store

CHOSEN = Settings(
    theme="daylight",
    text_scale=150,
    motion="reduced",
    effects_volume=10,
    cover_volume=0,
    muted=True,
    captions=True,
    pace=2.5,
    patience=5,
    curtain_single_press=True,
    language="fr",
    geometry="AdnQywAD",
)


def test_a_new_store_has_the_defaults(store: Store) -> None:
    assert store.settings() == Settings()


def test_settings_are_found_again(folder: Path) -> None:
    with Store.open(folder) as store:
        store.save_settings(Settings(theme="contrast"))
        store.save_settings(CHOSEN)
    with Store.open(folder) as store:
        assert store.settings() == CHOSEN


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", '"pink"'),
        ("theme", "7"),
        ("theme", '"gall'),
        ("text_scale", "79"),
        ("text_scale", "201"),
        ("text_scale", '"large"'),
        ("motion", "null"),
        ("effects_volume", "101"),
        ("muted", "1"),
        ("pace", "0.2"),
        ("pace", "3.1"),
        ("pace", "NaN"),
        ("language", '"' + "x" * 21 + '"'),
        ("geometry", "[]"),
    ],
)
def test_a_bad_value_falls_back_alone(store: Store, name: str, value: str) -> None:
    store.save_settings(CHOSEN)
    store._execute("UPDATE setting SET value = ? WHERE name = ?", value, name)
    found = store.settings()
    assert getattr(found, name) == getattr(Settings(), name)
    others = set(Settings.__struct_fields__) - {name}
    assert all(getattr(found, other) == getattr(CHOSEN, other) for other in others)


def test_a_setting_of_a_later_version_is_left_alone(store: Store) -> None:
    store._execute("INSERT INTO setting VALUES (?, ?)", "perfume", '"lilac"')
    store.save_settings(CHOSEN)
    assert store.settings() == CHOSEN
    assert ("perfume", '"lilac"') in store._all("SELECT name, value FROM setting")
