"""Why a bot did something, in one sentence; told when the match is over, so that nothing has to stay secret."""

from artgames.engine.choices import Action
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.track import STEAL

_CONTEXT = "steal_this_game"
_SURE = 0.995
"""From this share on the solution would do nothing else."""


def _say(text: str, **values: int | str) -> Sentence:
    return Sentence(_CONTEXT, text, values)


# The thief


def knows_box() -> Sentence:
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "I’d seen the money, and the cashier wasn’t in front of it."))


def impatient() -> Sentence:
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "Three claims are enough for me. I tried my luck."))


def of_claim(stop: int, is_true: bool, *, could_be_true: bool) -> Sentence:
    if stop == STEAL:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "There was nothing left to claim."))
    if is_true:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "It was true, and the lowest truth I had."))
    if could_be_true:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "That was a lie, though I had a truth to tell."))
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "That was a lie. My dice had nothing better."))


def looks(*, remembers: bool) -> Sentence:
    if remembers:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "That box was new to me."))
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "I picked a box at random. I’d forgotten what I’d seen."))


def in_the_way() -> Sentence:
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "The cashier had to move away from the money."))


def seen_all() -> Sentence:
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "There was nothing new to see."))


def opens(sure: bool, hopeful: int) -> Sentence:
    if sure:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "I’d seen the money in that box."))
    text = QT_TRANSLATE_NOOP("steal_this_game", "It could be in {count:that box only|any of # boxes}. I chose one.")
    return _say(text, count=hopeful)


# The exhibitor


def of_answer(believes: bool, doubts: float) -> Sentence:
    if believes:
        text = QT_TRANSLATE_NOOP("steal_this_game", "I believe {share} of 100 such claims. This was one.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "I doubt {share} of 100 such claims. This was one.")
    return _say(text, share=round(100 * min(1.0, 1 - doubts if believes else doubts)))


def leaves_cashier(stays: bool) -> Sentence:
    if stays:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "I leave the cashier where it stands."))
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "One place is as good as another for my cashier."))


def shuns_money(could: bool) -> Sentence:
    if could:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "In front of the money, the cashier would give it away."))
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "The cashier had nowhere else to go."))


def mixes() -> Sentence:
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "Nobody can follow what nobody sees."))


def has_swapped(swaps: int) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "I made {count:=0 no swap|one swap|# swaps}, as I always do.")
    return _say(text, count=swaps)


# Either


def of_any(action: Action) -> Sentence:
    if isinstance(action, actions.Reroll):
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "I rolled one die again without much thought."))
    return _say(QT_TRANSLATE_NOOP("steal_this_game", "One empty box is as good as another."))


def of_share(share: float, is_true: bool | None) -> Sentence:
    """Why the solution does it: how often it does so here. `is_true` is of a claim."""
    if share >= _SURE:
        return _say(QT_TRANSLATE_NOOP("steal_this_game", "Nothing else was as good."))
    if is_true is None:
        text = QT_TRANSLATE_NOOP(
            "steal_this_game", "I do that {share:once|# times} in 100 here, so that nobody can read me."
        )
    elif is_true:
        text = QT_TRANSLATE_NOOP("steal_this_game", "It was true. I claim that {share:once|# times} in 100 here.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "That was a lie. I tell it {share:once|# times} in 100 here.")
    return _say(text, share=max(1, round(100 * share)))
