"""The votes of the public in words: for the log, and for whoever shows a reveal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.voting.vote_count import Count
from artgames.engine.words import filled

translate = QCoreApplication.translate


def told_count(count: Count, name: str) -> str:
    """“The public: 17 of 28 hands for 3, 15 for 5.”"""
    if not count.chosen:
        return translate("Votes", "{name}: no answer this time.").format(name=name)
    first, *others = count.chosen
    text = {
        "hands": translate("Votes", "{name}: {votes} of {voters:# hand|# hands} for {number}"),
        "phones": translate("Votes", "{name}: {votes} of {voters:# phone|# phones} for {number}"),
        "slips": translate("Votes", "{name}: {votes} of {voters:# slip|# slips} for {number}"),
    }[count.way]
    told = [filled(text, name=name, votes=count.named(first), voters=count.voters, number=first)]
    more = translate("Votes", "{votes} for {number}")
    told += [more.format(votes=count.named(number), number=number) for number in others]
    return f"{', '.join(told)}."
