"""What somebody wants on paper, and the document that it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from artgames.printing.answers import answer_document
from artgames.printing.booklet import booklet_document
from artgames.printing.cards import Label, card_document
from artgames.printing.document import Content, Document
from artgames.printing.layout import PaperName, PerPage
from artgames.printing.pads import GamePad, pad_document
from artgames.printing.rules import GameRules, rules_document
from artgames.printing.tokens import token_document

Kind: TypeAlias = Literal["deck", "tokens", "pads", "rules", "booklet", "answers"]
KINDS: tuple[Kind, ...] = get_args(Kind)

OF_PAINTINGS: tuple[Kind, ...] = ("deck", "booklet", "answers")
"""Those that are made of a deck or a set."""

OF_GAMES: tuple[Kind, ...] = ("pads", "rules")
"""Those that are made of one game, or of all."""


class Wish(msgspec.Struct, frozen=True):
    kind: Kind = "deck"
    paper: PaperName = "A4"
    per_page: PerPage = 9
    label: Label = "none"
    pictures: bool = False
    """On answer sheets: whether each line shows its painting."""


def compose(
    wish: Wish, content: Content | None, pads: Sequence[GamePad] = (), rules: Sequence[GameRules] = ()
) -> Document:
    """The pages; `content` for what is made of paintings, `pads` for score pads, `rules` for rules."""
    if wish.kind == "tokens":
        return token_document(wish.paper)
    if wish.kind == "pads":
        return pad_document(pads, wish.paper)
    if wish.kind == "rules":
        return rules_document(rules, wish.paper)
    assert content is not None, "this is made of paintings"
    if wish.kind == "booklet":
        return booklet_document(content, wish.paper)
    if wish.kind == "answers":
        return answer_document(content, wish.paper, pictures=wish.pictures)
    return card_document(content, wish.paper, wish.per_page, wish.label)
