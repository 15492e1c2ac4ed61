"""Make a release: `.venv/bin/python scripts/release.py 0.2.0`.

It writes the version into `artgames/__init__.py`, turns *Unreleased* of the changelog into a heading with the version
and today's date, commits both and sets the tag that starts the release workflow. Then it goes on as the next version in
development. Nothing is pushed; what to type next is said at the end. `--dry-run` only says what would be done.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
MODULE = Path("artgames/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
UNRELEASED = "## [Unreleased]"

_VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_NEXT_HEADING = re.compile(r"^## ", re.MULTILINE)


class ReleaseError(Exception):
    """There can be no release; the message is for the person at the keyboard."""


def main(arguments: Sequence[str], project: Path = PROJECT) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    parser.add_argument("--date", type=date.fromisoformat, default=datetime.now(UTC).date(), help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    try:
        check(project, wanted.version)
        entries = unreleased(_read(project, CHANGELOG))
    except ReleaseError as problem:
        print(problem, file=sys.stderr)
        return 1
    later = next_version(wanted.version)
    if wanted.dry_run:
        print(f"Would release {wanted.version} with these entries, tag it v{wanted.version} and go on as {later}:")
        print(entries)
        return 0
    release(project, wanted.version, wanted.date)
    go_on(project, later)
    print(f"Released {wanted.version}. To publish it: git push --follow-tags")
    return 0


def check(project: Path, version: str) -> None:
    """Whether there may be such a release now."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ReleaseError(f"{version} is no version of a release: it has three numbers, such as 0.2.0.")
    current = current_version(_read(project, MODULE))
    if _numbers(version) < _numbers(current) or version == current:
        raise ReleaseError(f"The version is {current} already; a release goes forward.")
    if _git(project, "status", "--porcelain"):
        raise ReleaseError("Some changes are not committed: commit them or put them away, then release.")
    if _git(project, "tag", "--list", f"v{version}"):
        raise ReleaseError(f"There is a tag v{version} already.")


def release(project: Path, version: str, on: date) -> None:
    """One commit with the version and the changelog's heading, and a tag on it."""
    _write(project, CHANGELOG, with_heading(_read(project, CHANGELOG), version, on))
    _write(project, MODULE, with_version(_read(project, MODULE), version))
    _git(project, "commit", "--quiet", "--message", f"Release {version}", "--", str(CHANGELOG), str(MODULE))
    _git(project, "tag", "--annotate", "--message", f"Artgames {version}", f"v{version}")


def go_on(project: Path, version: str) -> None:
    _write(project, MODULE, with_version(_read(project, MODULE), version))
    _git(project, "commit", "--quiet", "--message", f"Work goes on as {version}", "--", str(MODULE))


def current_version(module: str) -> str:
    found = _VERSION_LINE.search(module)
    if found is None:
        raise ReleaseError(f"{MODULE} has no line that sets __version__.")
    return found[1]


def with_version(module: str, version: str) -> str:
    return _VERSION_LINE.sub(f'__version__ = "{version}"', module)


def next_version(version: str) -> str:
    major, minor, _ = _numbers(version)
    return f"{major}.{minor + 1}.0.dev0"


def unreleased(changelog: str) -> str:
    """The entries that nobody has released yet."""
    if UNRELEASED not in changelog:
        raise ReleaseError(f"{CHANGELOG} has no heading {UNRELEASED}.")
    section = _NEXT_HEADING.split(changelog.split(UNRELEASED, 1)[1], maxsplit=1)[0].strip()
    if not re.search(r"^- ", section, re.MULTILINE):
        raise ReleaseError("Nothing is listed under Unreleased: a release without changes is none.")
    return section


def with_heading(changelog: str, version: str, on: date) -> str:
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] – {on.isoformat()}", 1)


def _numbers(version: str) -> tuple[int, int, int]:
    """Of 0.2.0.dev0, the numbers of the release that it leads to."""
    major, minor, patch = version.split(".")[:3]
    return int(major), int(minor), int(patch)


def _read(project: Path, file: Path) -> str:
    return (project / file).read_text(encoding="utf-8")


def _write(project: Path, file: Path, text: str) -> None:
    (project / file).write_text(text, encoding="utf-8")


def _git(project: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=project, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
