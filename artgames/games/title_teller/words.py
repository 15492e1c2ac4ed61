"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import found_by, most_points, victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.title_teller.rules import records
from artgames.games.title_teller.rules.records import Row, TableView
from artgames.games.title_teller.rules.scoring import CONSOLATION

_say = Voice("title_teller")

result = victory


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "tell":
        text = QT_TRANSLATE_NOOP("title_teller", "{teller}, make up a title.")
        return _say(
            text, {"teller": view.teller}, told=QT_TRANSLATE_NOOP("title_teller", "{teller} is making up a title.")
        )
    if view.phase == "add":
        one = QT_TRANSLATE_NOOP("title_teller", "Who else has a painting for this title? Waiting for {last}.")
        many = QT_TRANSLATE_NOOP("title_teller", "Who else has a painting for this title? Waiting for {count} more.")
        own = QT_TRANSLATE_NOOP("title_teller", "Which of your paintings goes with this title?")
        if view.to_add == 2:
            own = QT_TRANSLATE_NOOP("title_teller", "Which two of your paintings go with this title?")
        return _say.waiting(_missing(view), one, many, own)
    if view.phase == "vote":
        one = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s? Waiting for {last}.")
        many = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s? Waiting for {count} more.")
        own = QT_TRANSLATE_NOOP("title_teller", "Which one is {teller}’s?")
        return _say.waiting(_missing(view), one, many, own, {"teller": view.teller})
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("title_teller", "Painting {token} is {teller}’s.")
        return _say(text, {"teller": view.teller}, token=view.token or 0)
    return result(most_points(view.totals))


def _missing(view: TableView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.teller and seat not in view.locked]


_RESUME = {
    "tell": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: {teller} is about to make up a title."),
    "add": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: the others add paintings to {teller}’s title."),
    "vote": QT_TRANSLATE_NOOP("title_teller", "Turn {round}: which painting is {teller}’s?"),
    "scored": QT_TRANSLATE_NOOP("title_teller", "Turn {round} is scored; {teller} was the title teller."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(most_points(view.totals))
    return _say(_RESUME[view.phase], {"teller": view.teller}, round=view.round)


# What happened


def _turn_scored(event: records.TurnScored) -> Sentence:
    return found_by([row.seat for row in event.rows if row.right], len(event.rows) - 1)


describe_event = describe_events(
    "title_teller",
    {
        records.TurnStarted: EventText(
            QT_TRANSLATE_NOOP("title_teller", "Turn {round}. The title teller: {teller}."), "teller"
        ),
        records.TitleTold: EventText(QT_TRANSLATE_NOOP("title_teller", "{teller}: “{title}”"), "teller"),
        records.TurnPassed: EventText(QT_TRANSLATE_NOOP("title_teller", "{teller} passes."), "teller"),
        records.CardsAdded: EventText(
            QT_TRANSLATE_NOOP("title_teller", "{player} has chosen what to add."), player="seat"
        ),
        records.RowHung: EventText(
            QT_TRANSLATE_NOOP("title_teller", "All the paintings are shuffled and hung in a row.")
        ),
        records.VoteLocked: EventText(QT_TRANSLATE_NOOP("title_teller", "{voter} locks in."), voter="seat"),
        records.VotesRevealed: EventText(QT_TRANSLATE_NOOP("title_teller", "All the votes are in.")),
        records.OwnersRevealed: EventText(
            QT_TRANSLATE_NOOP("title_teller", "Painting {token} is {teller}’s."), "teller"
        ),
        records.TurnScored: _turn_scored,
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


# Why somebody has these points


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that turn the teller's zero is explained."""
    if row.teller:
        return (_teller_reason(row, rows),)
    base = row.points - row.received
    votes = _say(QT_TRANSLATE_NOOP("title_teller", "Votes: +{points}"), points=row.received)
    if not base:
        return (votes if row.received else _say(QT_TRANSLATE_NOOP("title_teller", "Wrong painting: 0")),)
    if row.right and base != CONSOLATION:
        first = _say(QT_TRANSLATE_NOOP("title_teller", "Found it: +{points}"), points=base)
    else:
        first = _say(QT_TRANSLATE_NOOP("title_teller", "All or none: +{points}"), points=base)
    return (first, votes) if row.received else (first,)


def _teller_reason(row: Row, rows: tuple[Row, ...]) -> Sentence:
    if row.points:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Some found it: +{points}"), points=row.points)
    if not rows:
        return _say(QT_TRANSLATE_NOOP("title_teller", "Everyone or nobody found it: 0"))
    if any(other.right for other in rows):
        return _say(QT_TRANSLATE_NOOP("title_teller", "Everyone found it: 0"))
    return _say(QT_TRANSLATE_NOOP("title_teller", "Nobody found it: 0"))
