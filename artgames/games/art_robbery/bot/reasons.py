"""Why a bot did something, in one sentence. Only what lies open is mentioned: the hand stays secret."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY
from artgames.games.art_robbery.simulator import DOTS, FIVE, FOUR, GIVE_DOG, KEEP_DOG, RobberySimulator


def reason(table: RobberySimulator, move: int, second_thoughts: bool = False) -> Sentence:
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
        return _why_tile(table, target - 1) if target else _why_nothing()
    if target:
        return _why_theft(table, kind, target - 1)
    return _why_tile(table, kind) if table.middle[kind] else _why_nothing()


def _why_defence(move: int) -> Sentence:
    if move == GIVE_DOG:
        text = QT_TRANSLATE_NOOP("art_robbery", "That tile is worth more to me than the dog.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "I would rather keep the dog than that tile.")
    return Sentence("art_robbery", text)


def _why_dog(table: RobberySimulator) -> Sentence:
    if table.dog == table.active:
        text = QT_TRANSLATE_NOOP("art_robbery", "I have the dog already, and my other cards can still be of use.")
    elif sum(table.loot[table.active]):
        text = QT_TRANSLATE_NOOP("art_robbery", "The dog shall guard what lies before me.")
    else:
        text = QT_TRANSLATE_NOOP(
            "art_robbery", "Whoever has the dog begins the next raid, and is not robbed so easily."
        )
    return Sentence("art_robbery", text)


def _why_tile(table: RobberySimulator, tile: int) -> Sentence:
    if table.left == 1:
        text = QT_TRANSLATE_NOOP("art_robbery", "This ends the raid, and what I have is safe.")
    elif _makes_boss_safe(table, tile):
        text = QT_TRANSLATE_NOOP("art_robbery", "The Boss needs a 4 or a 5 beside it.")
    elif DOTS[table.raid][tile]:
        text = QT_TRANSLATE_NOOP("art_robbery", "I need alibis before the police come.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "It was the best that lay in the middle for me.")
    return Sentence("art_robbery", text)


def _makes_boss_safe(table: RobberySimulator, tile: int) -> bool:
    loot = table.loot[table.active]
    if tile == BOSS:
        return loot[FOUR] + loot[FIVE] > 0
    return tile in (FOUR, FIVE) and loot[BOSS] > 0 and loot[FOUR] + loot[FIVE] == 0


def _why_theft(table: RobberySimulator, tile: int, victim: int) -> Sentence:
    if victim == table.dog:
        text = QT_TRANSLATE_NOOP("art_robbery", "{victim} must give me the tile or the dog; I can use both.")
    elif DOTS[table.raid][tile]:
        text = QT_TRANSLATE_NOOP("art_robbery", "An alibi less for {victim} is an alibi more for me.")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "What {victim} loses, I win.")
    return Sentence("art_robbery", text, people={"victim": victim})


def _why_nothing() -> Sentence:
    text = QT_TRANSLATE_NOOP("art_robbery", "My other cards will be worth more later.")
    return Sentence("art_robbery", text)
