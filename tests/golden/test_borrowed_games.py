"""Golden pictures of the games whose idea is borrowed from others: the pages that look most different."""

from artgames.games.likeness.rules.records import GiveClue, Remove
from artgames.games.title_teller.rules.records import Add, Tell, Vote
from tests.app.table.conftest import Sit, people
from tests.golden.test_golden import SIZE, Look, look, theme

__all__ = ["look", "theme"]


def test_every_kind_of_picture_of_likeness(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(8), seed="golden", size=SIZE, game="likeness")
    giver, session = table.view.giver, table.flow.session
    secret = table.view_of(giver).secret
    others = [token for token in range(1, 13) if token != secret]
    for number, count in enumerate((1, 2, 3)):
        if number == 2:
            table.press_button()
            table.open_curtain()
            table.flow.board.restore_draft(GiveClue((table.view_of(giver).hand[1],), "sideways"))
            look(table, f"likeness-clue-{theme}")
            table.flow.back_to_room()
        card = table.view_of(giver).hand[number]
        session.submit(giver, GiveClue((card,), "upright" if number == 1 else "sideways"))
        table.settle()
        gone, others = tuple(others[:count]), others[count:]
        if number == 2:
            gone = (*gone[:2], secret)
        for place, seat in enumerate(table.match.to_act()):
            if number == 2 and place == 3:
                table.settle()
                look(table, f"likeness-remove-{theme}")
            session.submit(seat, Remove(gone))
        table.settle()
    look(table, f"likeness-ended-{theme}")


def test_every_kind_of_picture_of_title_teller(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(6), seed="golden", size=SIZE, game="title_teller")
    teller, session = table.view.teller, table.flow.session
    table.press_button()
    table.open_curtain()
    table.flow.board.restore_draft(Tell(table.view_of(teller).hand[1:2], "The last guest leaves"))
    look(table, f"title_teller-tell-{theme}")
    table.press_button()
    table.settle()
    for place, seat in enumerate(table.match.to_act()):
        if place == 3:
            table.settle()
            look(table, f"title_teller-add-{theme}")
        session.submit(seat, Add(table.view_of(seat).hand[:1]))
    table.settle()
    table.press_button()
    table.open_curtain()
    look(table, f"title_teller-vote-{theme}")
    table.flow.back_to_room()
    token = table.view_of(teller).token
    for place, seat in enumerate(table.match.to_act()):
        others = [
            one for one in range(1, 7) if table.view.row[one - 1] not in table.view_of(seat).mine and one != token
        ]
        session.submit(seat, Vote((token if place < 2 else others[0],)))
    table.settle()
    look(table, f"title_teller-scored-{theme}")
