"""Pictures are drawn, and questions are answered by mouse and by keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.choices import Action, Choice, Number, Pick, Text
from artgames.scene.board_view import BoardView
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.note_item import NoteCard
from artgames.scene.picture_board.picture_spec import (
    AnswerOption,
    Entry,
    Note,
    PaintingSpec,
    Picture,
    Question,
    ScoreRow,
)
from artgames.scene.picture_board.writing_sheet import WritingSheet
from tests.reading.reader import BoardReader, read_by
from tests.scene.picture_board.conftest import PutUp


class Say(Action, frozen=True):
    cards: tuple[int, ...]
    words: str


class Bid(Action, frozen=True):
    number: int


class Lay(Action, frozen=True):
    cards: tuple[int, ...]
    way: str


def cards_of(put_up: PutUp, count: int) -> tuple[int, ...]:
    board, _ = put_up(Picture())
    return tuple(board.style.deck.ids[:count])


def click(view: BoardView, item: QGraphicsItem) -> None:
    spot = view.mapFromScene(item.mapToScene(item.boundingRect().center()))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def items(view: BoardView, kind: type) -> list[QGraphicsItem]:
    return [item for item in view.focusable_items() if isinstance(item, kind)]


def button(view: BoardView, key: str) -> QGraphicsItem:
    return next(
        item for item in items(view, WordButton) if isinstance(item, WordButton) and item.key == f"button {key}"
    )


def hand_picture(cards: tuple[int, ...]) -> Picture:
    say = Choice(Say, (Pick("cards", cards[4:], 1, 1), Text("words", 40)), secret=True)
    question = Question((AnswerOption(say, "Play it"),), "Choose a card.", "A title", 1)
    return Picture(
        wall=tuple(PaintingSpec(card, token) for token, card in enumerate(cards[:4], 1)),
        hand=tuple(PaintingSpec(card) for card in cards[4:]),
        question=question,
    )


def test_a_card_is_picked_from_the_hand_and_not_from_the_wall(put_up: PutUp) -> None:
    cards = cards_of(put_up, 10)
    board, view = put_up(hand_picture(cards))
    paintings = [item for item in items(view, PaintingItem) if isinstance(item, PaintingItem)]
    for item in paintings:
        if int(item.card_id) in cards[:4]:
            click(view, item)
    assert board.partial_draft() is None
    click(view, next(item for item in paintings if item.card_id == str(cards[6])))
    assert board.partial_draft() == Say((cards[6],), "")
    assert board.answer_text() == "Play it"


def test_a_number_key_picks_the_so_manieth_card_of_the_hand(put_up: PutUp) -> None:
    cards = cards_of(put_up, 10)
    board, view = put_up(hand_picture(cards))
    QTest.keyClick(view, Qt.Key.Key_Tab)  # out of the text
    QTest.keyClick(view, Qt.Key.Key_2)
    assert board.partial_draft() == Say((cards[5],), "")


def test_the_hint_says_what_is_missing_once_something_was_begun(put_up: PutUp) -> None:
    board, view = put_up(hand_picture(cards_of(put_up, 10)))
    assert board.hint() == "Choose a card."
    QTest.keyClicks(view, "Moon")
    assert board.hint() == "Choose one."
    click(view, items(view, PaintingItem)[-1])
    assert board.hint() == "Play it, or choose another.", "nothing is missing any more"


def test_a_number_is_counted_by_two_buttons(put_up: PutUp) -> None:
    bid = Choice(Bid, (Number("number", 1, 3),))
    board, view = put_up(Picture(question=Question((AnswerOption(bid, "Bid"),), "Bid.", number="Guesses")))
    assert board.draft() == Bid(1)
    for _ in range(5):
        click(view, button(view, "more"))
    assert board.draft() == Bid(3)
    button(view, "less").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert board.draft() == Bid(2)


def test_one_of_several_ways_is_chosen_and_the_pick_stays(put_up: PutUp) -> None:
    cards = cards_of(put_up, 5)
    ways = tuple(
        AnswerOption(Choice(Lay, (Pick("cards", cards, 1, 1),), (("way", way),)), f"Lay it {way}", way)
        for way in ("upright", "sideways")
    )
    board, view = put_up(Picture(hand=tuple(map(PaintingSpec, cards)), question=Question(ways, "Lay a card.")))
    click(view, items(view, PaintingItem)[0])
    click(view, items(view, WordButton)[1])
    paintings = [item for item in items(view, PaintingItem) if isinstance(item, PaintingItem)]
    (picked,) = (int(item.card_id) for item in paintings if item.is_marked)
    assert board.draft() == Lay((picked,), "sideways") and board.answer_text() == "Lay it sideways"


def test_what_was_begun_survives_another_size_and_another_dress(put_up: PutUp) -> None:
    cards = cards_of(put_up, 10)
    board, view = put_up(hand_picture(cards))
    QTest.keyClicks(view, "Half a tit")
    board.resize_to(QRectF(0, 0, 1000, 500))
    board.apply_style(board.style)
    assert board.partial_draft() == Say((), "Half a tit")
    QTest.keyClicks(view, "le")
    assert board.partial_draft() == Say((), "Half a title")


def test_what_cannot_be_pressed_here_says_why(put_up: PutUp) -> None:
    cards = cards_of(put_up, 3)
    board, view = put_up(Picture(tuple(map(PaintingSpec, cards)), closed="Not here."))
    said: list[str] = []
    board.refused.connect(said.append)
    click(view, items(view, PaintingItem)[0])
    assert said == ["Not here."] and board.draft() is None and board.hint() == ""


def test_a_text_is_set_smaller_until_it_fits_its_sheet(put_up: PutUp) -> None:
    board, view = put_up(hand_picture(cards_of(put_up, 10)))
    (pen,) = items(view, WritingSheet)
    assert isinstance(pen, WritingSheet)
    large = pen.font().pixelSize()
    board.restore_draft(Say((), "many words " * 60))
    assert pen.font().pixelSize() < large
    assert pen.document().size().height() <= view.area.height()


def test_a_picture_is_told_to_a_screen_reader_and_a_face_down_card_is_not(put_up: PutUp) -> None:
    cards = cards_of(put_up, 2)
    picture = Picture(
        (PaintingSpec(cards[0], 1, name="Painting 1"), PaintingSpec(cards[1], 2, face_down=True)),
        note=Note("Hello", "A note", 3),
        lines=(ScoreRow(2, "1", True, "Right", 1, 5),),
    )
    board, _ = put_up(picture)
    spoken = [item.accessible_text() for item in board.scene.items() if hasattr(item, "accessible_text")]
    assert {"Painting 1, number 1", "face-down painting, number 2", "A note: Hello"} <= set(spoken)
    assert "Player 2, 1, Right, 1 point" in spoken
    sentence = board.style.deck.painting(cards[1]).sentence
    assert sentence and not any(sentence in text for text in spoken)


def test_two_ways_to_the_same_picture_look_the_same(put_up: PutUp) -> None:
    cards = cards_of(put_up, 4)
    picture = Picture(entries=tuple(Entry(seat, f"Text {seat}", cards[:2], "+1") for seat in range(8)))
    board, _ = put_up(picture)
    told = board.describe()
    board.played(picture).start()
    assert board.describe() == told and told.count("page") == 8


def test_another_audience_never_sees_what_was_put_together(put_up: PutUp) -> None:
    cards = cards_of(put_up, 10)
    board, view = put_up(hand_picture(cards))
    QTest.keyClicks(view, "Secret")
    board, _ = put_up(hand_picture(cards))
    assert board.partial_draft() is None and "Secret" not in board.describe()


def test_a_name_without_an_answer_beside_it_has_the_room_of_both(put_up: PutUp) -> None:
    name, reader = "Wilhelmina-Katharina", BoardReader()
    with read_by(reader):
        board, view = put_up(Picture())
        board.style = replace(board.style, names=(name, name), text=1.5, scale=1.1)
        teller, voter = ScoreRow(0, reason="Nobody found it", points=0), ScoreRow(1, said="2", right=False)
        cards = cards_of(put_up, 4)
        put_up(Picture(tuple(PaintingSpec(card) for card in cards), note=Note("A title"), lines=(teller, voter)))
        written = [(line.text, line.px) for line in reader.read(view).lines]
    told, cut = (one for one in written if one[0].startswith("Wilhelmina"))
    assert told[0] == name and told[1] > cut[1]


@pytest.mark.parametrize("about", [1, 2])
def test_a_note_tells_what_it_turned_out_to_be_about(put_up: PutUp, about: int) -> None:
    cards = cards_of(put_up, about)
    board, view = put_up(Picture(note=Note("Who painted whom?", "Ada’s song", 0, about=cards)))
    (note,) = [item for item in view.scene().items() if isinstance(item, NoteCard)]
    for card in cards:
        painting = board.style.deck.painting(card)
        assert painting.title in note.accessible_text() and painting.artist in note.accessible_text()
    bare = NoteCard(Note("Who painted whom?", "Ada’s song", 0), QRectF(0, 0, 300, 500), board.style)
    told = NoteCard(Note("Who painted whom?", "Ada’s song", 0, about=cards), QRectF(0, 0, 300, 500), board.style)
    assert told.boundingRect().height() > bare.boundingRect().height(), "there is room for the labels below the words"
