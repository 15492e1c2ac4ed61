"""Forms are built from their Designer files, and a stale one is noticed."""

from pathlib import Path

import pytest

from scripts import build_forms
from scripts.setup.environment import Environment

FORM = """\
<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0"><class>Home</class><widget class="QWidget" name="Home"/></ui>
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(build_forms, "PROJECT", tmp_path)
    return tmp_path


def _form(project: Path, name: str) -> Path:
    file = project / "ui" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(FORM, encoding="utf-8")
    return file


def test_a_form_of_a_game_carries_the_games_name(project: Path) -> None:
    assert build_forms.form_name(_form(project, "home.ui"), project / "ui") == "ui_home.py"
    assert build_forms.form_name(_form(project, "chess/score.ui"), project / "ui") == "ui_chess_score.py"


def test_no_form_is_no_problem(project: Path) -> None:
    assert build_forms.sources(project / "ui") == []
    assert build_forms.out_of_date(project, {}) == []


def test_a_built_form_names_its_source_and_no_qt_version(project: Path) -> None:
    uic = Environment(Path(__file__).resolve().parents[3]).program("pyside6-uic")
    if not uic.exists():
        pytest.skip("the form compiler is in the project's own environment, and there is none")
    code = build_forms.build(_form(project, "home.ui"), uic)
    assert code.startswith(
        "# Generated from ui/home.ui by scripts/build_forms.py: do not edit.\n# mypy: ignore-errors\n"
    )
    assert "class Ui_Home" in code
    assert "Created by" not in code
    compile(code, "ui_home.py", "exec")


def test_changed_new_and_orphaned_forms_are_out_of_date(tmp_path: Path) -> None:
    same, changed, orphan, new = (tmp_path / f"ui_{name}.py" for name in ("same", "changed", "orphan", "new"))
    for form in (same, changed, orphan):
        form.write_text("old\n", encoding="utf-8")
    wanted = {same: "old\n", changed: "fresh\n", new: "fresh\n"}
    stale = build_forms.out_of_date(tmp_path, wanted)
    assert stale == sorted([changed, orphan, new])
    build_forms.bring_up_to_date(stale, wanted)
    assert build_forms.out_of_date(tmp_path, wanted) == []
    assert not orphan.exists()
