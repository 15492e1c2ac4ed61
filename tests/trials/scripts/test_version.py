"""Installers sort an early version before the release that it leads to."""

import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from artgames import __version__
from scripts.packaging import deb, version

VERSIONS = ("0.1.0", "0.2.0.dev0", "0.2.0.dev1", "0.2.0rc1", "0.2.0", "0.10.0")


@pytest.mark.parametrize(
    ("ours", "debian", "numbers"),
    [("0.1.0", "0.1.0", "0.1.0"), ("0.2.0.dev0", "0.2.0~dev0", "0.2.0"), ("0.2.0rc1", "0.2.0~rc1", "0.2.0")],
)
def test_each_system_gets_its_own_form(ours: str, debian: str, numbers: str) -> None:
    assert (version.for_debian(ours), version.in_numbers(ours)) == (debian, numbers)


def test_a_version_that_no_installer_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no version"):
        version.for_debian("0.2-next")


def test_todays_version_can_be_packed() -> None:
    assert version.for_debian(__version__).startswith(version.in_numbers(__version__))


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="needs dpkg")
def test_dpkg_sorts_them_as_we_do() -> None:
    for older, newer in pairwise(VERSIONS):
        words = [version.for_debian(older), "lt", version.for_debian(newer)]
        assert subprocess.run(["dpkg", "--compare-versions", *words], check=False).returncode == 0, words


def test_the_papers_of_the_debian_package_carry_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deb, "dependencies", lambda: ["libc6 (>= 2.36)"])
    monkeypatch.setattr(deb, "VERSION", "0.2.0.dev0")
    assert "\nVersion: 0.2.0~dev0\n" in deb.control(tmp_path, "amd64")
