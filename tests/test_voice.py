"""How the program speaks: words that are fixed, phrases that it does not use, values that no sentence loses."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from artgames.engine.words import filled
from tests.support.texts import PROJECT, called, code_of, texts_for_people, translated


class Banned(NamedTuple):
    pattern: str
    instead: str


BANNED = (
    Banned(r"\bthe own\b", "your, their"),
    Banned(r"\bgo(es)? on\b", "Continue; Resume after a pause"),
    Banned(r"\beverybody\b", "everyone"),
    Banned(r"\bnewcomers?\b", "decoy"),
    Banned(r"\bno way back\b", "cannot be undone"),
    Banned(r"\balso none\b", "or none"),
    Banned(r"\bis at work\b", "say what they are doing"),
    Banned(r"\bhand the laptop\b", "Pass the laptop to"),
    Banned(r"\bthe public\b", "the audience"),
    Banned(r"\btime line\b", "timeline"),
    Banned(r"\bby lot\b", "at random"),
    Banned(r"[\d}] %", "63%, closed up"),
    Banned(r"\bpress(es)? the mark\b", "symbol: a mark is what a detective puts on a painting"),
    Banned(r"\banew\b", "again"),
    Banned(r"\bbegins? for the others\b", "say who waits for whom"),
)

PLACE_HOLDER = re.compile(r"\{(\w+)[^}]*\}")

COUNTED = (
    "alibi|answer|boxe|card|day|detective|forgerie|game|guesse|hand|hour|letter|mark|matche|minute|number|page|painting|"
    "picture|player|point|portrait|question|round|second|slip|tile|time|vote|year"
)
UNCOUNTED = re.compile(rf"\{{(\w+)\}} (?:(?!on )\w+ )?(?:{COUNTED})s\b")
"""A number before things that can be counted, without a form for one: “{count} paintings”."""

SEVERAL = {"needed", "most", "high", "waiting", "cards", "rounds", "least"}
"""Numbers that are never one by what they are: limits, and those whose last one is called by name."""

NAMES = {"name", "guesser", "team", "other", "player", "thief"}
"""“{guesser} points at …”"""

ALWAYS_SEVERAL = (
    re.compile(r"\{count\} players (found|share|spotted|came|have)"),  # one player is named
    re.compile(r"Best this round: \{count\} players"),
    re.compile(r"^\{count\} paintings[.,] "),  # a whole wall of them
    re.compile(r"memorise \{count\} paintings|take your time: \{count\} paintings"),
)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: banned.instead)
def test_no_text_uses_a_phrase_that_is_not_ours(banned: Banned) -> None:
    found = [
        f"{one.file}:{one.line}: {one.text}"
        for one in texts_for_people()
        if re.search(banned.pattern, one.text, re.IGNORECASE)
    ]
    assert not found, f"say instead: {banned.instead}\n" + "\n".join(found)


def test_what_is_counted_has_a_form_for_one() -> None:
    found = [
        f"{one.file}:{one.line}: {one.text}"
        for one in texts_for_people()
        if not one.file.endswith(".md")
        for match in UNCOUNTED.finditer(one.text)
        if match[1] not in SEVERAL | NAMES and not any(several.search(one.text) for several in ALWAYS_SEVERAL)
    ]
    assert not found, "write {count:one painting|# paintings}\n" + "\n".join(found)


def _has_forms(node: ast.AST) -> bool:
    return any(
        isinstance(inner, ast.Constant) and isinstance(inner.value, str) and re.search(r"\{\w+:[^}]*\|", inner.value)
        for inner in ast.walk(node)
    )


def test_a_text_with_forms_is_filled_by_the_one_that_knows_them() -> None:
    """`str.format` does not: it would raise where the text is shown."""
    found = []
    for path in sorted((PROJECT / "artgames").rglob("*.py")):
        for function in (one for one in ast.walk(code_of(path)) if isinstance(one, ast.FunctionDef)):
            assigned = [one for one in ast.walk(function) if isinstance(one, ast.Assign) and _has_forms(one.value)]
            named = {name.id for one in assigned for name in one.targets if isinstance(name, ast.Name)}
            for call in (one for one in ast.walk(function) if isinstance(one, ast.Call) and called(one) == "format"):
                text = call.func.value if isinstance(call.func, ast.Attribute) else call
                if (isinstance(text, ast.Name) and text.id in named) or _has_forms(text):
                    found.append(f"{path.name}:{call.lineno}")
    assert not found


@pytest.mark.parametrize(
    "count, said",
    [(0, "no painting was"), (1, "one painting was"), (2, "2 paintings were"), (-3, "−3 paintings were")],
)
def test_a_number_chooses_its_words(count: int, said: str) -> None:
    assert (
        filled("{count:=0 no painting was|one painting was|# paintings were} taken.", count=count) == f"{said} taken."
    )


def _filled() -> Iterator[tuple[str, int, str, set[str]]]:
    """Texts that are filled where they stand, `self.tr("…").format(name=…)`, with the names of what they are given."""
    for path in sorted((PROJECT / "artgames").rglob("*.py")):
        for node in ast.walk(code_of(path)):
            if not (isinstance(node, ast.Call) and called(node) == "format" and isinstance(node.func, ast.Attribute)):
                continue
            text, given = translated(node.func.value), {one.arg for one in node.keywords}
            if text is not None and None not in given:
                yield path.name, node.lineno, str(text.value), {name for name in given if name is not None}


def test_a_sentence_uses_every_value_that_it_is_given_and_no_other() -> None:
    found = list(_filled())
    assert len(found) > 100
    lost = [(file, line, text) for file, line, text, given in found if set(PLACE_HOLDER.findall(text)) != given]
    assert not lost
