"""Titles and descriptions that tell what a game asks for."""

import re

from artgames.decks.filters import plain
from artgames.decks.questions.stop_words import GENERAL_TITLES

_NO_NAMES = frozenset({
    "after", "anonymous", "anonym", "artist", "attributed", "called", "circle", "elder", "follower", "jeune", "junior",
    "kunstler", "maestro", "maitre", "manner", "master", "meister", "older", "school", "senior", "style", "unbekannt",
    "unidentified", "unknown", "vecchio", "workshop", "younger",
})  # fmt: skip
_SHORTEST_NAME = 3
_NEAR_YEARS = 5


def named_artist(text: str, artist: str) -> str:
    """The name in a text by which its artist is given away; empty if none is."""
    names = [name for name in plain(artist).split() if len(name) > _SHORTEST_NAME and name not in _NO_NAMES]
    surname = names[-1:]  # “Saint Peter” does not give away Peter Paul Rubens
    words = set(plain(text).split())
    whole = f" {plain(artist)} " in f" {plain(text)} " if artist else False
    return artist if whole or words & set(surname) else ""


def named_year(text: str, begun: int | None, completed: int | None) -> str:
    """The year in a text that tells when it was painted; any year if that is not known. Empty if there is none."""
    years = re.findall(r"(?<!\d)(?:1\d|20)\d\d(?!\d)", text)
    if begun is not None and completed is not None:
        years = [year for year in years if begun - _NEAR_YEARS <= int(year) <= completed + _NEAR_YEARS]
    return years[0] if years else ""


def gives_away(sentence: str, title: str, artist: str, sitter: str = "") -> bool:
    """Whether a description says what it must not: the title or all of its telling words, the artist, who is shown, or
    any number."""
    told = f" {plain(title)} " in f" {plain(sentence)} " if len(plain(title)) > _SHORTEST_NAME else False
    telling = {word for word in plain(title).split() if len(word) > _SHORTEST_NAME} - GENERAL_TITLES
    told = told or (bool(telling) and telling <= set(plain(sentence).split()))
    return bool(told or re.search(r"\d", sentence) or named_artist(sentence, artist) or named_artist(sentence, sitter))
