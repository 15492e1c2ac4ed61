"""A release is a version, a heading in the changelog and a tag; it is refused where one of them would lie."""

import subprocess
from pathlib import Path

import pytest

from artgames import __version__
from scripts import release

CHANGELOG = """# Changelog

## [Unreleased]

### Fixed

- A thing.

## [0.1.0] – 2026-11-16

- The first version.
"""


def git(project: Path, *words: str) -> str:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@localhost"]
    return subprocess.run(["git", *who, *words], cwd=project, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository in the middle of its work."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@localhost")
    (tmp_path / "artgames").mkdir()
    (tmp_path / release.MODULE).write_text('"""Games."""\n\n__version__ = "0.2.0.dev0"\n', encoding="utf-8")
    (tmp_path / release.CHANGELOG).write_text(CHANGELOG, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def text(project: Path, file: Path) -> str:
    return (project / file).read_text(encoding="utf-8")


def refused(project: Path, capsys: pytest.CaptureFixture[str], version: str = "0.2.0") -> str:
    before = git(project, "log", "--oneline")
    assert release.main([version], project) == 1
    assert git(project, "log", "--oneline") == before
    assert git(project, "tag") == ""
    return capsys.readouterr().err


def test_the_tag_holds_version_and_heading_and_work_goes_on(project: Path) -> None:
    assert release.main(["0.2.0", "--date", "2026-12-24"], project) == 0
    assert '__version__ = "0.2.0"\n' in git(project, "show", f"v0.2.0:{release.MODULE.as_posix()}")
    assert '__version__ = "0.3.0.dev0"\n' in text(project, release.MODULE)
    told = text(project, release.CHANGELOG)
    assert "## [Unreleased]\n\n## [0.2.0] – 2026-12-24\n\n### Fixed\n\n- A thing.\n\n## [0.1.0]" in told
    assert git(project, "status", "--porcelain") == ""


def test_a_dry_run_says_everything_and_does_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = git(project, "log", "--oneline")
    assert release.main(["0.2.0", "--dry-run"], project) == 0
    said = capsys.readouterr().out
    assert "v0.2.0" in said and "0.3.0.dev0" in said and "- A thing." in said
    assert git(project, "log", "--oneline") == before
    assert git(project, "tag") == git(project, "status", "--porcelain") == ""


def test_a_dirty_tree_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "forgotten.py").write_text("", encoding="utf-8")
    assert "not committed" in refused(project, capsys)


def test_a_release_without_changes_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / release.CHANGELOG).write_text(CHANGELOG.replace("- A thing.\n", ""), encoding="utf-8")
    git(project, "commit", "--quiet", "--all", "--message", "Forget")
    assert "Nothing is listed" in refused(project, capsys)


@pytest.mark.parametrize("version", ["0.1.9", "0.2", "0.2.0.dev1", "v0.2.0"])
def test_a_version_that_goes_back_or_is_none_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str], version: str
) -> None:
    assert "version" in refused(project, capsys, version)


def test_a_tag_is_never_set_twice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(project, "tag", "v0.2.0")
    assert release.main(["0.2.0"], project) == 1
    assert "tag v0.2.0 already" in capsys.readouterr().err


def test_our_own_changelog_agrees_with_our_version() -> None:
    """A version in development leads to a release that the changelog does not hold yet; a released one is in it."""
    changelog = text(release.PROJECT, release.CHANGELOG)
    is_released = f"## [{__version__.removesuffix('.dev0')}]" in changelog
    assert is_released is not __version__.endswith(".dev0")
    assert release.UNRELEASED in changelog
    assert release.current_version(text(release.PROJECT, release.MODULE)) == __version__
