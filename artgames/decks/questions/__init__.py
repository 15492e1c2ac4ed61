"""Questions about paintings, made of what their labels say.

    asker = Asker(cards, facts)
    question = asker.ask(card, "artist", rng)          # None where the card, or the deck, does not allow it
    question = ask(facts_by_card, card, "date", rng)   # the same for a single question

Wrong answers are taken from other cards of the deck and are plausible: of the same time, of the same country. Two right
answers are impossible: whatever could be true of the card as well is never offered (``sameness``).
"""

from artgames.decks.questions.answer_texts import facts_of, told
from artgames.decks.questions.question_maker import FEWEST, Asker, ask, asker_for

__all__ = ["FEWEST", "Asker", "ask", "asker_for", "facts_of", "told"]
