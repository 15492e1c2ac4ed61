"""What is told across the table at the end of a raid, and the two buttons that a victim of a theft answers with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from artgames.games.art_robbery.board.art import faces
from artgames.games.art_robbery.board.cards import Answer
from artgames.games.art_robbery.board.fields import News
from artgames.games.art_robbery.board.named import boss_news, tile_picture, tile_short, translate
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.records import MIDDLE

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.spread import Spread

_RANK = 30.0
"""Answers are heard after everything else that lies on the table."""


def raid_news(spread: Spread) -> News:
    view, style = spread.view, spread.style
    end, for_projector = view.raid_end, style.for_projector
    headline = "" if for_projector else translate("art_robbery", "The raid is over")
    picture, text = None, ""
    if end is not None and end.boss != MIDDLE:
        text = boss_news(end.boss_kept, style.names[end.boss], for_projector=for_projector)
        picture = tile_picture(FACES.bosses[view.raid], spread.plan.cells[0].width(), style)
    elif end is not None and end.stalled:
        text = translate("art_robbery", "Nobody took what was left, so it goes back in the box.")
    return News(style, spread.plan.grid, (headline, text), picture)


def victims_answers(spread: Spread) -> list[Answer]:
    """AR-10: the victim answers before everybody's eyes. Both buttons say what they mean."""
    theft, plan, style = spread.view.pending, spread.plan, spread.style
    assert theft is not None
    area = plan.deck.united(plan.discard).united(plan.hand)
    half, side = area.width() / 2 - 8, round(area.height())
    tile_words = (translate("art_robbery", "Give the tile"), translate("art_robbery", "You keep the dog."))
    dog_words = (
        translate("art_robbery", "Give the dog"),
        translate("art_robbery", "You keep {tile}.").format(tile=tile_short(theft.tile)),
    )
    pictures = (
        tile_picture(theft.tile, side, style),
        faces.figure_pixmap("DOG", side, style.theme, style.ratio),
    )
    answers = []
    for number, words in enumerate((tile_words, dog_words)):
        rect = QRectF(area.left() + number * (half + 16), area.top(), half, area.height())
        answer = Answer(f"answer {number}", words, pictures[number], rect, style)
        answer.setZValue(5)
        answer.reading_rank = _RANK
        answer.activated.connect(lambda give_dog=number: spread.board.defend(give_dog))
        answers.append(answer)
    return answers
