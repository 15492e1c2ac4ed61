"""A name may have sixty letters: then the name is cut, and never the end of what is said."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.qtbot import QtBot

from artgames.app.widgets.shrinking_label import FittedLabel
from artgames.engine.words import shortened
from artgames.scene.drawing.text_fitting import whole, with_shorter_names

LONG = "Ada Maximiliane von und zu Hohenlohe-Langenburg-Schillingsfu"
SENTENCE = "{name}, point at a forgery. 3 of 3 are left."


def test_a_short_name_stays_and_a_long_one_is_cut_with_a_sign() -> None:
    assert shortened("Ada", 10) == "Ada"
    assert shortened(LONG, 15) == "Ada Maximiliane…"
    assert shortened(LONG, 16) == "Ada Maximiliane…", "no blank before the sign"


def test_nothing_but_long_names_is_cut() -> None:
    said = SENTENCE.format(name=LONG)
    for text in with_shorter_names(said, (LONG, "Ben")):
        assert text.endswith(", point at a forgery. 3 of 3 are left.")
    assert list(with_shorter_names("Ben looks away.", (LONG, "Ben"))) == ["Ben looks away."]


def test_a_sentence_that_ends_with_a_name_ends_with_one_sign() -> None:
    assert whole(f"2 paintings for {LONG}.", (LONG,), lambda text: len(text) < 40) == "2 paintings for Ada Maximiliane…"


def test_as_much_of_a_name_is_shown_as_there_is_room_for() -> None:
    said = SENTENCE.format(name=LONG)
    assert whole(said, (LONG,), lambda text: True) == said
    assert len(whole(said, (LONG,), lambda text: len(text) < 70)) > len(whole(said, (LONG,), lambda text: False))


def test_the_line_above_the_board_cuts_the_name_and_says_the_sentence(qtbot: QtBot) -> None:
    label = FittedLabel()
    qtbot.addWidget(label)
    label.set_size(29)
    label.set_names((LONG, "Ben"))
    label.setText(SENTENCE.format(name=LONG))
    for width in (480, 560, 700, 2000):
        font, text, _flags = label.fitted(QRect(0, 0, width, label.line_height()))
        assert text.endswith("3 of 3 are left.") and text.startswith("Ada Maxim")
        assert QFontMetrics(font).horizontalAdvance(text) <= width
    assert text == SENTENCE.format(name=LONG)


def test_a_long_sentence_in_a_low_bar_is_set_in_two_lines(qtbot: QtBot) -> None:
    label = FittedLabel()
    qtbot.addWidget(label)
    label.setFont(QFont("Source Sans 3"))
    label.set_size(60)
    label.setText("Write a short dialogue between two portraits. Waiting for 8 players.")
    room = QRect(0, 0, 430, 48)
    font, text, flags = label.fitted(room)
    assert text == label.text() and QFontMetrics(font).boundingRect(room, flags, text).height() <= 50
