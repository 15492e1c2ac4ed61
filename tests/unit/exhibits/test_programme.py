"""The order of rounds, how long they take, and changing a playlist with the way back open."""

from artgames.exhibits.playlist import MOST_ROUNDS, Playlist, Round, memory_of_the_wall
from artgames.exhibits.playlist_editing import Draft
from artgames.exhibits.programme import RoundOrder, seconds_of, summary

A, B, C = (Round(title=title) for title in "ABC")


def order(playlist: Playlist, most: int | None = None) -> str:
    rounds = RoundOrder(playlist, most)
    return "".join(playlist.rounds[number].title for _ in range(9) if (number := rounds.take()) is not None)


def test_a_loop_goes_on_for_ever_and_anything_else_ends() -> None:
    assert order(Playlist(rounds=(A, B), loop=True)) == "ABABABABA"
    assert order(Playlist(rounds=(A, B), loop=False)) == "AB"
    assert order(Playlist()) == ""


def test_a_number_of_rounds_counts_whether_it_loops_or_not() -> None:
    assert order(Playlist(rounds=(A, B), loop=True), 3) == "ABA"
    assert order(Playlist(rounds=(A, B), loop=False), 3) == "ABA"
    assert order(Playlist(rounds=(A, B)), 0) == ""


def test_somebody_jumps_back_or_ahead_and_it_goes_on_from_there() -> None:
    rounds = RoundOrder(Playlist(rounds=(A, B, C), loop=False))
    assert (rounds.take(), rounds.take()) == (0, 1)
    rounds.jump(1)
    assert (rounds.following, rounds.take(), rounds.take(), rounds.take()) == (1, 1, 2, None)
    rounds.jump(-5)
    assert rounds.take() == 0
    rounds.jump(99)
    assert (rounds.take(), rounds.following) == (2, None)


def test_the_summary_says_how_much_there_is_and_how_long_it_takes() -> None:
    five = Playlist(rounds=(Round(),) * 5)
    assert summary(five).render(()) == "5 rounds · 24 paintings · about 11 minutes"
    assert summary(Playlist(rounds=(Round(paintings=12), Round()))).render(()).startswith("2 rounds · 12–24 paintings")
    assert summary(memory_of_the_wall()).render(()) == "1 round · 12 paintings · about 90 seconds"
    assert summary(Playlist()).render(()) == "No rounds yet"


def test_longer_looks_and_labels_make_a_round_longer() -> None:
    usual = seconds_of(Round(stolen=2))
    assert seconds_of(Round(stolen=2, look_seconds=90)) == usual + 30
    assert seconds_of(Round(stolen=2, labels=False)) == usual - 16


def titles(draft: Draft) -> str:
    return "".join(one.title for one in draft.rounds)


def test_rounds_are_added_doubled_moved_and_removed_and_every_step_is_taken_back() -> None:
    draft = Draft(Playlist(rounds=(A, B)))
    assert draft.add(C, 0) == 1
    assert titles(draft) == "ACB"
    assert draft.duplicate(1) == 2
    assert draft.move(0, +2) == 2
    assert titles(draft) == "CCAB"
    assert draft.remove(3) == 2
    assert titles(draft) == "CCA"
    for expected in ("CCAB", "ACCB", "ACB", "AB"):
        draft.undo()
        assert titles(draft) == expected
    assert not draft.can_undo
    assert not draft.is_changed
    draft.redo()
    assert titles(draft) == "ACB"
    draft.change(0, title="Z")
    assert not draft.can_redo


def test_a_number_that_is_turned_up_step_by_step_is_taken_back_at_once() -> None:
    draft = Draft(Playlist(rounds=(A, B)))
    for seconds in range(61, 70):
        draft.change(0, look_seconds=seconds)
    draft.change(1, look_seconds=90)
    draft.undo()
    assert [one.look_seconds for one in draft.rounds] == [69, 60]
    draft.undo()
    assert [one.look_seconds for one in draft.rounds] == [60, 60]


def test_a_step_that_changes_nothing_is_none() -> None:
    draft = Draft(Playlist(rounds=(A,)))
    draft.move(0, -1)
    draft.change(0, title="A")
    draft.set_kiosk(idle_seconds=60)
    assert not draft.can_undo


def test_a_full_playlist_takes_no_more() -> None:
    draft = Draft(Playlist(rounds=(A,) * MOST_ROUNDS))
    draft.duplicate(0)
    assert len(draft.rounds) == MOST_ROUNDS


def test_saving_is_remembered_across_steps() -> None:
    draft = Draft()
    draft.set(title="Foyer")
    assert draft.is_changed
    draft.mark_saved()
    draft.add(A)
    draft.undo()
    assert not draft.is_changed
