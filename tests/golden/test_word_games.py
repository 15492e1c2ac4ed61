"""Golden pictures of the games in which somebody writes: the pages that look most different."""

from artgames.engine.api import HOUSE
from artgames.games.art_and_music.rules.records import Guess as GuessPainting
from artgames.games.art_and_music.rules.records import Love
from artgames.games.dialogue.rules.records import GoOn, Guess, Write
from tests.app.table.conftest import Sit, people
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]

SONG = "Here comes the sun, and I say it is all right"
TEXTS = (
    "Knock, knock!\nWho is there?\nThe painter. He says you blinked.",
    "You have not aged a day.\nNeither has your joke.",
    "Is that my hat?\nIt was, before the war.",
    "Mother, why does he stare at us?\nHush. He paid for it.",
)


def test_every_kind_of_picture_of_art_and_music(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(5), seed="golden", size=SIZE, game="art_and_music")
    table.press_button()
    table.open_curtain()
    table.flow.board.restore_draft(Love((3,), SONG))
    look(table, f"art_and_music-love-{theme}")
    table.press_button()
    table.settle()
    look(table, f"art_and_music-guess-{theme}")
    for seat, token in zip(table.match.to_act(), (3, 5, 3, 1), strict=True):
        table.flow.session.submit(seat, GuessPainting((token,)))
    table.settle()
    look(table, f"art_and_music-scored-{theme}")


def test_every_kind_of_picture_of_the_dialogue(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(4), seed="golden", size=SIZE, game="dialogue")
    table.press_button()
    table.open_curtain()
    table.flow.board.restore_draft(Write((4, 7), TEXTS[0]))
    look(table, f"dialogue-write-{theme}")
    table.flow.back_to_room()
    for seat, text in enumerate(TEXTS):
        table.flow.session.submit(seat, Write((4 + seat, 7 + seat), text))
    table.settle()
    look(table, f"dialogue-guess-{theme}")
    for _ in TEXTS:
        speakers = table.view_of(table.view.writer).speakers
        for seat, pair in zip(table.match.to_act(), (speakers, (1, 2), (speakers[0], 12)), strict=True):
            table.flow.session.submit(seat, Guess(pair))
        table.settle()
        if table.view.reading == 1:
            look(table, f"dialogue-scored-{theme}")
        table.flow.session.submit(HOUSE, GoOn())
        table.settle()
    look(table, f"dialogue-ended-{theme}")
