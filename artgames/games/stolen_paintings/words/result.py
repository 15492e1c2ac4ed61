"""How it ended."""

from artgames.engine.api import Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.words.say import say


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    if not outcome.counted:
        found = outcome.reason == "detectives"
        thief = next(seat for seat in range(len(outcome.points)) if (seat in winners) != found)
        return verdict(thief, found)
    if outcome.reason == "most_wins":
        return _most_wins(winners, points, len(outcome.points))
    if len(winners) > 1:
        return _shared(winners, points)
    if outcome.reason == "most_points_as_thief":
        text = QT_TRANSLATE_NOOP("stolen_paintings", "It’s a tie at {points}: {winner} wins as the better thief.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{winner} wins with {points:one point|# points}.")
    return say(text, {"winner": winners[0]}, points=points)


def verdict(thief: int, found: bool) -> Sentence:
    """SP-23: who has won a round of the cooperative game."""
    if found:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "The detectives win: they found exactly what {thief} stole.")
    else:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings", "{thief} wins: the detectives did not find exactly what was stolen."
        )
    return say(text, {"thief": thief})


def _most_wins(winners: tuple[int, ...], won: int, rounds: int) -> Sentence:
    if len(winners) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{winner} wins, on the winning side in {won} of {rounds} rounds.")
        return say(text, {"winner": winners[0]}, won=won, rounds=rounds)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings", "{first} and {second} share the victory, each with {won} of {rounds} rounds."
        )
        return say(text, {"first": winners[0], "second": winners[1]}, won=won, rounds=rounds)
    text = QT_TRANSLATE_NOOP(
        "stolen_paintings", "{count} players share the victory, each with {won} of {rounds} rounds."
    )
    return say(text, count=len(winners), won=won, rounds=rounds)


def _shared(winners: tuple[int, ...], points: int) -> Sentence:
    people = {"first": winners[0], "second": winners[1]}
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{first} and {second} share the victory, with {points} each.")
    elif len(winners) == 3:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings", "{first}, {second} and {third} share the victory, with {points} each."
        )
        people["third"] = winners[2]
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{count} players share the victory, with {points} each.")
        people = {}
    return say(text, people, points=points, count=len(winners))
