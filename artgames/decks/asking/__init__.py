"""Questions about paintings, made of what their labels say.

    asker = Asker(cards, facts)
    question = asker.ask(card, "artist", rng)          # None where the card, or the deck, does not allow it
    question = ask(facts_by_card, card, "date", rng)   # the same for a single question

Wrong answers are taken from other cards of the deck and are plausible: of the same time, of the same country. Two right
answers are impossible: whatever could be true of the card as well is never offered (``sameness``).
"""

from artgames.decks.asking.asker import FEWEST, Asker, ask, asker_for
from artgames.decks.asking.told import facts_of, told

__all__ = ["FEWEST", "Asker", "ask", "asker_for", "facts_of", "told"]
