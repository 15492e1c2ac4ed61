"""Every file, folder, module, command and method that the guides name exists, and what they quote stands there."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.docs.blocks import DOCS, PROJECT, blocks

PAPERS = sorted(
    path.relative_to(PROJECT).as_posix()
    for path in (
        PROJECT / "README.md",
        PROJECT / "CONTRIBUTING.md",
        PROJECT / "SECURITY.md",
        PROJECT / "CODE_OF_CONDUCT.md",
        *(PROJECT / ".github").rglob("*.md"),
        *(PROJECT / ".github").rglob("*.yml"),
        *DOCS.rglob("*.md"),
    )
)
TOP = "artgames|docs|packaging|resources|scripts|tests|ui"
PLACE = re.compile(rf"(?<![\w./-])(?:{TOP})/[\w./*-]*[\w/*-]")
MODULE = re.compile(r"(?<=-m )(?:scripts|artgames)[\w.]*\w")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[\w-]+)?\)")
METHOD = re.compile(r"`([A-Z]\w+)\.(\w+)`")
NOT_YET = re.compile(r"same_thought")
"""Files of the game that the guide adds."""

EXAMPLES = {"artgames/games/SLUG/", "tests/games/SLUG/playthroughs/"}


def text(paper: str) -> str:
    return (PROJECT / paper).read_text(encoding="utf-8")


def places(paper: str) -> Iterator[str]:
    for place in PLACE.findall(text(paper)):
        if not NOT_YET.search(place) and place not in EXAMPLES:
            yield place


def exists(place: str) -> bool:
    return any(True for _ in PROJECT.glob(place)) if "*" in place else (PROJECT / place).exists()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_place_named_exists(paper: str) -> None:
    assert [place for place in places(paper) if not exists(place)] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_leads_somewhere(paper: str) -> None:
    beside = (PROJECT / paper).parent
    assert [link for link in LINK.findall(text(paper)) if not (beside / link).exists()] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_every_module_named_can_be_found(paper: str) -> None:
    assert [name for name in MODULE.findall(text(paper)) if find_spec(name) is None] == []


def test_the_tree_of_contributing_is_the_tree() -> None:
    """All folders of the first level, and all packages of the program, each with the right name."""
    tree = text("CONTRIBUTING.md").split("## The tree", 1)[1].split("```", 2)[1]
    inside = set(re.findall(r"^  (\w+)/", tree, re.MULTILINE))
    packages = {path.parent.name for path in (PROJECT / "artgames").glob("*/__init__.py")}
    assert inside == packages
    assert set(re.findall(r"^(\w+)/", tree, re.MULTILINE)) == set(TOP.split("|"))
    for line in tree.splitlines():
        folder = re.match(r"  (\w+)/ ", line)
        for inner in re.findall(r"(?<= )(\w+)/", line)[1:] if folder else ():
            assert (PROJECT / "artgames" / folder[1] / inner).is_dir(), line  # type: ignore[index]


@pytest.mark.parametrize("paper", [f"docs/{path.name}" for path in sorted(DOCS.glob("*.md"))])
def test_every_method_named_beside_a_file_is_in_it(paper: str) -> None:
    """Where a line names a file and a method, that file has the class and the method."""
    for line in text(paper).splitlines():
        paths = [PROJECT / place for place in PLACE.findall(line) if place.endswith(".py")]
        files = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
        for name, method in METHOD.findall(line) if files else ():
            code = next((code for code in files if re.search(rf"^class {name}\b", code, re.MULTILINE)), "")
            assert re.search(rf"^    def {method}\b", code, re.MULTILINE), f"{name}.{method}: {line}"


def test_methods_are_named_at_all() -> None:
    assert len(METHOD.findall(text("docs/architecture.md"))) >= 10


def test_quotations_stand_in_the_files_they_are_from() -> None:
    quoted = [block for block in blocks("adding-a-page.md") if block.note.startswith("from: ")]
    assert len(quoted) == 3
    for block in quoted:
        code = text(block.note.removeprefix("from: "))
        for part in block.text.split("...\n"):
            assert part in code, f"{block.note}\n{part}"


SCRIPTS = sorted(set(re.findall(r"\S*python3? (scripts/\w+\.py)", text("CONTRIBUTING.md") + text("README.md"))))


@pytest.mark.parametrize("script", [name for name in SCRIPTS if name != "scripts/test.py"])
def test_every_script_named_can_be_started(script: str) -> None:
    """As people start it: by its path, which puts other folders first than a test does."""
    done = subprocess.run(
        [sys.executable, script, "--help"], cwd=PROJECT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0 and done.stdout, done.stderr


def test_the_papers_are_all_here() -> None:
    assert {"README.md", "docs/architecture.md", "docs/decisions/README.md", ".github/workflows/ci.yml"} <= set(PAPERS)
