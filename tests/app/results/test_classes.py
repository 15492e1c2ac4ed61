"""Classes that answered by phone: their results stand among those of matches, and go when somebody deletes them."""

import stat

import msgspec
import pytest

from artgames.app.results.exports import csv_of, know_from
from artgames.app.results.page import ResultsPage
from artgames.app.results.tally import Count, by_pupil
from artgames.exhibits.class_results import FOLDER, Asked, ClassBook, kept_classes
from artgames.phones.record import Draft, Pupil, SeatRecord, load, new_record, save
from tests.app.conftest import App
from tests.app.results.test_page import names, open_page

SAID = (("Ada", (2,)), ("Ben", (1,)), ("Cem", ()))


def questions(app: App) -> tuple[Asked, ...]:
    deck = app.context.library.deck("met")
    assert deck is not None
    first, second, *_ = deck.ids_for(("facts",))
    words = ("Vermeer", "Hals", "Steen", "Dou")
    return (
        Asked("group_quiz", "met", ((2, first),), "artist", words, SAID),
        Asked("chronology", "met", ((1, second),), "date", (), SAID[:2]),
    )


@pytest.fixture
def page(app: App) -> ResultsPage:
    book = ClassBook(app.context.data / FOLDER, "Monday")
    for asked in questions(app):
        book.add(asked)
    assert not book.trouble
    return open_page(app)


def test_every_pupil_is_counted(app: App, page: ResultsPage) -> None:
    assert dict(by_pupil(page.answers())) == {"Ada": Count(2, 1), "Ben": Count(2, 1), "Cem": Count(1, 0)}
    assert names(page) == ["Ada", "Ben", "Cem"]
    every = csv_of("answers", page.answers(), know_from(app.context))
    assert "Hals" in every and "no answer" in every
    (kept,) = kept_classes(app.context.data / FOLDER)
    assert stat.S_IMODE(kept.file.stat().st_mode) == 0o600


def test_a_pupil_is_deleted_and_then_the_whole_class(app: App, page: ResultsPage) -> None:
    page.farewell.ask("Ada")
    page.ui.forget.click()
    app.bot.waitUntil(lambda: names(page) == ["Ben", "Cem"])
    (kept,) = kept_classes(app.context.data / FOLDER)
    assert b"Ada" not in kept.file.read_bytes()
    action = next(one for one in page.farewell.menu.actions() if "Monday" in one.text())
    action.trigger()
    assert "Monday" in page.ui.questionText.text()
    page.ui.forget.click()
    app.bot.waitUntil(lambda: not page.answers())
    assert not list(kept_classes(app.context.data / FOLDER)) and not kept.file.exists()


def test_a_deleted_person_is_in_no_room_of_phones_either(app: App, page: ResultsPage) -> None:
    file = app.context.data / "exhibit-phones.json"
    record = msgspec.structs.replace(
        new_record(0),
        names=((0, "Ada"), (1, "Ben")),
        seats=(SeatRecord(0, "a digest", Draft("asked", 0, {"text": "by Ada"})), SeatRecord(1, "another")),
        pupils=(Pupil("a visitor", "Ada", "fox", 2), Pupil("a friend", "Ben")),
    )
    save(record, file)
    page.farewell.ask("Ada")
    page.ui.forget.click()
    app.bot.waitUntil(lambda: names(page) == ["Ben", "Cem"])
    left = load(file)
    assert left is not None and b"Ada" not in file.read_bytes()
    assert (left.names, [one.seat for one in left.seats]) == (((1, "Ben"),), [1])
    assert [one.name for one in left.pupils] == ["Ben"] and left.code == record.code


def test_where_no_names_are_kept_a_class_has_none(app: App) -> None:
    book = ClassBook(app.context.data / FOLDER, "Monday", keeps_names=False)
    for asked in questions(app):
        book.add(asked)
    (kept,) = kept_classes(app.context.data / FOLDER)
    assert b"Ada" not in kept.file.read_bytes() and kept.record.pupils == ()
    assert dict(by_pupil(open_page(app).answers())) == {"": Count(5, 2)}


def test_what_cannot_be_read_is_left_out(app: App, page: ResultsPage) -> None:
    folder = app.context.data / FOLDER
    (folder / "1.json").write_bytes(b"{]")
    (folder / "2.json").write_bytes(b'{"title": 3}')
    assert len(list(kept_classes(folder))) == 1
