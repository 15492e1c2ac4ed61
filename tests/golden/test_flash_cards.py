"""Golden pictures of flash cards: the question in its three forms, and the label after the answer."""

from artgames.games.flash_cards.rules.records import Write
from tests.app.table.conftest import Sit, people
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def test_every_kind_of_picture_of_flash_cards(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(1), seed="golden", size=SIZE, game="flash_cards", cards=3)
    table.settle()
    look(table, f"flash_cards-asked-{theme}")
    typed = sit(people(1), seed="golden", size=SIZE, game="flash_cards", cards=3, form="typed", title=False, date=False)
    typed.settle()
    typed.flow.session.submit(0, Write("Somebody else"))
    typed.settle()
    look(typed, f"flash_cards-told-{theme}")
    turned = sit(people(1), seed="golden", size=SIZE, game="flash_cards", cards=3, form="turn")
    turned.settle()
    turned.press_button()
    turned.settle()
    look(turned, f"flash_cards-turned-{theme}")
