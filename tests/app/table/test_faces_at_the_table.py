"""People have faces at the table: on their chips, on their private pages, and the thief's wears a mask."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from artgames.app.models.bot_habits import FACES_OF_BOTS, HABITS, face_of, habit_of
from artgames.app.models.seat_ways import names_for
from artgames.app.table.chip import chips_of
from artgames.app.table.page_owner import PageOwner
from artgames.scene.drawing.faces import SITTERS, SeatLook
from artgames.scene.tempo import Beat
from artgames.store import Player
from tests.app.table.conftest import Sit, people


def test_chips_show_the_chosen_faces_and_the_thief_wears_the_mask(sit: Sit) -> None:
    faces = zip(people(3), ("wig", "", "astronaut"), strict=True)
    table = sit(tuple(msgspec.structs.replace(one, face=face) for one, face in faces))
    looks = [chip.look for chip in table.page.ui.people.chips]
    assert [look.sitter for look in looks] == ["wig", "tudor", "hare"]
    assert [look.masked for look in looks] == [seat == table.view.thief for seat in range(3)]


@pytest.mark.parametrize("slug", ["forgers", "steal_this_game"])
def test_only_a_game_that_says_so_puts_masks_on(sit: Sit, slug: str) -> None:
    table = sit(people(2 if slug == "steal_this_game" else 3), game=slug)
    masked = [chip.look.masked for chip in table.page.ui.people.chips]
    assert any(masked) == (slug == "steal_this_game")


def test_a_private_page_says_whose_it_is(qtbot: QtBot) -> None:
    owner = PageOwner()
    qtbot.addWidget(owner)
    owner.tell(Player("Mila", 0, face="fox"))
    assert owner.accessibleName() == "Page for Mila, orange circle"
    owner.tell(None)
    assert owner.isHidden()


def test_every_bot_has_a_face_and_every_face_a_habit() -> None:
    assert set(HABITS) == set(SITTERS)
    bots = [Player(name, 0, "bot") for name in names_for("bot")[:8]]
    assert [face_of(bot) for bot in bots] == list(FACES_OF_BOTS.values())
    assert len({face_of(bot) for bot in bots}) == 8
    assert face_of(Player("Amber", 1)) == "", "a person of that name is no bot"
    assert face_of(Player("Bot Amber", 1, "bot", face="hare")) == "hare"


def test_habits_are_what_they_say() -> None:
    def thinks(face: str) -> list[float]:
        return [habit_of(Player("B", 0, "bot", face=face)).thinks(turn) for turn in range(4)]

    assert thinks("topknot") == [1.0] * 4
    assert max(thinks("hare")) < 1 < min(thinks("ruff"))
    assert thinks("fox") == [1.5, 0.5, 1.5, 0.5]
    assert HABITS["hennin"].rank < HABITS["topknot"].rank < HABITS["wig"].rank


def test_a_bot_that_likes_to_go_first_is_asked_first(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = (Player("Bot Ochre", 1, "bot"), Player("Bot Umber", 2, "bot"), Player("Bot Indigo", 3, "bot"))
    table = sit((*people(1), *bots))
    assert table.page.evening is not None
    session = table.page.evening.session
    bot_turns = session.bots
    begun: list[tuple[int, float]] = []
    monkeypatch.setattr(bot_turns, "_let_think", lambda seat, after: begun.append((seat, after)))
    monkeypatch.setattr(session.match, "to_act", lambda: (1, 2, 3))
    monkeypatch.setattr(bot_turns, "_held", False)
    monkeypatch.setattr(bot_turns, "_think_ms", lambda seat: bot_turns._tempo.ms(Beat.BOT_THINK))
    bot_turns.wake()
    assert [seat for seat, _ in begun] == [2, 3, 1]
    assert begun[0][1] < begun[1][1] < begun[2][1]


def test_a_chip_tells_the_habit_of_a_bot() -> None:
    said: Any = chips_of((Player("Bot Sienna", 3, "bot"),), (None,), (("", False),))
    assert said[0].tip == "A bot plays for Bot Sienna. Now quick, now slow."
    assert said[0].look == SeatLook(3, "fox")
