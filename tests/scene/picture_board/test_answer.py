"""The answer in the making: nothing is lost, and only what the rules allow can be locked in."""

from artgames.engine.choices import Action, Choice, Number, Pick, Text
from artgames.scene.picture_board.draft_answer import Answer


class Tell(Action, frozen=True):
    tokens: tuple[int, ...]
    words: str


class Bid(Action, frozen=True):
    number: int


class Stop(Action, frozen=True):
    pass


TELL = Choice(Tell, (Pick("tokens", (1, 2, 3, 4), 2, 2, "token"), Text("words", 10)))
BID = Choice(Bid, (Number("number", 2, 5),))
STOP = Choice(Stop)


def test_it_is_complete_only_when_every_field_is() -> None:
    answer = Answer((TELL,))
    assert answer.partial_draft() is None and answer.action() is None
    answer.toggle(3)
    assert answer.partial_draft() == Tell((3,), "") and answer.action() is None
    answer.toggle(1)
    answer.text = "Who?"
    assert answer.action() == Tell((1, 3), "Who?")
    answer.text = "x" * 11
    assert answer.action() is None and answer.partial_draft() == Tell((1, 3), "x" * 11)


def test_a_pick_is_taken_back_by_picking_it_again_and_no_more_than_allowed_are_taken() -> None:
    answer = Answer((TELL,))
    for token in (1, 2):
        assert answer.toggle(token) is None
    refusal = answer.toggle(3)
    assert refusal is not None and refusal.render(()) == "2 at most. Remove one first."
    answer.toggle(1)
    answer.toggle(4)
    assert answer.picked == (2, 4)
    answer.toggle(99)
    assert answer.picked == (2, 4)


def test_where_only_one_may_be_picked_another_takes_its_place() -> None:
    answer = Answer((Choice(Tell, (Pick("tokens", (1, 2, 3), 1, 1, "token"), Text("words", 10))),))
    answer.toggle(1)
    answer.toggle(3)
    assert answer.picked == (3,)


def test_a_number_stays_within_its_bounds() -> None:
    answer = Answer((BID,))
    assert answer.action() == Bid(2) and answer.partial_draft() is None
    for _ in range(9):
        answer.count(1)
    assert answer.action() == Bid(5)
    answer.count(-99)
    assert answer.action() == Bid(2)


def test_another_way_loses_nothing() -> None:
    answer = Answer((TELL, STOP))
    answer.text = "hello"
    answer.way = 1
    assert answer.action() == Stop() and answer.picked == ()
    answer.way = 0
    assert answer.partial_draft() == Tell((), "hello")


def test_what_was_begun_can_be_taken_up_again() -> None:
    for begun in (Tell((2,), ""), Tell((), "half a sen"), Stop()):
        answer = Answer((TELL, STOP))
        answer.restore_draft(begun)
        assert answer.partial_draft() == begun
    answer = Answer((TELL,))
    answer.restore_draft(Tell((2, 77), "from another wall"))
    assert answer.picked == (2,)


def test_whoever_picks_something_has_chosen_the_way_by_which_it_is_picked() -> None:
    answer = Answer((TELL, STOP))
    answer.toggle(3)
    answer.way = 1
    assert not answer.picked and answer.action() == Stop()
    answer.toggle(1)
    assert answer.way == 0 and answer.picked == (1, 3)
    answer.way = 1
    answer.toggle(3)  # it lay there already: nobody takes it back by turning to it
    assert answer.way == 0 and answer.picked == (1, 3)
