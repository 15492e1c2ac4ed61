"""The match: one authority, written down first, told afterwards, taken back only where nobody has learned anything."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from artgames.engine import codec
from artgames.engine.api import HOUSE, Event, Refused, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.codec import Entry, Save
from artgames.engine.match import Match, asked
from artgames.engine.rng import Rng
from artgames.testing.contract import random_walk
from scripts.game_template import GAME
from scripts.game_template.rules import CardPlayed, CardsShown, NextRound, Play, RoundStarted, State
from tests.support.highest_card import HighestCard

SETUP = Setup(2, GAME.complete({}), "match", tuple(range(1001, 1041)))


class Notebook:
    """A journal in memory, and a common diary of what happened when."""

    def __init__(self, diary: list[str]) -> None:
        self.entries: list[Entry] = []
        self.snapshots: list[Mapping[str, Any]] = []
        self.rewinds: list[tuple[int, int]] = []
        self.diary = diary
        self.full = False

    def append(self, entry: Entry, snapshot: Mapping[str, Any]) -> None:
        if self.full:
            raise OSError("no space left on device")
        self.entries.append(entry)
        self.snapshots.append(snapshot)
        self.diary.append("written")

    def rewind(self, keep: int, by: int) -> None:
        if self.full:
            raise OSError("no space left on device")
        self.rewinds.append((keep, by))
        self.diary.append("written")


@pytest.fixture
def diary() -> list[str]:
    return []


@pytest.fixture
def notebook(diary: list[str]) -> Notebook:
    return Notebook(diary)


@pytest.fixture
def match(notebook: Notebook, diary: list[str]) -> Match[State]:
    match = Match("highest_card", HighestCard(), SETUP, notebook)
    match.listen(lambda turn, events: diary.append(f"told {turn} {len(events)}"))
    return match


def play(match: Match[State], seat: int) -> Step[State]:
    return match.submit(seat, Play(match.state.hands[seat][:1]))


def refusal(code: str) -> Any:
    return pytest.raises(Refused, check=lambda refused: refused.code == code)


def finished() -> Match[State]:
    match = Match("highest_card", HighestCard(), SETUP)
    for moment in random_walk(match.rules, match.state, Rng.from_seed("finish")):
        match.submit(moment.seat, moment.action, at=float(moment.number))
    return match


# Doing


def test_an_action_changes_the_state_and_is_in_the_history(match: Match[State]) -> None:
    card = match.state.hands[1][0]
    match.submit(1, Play((card,)), at=12.5)
    assert match.turn == 1
    assert match.state.played == (None, card)
    assert match.history[0].entry == Entry(1, {"type": "play", "cards": (card,)}, 12.5)


def test_an_action_can_arrive_as_data(match: Match[State]) -> None:
    card = match.state.hands[1][0]
    match.submit_data(1, {"type": "play", "cards": [card]}, turn=0)
    assert match.state.played == (None, card)


def test_it_is_written_down_before_anybody_is_told(match: Match[State], diary: list[str], notebook: Notebook) -> None:
    play(match, 0)
    assert diary == ["written", "told 1 1"]
    assert notebook.entries == [match.history[0].entry]
    assert notebook.snapshots == [codec.encode(match.state)]


def test_when_it_cannot_be_written_down_nothing_has_happened(
    match: Match[State], diary: list[str], notebook: Notebook
) -> None:
    before = match.state
    notebook.full = True
    with pytest.raises(OSError, match="no space"):
        play(match, 0)
    assert (match.state, match.turn, diary) == (before, 0, [])
    notebook.full = False
    play(match, 0)
    assert match.turn == 1


def test_a_late_tap_is_refused(match: Match[State]) -> None:
    play(match, 0)
    with refusal("stale"):
        match.submit(1, Play(match.state.hands[1][:1]), turn=0)
    match.submit(1, Play(match.state.hands[1][:1]), turn=1)


@pytest.mark.parametrize("seat", [HOUSE, 2, 99, -2])
def test_whoever_is_not_asked_is_refused(match: Match[State], seat: int) -> None:
    with refusal("not_asked"):
        match.submit(seat, NextRound())
    with refusal("not_asked"):
        asked(match, seat)


def test_what_is_not_allowed_is_refused_and_changes_nothing(match: Match[State], diary: list[str]) -> None:
    before = match.state
    with refusal("illegal"):
        match.submit(0, Play((1,)))
    with refusal("illegal"):
        match.submit(0, NextRound())
    with refusal("malformed"):
        match.submit_data(0, {"type": "fly"})
    assert (match.state, match.turn, diary) == (before, 0, [])


def test_after_the_end_everything_is_refused() -> None:
    match = finished()
    assert match.outcome() is not None
    with refusal("finished"):
        match.submit(0, Play((1001,)))
    with refusal("finished"):
        asked(match, HOUSE)


def test_asked_gives_the_choices(match: Match[State]) -> None:
    assert asked(match, 0) == match.choices(0) != ()


# Listening


def test_who_stops_listening_hears_no_more(match: Match[State]) -> None:
    heard: list[int] = []

    def listener(turn: int, events: tuple[Event, ...]) -> None:
        heard.append(turn)
        match.stop_listening(listener)

    match.listen(listener)
    play(match, 0)
    play(match, 1)
    assert heard == [1]


def test_each_audience_hears_its_own_story(match: Match[State]) -> None:
    card = match.state.hands[0][0]
    play(match, 0)
    assert match.events(0) == (RoundStarted(1), CardPlayed(0, card))
    assert match.events(1) == match.events(None) == (RoundStarted(1), CardPlayed(0, None))
    assert match.events(1, since=0) == (CardPlayed(0, None),)
    assert match.events(1, since=1) == ()


def test_a_bot_is_given_what_its_seat_has_seen(match: Match[State]) -> None:
    play(match, 0)
    seen = match.seen(1)
    assert (seen.seat, seen.view, seen.choices) == (1, match.view(1), match.choices(1))
    assert seen.events == match.events(1)


# Taking back


def test_ones_own_last_step_can_be_taken_back(match: Match[State], notebook: Notebook, diary: list[str]) -> None:
    before = match.state
    play(match, 0)
    diary.clear()
    match.undo(0)
    assert (match.state, match.turn) == (before, 0)
    assert notebook.rewinds == [(0, 0)]
    assert diary == ["written", "told 0 0"]


def test_nobody_takes_back_for_another(match: Match[State]) -> None:
    play(match, 0)
    assert not match.can_undo(1)
    with refusal("nothing_to_undo"):
        match.undo(1)


def test_nothing_is_taken_back_after_another_has_acted() -> None:
    match = Match("highest_card", HighestCard(), Setup(3, GAME.complete({}), "x", SETUP.deck))
    play(match, 0)
    play(match, 1)
    assert not match.can_undo(0)


def test_nothing_is_taken_back_that_has_shown_something(match: Match[State]) -> None:
    play(match, 0)
    assert isinstance(play(match, 1).events[-1], CardsShown)
    assert not match.can_undo(1)


def test_nothing_is_taken_back_that_used_chance() -> None:
    class DrawsWhenPlaying(HighestCard):
        def apply(self, state: State, seat: int, action: Action) -> Step[State]:
            step = super().apply(state, seat, action)
            _, rng = step.state.rng.below(2)
            return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, rng=rng))

    match = Match("highest_card", DrawsWhenPlaying(), SETUP)
    play(match, 0)
    assert not match.can_undo(0)


def test_there_is_nothing_to_take_back_at_the_start(match: Match[State]) -> None:
    with refusal("nothing_to_undo"):
        match.undo(0)


def test_the_host_can_go_back_beyond_that(match: Match[State], notebook: Notebook) -> None:
    start = match.state
    play(match, 0)
    play(match, 1)
    match.rewind(0, HOUSE)
    assert (match.state, match.turn) == (start, 0)
    assert notebook.rewinds == [(0, HOUSE)]
    play(match, 1)


@pytest.mark.parametrize("keep", [-1, 1, 2])
def test_the_host_cannot_go_where_nothing_was(match: Match[State], keep: int) -> None:
    play(match, 0)
    with refusal("nothing_to_undo"):
        match.rewind(keep, HOUSE)


def test_a_rewind_that_cannot_be_written_down_has_not_happened(match: Match[State], notebook: Notebook) -> None:
    play(match, 0)
    notebook.full = True
    with pytest.raises(OSError, match="no space"):
        match.undo(0)
    assert match.turn == 1


# Keeping


def test_a_save_replays() -> None:
    match = finished()
    again = Match.load(HighestCard(), match.save())
    assert again.state == match.state
    assert again.history == match.history
    assert again.save() == match.save()


def test_loading_writes_nothing_down_again_but_what_follows(notebook: Notebook) -> None:
    match = Match("highest_card", HighestCard(), SETUP)
    play(match, 0)
    again = Match.load(HighestCard(), match.save(), notebook)
    assert notebook.entries == []
    play(again, 1)
    assert len(notebook.entries) == 1


def damaged_saves() -> dict[str, Save]:
    save = finished().save()
    first, *rest = save.entries
    replace = msgspec.structs.replace
    return {
        "foreign action": replace(save, entries=(Entry(0, {"type": "fly"}), *rest)),
        "wrong seat": replace(save, entries=(Entry(9, first.action), *rest)),
        "missing step": replace(save, entries=tuple(rest)),
        "a step too many": replace(save, entries=(*save.entries, first)),
        "too few cards": replace(save, setup=replace(SETUP, deck=(1, 2))),
        "too many seats": replace(save, setup=replace(SETUP, seats=9)),
        "unknown option": replace(save, setup=replace(SETUP, options={"colour": 1})),
    }


@pytest.mark.parametrize("name", damaged_saves())
def test_a_damaged_save_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        Match.load(HighestCard(), damaged_saves()[name])
    assert refused.value.sentence.render(())


# When the rules have changed


class NewerRules(HighestCard):
    version = 2

    def start(self, setup: Setup) -> Step[State]:
        raise AssertionError("the beginning of an old match cannot be played by new rules")


@pytest.fixture
def old() -> Match[State]:
    match = Match("highest_card", HighestCard(), SETUP)
    play(match, 0)
    play(match, 1)
    return match


def test_an_old_match_goes_on_from_its_snapshot(old: Match[State], notebook: Notebook) -> None:
    match = Match.load(NewerRules(), old.save(), notebook)
    assert match.state == old.state
    assert match.turn == 2
    assert match.events(0) == ()
    match.submit(HOUSE, NextRound())
    play(match, 0)
    assert [entry.seat for entry in notebook.entries] == [HOUSE, 0]


def test_nobody_goes_back_into_what_the_old_rules_did(old: Match[State]) -> None:
    match = Match.load(NewerRules(), old.save())
    assert not match.can_undo(1)
    with refusal("nothing_to_undo"):
        match.rewind(1, HOUSE)
    match.submit(HOUSE, NextRound())
    match.rewind(2, HOUSE)
    assert match.state == old.state


def test_an_old_match_can_be_saved_and_loaded_again_and_again(old: Match[State]) -> None:
    once = Match.load(NewerRules(), old.save())
    once.submit(HOUSE, NextRound())
    twice = Match.load(NewerRules(), codec.decode_save(msgspec.json.decode(msgspec.json.encode(once.save()))))
    assert twice.state == once.state
    assert twice.turn == 3
    assert msgspec.json.encode(twice.save()) == msgspec.json.encode(once.save())


def test_an_old_match_without_a_step_goes_on_too() -> None:
    fresh = Match("highest_card", HighestCard(), SETUP)
    assert Match.load(NewerRules(), fresh.save()).state == fresh.state


@pytest.mark.parametrize(
    "damage",
    [{"hands": None}, {"phase": "dancing"}, {"deck": [1001, 1001]}, {"points": [5, 5]}, {"played": [[]]}],
    ids=str,
)
def test_a_snapshot_that_makes_no_sense_is_refused(old: Match[State], damage: dict[str, Any]) -> None:
    save = old.save()
    with refusal("newer"):
        Match.load(NewerRules(), msgspec.structs.replace(save, snapshot={**save.snapshot, **damage}))
