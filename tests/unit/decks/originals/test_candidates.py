"""A painting is found on Wikidata by its title, and believed only by artist, date and museum."""

import msgspec
import pytest

from artgames.decks import Painting
from artgames.decks.originals import problems
from artgames.decks.originals.candidates import Candidate, choose, read_candidates, read_hits, read_names
from artgames.decks.originals.hosts import Hosts
from artgames.decks.originals.problems import OriginalProblem

CARD = Painting(
    id=9, title="Summer", artist="Giuseppe Arcimboldo", begun=1563, completed=1563, museum="Museum of Fine Arts",
    city="Boston", medium="Oil on panel", file="x", width=9, height=9,
)  # fmt: skip
NAMES = {
    "kind": ["painting"],
    "many": ["painting series"],
    "artist": ["Arcimboldo", "Arcimboldo, Giuseppe"],
    "other": ["Giuseppe Verdi"],
    "here": ["Museum of Fine Arts, Boston"],
    "there": ["Louvre"],
}
RIGHT = Candidate("Q1", ("kind",), ("artist",), ("here",), ((1563, 1563),))


def test_the_right_one_among_others() -> None:
    others = (
        RIGHT._replace(wikidata="Q2", creators=("other",)),
        RIGHT._replace(wikidata="Q3", kinds=("many",)),
        RIGHT._replace(wikidata="Q4", places=("there",)),
        RIGHT._replace(wikidata="Q5", dates=((1600, 1600),)),
    )
    assert choose(CARD, (*others, RIGHT), NAMES) == "Q1"


@pytest.mark.parametrize(
    ("rivals", "why"),
    [
        ((), problems.NO_SUCH_TITLE),
        ((RIGHT._replace(kinds=("many",)),), problems.NO_SUCH_TITLE),
        ((RIGHT._replace(creators=()),), problems.OTHER_ARTIST),
        ((RIGHT._replace(places=("there",)),), problems.OTHER_FACTS),
        ((RIGHT._replace(dates=((1569, 1569),)),), problems.OTHER_FACTS),
        ((RIGHT._replace(dates=(), places=()),), problems.OTHER_FACTS),
        ((RIGHT, RIGHT._replace(wikidata="Q2")), problems.SEVERAL),
    ],
)
def test_what_is_not_proved_is_refused(rivals: tuple[Candidate, ...], why: str) -> None:
    with pytest.raises(OriginalProblem) as refused:
        choose(CARD, rivals, NAMES)
    assert refused.value.sentence.text == why


def test_one_fact_is_enough_where_the_other_is_not_known() -> None:
    assert choose(CARD, (RIGHT._replace(dates=()),), NAMES) == "Q1"
    assert choose(CARD, (RIGHT._replace(places=()),), NAMES) == "Q1"
    nowhere = msgspec.structs.replace(CARD, museum="The artist’s own foundation")
    assert choose(nowhere, (RIGHT._replace(places=("there",)),), NAMES) == "Q1"


def test_a_print_hangs_in_many_museums() -> None:
    card = msgspec.structs.replace(CARD, medium="Woodblock print")
    elsewhere = RIGHT._replace(wikidata="Q2", places=("there",))
    assert choose(card, (elsewhere,), NAMES) == "Q2"
    assert choose(card, (elsewhere, RIGHT), NAMES) == "Q1"
    with pytest.raises(OriginalProblem, match="several"):
        choose(card, (elsewhere, elsewhere._replace(wikidata="Q3")), NAMES)


def test_only_a_longer_form_of_the_name_is_the_same_artist() -> None:
    mansur = msgspec.structs.replace(CARD, artist="Mansur")
    assert choose(mansur, (RIGHT,), {**NAMES, "artist": ["Ustad Mansur"]}) == "Q1"
    with pytest.raises(OriginalProblem, match="other artists"):
        choose(CARD, (RIGHT,), {**NAMES, "artist": ["Arcimboldo"]})


def test_titles_of_films_and_villages_are_not_looked_at() -> None:
    hits = [
        {"id": "Q1", "description": "1999 film"},
        {"id": "Q2", "description": "painting by someone"},
        {"id": "Q3"},
        {"id": "Q4", "description": "work of Arcimboldo in Vienna"},
    ]
    assert read_hits(msgspec.json.encode({"search": hits, "success": 1}), CARD) == ["Q2", "Q3", "Q4"]


@pytest.mark.parametrize(
    ("time", "precision", "years"),
    [
        ("+1563-05-01T00:00:00Z", 11, ((1563, 1563),)),
        ("+1830-00-00T00:00:00Z", 9, ((1830, 1830),)),
        ("+1834-00-00T00:00:00Z", 8, ((1830, 1839),)),
        ("+1500-00-00T00:00:00Z", 7, ((1401, 1500),)),
        ("+1501-00-00T00:00:00Z", 7, ((1501, 1600),)),
        ("+1000-00-00T00:00:00Z", 6, ()),
        ("-0300-00-00T00:00:00Z", 9, ()),
    ],
)
def test_dates_of_wikidata(time: str, precision: int, years: tuple[tuple[int, int], ...]) -> None:
    def said(value: object) -> list[object]:
        return [{"mainsnak": {"datavalue": {"value": value}}}]

    claims = {"P18": said("x.jpg"), "P571": said({"time": time, "precision": precision}), "P31": said({"id": "Q9"})}
    answer = msgspec.json.encode({"entities": {"Q1": {"claims": claims}, "Q2": {"claims": []}}})
    assert read_candidates(answer) == [Candidate("Q1", ("Q9",), (), (), years)]


@pytest.mark.parametrize("answer", [b"<html>", b'{"entities": 3, "search": 3}', b'{"error": {"code": "ratelimited"}}'])
def test_nonsense_and_impatience_are_refused(answer: bytes) -> None:
    for read in (read_candidates, read_names, lambda content: read_hits(content, CARD)):
        with pytest.raises(OriginalProblem):
            read(answer)


def test_addresses_of_a_search() -> None:
    hosts = Hosts()
    assert "action=wbsearchentities" in hosts.search("A & B") and "search=A+%26+B" in hosts.search("A & B")
    assert "ids=Q1%7CQ2" in hosts.claims(("Q1", "Q2")) and "props=claims" in hosts.claims(("Q1",))
    assert "languages=mul%7Cen" in hosts.names(("Q1",))
