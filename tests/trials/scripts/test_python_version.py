"""An old Python gets a sentence, not a syntax error."""

import ast
from pathlib import Path

import pytest

from scripts.setup.python_version import old_python_sentence

SCRIPTS = Path(__file__).resolve().parents[3] / "scripts"


@pytest.mark.parametrize("version", [(3, 6), (3, 10)])
def test_an_old_python_is_told_which_one_is_needed(version: tuple[int, int]) -> None:
    sentence = old_python_sentence(*version)
    assert "3.11 or newer" in sentence
    assert "{}.{}".format(*version) in sentence


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_is_told_nothing(version: tuple[int, int]) -> None:
    assert old_python_sentence(*version) == ""


@pytest.mark.parametrize("name", ["play.py", "test.py", "setup/__init__.py", "setup/python_version.py"])
def test_an_old_python_can_read_the_way_to_that_sentence(name: str) -> None:
    ast.parse((SCRIPTS / name).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("name", ["play.py", "test.py"])
def test_nothing_newer_is_imported_before_the_check(name: str) -> None:
    source = (SCRIPTS / name).read_text(encoding="utf-8")
    before = ast.parse(source[: source.index("\nrequire_python()")])
    imported = {node.module for node in before.body if isinstance(node, ast.ImportFrom)}
    assert imported == {"pathlib", "scripts.setup.python_version"}
