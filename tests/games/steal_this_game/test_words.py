"""The game's sentences: names, one thing each, nothing that a view or an event hides."""

import pytest

from artgames.engine.api import HOUSE, Event, Outcome
from artgames.engine.words import Sentence
from artgames.games.steal_this_game import words
from artgames.games.steal_this_game.rules.actions import Decline, EndShuffle, Open, PlaceCashier, TimeUp
from artgames.games.steal_this_game.rules.events import (
    Believed,
    BoxesShuffledHidden,
    BoxesSwapped,
    BoxOpened,
    BoxRemoved,
    CashierMoved,
    CashierPlaced,
    CashierPushed,
    CashierStayed,
    Claimed,
    Declined,
    DiceRolled,
    DiceShown,
    DieRerolled,
    Doubted,
    GameEnded,
    GameStarted,
    Looked,
    MatchEnded,
    MoneyHidden,
    ShuffleEnded,
)
from artgames.games.steal_this_game.rules.track import TRACK
from tests.games.steal_this_game.conftest import ANI, BERND, HIT, OBSERVE_8, Counter, Set

NAMES = ("Ani", "Bernd")


def said(sentence: Sentence | None) -> str:
    assert sentence is not None
    assert sentence.context == "steal_this_game"
    return sentence.render(NAMES)


def both(game: Counter) -> tuple[str, str]:
    return said(words.status(game.view(None))), said(words.resume(game.view(None)))


def test_status_and_resume_name_who_must_act_in_every_phase(counter: Set) -> None:
    game = counter()
    lines = [both(game)]
    for step in (
        lambda: game.hide(position=1, cashier=1, dice=(3, 4)),
        lambda: game.claim(2),
        game.believe,
        lambda: game.look(0),
        game.reply,
        lambda: game.claim(3).doubt(),
        lambda: game.remove(3),
        lambda: game.do(ANI, EndShuffle()),
        lambda: game.do(ANI, PlaceCashier(0)),
    ):
        step()
        lines.append(both(game))
    assert lines == [
        ("Ani, hide the money in one of four boxes.", "Game 1 of 2: Ani is about to hide the money."),
        ("Bernd, the dice are rolled: make a claim.", "Game 1 of 2: Bernd is about to make a claim."),
        (
            "Bernd says one of the dice shows a 3. Do you believe it, Ani?",
            "Game 1 of 2: does Ani believe Bernd?",
        ),
        (
            "Bernd, look into a box or move the cashier one step.",
            "Game 1 of 2: Bernd was believed and may act.",
        ),
        ("Ani, you may move the cashier one step.", "Game 1 of 2: Ani may move the cashier."),
        (
            "Bernd, claim something further along the track, or steal.",
            "Game 1 of 2: Bernd is about to make a claim.",
        ),
        ("It was true. Ani, remove an empty box.", "Game 1 of 2: Ani must remove a box."),
        ("Ani, you may move the boxes about. Watch them, Bernd!", "Game 1 of 2: Ani may move the boxes about."),
        ("Ani, put the cashier in front of a box.", "Game 1 of 2: Ani is about to place the cashier."),
        ("Bernd, secretly roll one die again.", "Game 1 of 2: Bernd rolls one die again."),
    ]


@pytest.mark.parametrize(
    ("stop", "line"),
    [
        (OBSERVE_8, "Bernd says the dice add up to 8 or more. Do you believe it, Ani?"),
        (HIT, "Bernd says both dice show the same number. Do you believe it, Ani?"),
    ],
)
def test_a_claim_is_spelled_out(counter: Set, stop: int, line: str) -> None:
    assert both(counter().hide().claim(stop))[0] == line


def test_after_hit_there_is_only_one_way(counter: Set) -> None:
    game = counter().hide().claim(HIT).believe().act(Decline()).reply()
    assert both(game)[0] == "Bernd, you can only steal now."


def test_a_hidden_shuffle_is_called_so(counter: Set) -> None:
    game = counter(shuffle_visibility="hidden").hide(dice=(3, 4)).claim(2).doubt().remove(3)
    assert both(game)[0] == "Ani, you may have the boxes mixed unseen."


def test_opening_a_box_says_why(counter: Set) -> None:
    caught, steal = counter().hide(dice=(3, 4)).claim(5).doubt(), counter().hide().claim(10)
    assert both(caught) == (
        "That was a lie. Bernd, open a box at once.",
        "Game 1 of 2: Bernd is about to open a box.",
    )
    assert both(steal)[0] == "Bernd, you’re going for the money. Which box?"


def test_the_end_is_told_game_by_game_and_then_for_the_match(counter: Set) -> None:
    game = counter().hide(position=1, cashier=2).claim(10).act(Open(0))
    assert both(game) == (
        "Bernd opens an empty box: the money is safe.",
        "Game 1 of 2 is over; Bernd was the thief.",
    )
    game.next_game().hide(position=1, cashier=2).claim(10).act(Open(1))
    assert both(game) == ("Ani wins both games.",) * 2


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (GameStarted(1, BERND, ANI), "Game 1. Bernd is the thief and Ani guards the money."),
        (MoneyHidden(ANI, None), "Ani has hidden the money."),
        (MoneyHidden(ANI, 1), "Ani has hidden the money in box 2."),
        (CashierPlaced(0, ANI), "Ani puts the cashier in front of box 1."),
        (DiceRolled(None, BERND), "Bernd rolls the dice under the cup."),
        (DiceRolled((3, 4), BERND), "Bernd rolls 3 and 4."),
        (Claimed(BERND, 2), "Bernd: “Prepare 3: one of my dice shows a 3.”"),
        (Claimed(BERND, OBSERVE_8), "Bernd: “Observe 8: my dice add up to 8 or more.”"),
        (Claimed(BERND, HIT), "Bernd: “Hit: both my dice show the same number.”"),
        (Claimed(BERND, 10), "Bernd goes for the money."),
        (Believed(ANI), "Ani believes it."),
        (Doubted(ANI), "Ani does not believe it."),
        (DiceShown((3, 4), True, BERND), "The dice show 3 and 4: it was true."),
        (DiceShown((3, 4), False, BERND), "The dice show 3 and 4: it was a lie."),
        (Looked(0, None, BERND), "Bernd looks into box 1."),
        (Looked(0, False, BERND), "Bernd looks into box 1, which is empty."),
        (Looked(0, True, BERND), "Bernd looks into box 1 and sees the money."),
        (CashierPushed(0, 3, BERND), "Bernd sends the cashier to box 4."),
        (Declined(BERND), "Bernd leaves it at that."),
        (CashierMoved(0, 1, ANI), "Ani moves the cashier to box 2."),
        (CashierStayed(ANI), "Ani leaves the cashier where it is."),
        (BoxRemoved(2, ANI), "Ani removes box 3: it was empty."),
        (BoxesShuffledHidden(ANI), "The boxes are mixed out of sight."),
        (ShuffleEnded(ANI, 3, False), "Ani has moved the boxes about."),
        (ShuffleEnded(ANI, 0, False), "Ani leaves the boxes where they are."),
        (ShuffleEnded(ANI, 3, True), "Time is up: the boxes stand still."),
        (DieRerolled(None, None, BERND), "Bernd secretly rolls one die again."),
        (DieRerolled(1, 6, BERND), "Bernd rolls one die again: 6."),
        (BoxOpened(3, True, BERND), "Bernd opens box 4: there’s the money!"),
        (BoxOpened(3, False, BERND), "Bernd opens box 4: it is empty."),
        (GameEnded(1, BERND, "stolen", (3, 4), 0, BERND), "Bernd opens the right box and gets away with the money."),
        (GameEnded(1, ANI, "empty_hands", (3, 4), 0, BERND), "Bernd opens an empty box: the money is safe."),
        (
            GameEnded(1, BERND, "lucky_lie", (3, 4), 0, BERND),
            "Bernd is caught lying, but finds the money all the same.",
        ),
        (GameEnded(1, ANI, "caught", (3, 4), 0, BERND), "Bernd is caught lying and finds nothing."),
        (GameEnded(1, BERND, "last_box", (3, 4), 0, BERND), "Only one box is left: Bernd takes the money."),
        (MatchEnded(Outcome((0,), (1, 0), "one_game")), "Ani wins."),
        (MatchEnded(Outcome((1,), (0, 2), "both_games")), "Bernd wins both games."),
        (MatchEnded(Outcome((0, 1), (1, 1), "draw")), "One game each: it’s a draw."),
    ],
)
def test_the_log(event: Event, line: str) -> None:
    assert said(words.describe_event(event)) == line


def test_st07_the_log_does_not_follow_the_boxes_for_the_thief() -> None:
    assert words.describe_event(BoxesSwapped(0, 1, 1)) is None


def test_time_that_is_up_is_told(counter: Set) -> None:
    game = counter().hide(dice=(3, 4)).claim(2).doubt().remove(3)
    game.do(HOUSE, TimeUp())
    assert [said(words.describe_event(event)) for event in game.events] == ["Time is up: the boxes stand still."]


def test_stops_are_called_as_on_the_track_and_say_what_they_claim() -> None:
    assert [said(words.name_of(stop)) for stop in range(len(TRACK))] == [place.title for place in TRACK]
    claims = [said(words.claim_of(stop)) for stop in (0, 6, 9, 10)]
    assert claims == [
        "One of the dice shows a 1.",
        "The dice add up to 6 or more.",
        "Both dice show the same number.",
        "No claim: you open a box at once.",
    ]
