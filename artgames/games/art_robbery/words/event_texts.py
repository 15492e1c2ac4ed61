"""What happened, line by line. A turn is one line where that is enough: the tile tells which card was played."""

from artgames.engine.event_texts import EventText, Teller, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY, kind
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import MIDDLE
from artgames.games.art_robbery.words.result import result
from artgames.games.art_robbery.words.say import SLUG, say, say_of_tile

_RAID_STARTED = (
    QT_TRANSLATE_NOOP("art_robbery", "Raid 1, the sketches. {starter} begins."),
    QT_TRANSLATE_NOOP("art_robbery", "Raid 2, the sculptures. {starter} begins."),
    QT_TRANSLATE_NOOP("art_robbery", "Raid 3, the antiquities. {starter} begins."),
    QT_TRANSLATE_NOOP("art_robbery", "Raid 4, the paintings. {starter} begins."),
)

_NO_EFFECT = {
    BOSS: QT_TRANSLATE_NOOP("art_robbery", "{player} plays a Boss card, with no effect."),
    DOG: QT_TRANSLATE_NOOP("art_robbery", "{player} plays a Guard Dog card, with no effect."),
    GREEDY: QT_TRANSLATE_NOOP("art_robbery", "{player} plays a Greedy Thief, with no effect."),
}


def _card_played(event: events.CardPlayed) -> Sentence | None:
    player, played = {"player": event.seat}, kind(event.card)
    if event.effect == "nothing":
        text = QT_TRANSLATE_NOOP("art_robbery", "{player} plays a {value}, with no effect.")
        return say(_NO_EFFECT.get(played, text), player, value=played)
    if played == GREEDY:
        return say(QT_TRANSLATE_NOOP("art_robbery", "{player} plays a Greedy Thief."), player)
    return None


def _of_tile(number: str, boss: str, **people: str) -> Teller:
    """One text for a number, another one for the Boss; `people` are called like fields of the event."""
    return lambda event: say_of_tile(
        event.tile, number, boss, {name: getattr(event, field) for name, field in people.items()}
    )


def _dog_taken(event: events.DogTaken) -> Sentence:
    if event.from_seat == MIDDLE:
        text = QT_TRANSLATE_NOOP("art_robbery", "{player} calls the dog from the middle.")
        return say(text, {"player": event.seat})
    text = QT_TRANSLATE_NOOP("art_robbery", "{player} calls the dog away from {owner}.")
    return say(text, {"player": event.seat, "owner": event.from_seat})


def _raid_ended(event: events.RaidEnded) -> Sentence:
    if event.stalled:
        text = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is abandoned: what is left in the middle stays behind.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "Raid {raid} is over: the middle is empty.")
    return say(text, raid=event.raid + 1)


def _arrested(event: events.Arrested) -> Sentence:
    seats = event.seats
    if len(seats) == 1:
        text = QT_TRANSLATE_NOOP("art_robbery", "{first} has the fewest alibis and is caught.")
        return say(text, {"first": seats[0]})
    if len(seats) == 2:
        text = QT_TRANSLATE_NOOP("art_robbery", "{first} and {second} have the fewest alibis and are caught.")
        return say(text, {"first": seats[0], "second": seats[1]})
    if len(seats) == 3:
        text = QT_TRANSLATE_NOOP("art_robbery", "{first}, {second} and {third} have the fewest alibis and are caught.")
        return say(text, {"first": seats[0], "second": seats[1], "third": seats[2]})
    text = QT_TRANSLATE_NOOP("art_robbery", "{count} players have the fewest alibis and are caught.")
    return say(text, count=len(seats))


def _penalised(event: events.Penalised) -> Sentence:
    if event.tiles:
        text = QT_TRANSLATE_NOOP("art_robbery", "{player} has fewer alibis and gives back tiles worth {points}.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "{player} has fewer alibis and loses {points:# point|# points}.")
    return say(text, {"player": event.seat}, points=event.points)


describe_event = describe_events(
    SLUG,
    {
        events.RaidStarted: lambda event: say(_RAID_STARTED[event.raid], {"starter": event.starter}),
        events.CardPlayed: _card_played,
        events.TileTaken: _of_tile(
            QT_TRANSLATE_NOOP("art_robbery", "{player} takes a {value} from the middle."),
            QT_TRANSLATE_NOOP("art_robbery", "{player} takes the Boss from the middle."),
            player="seat",
        ),
        events.TheftTried: _of_tile(
            QT_TRANSLATE_NOOP("art_robbery", "{thief} reaches for {victim}’s {value}, but the dog is watching."),
            QT_TRANSLATE_NOOP("art_robbery", "{thief} reaches for {victim}’s Boss, but the dog is watching."),
            thief="thief",
            victim="victim",
        ),
        events.DogGiven: EventText(
            QT_TRANSLATE_NOOP("art_robbery", "{victim} keeps the tile and gives {thief} the dog."), "victim", "thief"
        ),
        events.TileStolen: _of_tile(
            QT_TRANSLATE_NOOP("art_robbery", "{thief} steals a {value} from {victim}."),
            QT_TRANSLATE_NOOP("art_robbery", "{thief} steals the Boss from {victim}."),
            thief="thief",
            victim="victim",
        ),
        events.DogTaken: _dog_taken,
        events.DeckReshuffled: EventText(
            QT_TRANSLATE_NOOP("art_robbery", "The discard pile is shuffled into a new deck.")
        ),
        events.RaidEnded: _raid_ended,
        events.BossKept: EventText(QT_TRANSLATE_NOOP("art_robbery", "{player} keeps the Boss."), player="seat"),
        events.BossCaught: EventText(
            QT_TRANSLATE_NOOP("art_robbery", "{player} has no 4 or 5 of this raid and loses the Boss."), player="seat"
        ),
        events.StacksClosed: EventText(QT_TRANSLATE_NOOP("art_robbery", "The loot is put away, safe and sound.")),
        events.Revealed: EventText(
            QT_TRANSLATE_NOOP("art_robbery", "All stacks are turned over and the alibis counted.")
        ),
        events.Arrested: _arrested,
        events.Penalised: _penalised,
        events.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""
