"""What the room sees when several things lie over the match."""

from PySide6.QtWidgets import QApplication

from artgames.app.room.slide_priority import Cover, Seen, Shown


def test_a_cover_lies_over_a_pause_over_a_painting(qapp: QApplication) -> None:
    shown = Shown()
    shown.zoom("12")
    assert shown.now == Seen(zoomed="12")
    shown.pause("Paused")
    assert shown.now == Seen(pause="Paused")
    shown.toggle(Cover.BLACK)
    assert shown.now == Seen(cover=Cover.BLACK)
    shown.toggle(Cover.BLACK)
    shown.pause("")
    assert shown.now == Seen(zoomed="12")


def test_another_key_replaces_a_cover(qapp: QApplication) -> None:
    shown = Shown()
    shown.toggle(Cover.HOUSE)
    shown.toggle(Cover.FROZEN)
    assert shown.cover is Cover.FROZEN


def test_another_match_begins_uncovered(qapp: QApplication) -> None:
    shown = Shown()
    shown.toggle(Cover.BLACK)
    shown.pause("3")
    shown.clear()
    assert shown.now == Seen()
