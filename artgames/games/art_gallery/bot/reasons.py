"""Why a bot did something, in one sentence. Only what lies open is mentioned: the hand stays secret. Nobody speaks of
others who forgets them."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.bot.wants import Wants
from artgames.games.art_gallery.rules.records import SHOP
from artgames.games.art_gallery.simulator import BUY, LEAVE, PICK, TARGETS, VISIT, GallerySimulator

WELCOME = 4.0
"""Points of a painting that fits well."""


def reason(
    table: GallerySimulator, move: int, wants: Wants, *, second_thoughts: bool = False, alone: bool = False
) -> Sentence:
    """Why this move is made at this table; `second_thoughts`: at first sight another one looked better, `alone`: who
    decided does not look at the others."""
    if second_thoughts:
        text = QT_TRANSLATE_NOOP(
            "art_gallery", "Something else looked better at first, until I thought the round through."
        )
        return Sentence("art_gallery", text)
    if move >= PICK:
        return _why_card(move - PICK)
    if move >= LEAVE:
        return _why_answer(move)
    if move >= BUY:
        return _why_tiles(table, move - BUY)
    if move >= VISIT:
        return _why_alone() if alone else _why_visit(table, table.pawns[table.to_move])
    return _why_walk(table, table.end(TARGETS[table.loop][table.pawns[table.to_move]][move]), wants)


def _why_walk(table: GallerySimulator, area: int, wants: Wants) -> Sentence:
    seat = table.to_move
    if area == SHOP:
        text = QT_TRANSLATE_NOOP("art_gallery", "There are tiles in the Shop that I’d like.")
    elif seat in table.markers[area]:
        text = QT_TRANSLATE_NOOP("art_gallery", "I’ve already bid there, and I mean to win.")
    elif wants.gains[seat][area] >= WELCOME:
        text = QT_TRANSLATE_NOOP("art_gallery", "That painting makes my chains longer.")
    elif wants.prizes[seat][area] > wants.gains[seat][area] + 1:
        text = QT_TRANSLATE_NOOP("art_gallery", "Someone else would be too happy with that painting.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "I could get there with a card I didn’t want to bid.")
    return Sentence("art_gallery", text)


def _why_alone() -> Sentence:
    text = QT_TRANSLATE_NOOP("art_gallery", "I didn’t stop to ask who else might come.")
    return Sentence("art_gallery", text)


def _why_visit(table: GallerySimulator, area: int) -> Sentence:
    rivals = [seat for seat in table.markers[area] if seat != table.to_move]
    if area == SHOP:
        text = QT_TRANSLATE_NOOP("art_gallery", "I thought about what it buys.")
    elif rivals:
        text = QT_TRANSLATE_NOOP("art_gallery", "I wondered what {rival} might have laid there.")
        return Sentence("art_gallery", text, people={"rival": rivals[0]})
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "I was there first, and others may still come.")
    return Sentence("art_gallery", text)


def _why_tiles(table: GallerySimulator, piles: int) -> Sentence:
    heights = enumerate(table.heights)
    tiles = [table.piles[pile][height - 1] for pile, height in heights if piles >> pile & 1]
    if not tiles:
        text = QT_TRANSLATE_NOOP("art_gallery", "There’s nothing in the Shop that I want.")
    elif any(table.works[table.to_move] >> tile & 1 for tile in tiles):
        text = QT_TRANSLATE_NOOP("art_gallery", "It matches one of my paintings.")
    elif any(tile in table.hanging for tile in tiles):
        text = QT_TRANSLATE_NOOP("art_gallery", "Its painting is still on the wall, and I may win it.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "A tile is worth a point even without its painting.")
    return Sentence("art_gallery", text)


def _why_answer(move: int) -> Sentence:
    if move == LEAVE:
        text = QT_TRANSLATE_NOOP("art_gallery", "It would break chains that can still grow.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "It’s worth having.")
    return Sentence("art_gallery", text)


def _why_card(card: int) -> Sentence:
    if card:
        text = QT_TRANSLATE_NOOP("art_gallery", "It was the best card there for me.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "Beside another card, a zero counts as ten.")
    return Sentence("art_gallery", text)
