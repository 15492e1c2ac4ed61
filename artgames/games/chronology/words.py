"""The game in sentences, for a table and for one alone."""

from artgames.engine.api import Outcome
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import most_points, victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.chronology.rules import records
from artgames.games.chronology.rules.records import Row, TableView
from artgames.games.chronology.rules.scoring import TITLES, title_of

TITLE_NAMES = {
    "novice": QT_TRANSLATE_NOOP("chronology", "Art novice"),
    "fan": QT_TRANSLATE_NOOP("chronology", "Art fan"),
    "apprentice": QT_TRANSLATE_NOOP("chronology", "Art apprentice"),
    "lover": QT_TRANSLATE_NOOP("chronology", "Art lover"),
    "expert": QT_TRANSLATE_NOOP("chronology", "Art expert"),
    "master": QT_TRANSLATE_NOOP("chronology", "Master of art"),
}

_TITLE_WON = {
    "novice": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: an art novice."),
    "fan": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: an art fan."),
    "apprentice": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: an art apprentice."),
    "lover": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: an art lover."),
    "expert": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: an art expert."),
    "master": QT_TRANSLATE_NOOP("chronology", "{player} scores {points}: a master of art."),
}

_say = Voice("chronology")


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "ended":
        return _result_of(view)
    if view.phase == "scored":
        return _score(view.rows)
    if view.phase == "told":
        return _told(view)
    if view.solo:
        text = QT_TRANSLATE_NOOP("chronology", "Put {count:# painting|# paintings} in order, oldest original first.")
        return _say(text, count=len(view.row))
    waiting = [seat for seat in range(view.seats) if seat not in view.locked]
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("chronology", "{player}, put the paintings in order, oldest original first.")
        return _say(text, {"player": waiting[0]}, told=QT_TRANSLATE_NOOP("chronology", "{player} is still sorting."))
    text = QT_TRANSLATE_NOOP("chronology", "Oldest original first! Waiting for {count:# player|# players}.")
    own = QT_TRANSLATE_NOOP("chronology", "Put the paintings in order, oldest original first.")
    told = QT_TRANSLATE_NOOP("chronology", "Which original is the oldest?")
    return _say(text, own=own, told=told, count=len(waiting))


def _told(view: TableView) -> Sentence:
    if not view.time_line:
        return _say(QT_TRANSLATE_NOOP("chronology", "All the lists are in. Which original is the oldest?"))
    text = QT_TRANSLATE_NOOP("chronology", "Painting {token} was finished in {year}. Which comes next?")
    return _say(text, token=view.time_line[-1], year=str(view.years[-1]))


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _result_of(view)
    if view.phase == "told":
        return _told(view)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("chronology", "Round {round} of {rounds}: the timeline is complete.")
    elif view.rounds == 1:
        text = QT_TRANSLATE_NOOP("chronology", "The paintings are being put in order.")
    else:
        text = QT_TRANSLATE_NOOP("chronology", "Round {round} of {rounds}: the paintings are being put in order.")
    return _say(text, round=view.round, rounds=view.rounds)


def result(outcome: Outcome) -> Sentence:
    if outcome.reason not in _TITLE_WON:
        return victory(outcome)
    return _say(_TITLE_WON[outcome.reason], {"player": outcome.winners[0]}, points=max(outcome.points))


def _result_of(view: TableView) -> Sentence:
    return result(most_points(view.totals, title_of(max(view.totals)) if view.solo else "most_points"))


def next_title(points: int) -> tuple[str, int] | None:
    """The title that comes next, and from how many points on; None for a master."""
    above = [(title, least) for least, title in TITLES if least > points]
    return above[-1] if above else None


def _row_dealt(event: records.RowDealt) -> Sentence:
    text = QT_TRANSLATE_NOOP("chronology", "Round {round}: {count:# painting is|# paintings are} on the table.")
    return _say(text, round=event.round, count=len(event.paintings))


describe_event = describe_events(
    "chronology",
    {
        records.RowDealt: _row_dealt,
        records.ListLocked: EventText(QT_TRANSLATE_NOOP("chronology", "{player} locks in a list."), player="seat"),
        records.PaintingDated: lambda event: _say(
            QT_TRANSLATE_NOOP("chronology", "Painting {token}: {year}."), token=event.token, year=str(event.year)
        ),
        records.TimeLineBuilt: EventText(QT_TRANSLATE_NOOP("chronology", "From oldest original to newest: {tokens}.")),
        records.RoundScored: lambda event: _score(event.rows),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


def _score(rows: tuple[Row, ...]) -> Sentence:
    points = max(row.points for row in rows)
    best = [row for row in rows if row.points == points]
    if len(rows) == 1:
        text = QT_TRANSLATE_NOOP("chronology", "{count} in the right order: that scores {points}.")
        return _say(text, count=len(rows[0].kept), points=points)
    if len(best) > 1:
        text = QT_TRANSLATE_NOOP("chronology", "{count} players came closest, with {points} in the right order.")
        return _say(text, count=len(best), points=points)
    text = QT_TRANSLATE_NOOP("chronology", "{best} came closest, with {points} in the right order.")
    return _say(text, {"best": best[0].seat}, points=points)
