"""What people want to know of a table before they start: how long it takes, and what they need for it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames import games
from artgames.decks import Deck
from artgames.decks.box import Box, cards_to_ask, facts_for, years_for
from artgames.engine.api import Refused
from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.store.table import Table


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableFacts", text)


def length(table: Table, deck: Deck | None) -> str:
    """Rounds and minutes, as far as the game can tell; empty while it cannot be played so."""
    game = games.load(table.game)
    minutes = _minutes(game.info, len(table.players))
    rounds = _rounds(table, deck)
    if rounds is None or rounds == 1:
        return _tr(QT_TRANSLATE_NOOP("TableFacts", "About {minutes} minutes")).format(minutes=minutes)
    text = _tr(QT_TRANSLATE_NOOP("TableFacts", "{rounds} rounds, about {minutes} minutes"))
    return text.format(rounds=rounds, minutes=minutes)


def _rounds(table: Table, deck: Deck | None) -> int | None:
    """Asked from the game itself: the view of a match that has just begun."""
    game = games.load(table.game)
    if deck is None:
        return None
    try:
        cards = cards_to_ask(deck.ids_for(game.info.needs), game.info, "0")
        years, facts = years_for(game.info, cards, deck.year_of), facts_for(game.info, cards, deck.facts_of)
        box = Box(cards, years=years, facts=facts)
        options = game.info.complete(table.options)
        setup = box.setup(len(table.players), options, "0", audience=table.audience)
        view = game.rules.view(game.rules.start(setup).state, None)
    except Refused:
        return None
    rounds = getattr(view, "rounds", None)
    return int(rounds) if rounds is not None else None


def _minutes(game: GameInfo, seats: int) -> int:
    """Between the shortest and the longest, by the number of seats, in steps of five."""
    low, high = game.minutes
    share = (seats - game.min_seats) / max(1, game.max_seats - game.min_seats)
    return 5 * round((low + (high - low) * share) / 5)


def hints(table: Table, room_paintings: int = 0) -> list[str]:
    """What to have at hand and what will happen, in short sentences. `room_paintings`: how many the back row can tell
    apart, if that was found out."""
    people = [player for player in table.players if player.kind == "person"]
    paper = [player.name for player in people if player.answers == "paper"]
    curtain = len(people) - len(paper)
    told = []
    if all(player.kind == "bot" for player in table.players):
        told.append(_tr(QT_TRANSLATE_NOOP("TableFacts", "Only bots play; you watch.")))
    info = games.load(table.game).info
    if curtain > 1 and not info.secrets:
        told.append(_tr(QT_TRANSLATE_NOOP("TableFacts", "A seat may be a team: “Foxes (Ada, Ben)”.")))
    elif curtain > 1 and "hands" not in info.needs:
        told.append(_tr(QT_TRANSLATE_NOOP("TableFacts", "The laptop goes round for secret answers.")))
    if any(player.kind == "public" for player in table.players):
        text = QT_TRANSLATE_NOOP("TableFacts", "The public answers last: hands are counted, or slips of paper.")
        told.append(_tr(text))
    if paper:
        text = _tr(QT_TRANSLATE_NOOP("TableFacts", "Paper and pencil for {names}."))
        told.append(text.format(names=", ".join(paper)))
    if 0 < room_paintings < int(table.options.get("exhibit", 0)):
        text = _tr(
            QT_TRANSLATE_NOOP("TableFacts", "Before the room: the back row sees at most {count} paintings well.")
        )
        told.append(text.format(count=room_paintings))
    return told
