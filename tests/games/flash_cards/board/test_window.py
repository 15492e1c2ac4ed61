"""Flash cards through the real widgets: by mouse, by keyboard, and what nobody may see too early."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.games.flash_cards.board.label import LabelCard
from artgames.scene.picture_board.answer_bar import AnswerBar
from artgames.scene.picture_board.buttons import WordButton
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_secrets import everything_readable

GAME = "flash_cards"


def buttons(table: Sitting) -> list[WordButton]:
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WordButton)]


def bars(table: Sitting) -> list[AnswerBar]:
    return [item for item in table.page.ui.boardView.focusable_items() if isinstance(item, AnswerBar)]


def label(table: Sitting) -> LabelCard | None:
    items = table.flow.board.scene.items()
    return next((item for item in items if isinstance(item, LabelCard)), None)


def sit_down(sit: Sit, **options: bool | int | str) -> Sitting:
    table = sit(people(1), seed="cards", game=GAME, cards=3, **options)
    table.page.lock_out = 0.0
    table.settle()
    return table


def test_one_of_four_is_pressed_by_mouse_and_by_number(sit: Sit) -> None:
    table = sit_down(sit)
    right = table.match.state.flash.right
    assert [bar.bar.text for bar in bars(table)][-1] == "I don’t know"
    table.click(bars(table)[right - 1])
    table.settle()
    assert table.view.worth == "right" and label(table) is not None
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.number == 2 and label(table) is None
    wrong = table.match.state.flash.right % 4 + 1
    table.key(Qt.Key(Qt.Key.Key_0 + wrong))
    table.settle()
    assert table.view.worth == "wrong"
    card = label(table)
    assert card is not None and "You chose" in card.accessible_text()


def test_no_next_card_is_promised_after_the_last(sit: Sit) -> None:
    table = sit_down(sit, again=False)
    told = []
    for _ in range(3):
        table.key(Qt.Key.Key_1)
        table.settle()
        told.append(table.page.ui.primaryButton.text())
        table.key(Qt.Key.Key_Return)
        table.settle()
    assert told == ["Next card", "Next card", "Continue"] and table.match.outcome() is not None


def test_not_to_know_has_a_number_of_its_own(sit: Sit) -> None:
    table = sit_down(sit)
    table.key(Qt.Key(Qt.Key.Key_0 + len(bars(table))))
    table.settle()
    assert (table.view.worth, table.view.said) == ("wrong", "")


def test_enter_answers_nothing_that_was_not_chosen(sit: Sit) -> None:
    table = sit_down(sit)
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "asked"


def test_an_answer_is_written_and_enter_gives_it(sit: Sit) -> None:
    table = sit_down(sit, form="typed", title=False, date=False)
    QTest.keyClicks(table.page.ui.boardView, table.match.state.flash.true.upper())
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.worth == "right"
    table.key(Qt.Key.Key_Return)
    table.settle()
    table.click(buttons(table)[0])
    table.settle()
    assert (table.view.worth, table.view.said) == ("wrong", "")


def test_right_is_knew_it_and_left_is_not_yet(sit: Sit) -> None:
    table = sit_down(sit, form="turn")
    for key, known in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 1)):
        assert label(table) is None
        table.key(Qt.Key.Key_Return)
        table.settle()
        assert label(table) is not None
        assert [button.name for button in buttons(table)] == ["←  Not yet", "Knew it  →"]
        table.key(key)
        table.settle()
        assert table.view.totals == (known,)
    table.key(Qt.Key.Key_Return)
    table.settle()
    table.click(buttons(table)[1])
    table.settle()
    assert table.view.totals == (2,) and table.view.is_again


def test_arrows_lead_from_item_to_item_where_nothing_is_judged(sit: Sit) -> None:
    table = sit_down(sit)
    table.key(Qt.Key.Key_Right)
    assert table.view.phase == "asked" and table.flow.board.scene.focusItem() is not None


def test_the_label_cannot_be_read_before_the_answer_is_given(sit: Sit) -> None:
    for form in ("typed", "turn"):
        table = sit_down(sit, form=form)
        flash = table.match.state.flash
        painting = table.context.library.decks[0].painting(flash.card)
        readable = everything_readable(table)
        assert flash.true not in readable
        for fact in (painting.title, painting.artist):
            assert fact not in readable
        assert not table.flow.board.tells_labels()


def test_what_was_written_stays_when_the_window_gets_another_size(sit: Sit) -> None:
    table = sit_down(sit, form="typed")
    QTest.keyClicks(table.page.ui.boardView, "Rembr")
    table.page.window().resize(1300, 800)
    table.settle()
    draft = table.flow.board.draft()
    assert draft is not None and draft.text == "Rembr"  # type: ignore[attr-defined]


def test_a_name_of_sixty_letters_and_large_text_fit(sit: Sit) -> None:
    name = "W" * 60
    table = sit((Player(name, 0),), seed="cards", game=GAME, cards=3, form="turn")
    table.settle()
    table.press_button()
    table.settle()
    card = label(table)
    assert card is not None and table.flow.board.area.contains(card.boundingRect())
