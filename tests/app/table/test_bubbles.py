"""Bots say why in a bubble beside the face: when nothing is secret, one at a time, and never over art."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames.app.table.chip import Chip
from artgames.app.table.player_strip import PeopleStrip
from artgames.app.table.speech_bubble import MOST_LETTERS, Speech, Talk, brief
from artgames.scene.drawing.theme import THEMES
from tests.app.table.conftest import Sit
from tests.app.table.test_seats import BOTS, let_bots_play

LONGEST = "I was fairly sure, even about paintings two and seven there."


def test_only_whole_sentences_are_said_and_nothing_that_is_too_long() -> None:
    assert brief("One is enough.") == "One is enough."
    assert (
        brief("I remember number 5 well. But 2? Never noticed it at all, sorry.") == "I remember number 5 well. But 2?"
    )
    assert brief("So long " * 10) == ""
    assert len(brief(LONGEST)) == len(LONGEST) == MOST_LETTERS


def test_one_speaks_after_the_other_and_can_be_skipped(qtbot: QtBot) -> None:
    talk = Talk(lambda: 10_000)
    heard: list[Speech | None] = []
    talk.spoke.connect(lambda: heard.append(talk.now))
    talk.tell([Speech(0, "First."), Speech(1, "Too long " * 9), Speech(2, "Third.")])
    assert talk.now == Speech(0, "First.")
    talk.tell([Speech(1, "Later.")])
    talk.skip()
    assert talk.now == Speech(2, "Third.")
    talk.hush()
    assert talk.now is None and heard == [Speech(0, "First."), Speech(2, "Third."), None]
    talk.skip()
    assert len(heard) == 3


def test_a_bubble_goes_by_itself(qtbot: QtBot) -> None:
    talk = Talk(lambda: 1)
    talk.tell([Speech(0, "First."), Speech(1, "Second.")])
    qtbot.waitUntil(lambda: talk.now is None)


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize("wide", [760, 1100, 1500])
def test_a_bubble_stays_among_the_people_and_leaves_the_face(qtbot: QtBot, count: int, wide: int) -> None:
    strip = PeopleStrip()
    qtbot.addWidget(strip)
    strip.apply_style(THEMES["gallery"], 20, 56)
    strip.resize(wide, 56)
    strip.set_chips(tuple(Chip(f"Somebody {seat}", seat, 7) for seat in range(count)))
    for seat in range(count):
        strip.set_speech(Speech(seat, LONGEST))
        bubble = strip.bubble
        assert bubble is not None
        assert QRectF(strip.rect()).contains(bubble.rect)
        assert bubble.font.pixelSize() >= 15
        assert not bubble.rect.contains(bubble.tail)


def test_with_large_letters_a_bubble_still_leaves_the_neighbours_their_names(qtbot: QtBot) -> None:
    strip = PeopleStrip()
    qtbot.addWidget(strip)
    strip.apply_style(THEMES["gallery"], 30, 60)
    strip.resize(1150, 60)
    strip.set_chips(tuple(Chip(name, seat, 7) for seat, name in enumerate(("Ada", "Ben", "Sienna", "Indigo"))))
    strip.set_speech(Speech(3, "I hung them just as they came."))
    assert strip.bubble is not None and strip.chip_rect(3).contains(strip.bubble.rect)


def test_where_letters_are_too_large_the_bubble_gives_way(qtbot: QtBot) -> None:
    strip = PeopleStrip()
    qtbot.addWidget(strip)
    strip.apply_style(THEMES["high_contrast"], 60, 70)
    strip.resize(500, 70)
    strip.set_chips((Chip("Ada", 0, 1), Chip("Ben", 1, 2)))
    strip.set_speech(Speech(0, LONGEST))
    assert strip.bubble is None
    strip.grab()  # and nothing is drawn of it


def test_bots_speak_after_the_reveal_and_not_before(sit: Sit) -> None:
    table = sit(BOTS)
    strip, talk = table.page.ui.people, table.page.evening.talk  # type: ignore[union-attr]
    spoken: list[str] = []
    talk.spoke.connect(lambda: spoken.append(table.view.phase))
    let_bots_play(table, "guess")
    assert not spoken and strip.bubble is None
    let_bots_play(table, "scored")
    table.bot.waitUntil(lambda: talk.now is not None)
    assert set(spoken) == {"scored"}
    bubble = strip.bubble
    assert bubble is not None and talk.now is not None
    assert talk.now.text in strip.accessibleDescription()
    first = talk.now
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=bubble.rect.center().toPoint())
    assert talk.now != first
    assert talk.now is None or talk.now.seat != first.seat
    table.press_button()
    assert talk.now is None and strip.bubble is None


def test_whoever_wants_no_bubbles_sees_none(sit: Sit) -> None:
    table = sit(BOTS)
    table.context.settings.update(bubbles=False)
    spoken: list[Speech | None] = []
    talk = table.page.evening.talk  # type: ignore[union-attr]
    talk.spoke.connect(lambda: spoken.append(talk.now))
    let_bots_play(table, "scored")
    assert not spoken


def test_no_chip_moves_while_somebody_speaks(qtbot: QtBot) -> None:
    strip = PeopleStrip()
    qtbot.addWidget(strip)
    strip.resize(900, 60)
    strip.set_chips(tuple(Chip(name, seat, 0) for seat, name in enumerate(("Ada", "Ben", "Cleo"))))
    places = [strip.chip_rect(seat) for seat in range(3)]
    strip.set_speech(Speech(1, LONGEST))
    assert [strip.chip_rect(seat) for seat in range(3)] == places
    assert all(one.right() < other.left() for one, other in pairwise(places))
