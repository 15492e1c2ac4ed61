"""What a server on this machine says when a painting is looked up by its title, as Wikidata does."""

from collections.abc import Iterable, Mapping
from typing import Any

from artgames.decks import Painting

_KINDS = {"Q1": "painting", "Q2": "film", "Q3": "painting series", "Q4": "woodblock print"}
_OTHERS = {"Q10": "Somebody Else", "Q11": "Another Museum"}
_FIRST, _STEP = 900_000, 10
_SAME = {"ambiguous", "rival with another museum"}


def numbers_for(cards: Iterable[Painting]) -> dict[str, Painting]:
    """Ids for paintings that came without one."""
    return {f"Q{_FIRST + _STEP * card.id}": card for card in cards if not card.wikidata}


class Catalogue:
    """Entries of these paintings, each in the company of a film, a series and somebody else's painting of its title."""

    def __init__(self, cards: Mapping[str, Painting], faults: Mapping[str, str]) -> None:
        self._cards, self._faults = cards, faults

    def shapes(self) -> dict[str, float]:
        return {
            f"Q{int(number[1:]) + more}": (card.width_cm or 1) / (card.height_cm or 1)
            for number, card in self._cards.items()
            for more in range(_STEP)
        }

    def answer(self, asked: Mapping[str, list[str]]) -> dict[str, Any]:
        if asked["action"] == ["wbsearchentities"]:
            return self._search(asked["search"][0])
        numbers = asked["ids"][0].split("|")
        if any(self._faults.get(number) == "search lagging" for number in numbers):
            return {"error": {"code": "maxlag"}}
        tell = self._claims if asked["props"] == ["claims"] else self._names
        return {"entities": {number: tell(number) for number in numbers}}

    def _search(self, title: str) -> dict[str, Any]:
        hits: list[dict[str, str]] = []
        for number, card in self._cards.items():
            known = (card.aliases[0],) if self._faults.get(number) == "under another title" else (card.title,)
            if title not in known or self._faults.get(number) == "unknown":
                continue
            about = ("painting", "1999 film", "", "painting by Somebody Else", "print")
            hits += [{"id": f"Q{int(number[1:]) + more}", "description": line} for more, line in enumerate(about)]
        return {"search": hits[::-1], "success": 1}

    def _claims(self, number: str) -> dict[str, Any]:
        base = f"Q{int(number[1:]) // _STEP * _STEP}"
        card, fault, place = self._cards[base], self._faults.get(base, ""), int(number[1:]) % _STEP
        kind = ("Q1", "Q2", "Q3", "Q1", "Q4")[place]
        is_rival = place in (3, 4) and not (place == 4 and fault in _SAME)
        creator = "Q10" if is_rival or fault == "wrong creator" else f"Q8{card.id}"
        museum = "Q11" if fault == "another museum" else f"Q7{card.id}"
        if place == 4 and fault == "rival with another museum":
            museum = "Q11"
        year = (card.completed or 0) + (90 if fault == "another date" else 0)
        date = {"time": f"+{year:04d}-00-00T00:00:00Z", "precision": 9}
        claims = {"P31": {"id": kind}, "P170": {"id": creator}, "P195": {"id": museum}, "P571": date}
        if not (place == 0 and fault == "without a picture"):
            claims["P18"] = f"{number}.jpg"
        return {"claims": {name: [{"mainsnak": {"datavalue": {"value": value}}}] for name, value in claims.items()}}

    def _names(self, number: str) -> dict[str, Any]:
        return {"labels": {"en": {"value": self._name(number)}}, "aliases": {"de": [{"value": "?"}]}}

    def _name(self, number: str) -> str:
        cards = {card.id: card for card in self._cards.values()}
        if number.startswith("Q8"):
            return ", ".join(reversed(cards[int(number[2:])].artist.split(" ", 1)))
        if number.startswith("Q7"):
            card = cards[int(number[2:])]
            return f"{card.museum}, {card.city}"
        return {**_KINDS, **_OTHERS}[number]
