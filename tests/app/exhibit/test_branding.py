"""The museum's own look: colours that can always be read, and pictures from anybody's file."""

import base64
import json
from pathlib import Path

import msgspec
import pytest
from PIL import Image
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import corrections, house_of, packed, picture, theme_of
from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.window import KioskWindow
from artgames.decks.importing.errors import PackProblem
from artgames.engine.api import Refused
from artgames.exhibits.playlist import Brand, Playlist, Round
from artgames.exhibits.playlist_file import as_text, parse_playlist
from artgames.scene.drawing.rooms import Room, in_room
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, contrast, on_paper
from tests.app.conftest import App
from tests.app.exhibit.test_editor import editor

__all__ = ["editor"]

_SHADES = (10, 70, 128, 190, 250)
COLOURS = [
    QColor.fromHsl(hue, full, light).name() for hue in (0, 60, 150, 240) for full in (0, 255) for light in _SHADES
]


@pytest.fixture
def logo(tmp_path: Path) -> Path:
    file = tmp_path / "logo.png"
    Image.new("RGBA", (3000, 1000), (200, 30, 30, 255)).save(file)
    return file


def in_colours(theme: str, **fields: str) -> Playlist:
    return Playlist(rounds=(Round(paintings=12),), theme=theme, brand=Brand(**fields))  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", ["gallery", "daylight"])
@pytest.mark.parametrize("colour", COLOURS)
def test_whatever_colours_are_chosen_everything_can_be_read(theme: str, colour: str) -> None:
    for accent in COLOURS[::3]:
        shown = theme_of(in_colours(theme, wall=colour, accent=accent))
        assert contrast(shown.ink, shown.wall) >= 7
        assert min(contrast(one, shown.wall) for one in (shown.right, shown.wrong)) >= 4.5
        assert contrast(shown.on_accent, shown.accent) >= 4.5
        assert not shown.is_dark or contrast(shown.accent, shown.wall) >= 3
        assert on_paper(shown).accent == shown.accent


def test_a_colour_that_can_be_read_stays_and_another_one_is_corrected_with_a_sentence() -> None:
    good = in_colours("gallery", wall="#3a1020", accent="#f2b93b")
    assert (theme_of(good).wall, theme_of(good).accent, corrections(good)) == ("#3a1020", "#f2b93b", [])
    pale = in_colours("gallery", wall="#e0e0e0", accent="#220011")
    shown = theme_of(pale)
    assert corrections(pale) == [
        f"Nobody could read on a wall of #e0e0e0: {shown.wall} is shown instead.",
        f"Buttons of #220011 would hardly be seen: {shown.accent} is shown instead.",
    ]
    assert corrections(in_colours("contrast", wall="#203040")) == ["High contrast keeps its own colours."]
    assert theme_of(in_colours("contrast", wall="#203040")) is HIGH_CONTRAST


def test_without_colours_the_look_is_the_usual_one() -> None:
    assert theme_of(in_colours("gallery", name="House")) is GALLERY
    assert theme_of(in_colours("daylight")) is DAYLIGHT


def test_the_museums_wall_is_the_wall_of_every_round_but_the_night_is_dark() -> None:
    shown = theme_of(in_colours("gallery", wall="#3a1020"))
    assert {in_room(shown, room).wall for room in Room if room is not Room.NIGHT} == {"#3a1020"}
    assert in_room(shown, Room.NIGHT).wall == in_room(GALLERY, Room.NIGHT).wall


def test_a_logo_is_kept_in_the_file_no_larger_than_a_screen_needs(logo: Path) -> None:
    kept = packed(logo)
    shown = picture(kept)
    assert (shown.width(), shown.height()) == (1600, 533) and len(kept) < 100_000
    made = in_colours("gallery", name="Städel", logo=kept, wall="#102030")
    assert parse_playlist(as_text(made), "x") == made
    assert house_of(made.brand).toImage() == shown.toImage(), "where there is no house slide"


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken", b"<svg xmlns='x'/>"])
def test_what_is_no_picture_is_refused_and_in_a_file_it_is_left_out(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "logo.png"
    file.write_bytes(content)
    with pytest.raises(PackProblem):
        packed(file)
    assert picture(base64.b64encode(content).decode()).isNull()
    assert picture("§§§").isNull() and picture("no base64").isNull()


def test_a_picture_that_would_fill_the_memory_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bomb.png"
    Image.new("1", (60_000, 20_000)).save(file)
    assert file.stat().st_size < 1_000_000
    with pytest.raises(PackProblem, match="too large"):
        packed(file)
    assert picture(base64.b64encode(file.read_bytes()).decode()).isNull()


@pytest.mark.parametrize(("field", "value"), [("wall", "red"), ("accent", "#12345"), ("logo", "A" * 1_500_001)])
def test_a_wrong_value_in_a_file_is_named_with_its_line(field: str, value: str) -> None:
    data = msgspec.to_builtins(Playlist(rounds=(Round(),)))
    data["brand"][field] = value
    with pytest.raises(Refused) as refused:
        parse_playlist(json.dumps(data, indent=2), "foyer.artexhibit")
    assert f"“{field}” must be a" in refused.value.sentence.render(())
    data["brand"] = {"colour": 1}
    with pytest.raises(Refused) as refused:
        parse_playlist(json.dumps(data, indent=2), "foyer.artexhibit")
    assert "Use one of: name, wall, accent, logo, house." in refused.value.sentence.render(())


def test_a_file_of_the_old_format_has_the_usual_look_and_is_written_in_the_new_one() -> None:
    read = parse_playlist('{"kind": "artgames exhibit", "format": 1, "rounds": [{}]}', "x")
    assert read.brand == Brand() and read.rounds[0].game == "" and read.format == 2


def test_a_show_and_a_kiosk_wear_the_museums_look(context: AppContext, qtbot: QtBot, logo: Path) -> None:
    made = in_colours("gallery", name="Städel", wall="#3a1020", logo=packed(logo))
    window = ExhibitWindow(context, made)
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    window.begin()
    assert window.slide.house.width() == 1600
    board = window.stage.board
    assert board is not None and board.style.theme.wall == "#3a1020" and board.place == "Städel"
    window.stop()
    kiosk = KioskWindow(context, made)
    qtbot.addWidget(kiosk)
    kiosk.resize(1024, 768)
    kiosk.show()
    kiosk.invite()
    card = kiosk.start_card
    assert (
        60 < card.house.pixmap().height() <= card.house.height()
        and card.house.geometry().bottom() < card.ui.headline.y()
    )
    assert kiosk.start_card.house.accessibleName() == "Städel"
    kiosk.stop()


def test_the_editor_takes_name_colours_and_pictures_says_what_it_corrects_and_takes_all_of_it_back(
    app: App, editor: ExhibitEditor, logo: Path, tmp_path: Path
) -> None:
    editor.add()
    editor.ui.tabs.setCurrentWidget(editor.brand)
    brand = editor.brand.ui
    editor.brand.changed.emit("wall", "#eeeeee")
    assert brand.told.text().startswith("Nobody could read on a wall of #eeeeee") and brand.told.isVisible()
    assert brand.wall.text() == "#eeeeee"
    editor.brand.take_picture("logo", logo)
    assert not picture(editor.draft.playlist.brand.logo).isNull() and brand.logo.text() == "Choose another picture…"
    (tmp_path / "bad.png").write_bytes(b"bad")
    editor.brand.take_picture("logo", tmp_path / "bad.png")
    assert not picture(editor.draft.playlist.brand.logo).isNull(), "the good one stays"
    brand.clear.click()
    assert editor.draft.playlist.brand == Brand() and not brand.told.isVisible()
    editor.ui.undo.click()
    assert editor.draft.playlist.brand.wall == "#eeeeee"
