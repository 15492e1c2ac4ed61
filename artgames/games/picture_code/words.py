"""The game's sentences. Teams are named in whole sentences, so that every language can bend their names."""

from artgames.engine.api import Outcome
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.picture_code.rules import records
from artgames.games.picture_code.rules.records import COLUMNS, TEAMS, UNLIMITED, TableView

ROW_LETTERS = "ABCDE"


def place_name(place: int) -> str:
    """A place of the wall as people say it: letters for the rows, numbers for the columns."""
    row, column = divmod(place, COLUMNS)
    return f"{ROW_LETTERS[row]}{column + 1}"


_say = Voice("picture_code")


# Who must do what

_LOOKS_FOR_CLUE = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "{giver} is looking for a clue for Team Sun."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "{giver} is looking for a clue for Team Rain."),
}
_WRITE = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "One word and a number for Team Sun."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "One word and a number for Team Rain."),
}
_POINTS = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun, point at a painting: “{word}”."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain, point at a painting: “{word}”."),
}
_GOES_ON = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun, continue or stop: “{word}”."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain, continue or stop: “{word}”."),
}


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    giver = view.givers[TEAMS.index(view.team)]
    if view.winner is not None:
        return _say(_RESULTS[f"{view.reason}_{view.winner}"])
    if view.phase == "guess":
        texts = _GOES_ON if view.may_stop else _POINTS
        return _say(texts[view.team], word=view.turns[-1].word)
    if view.seat == giver:
        return _say(_WRITE[view.team])
    return _say(_LOOKS_FOR_CLUE[view.team], {"giver": giver})


_RESUME = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun’s turn. Still to find: {sun} for Sun, {rain} for Rain."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain’s turn. Still to find: {sun} for Sun, {rain} for Rain."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.winner is not None:
        return status(view)
    return _say(_RESUME[view.team], sun=view.left[0], rain=view.left[1])


# What happened


_BEGINS = {
    "sun": QT_TRANSLATE_NOOP("picture_code", "{count} paintings. {sun} and {rain} know the key. Team Sun begins."),
    "rain": QT_TRANSLATE_NOOP("picture_code", "{count} paintings. {sun} and {rain} know the key. Team Rain begins."),
}


def _match_started(event: records.MatchStarted) -> Sentence:
    sun, rain = event.givers
    return _say(_BEGINS[event.first], {"sun": sun, "rain": rain}, count=len(event.wall))


def _clue_given(event: records.ClueGiven) -> Sentence:
    if event.number == UNLIMITED:
        return _say(
            QT_TRANSLATE_NOOP("picture_code", "{giver}: “{word}”, unlimited."), {"giver": event.giver}, word=event.word
        )
    text = QT_TRANSLATE_NOOP("picture_code", "{giver}: “{word}”, {number}.")
    return _say(text, {"giver": event.giver}, word=event.word, number=event.number)


_UNCOVERED = {
    ("sun", "sun"): QT_TRANSLATE_NOOP("picture_code", "{place}: found by Team Sun."),
    ("rain", "rain"): QT_TRANSLATE_NOOP("picture_code", "{place}: found by Team Rain."),
    ("sun", "rain"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Sun has found one of Team Rain’s."),
    ("rain", "sun"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Rain has found one of Team Sun’s."),
    ("sun", "nobody"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Sun has found one that is nobody’s."),
    ("rain", "nobody"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Rain has found one that is nobody’s."),
    ("sun", "alarm"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Sun has set off the alarm!"),
    ("rain", "alarm"): QT_TRANSLATE_NOOP("picture_code", "{place}: Team Rain has set off the alarm!"),
}


def _painting_uncovered(event: records.PaintingUncovered) -> Sentence:
    return _say(_UNCOVERED[event.team, event.kind], place=place_name(event.place))


_TURN_ENDED = {
    ("sun", "stopped"): QT_TRANSLATE_NOOP("picture_code", "Team Sun stops here."),
    ("rain", "stopped"): QT_TRANSLATE_NOOP("picture_code", "Team Rain stops here."),
    ("sun", "limit"): QT_TRANSLATE_NOOP("picture_code", "Team Sun has no guesses left."),
    ("rain", "limit"): QT_TRANSLATE_NOOP("picture_code", "Team Rain has no guesses left."),
    ("sun", "time"): QT_TRANSLATE_NOOP("picture_code", "Time’s up: no clue for Team Sun."),
    ("rain", "time"): QT_TRANSLATE_NOOP("picture_code", "Time’s up: no clue for Team Rain."),
}


def _turn_ended(event: records.TurnEnded) -> Sentence | None:
    """That a wrong painting ends a turn goes without saying."""
    text = _TURN_ENDED.get((event.team, event.why))
    return None if text is None else _say(text)


describe_event = describe_events(
    "picture_code",
    {
        records.MatchStarted: _match_started,
        records.ClueGiven: _clue_given,
        records.PaintingUncovered: _painting_uncovered,
        records.TurnEnded: _turn_ended,
        records.KeyShown: EventText(QT_TRANSLATE_NOOP("picture_code", "The key is revealed.")),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


# How it ended

_RESULTS = {
    "all_found_sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun wins: all its paintings are found."),
    "all_found_rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain wins: all its paintings are found."),
    "given_away_sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun wins: Team Rain found Sun’s last painting."),
    "given_away_rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain wins: Team Sun found Rain’s last painting."),
    "alarm_sun": QT_TRANSLATE_NOOP("picture_code", "Team Sun wins: Team Rain has set off the alarm."),
    "alarm_rain": QT_TRANSLATE_NOOP("picture_code", "Team Rain wins: Team Sun has set off the alarm."),
}


def result(outcome: Outcome) -> Sentence:
    return _say(_RESULTS[outcome.reason])
