"""Every text that people read, where it is written: in code, in forms, in guides."""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import unescape
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
_TRANSLATED = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions that mark a text for translation, and which of their arguments it is."""

_FORM_TEXT = re.compile(r"<string(?![^>]*notr)[^>]*>([^<]+)</string>")
_GUIDES = ("README.md", "resources/help/en/*.md", "resources/rules/en/*.md")


class Text(NamedTuple):
    file: str
    line: int
    text: str


@cache
def texts_for_people() -> tuple[Text, ...]:
    """All of them, a paragraph of a guide counting as one."""
    return tuple(_all_texts())


def _all_texts() -> Iterator[Text]:
    for path in sorted((PROJECT / "artgames").rglob("*.py")):
        if "forms" not in path.parts:
            yield from _in_code(path)
    for path in sorted((PROJECT / "ui").glob("*.ui")):
        yield from _in_lines(path, lambda line: [unescape(found) for found in _FORM_TEXT.findall(line)])
    for pattern in _GUIDES:
        for path in sorted(PROJECT.glob(pattern)):
            yield from _in_lines(path, lambda line: [line] if line.strip() else [])


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def translated(call: ast.AST) -> ast.Constant | None:
    """The text that this call marks for translation; None for any other call."""
    if not isinstance(call, ast.Call) or called(call) not in _TRANSLATED:
        return None
    at = _TRANSLATED[called(call)]
    text = call.args[at] if len(call.args) > at else None
    return text if isinstance(text, ast.Constant) and isinstance(text.value, str) else None


def code_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _in_code(path: Path) -> Iterator[Text]:
    for node in ast.walk(code_of(path)):
        if isinstance(node, ast.Call) and called(node) in _TRANSLATED:
            for inner in (one for text in node.args[_TRANSLATED[called(node)] :] for one in ast.walk(text)):
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                    yield Text(_name(path), inner.lineno, inner.value)


def _in_lines(path: Path, texts_in: Callable[[str], Sequence[str]]) -> Iterator[Text]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for text in texts_in(line):
            yield Text(_name(path), number, text)


def _name(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()
