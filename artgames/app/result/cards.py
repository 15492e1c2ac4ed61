"""What the last page says of people, as cards: how it turned, small awards, and lines of a score sheet."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication

from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.result.ending import row_of
from artgames.app.result.person_card import PersonCard
from artgames.decks import Deck
from artgames.engine.api import Outcome, View
from artgames.engine.highlights import Award, Keepsake, SheetLine, TurningPoint, told_turn
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, filled
from artgames.games import Game
from artgames.scene.drawing.faces import SeatLook, seat_name
from artgames.scene.drawing.theme import set_variant
from artgames.scene.labels import label_of
from artgames.store.seating import Player, Table


def _tr(text: str) -> str:
    return QCoreApplication.translate("ResultPage", text)


class Cards:
    """Puts the sentences of one match on cards."""

    def __init__(self, context: AppContext, table: Table, game: Game, deck: Deck | None) -> None:
        self._context, self._table, self._game, self._deck = context, table, game, deck

    def say(self, sentence: Sentence) -> str:
        return self._context.say(sentence, self._table.names)

    def look(self, seat: int) -> SeatLook:
        player = self._table.players[seat]
        return SeatLook(player.mark, face_of(player))

    def _spoken(self, seat: int) -> str:
        player: Player = self._table.players[seat]
        return seat_name(player.name, player.mark)

    def turn(self, point: TurningPoint, called: int, view: View) -> PersonCard:
        """`called` is the number of the round at the table."""
        part = self._game.recap.part or Sentence("engine", QT_TRANSLATE_NOOP("engine", "Round {number}"), {"number": 0})
        head = self.say(msgspec.structs.replace(part, values={"number": called}))
        row = row_of(view, point) if point.kind in ("lead", "leap", "throughout") else None
        why = " · ".join(self.say(reason) for reason in self._game.reasons(row)) if row is not None else ""
        lines = [line for line in (self.say(told_turn(point)), why) if line]
        return PersonCard(self.look(point.seat), head, lines, said=". ".join((head, *lines)), role="when")

    def award(self, award: Award) -> PersonCard:
        title, says = self.say(award.title), self.say(self._with_painting(award))
        name = self._table.players[award.seat].name
        card = PersonCard(
            self.look(award.seat), title, [name, says], said=f"{title}: {self._spoken(award.seat)}. {says}"
        )
        if award.perfect:
            set_variant(card, "prize", True)
        return card

    def _with_painting(self, award: Award) -> Sentence:
        if award.card is None:
            return award.says
        known = self._deck is not None and self._deck.shows(award.card)
        title = label_of(self._deck.painting(award.card)).title if self._deck is not None and known else ""
        title = title or _tr(QT_TRANSLATE_NOOP("ResultPage", "a painting"))
        return msgspec.structs.replace(award.says, values={**award.says.values, "painting": title})

    def line(self, line: SheetLine, place: int, outcome: Outcome) -> PersonCard:
        """A line of the score sheet: points by hand are counted already."""
        points, says = numeral(outcome.points[line.seat]), [self.say(reason) for reason in line.says]
        name = self._table.players[line.seat].name
        said = ". ".join((f"{place}. {self._spoken(line.seat)}: {points}", *says))
        card = PersonCard(self.look(line.seat), f"{place}. {name}", says, said=said, figure=points)
        set_variant(card, "row", True)
        return card

    def kept(self, kept: Keepsake) -> tuple[str, str]:
        """What is written above and below something that people made."""
        return self.say(kept.head), " ".join(self.say(one) for one in kept.says)

    def facts(self, view: View) -> str:
        """The game and how long it was, for the corner of the page."""
        title = self._context.translate(self._game.slug, self._game.info.title)
        rounds = view.round or len(view.pad)  # some leave no line where nobody scored, others several
        if rounds < 2:
            return title
        return f"{title} · {filled(_tr(QT_TRANSLATE_NOOP('ResultPage', '{count:one round|# rounds}')), count=rounds)}"
