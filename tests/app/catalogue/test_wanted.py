"""What is ticked, and how many paintings each tick would show."""

import pytest

from artgames.app.catalogue.filter_query import Facet, FilterQuery, Hall, Value
from artgames.app.catalogue.sort_order import Column, Order, ordered
from artgames.decks import Filter, Painting


def painting(card: int, **facts: object) -> Painting:
    return Painting(id=card, title=f"No. {card}", file=f"{card}.jpg", width=3, height=2, **facts)  # type: ignore[arg-type]


HARE = painting(1, school="Renaissance", subject="animals", begun=1502, completed=1502, artist="Albrecht Dürer")
LADY = painting(2, school="Renaissance", subject="portrait", portrait=True, begun=1489, completed=1491)
SWING = painting(3, school="Rococo", subject="everyday life", begun=1767, completed=1768, artist="Jean Fragonard")
BARN = painting(4, tags=("violence",))
HALL = Hall((HARE, LADY, SWING, BARN), {1: "met", 2: "met", 3: "mine", 4: "mine"}, {3})


def cards(wanted: FilterQuery) -> list[int]:
    return [one.id for one in HALL.chosen(wanted)]


def ticked(*ticks: tuple[Facet, Value]) -> FilterQuery:
    wanted = FilterQuery()
    for facet, value in ticks:
        wanted = wanted.toggled(facet, value)
    return wanted


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (FilterQuery(), [1, 2, 3, 4]),
        (ticked((Facet.SCHOOL, "Renaissance")), [1, 2]),
        (ticked((Facet.SCHOOL, "Renaissance"), (Facet.SCHOOL, "Rococo")), [1, 2, 3]),
        (ticked((Facet.SCHOOL, "Renaissance"), (Facet.SUBJECT, "portrait")), [2]),
        (ticked((Facet.PORTRAITS, True)), [2]),
        (ticked((Facet.YOUNG, True)), [1, 2, 3]),
        (ticked((Facet.FAVOURITES, True)), [3]),
        (ticked((Facet.PACK, "mine")), [3, 4]),
        (ticked((Facet.CENTURY, 1400)), [2]),
        (FilterQuery().with_words("durer"), [1]),
        (FilterQuery(filter=Filter(cards=(2, 4))), [2, 4]),
    ],
)
def test_paintings_that_are_wanted(wanted: FilterQuery, shown: list[int]) -> None:
    assert cards(wanted) == shown


@pytest.mark.parametrize("facet", list(Facet))
def test_a_second_press_takes_a_tick_away(facet: Facet) -> None:
    odd: dict[Facet, Value] = {
        Facet.CENTURY: 1500,
        Facet.PACK: "met",
        Facet.FAVOURITES: True,
        Facet.PORTRAITS: True,
        Facet.YOUNG: True,
    }
    value = odd.get(facet, "anything")
    once = FilterQuery().toggled(facet, value)
    assert once.chosen(facet) == (value,) and not once.is_everything
    assert once.toggled(facet, value).is_everything


def test_centuries_stay_side_by_side() -> None:
    wanted = ticked((Facet.CENTURY, 1400), (Facet.CENTURY, 1700))
    assert wanted.chosen(Facet.CENTURY) == (1400, 1500, 1600, 1700)
    assert (wanted.filter.not_before, wanted.filter.not_after) == (1400, 1799)
    assert wanted.toggled(Facet.CENTURY, 1400).chosen(Facet.CENTURY) == (1500, 1600, 1700)
    assert wanted.toggled(Facet.CENTURY, 1600).chosen(Facet.CENTURY) == (1400, 1500)


def test_a_count_says_what_one_more_tick_would_show() -> None:
    """For every tick there could be: pressing it alone of its kind shows as many as its count says."""
    for wanted in (FilterQuery(), ticked((Facet.SCHOOL, "Renaissance")), ticked((Facet.PACK, "met")).with_words("no")):
        counts = HALL.counts(wanted)
        for facet in Facet:
            for value, count in counts[facet].items():
                alone = wanted
                for other in wanted.chosen(facet):
                    alone = alone.toggled(facet, other)
                assert len(cards(alone.toggled(facet, value))) == count, (facet, value)


def test_a_painting_of_two_centuries_counts_in_both() -> None:
    turn = painting(5, begun=1795, completed=1805)
    hall = Hall((turn,), {5: "met"}, ())
    assert hall.counts(FilterQuery())[Facet.CENTURY] == {1700: 1, 1800: 1}


def test_what_is_not_known_stands_last_whichever_way() -> None:
    for descending in (False, True):
        shown = ordered(HALL.paintings, Order(Column.DATED, descending))
        assert shown[-1] is BARN
        assert [one.id for one in shown[:3]] == ([3, 1, 2] if descending else [2, 1, 3])


def test_artists_stand_by_their_last_name() -> None:
    assert [one.id for one in ordered(HALL.paintings, Order(Column.ARTIST))][:2] == [1, 3]
    assert [one.id for one in ordered(HALL.paintings, Order(Column.NUMBER, True))] == [4, 3, 2, 1]
