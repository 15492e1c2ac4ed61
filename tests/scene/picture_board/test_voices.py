"""A conversation is set as one: by turns at the left and at the right."""

import pytest
from PySide6.QtCore import QRectF

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.voices import set_voices

pytestmark = pytest.mark.usefixtures("qapp")
TALK = "You look tired.\nI have been sitting here since 1665, and nobody offers me a chair.\n\nThen stand up!"


def test_two_voices_speak_from_two_sides() -> None:
    room = QRectF(0, 0, 400, 500)
    voices = set_voices(TALK, sans(30), room)
    assert voices is not None and voices.in_bubbles and voices.height <= room.height()
    assert [turn.answers for turn in voices.turns] == [False, True, False]
    first, second, third = (turn.words for turn in voices.turns)
    assert first.left() == third.left() < second.left() and first.right() < second.right()
    assert first.bottom() < second.top() < second.bottom() < third.top()


def test_letters_are_worth_more_than_bubbles() -> None:
    wide, narrow = QRectF(0, 0, 400, 500), QRectF(0, 0, 260, 120)
    roomy, tight = set_voices(TALK, sans(30), wide), set_voices(TALK, sans(30), narrow)
    assert roomy is not None and tight is not None
    assert roomy.in_bubbles and not tight.in_bubbles
    assert tight.height <= narrow.height() and tight.font.pixelSize() < roomy.font.pixelSize()
    assert all(turn.words.right() <= narrow.right() for turn in tight.turns)


def test_one_line_is_no_conversation() -> None:
    assert set_voices("Read aloud", sans(30), QRectF(0, 0, 400, 500)) is None
