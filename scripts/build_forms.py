"""Turn the Qt Designer files in `ui/` into Python: python3 scripts/build_forms.py [--check]

`ui/home.ui` becomes `artgames/app/forms/ui_home.py`, `ui/GAME/score.ui` becomes `ui_GAME_score.py`. With --check
nothing is written; forms that are out of date are named and the exit status is 1.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from scripts.setup.environment import Environment

QT_IMPORT = re.compile(r"^from (PySide6\.\w+) import \(([^)]*)\)\n", re.MULTILINE)
PLAIN_TEXT = 0
"""Qt.TextFormat.PlainText."""

NEW_LABEL = re.compile(r"^(?P<indent> +)(?P<label>self\.\w+) = QLabel\(.*\)$", re.MULTILINE)
HEADER = "# Generated from {source} by scripts/build_forms.py: do not edit.\n# mypy: ignore-errors\n\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a form is out of date")
    only_check = parser.parse_args().check
    uic = Environment(PROJECT).program("pyside6-uic")
    if not uic.exists():
        print("There is no form compiler yet; run: python3 scripts/play.py --setup", file=sys.stderr)
        return 1
    folder = PROJECT / "artgames" / "app" / "forms"
    wanted = {folder / form_name(source, PROJECT / "ui"): build(source, uic) for source in sources(PROJECT / "ui")}
    stale = out_of_date(folder, wanted)
    if only_check:
        for form in stale:
            print(f"Out of date: {form.relative_to(PROJECT)} (run scripts/build_forms.py)")
        print(f"{len(wanted)} forms, {len(stale)} of them out of date")
        return 1 if stale else 0
    bring_up_to_date(stale, wanted)
    print(f"{len(wanted)} forms, {len(stale)} of them changed")
    return 0


def sources(ui: Path) -> list[Path]:
    return sorted(ui.rglob("*.ui"))


def form_name(source: Path, ui: Path) -> str:
    return f"ui_{'_'.join(source.relative_to(ui).with_suffix('').parts)}.py"


def build(source: Path, uic: Path) -> str:
    made = subprocess.run([str(uic), str(source)], capture_output=True, encoding="utf-8", check=False)
    if made.returncode:
        sys.exit(f"{source.relative_to(PROJECT)} is no form that Qt can read: {made.stderr.strip()}")
    code = with_used_imports_only(with_plain_labels(without_header(made.stdout)))
    return HEADER.format(source=source.relative_to(PROJECT).as_posix()) + code


def without_header(code: str) -> str:
    """The code below the compiler's own heading, which names the Qt version and would change with every Qt."""
    lines = code.splitlines()
    rules = [number for number, line in enumerate(lines) if line.startswith("####")]
    return "\n".join(lines[rules[1] + 1 :]).strip() + "\n"


def with_plain_labels(code: str) -> str:
    """A label shows its text as it is; one that shall show markup says so in its form, and what it says comes later.
    As a property, since `Qt` alone takes as long to load as a twentieth of the start, and the first page has labels."""
    plain = NEW_LABEL.sub(r"\g<0>\n\g<indent>\g<label>.setTextFormat(Qt.TextFormat.PlainText)", code)
    return plain.replace(".setTextFormat(Qt.TextFormat.PlainText)", f'.setProperty("textFormat", {PLAIN_TEXT})')


def with_used_imports_only(code: str) -> str:
    """The compiler imports sixty names whatever the form needs; loading them would take a third of the start."""
    body = QT_IMPORT.sub("", code)

    def used(found: re.Match[str]) -> str:
        names = [name for name in re.findall(r"\w+", found[2]) if re.search(rf"\b{name}\b", body)]
        return f"from {found[1]} import {', '.join(names)}\n" if names else ""

    return QT_IMPORT.sub(used, code)


def out_of_date(folder: Path, wanted: dict[Path, str]) -> list[Path]:
    """The forms that differ from what they would be now, and those whose source is gone."""
    present = {form: form.read_text(encoding="utf-8") for form in folder.glob("ui_*.py")}
    return sorted(form for form in present.keys() | wanted.keys() if present.get(form) != wanted.get(form))


def bring_up_to_date(stale: list[Path], wanted: dict[Path, str]) -> None:
    for form in stale:
        if form in wanted:
            form.write_text(wanted[form], encoding="utf-8", newline="\n")
        else:
            form.unlink()


if __name__ == "__main__":
    sys.exit(main())
