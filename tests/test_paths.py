"""Where files are."""

import subprocess
import sys
from pathlib import Path

import pytest

from artgames import paths


def test_source_tree_has_its_resources_beside_the_package() -> None:
    assert paths.resources() == Path(__file__).resolve().parents[1] / "resources"


def test_installed_wheel_carries_its_resources_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "artgames" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "artgames" / "paths.py"))
    assert paths.resources() == tmp_path.resolve() / "artgames" / "resources"


def test_frozen_program_unpacks_its_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "resources"


def test_named_folder_holds_everything(tmp_path: Path) -> None:
    assert paths.data_dir(tmp_path) == tmp_path
    assert paths.cache_dir(tmp_path).parent == tmp_path


def test_without_a_name_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    class Folders:
        def __init__(self, app: str, appauthor: bool) -> None:
            assert not appauthor
            self.user_data_path, self.user_cache_path = Path("data", app), Path("cache", app)

    monkeypatch.setattr("platformdirs.PlatformDirs", Folders)
    assert paths.data_dir(None) == Path("data", "artgames")
    assert paths.cache_dir(None) == Path("cache", "artgames")


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a frozen program."""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "artgames"))
    return tmp_path


def test_a_portable_program_keeps_everything_beside_itself(frozen: Path, tmp_path: Path) -> None:
    assert paths.portable_dir() is None
    (frozen / "portable").touch()
    assert paths.data_dir() == frozen / "data" and paths.cache_dir() == frozen / "data" / "cache"
    assert paths.data_dir(tmp_path / "other") == tmp_path / "other"


def test_from_a_medium_that_cannot_be_written_the_users_own_folders_serve(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (frozen / "portable").touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert paths.portable_dir() is None and paths.data_dir() != frozen / "data"


def test_asking_for_a_folder_does_not_make_it(tmp_path: Path) -> None:
    assert not paths.cache_dir(tmp_path).exists()


def test_import_is_cheap() -> None:
    script = "import sys, artgames.paths; print(any(m in sys.modules for m in ('platformdirs', 'msgspec', 'PySide6')))"
    printed = subprocess.check_output([sys.executable, "-c", script], cwd=Path(__file__).parents[1], text=True)
    assert printed.strip() == "False"
