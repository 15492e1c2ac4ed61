"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.title_teller.rules.records import (
    CardsAdded,
    MatchEnded,
    OwnersRevealed,
    Row,
    RowHung,
    TableView,
    TitleTold,
    TurnPassed,
    TurnScored,
    TurnStarted,
    VoteLocked,
    VotesRevealed,
)
from artgames.games.title_teller.rules.scoring import CONSOLATION, final_outcome


def _say(text: str, people: Mapping[str, int] | None = None, own: str = "", **values: Value) -> Sentence:
    return Sentence("title_teller", text, values, people or {}, own)


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "tell":
        return _say(QT_TRANSLATE_NOOP("title_teller", "{teller} looks for a title."), {"teller": view.teller})
    if view.phase == "add":
        one = QT_TRANSLATE_NOOP("title_teller", "Who else has a painting for this title? Only {last} is still looking.")
        many = QT_TRANSLATE_NOOP("title_teller", "Who else has a painting for this title? {count} are still looking.")
        own = QT_TRANSLATE_NOOP("title_teller", "Which of your paintings goes with this title?")
        return _waiting(view, one, many, own)
    if view.phase == "vote":
        one = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s? Only {last} is still thinking.")
        many = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s? {count} are still thinking.")
        own = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s?")
        return _waiting(view, one, many, own)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("title_teller", "Painting {token} is {teller}’s.")
        return _say(text, {"teller": view.teller}, token=view.token or 0)
    return result(final_outcome(view.totals))


def _waiting(view: TableView, one: str, many: str, own: str) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.teller and seat not in view.locked]
    people = {"teller": view.teller} if "{teller}" in one else {}
    if len(waiting) == 1:
        return _say(one, {**people, "last": waiting[0]}, own)
    return _say(many, people, own, count=len(waiting))


_RESUME = {
    "tell": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: {teller} is about to find a title."),
    "add": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: the others add paintings to the title of {teller}."),
    "vote": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: which painting is {teller}’s?"),
    "scored": QT_TRANSLATE_NOOP("title_teller", "Turn {round} is scored; {teller} was the teller."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(final_outcome(view.totals))
    return _say(_RESUME[view.phase], {"teller": view.teller}, round=view.round)


# What happened


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: TurnStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("title_teller", "Turn {round}. {teller} is the teller.")
    return _say(text, {"teller": event.teller}, round=event.round)


@describe_event.register
def _(event: TitleTold) -> Sentence:
    text = QT_TRANSLATE_NOOP("title_teller", "{teller}: “{title}”")
    return _say(text, {"teller": event.teller}, title=event.title)


@describe_event.register
def _(event: TurnPassed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("title_teller", "{teller} passes."), {"teller": event.teller})


@describe_event.register
def _(event: CardsAdded) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("title_teller", "{player} has chosen what to add."), {"player": event.seat})


@describe_event.register
def _(event: RowHung) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("title_teller", "All paintings are shuffled and hang in a row."))


@describe_event.register
def _(event: VoteLocked) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("title_teller", "{voter} locks in."), {"voter": event.seat})


@describe_event.register
def _(event: VotesRevealed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("title_teller", "All votes are on the table."))


@describe_event.register
def _(event: OwnersRevealed) -> Sentence:
    text = QT_TRANSLATE_NOOP("title_teller", "Painting {token} is {teller}’s.")
    return _say(text, {"teller": event.teller}, token=event.token)


@describe_event.register
def _(event: TurnScored) -> Sentence:
    right = tuple(row.seat for row in event.rows if row.right)
    if not right:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Nobody has found it."))
    if len(right) == len(event.rows) - 1:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Everybody has found it: that was too easy."))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Only {finder} has found it."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("title_teller", "{count} have found it."), count=len(right))


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)


# Why somebody has these points, and how it ended


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that turn the teller's zero is explained."""
    if row.teller:
        return (_teller_reason(row, rows),)
    base = row.points - row.received
    votes = _say(QT_TRANSLATE_NOOP("title_teller", "Votes: +{points}"), points=row.received)
    if not base:
        return (votes if row.received else _say(QT_TRANSLATE_NOOP("title_teller", "Another painting: 0")),)
    if row.right and base != CONSOLATION:
        first = _say(QT_TRANSLATE_NOOP("title_teller", "Found it: +{points}"), points=base)
    else:
        first = _say(QT_TRANSLATE_NOOP("title_teller", "All or nobody: +{points}"), points=base)
    return (first, votes) if row.received else (first,)


def _teller_reason(row: Row, rows: tuple[Row, ...]) -> Sentence:
    if row.points:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Found by some: +{points}"), points=row.points)
    if not rows:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Found by all or by nobody: 0"))
    if any(other.right for other in rows):
        return _say(QT_TRANSLATE_NOOP("title_teller", "Found by all: 0"))
    return _say(QT_TRANSLATE_NOOP("title_teller", "Found by nobody: 0"))


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    if len(winners) > 2:
        text = QT_TRANSLATE_NOOP("title_teller", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("title_teller", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    if points == 1:
        return _say(QT_TRANSLATE_NOOP("title_teller", "{winner} wins with one point."), {"winner": winners[0]})
    text = QT_TRANSLATE_NOOP("title_teller", "{winner} wins with {points} points.")
    return _say(text, {"winner": winners[0]}, points=points)
