"""What a screen reader finds on every board of every game, in every phase, for every audience."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.accessibility import ItemInterface, read_boards
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.text_probe import read_by
from artgames.scene.drawing.theme import contrast
from artgames.scene.items.spoken_items import spoken_items
from tests.app.accessibility.listening import heard
from tests.app.accessibility.pictures import Easel
from tests.reading.reader import BoardReader

Role = QAccessible.Role


@pytest.mark.parametrize("slug", games.names())
def test_everything_on_a_board_is_told_and_can_be_pressed(context: AppContext, slug: str) -> None:
    with Easel(context, slug) as table:
        names = set()
        for picture in table.pictures():
            board, *items = heard(table.view)
            names.add(picture.name)
            assert board.role is Role.Grouping and board.name == "Board", picture.name
            reached = table.view.focusable_items()
            missing = [item for item in reached if item not in spoken_items(table.view)]
            assert not missing, f"{picture.name}: the keyboard reaches what nobody tells: {missing}"
            assert len([one for one in items if one.focusable]) == len(reached), picture.name
            for one in items:
                assert one.name.strip(), f"{picture.name}: {one} has no name"
                assert (one.role in (Role.Button, Role.EditableText)) is one.focusable, f"{picture.name}: {one}"
                assert one.actions == (("Press", "SetFocus") if one.focusable else ()), f"{picture.name}: {one}"
        assert len(names) > 1


@pytest.mark.parametrize("slug", games.names())
def test_a_reader_presses_as_space_does(context: AppContext, slug: str) -> None:
    """The first thing of each kind, on every page that asks for something."""
    with Easel(context, slug) as table:
        pressed: list[object] = []
        table.view.item_activated.connect(pressed.append)
        for picture in table.pictures():
            kinds = {type(item): at for at, item in reversed(list(enumerate(table.view.focusable_items())))}
            for at in kinds.values() if picture.seat is not None else ():
                table.show(picture)
                item = table.view.focusable_items()[at]
                QAccessible.queryAccessibleInterface(item).actionInterface().doAction("Press")
                assert pressed.pop() is item and not pressed, picture.name


class Thing(QGraphicsObject):
    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 10, 10)

    def paint(self, *_painted: object) -> None: ...

    def accessible_text(self) -> str:
        return "a thing"


def test_a_covered_or_hidden_board_says_nothing(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    view = BoardView(page)
    page.resize(400, 300)
    view.setGeometry(page.rect())
    scene = QGraphicsScene(view)
    thing = Thing()
    scene.addItem(thing)
    view.setScene(scene)
    cover = QWidget(page)
    cover.setGeometry(page.rect())
    cover.hide()
    page.show()
    assert [one.name for one in heard(view)] == ["Board", "a thing"]
    held = QAccessible.queryAccessibleInterface(thing)
    cover.show()
    assert [one.name for one in heard(view)] == ["Board"]
    assert held.state().invisible
    cover.hide()
    view.hide()
    assert QAccessible.queryAccessibleInterface(view).childCount() == 0


def test_what_is_read_is_not_kept_alive(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    scene = QGraphicsScene(view)
    view.setScene(scene)
    view.show()
    kept = read_boards(BoardView)
    for _ in range(60):
        for _ in range(10):
            scene.addItem(Thing())
        assert len(heard(view)) == 11
        scene.clear()
    assert len(kept._made) < 400
    assert sum(isinstance(one, ItemInterface) for one in kept._made) < 400


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
def test_the_roman_numerals_of_empty_places_can_be_read(context: AppContext, theme: str) -> None:
    context.settings.update(theme=theme)
    reader = BoardReader()
    with Easel(context, "art_gallery") as table, read_by(reader):
        next(iter(table.pictures()))
        table.board.rebuild()
        assert context.pictures.wait(60_000)
        table.view.grab()
        numerals = {line.colour.name() for line in reader.read(table.view).lines if line.text in ("II", "III")}
    look = context.theme()
    assert numerals
    assert min(contrast(ink, ground) for ink in numerals for ground in (look.wall, look.raised, look.panel)) >= 4.5


def test_a_question_is_heard_before_its_painting_and_its_answers(context: AppContext) -> None:
    """Wherever they stand on the board."""
    with Easel(context, "group_quiz") as table:
        picture = next(one for one in table.pictures() if one.seat is not None)
        kinds = [one.thing.split()[0] for one in heard(table.view)[1:]]
        assert kinds == ["NoteCard", "PaintingItem", *["AnswerBar"] * 4], picture.name


def test_pawns_say_where_they_stand_and_tiles_what_they_are(context: AppContext) -> None:
    with Easel(context, "art_gallery") as table:
        next(iter(table.pictures()))
        pawns = [one.name for one in heard(table.view) if one.thing.startswith("Pawn")]
        assert len(pawns) == 2 and all(name.endswith(("Shop", *"12345678")) for name in pawns)
        piles = [one.name for one in heard(table.view) if one.thing.startswith("Pile")]
        assert len(piles) == 4 and all("detail of " in name for name in piles)
