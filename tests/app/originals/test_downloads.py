"""Originals are fetched from a service that redirects, refuses, hurries nobody and sometimes sends nonsense."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from artgames.app.originals.downloads import MOST_SILENT, Downloads
from artgames.app.originals.requests import Pace
from artgames.decks import Library, Painting
from artgames.decks.originals import problems
from artgames.decks.originals.hosts import USER_AGENT
from artgames.decks.originals.kept import Originals
from artgames.decks.originals.wishes import house_decks, more_cards, wishes_of
from tests.support.commons import QUICK, Commons, serving
from tests.support.wikidata import numbers_for

REFUSED = {
    "404": problems.NO_ENTRY,
    "no JSON": problems.UNREADABLE,
    "no picture": problems.NO_PICTURE,
    "gone from Commons": problems.NOT_ON_COMMONS,
    "lagging": problems.BUSY,
    "not free": problems.NOT_FREE,
    "no licence": problems.NO_LICENCE,
    "wrong type": problems.WRONG_TYPE,
    "unsafe": problems.UNSAFE,
    "HTML": problems.WRONG_TYPE,
    "HTML called a picture": problems.DAMAGED,
    "picture 404": problems.NOT_ON_COMMONS,
    "huge": problems.TOO_LARGE,
    "damaged": problems.DAMAGED,
    "wrong picture": problems.OTHER_SHAPE,
    "black": problems.TOO_DARK,
    "cut off": problems.NO_ANSWER,
    "slow": problems.NO_ANSWER,
    "always busy": problems.BUSY,
}
NOT_FOUND = {
    "unknown": problems.NO_SUCH_TITLE,
    "without a picture": problems.OTHER_ARTIST,
    "wrong creator": problems.OTHER_ARTIST,
    "another date": problems.OTHER_FACTS,
    "another museum": problems.OTHER_FACTS,
    "ambiguous": problems.SEVERAL,
    "search lagging": problems.BUSY,
}
FOUND = ("", "under another title", "rival with another museum")
OVERCOME = ("moved", "busy", "cut off once", "slow once")


@pytest.fixture
def library(tmp_path: Path, copies: Path) -> Library:
    return Library.open(tmp_path / "data", copies)


def shapes_of(cards: tuple[Painting, ...]) -> dict[str, float]:
    return {card.wikidata: (card.width_cm or 1) / (card.height_cm or 1) for card in cards if card.wikidata}


def without_number(library: Library) -> tuple[Painting, ...]:
    return tuple(card for card in cards_of(library) if not card.wikidata)


def cards_of(library: Library) -> tuple[Painting, ...]:
    assert library.originals is not None
    return wishes_of(library, library.originals).collection


class Run:
    """One run of downloads, and what it said."""

    def __init__(self, library: Library, commons: Commons, pace: Pace = QUICK) -> None:
        assert library.originals is not None
        self.downloads = Downloads(library.originals, commons.hosts, pace)
        self.arrived: list[int] = []
        self.refused: dict[str, str] = {}
        self.downloads.arrived.connect(lambda card, _file: self.arrived.append(card.id))
        self.downloads.refused.connect(lambda card, why: self.refused.update({card.wikidata: why.text}))


@pytest.fixture
def runs() -> Iterator[list[Run]]:
    made: list[Run] = []
    yield made
    for one in made:
        one.downloads.stop()
        one.downloads.deleteLater()


@pytest.mark.parametrize("fault", REFUSED)
def test_what_is_not_right_is_refused_with_its_reason(
    fault: str, library: Library, qtbot: QtBot, runs: list[Run]
) -> None:
    card = cards_of(library)[0]
    with serving(Commons(shapes_of((card,)), {card.wikidata: fault})) as commons:
        run = Run(library, commons)
        runs.append(run)
        with qtbot.waitSignal(run.downloads.ended):
            run.downloads.start((card,), tuple)
    assert run.refused == {card.wikidata: REFUSED[fault]}
    assert run.arrived == []
    assert library.originals is not None
    assert list(library.originals.folder.glob("*.jpg")) == []
    assert library.originals.state.failed[card.id].text == REFUSED[fault]


@pytest.mark.parametrize("fault", OVERCOME)
def test_what_can_be_overcome_is(fault: str, library: Library, qtbot: QtBot, runs: list[Run]) -> None:
    card = cards_of(library)[0]
    with serving(Commons(shapes_of((card,)), {card.wikidata: fault})) as commons:
        run = Run(library, commons)
        runs.append(run)
        with qtbot.waitSignal(run.downloads.ended):
            run.downloads.start((card,), tuple)
    assert (run.arrived, run.refused) == ([card.id], {})


@pytest.mark.parametrize("fault", NOT_FOUND)
def test_a_painting_without_a_number_is_not_guessed(
    fault: str, library: Library, qtbot: QtBot, runs: list[Run]
) -> None:
    card = without_number(library)[0]
    (number,) = numbers_for((card,))
    with serving(Commons({}, {number: fault}, (card,))) as commons:
        run = Run(library, commons)
        runs.append(run)
        with qtbot.waitSignal(run.downloads.ended):
            run.downloads.start((card,), tuple)
    assert (run.arrived, run.refused) == ([], {"": NOT_FOUND[fault]})
    assert library.originals is not None
    assert library.originals.number_of(card) == ""


@pytest.mark.parametrize("fault", FOUND)
def test_a_painting_without_a_number_is_found_by_title_and_artist(
    fault: str, library: Library, qtbot: QtBot, runs: list[Run]
) -> None:
    card = without_number(library)[0]
    (number,) = numbers_for((card,))
    with serving(Commons({}, {number: fault}, (card,))) as commons:
        for _ in range(2):
            run = Run(library, commons)
            runs.append(run)
            with qtbot.waitSignal(run.downloads.ended):
                run.downloads.start((card,), tuple)
            assert (run.arrived, run.refused) == ([card.id], {})
    assert library.originals is not None
    assert library.originals.number_of(card) == number
    searched = [path for _, path in commons.asked if "wbsearchentities" in path]
    assert len(searched) == (2 if fault == "under another title" else 1), "the second run knows its number"


def test_nobody_is_asked_often_or_by_many_at_once(library: Library, qtbot: QtBot, runs: list[Run]) -> None:
    cards = cards_of(library)[:3]
    with serving(Commons(shapes_of(cards))) as commons:
        run = Run(library, commons, Pace())
        runs.append(run)
        with qtbot.waitSignal(run.downloads.ended):
            run.downloads.start(cards, tuple)
    times = sorted(at for at, _ in commons.asked)
    assert len(times) == 3 * len(cards)
    assert min(later - sooner for sooner, later in pairwise(times)) > 0.4
    assert commons.most_at_once <= 2
    assert commons.agents == {USER_AGENT}


def test_when_nobody_is_there_it_stops_soon(library: Library, qtbot: QtBot, runs: list[Run]) -> None:
    cards = cards_of(library)[:20]
    with serving(Commons(shapes_of(cards), {card.wikidata: "always busy" for card in cards})) as commons:
        run = Run(library, commons)
        runs.append(run)
        with qtbot.waitSignal(run.downloads.ended) as ended:
            run.downloads.start(cards, tuple)
    assert ended.args is not None
    assert ended.args[0].text == problems.BUSY
    assert len(run.refused) == MOST_SILENT


def test_a_run_that_was_broken_off_goes_on_where_it_was(library: Library, qtbot: QtBot, runs: list[Run]) -> None:
    cards = cards_of(library)[:6]
    with serving(Commons(shapes_of(cards))) as commons:
        first = Run(library, commons)
        runs.append(first)

        def stop_after_two() -> None:
            if len(first.arrived) == 2:
                first.downloads.stop()

        first.downloads.arrived.connect(stop_after_two)
        with qtbot.waitSignal(first.downloads.ended):
            first.downloads.start(cards, tuple)
        asked = len(commons.asked)
        assert library.originals is not None
        left = Originals(library.originals.folder.parent).missing(cards)
        assert [card.id for card in cards if card not in left] == sorted(first.arrived) and len(left) == 4
        second = Run(library, commons)
        runs.append(second)
        with qtbot.waitSignal(second.downloads.ended):
            second.downloads.start(left, tuple)
    assert sorted(first.arrived + second.arrived) == [card.id for card in cards]
    assert len(commons.asked) - asked == 3 * len(left)


def test_every_card_becomes_the_original(library: Library, qtbot: QtBot, runs: list[Run]) -> None:
    """The whole collection and all that can be added, with every fault somewhere on the way."""
    before = {deck.slug: deck for deck in library.packs}
    house, more = cards_of(library), more_cards()
    troubled = [card for card in house if card.id > 1000]
    silent = {"cut off", "slow", "always busy", "lagging"}
    faults = dict(
        zip(
            (card.wikidata for card in troubled),
            (*(fault for fault in REFUSED if fault not in silent), *OVERCOME),
            strict=False,
        )
    )
    unnumbered = without_number(library)
    assert len(unnumbered) == 17
    with serving(Commons(shapes_of((*more, *house)), faults, unnumbered)) as commons:
        run = Run(library, commons)
        runs.append(run)

        def decks() -> list[object]:
            library.refresh()
            return list(house_decks(library))

        with qtbot.waitSignal(run.downloads.ended, timeout=400_000) as ended:
            run.downloads.start((*house, *more), decks)  # type: ignore[arg-type]
    assert ended.args == [None]
    refused = {wikidata for wikidata, fault in faults.items() if fault in REFUSED}
    assert {wikidata: REFUSED[faults[wikidata]] for wikidata in refused} == run.refused
    assert len(run.arrived) == len(house) + len(more) - len(refused)
    assert len([card for card in run.arrived if card < 1000]) == 80
    library.refresh()
    after = {deck.slug: deck for deck in library.packs}
    assert [after[slug].ids for slug in before] == [deck.ids for deck in before.values()]
    assert len(after["more"].ids) == 200
    for slug in (*before, "more"):
        assert after[slug].likeness.known() == set(after[slug].ids)
