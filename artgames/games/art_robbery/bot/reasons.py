"""Why a bot did something, in one sentence: what its own judgement found in the move, so nobody speaks of alibis who
does not look at them. Only what lies open is mentioned: the hand stays secret."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.bot.judgement import Judgement
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY
from artgames.games.art_robbery.simulator import FIVE, FOUR, GIVE_DOG, KEEP_DOG, POINTS, RobberySimulator

ALL_OF_IT = 1.0
"""What a Boss keeps of its worth without company for somebody who forgets that it needs any."""


def reason(table: RobberySimulator, move: int, judgement: Judgement, second_thoughts: bool = False) -> Sentence:
    """Why this move is made at this table; `second_thoughts`: at first sight another one looked better."""
    if move >= KEEP_DOG:
        return _why_defence(move)
    if second_thoughts:
        text = QT_TRANSLATE_NOOP(
            "art_robbery", "Something else looked better at first, until I thought the raid through."
        )
        return Sentence("art_robbery", text)
    kind, target = move >> 3, move & 7
    if kind == DOG:
        return _why_dog(table)
    if kind == GREEDY:
        return _why_tile(table, target - 1, judgement) if target else _why_nothing()
    if target:
        return _why_theft(table, kind, target - 1, judgement)
    return _why_tile(table, kind, judgement) if table.middle[kind] else _why_nothing()


def _why_defence(move: int) -> Sentence:
    if move == GIVE_DOG:
        text = QT_TRANSLATE_NOOP("art_robbery", "That tile is worth more to me than the dog.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "I’d rather keep the dog than that tile.")
    return Sentence("art_robbery", text)


def _why_dog(table: RobberySimulator) -> Sentence:
    if table.dog == table.active:
        text = QT_TRANSLATE_NOOP("art_robbery", "I already have the dog, and my other cards may still be useful.")
    elif sum(table.loot[table.active]):
        text = QT_TRANSLATE_NOOP("art_robbery", "The dog can guard my loot.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "Whoever has the dog starts the next raid, and is harder to rob.")
    return Sentence("art_robbery", text)


def _why_tile(table: RobberySimulator, tile: int, judgement: Judgement) -> Sentence:
    if table.left == 1:
        text = QT_TRANSLATE_NOOP("art_robbery", "That ends the raid, and my loot is safe.")
    elif judgement.weights.boss < ALL_OF_IT and _makes_boss_safe(table, tile):
        text = QT_TRANSLATE_NOOP("art_robbery", "The Boss needs a 4 or a 5 beside it.")
    elif _is_for_alibis(table, tile, judgement):
        text = QT_TRANSLATE_NOOP("art_robbery", "I need alibis before the police come.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "It was the best tile in the middle for me.")
    return Sentence("art_robbery", text)


def _is_for_alibis(table: RobberySimulator, tile: int, judgement: Judgement) -> bool:
    """Whether its alibis were worth more to the bot than its points."""
    return judgement.worths(table)[table.active][tile] > 2 * POINTS[tile]


def _makes_boss_safe(table: RobberySimulator, tile: int) -> bool:
    loot = table.loot[table.active]
    if tile == BOSS:
        return loot[FOUR] + loot[FIVE] > 0
    return tile in (FOUR, FIVE) and loot[BOSS] > 0 and loot[FOUR] + loot[FIVE] == 0


def _why_theft(table: RobberySimulator, tile: int, victim: int, judgement: Judgement) -> Sentence:
    if victim == table.dog:
        text = QT_TRANSLATE_NOOP("art_robbery", "{victim} must give me the tile or the dog, and I can use either.")
    elif _is_for_alibis(table, tile, judgement):
        text = QT_TRANSLATE_NOOP("art_robbery", "One alibi fewer for {victim} is one more for me.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "{victim}’s loss is my gain.")
    return Sentence("art_robbery", text, people={"victim": victim})


def _why_nothing() -> Sentence:
    text = QT_TRANSLATE_NOOP("art_robbery", "My other cards will be worth more later.")
    return Sentence("art_robbery", text)
