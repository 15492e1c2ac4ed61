"""Questions: one right answer by construction, plausible wrong ones, and none where a label says nothing."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.deck import Deck
from artgames.decks.questions import FEWEST, Asker, ask, asker_for, told
from artgames.decks.questions.ambiguity import could_be_right
from artgames.decks.questions.answer_texts import span
from artgames.decks.questions.related_schools import are_kin
from artgames.decks.similarity import Likeness
from artgames.engine.api import Setup
from artgames.engine.facts import ELEMENTS, Element, Facts
from artgames.engine.rng import Rng
from scripts.trials.question_trial import fault, questions
from scripts.trials.questions.judges import rightly
from scripts.trials.questions.traps import TRAPS

RNG = Rng.from_seed("asking")


@pytest.fixture(scope="module")
def met() -> tuple[tuple[int, ...], tuple[Facts, ...]]:
    deck = _deck()
    return deck.ids, tuple(map(deck.facts_of, deck.ids))


def _deck() -> Deck:
    from pathlib import Path

    from artgames import paths
    from artgames.decks.deck_folder import PackSource

    own = paths.resources() / "decks" / "atelier"
    deck, _ = PackSource(own, own, Path("nowhere")).load()
    assert deck is not None
    return deck


def test_sp64_exactly_one_answer_is_right_in_a_sample_of_the_proof() -> None:
    for question, facts in questions(1500):
        assert fault(question, facts) is None, question


def test_the_proof_can_fail() -> None:
    facts = dict(enumerate(TRAPS, 1))
    question = Asker(tuple(facts), TRAPS).ask(1, "artist", RNG)
    assert question is not None
    other = next(answer for answer in question.answers if answer != question.right_answer)
    twice = msgspec.structs.replace(
        question, answers=tuple("Rembrandt van Rijn" if answer == other else answer for answer in question.answers)
    )
    assert fault(twice, facts) is not None
    assert fault(msgspec.structs.replace(question, right=question.right % 4 + 1), facts) is not None


@pytest.mark.parametrize(
    ("element", "one", "other"),
    [
        ("artist", Facts(artist="Rembrandt"), Facts(artist="Rembrandt van Rijn")),
        ("artist", Facts(artist="Giovanni Bellini"), Facts(artist="Workshop of Giovanni Bellini")),
        ("artist", Facts(artist="J. M. W. Turner"), Facts(artist="Joseph Mallord William Turner")),
        ("artist", Facts(artist="Raphael", born=1483, died=1520), Facts(artist="Raffaello", born=1483, died=1520)),
        ("title", Facts(title="The Annunciation"), Facts(title="Annunciation")),
        (
            "title",
            Facts(title="Anna Meyer", subject="portrait"),
            Facts(title="Portrait of a Woman", subject="portrait"),
        ),
        ("date", Facts(dated="c. 1500", begun=1500, completed=1500), Facts(dated="1514", begun=1514, completed=1514)),
        ("date", Facts(dated="1490s", begun=1490, completed=1499), Facts(dated="1505", begun=1505, completed=1505)),
        ("museum", Facts(museum="Musée du Louvre", city="Paris"), Facts(museum="Louvre")),
        ("museum", Facts(museum="Uffizi", city="Florence"), Facts(museum="Galleria degli Uffizi", city="Firenze")),
        ("country", Facts(country="Dutch"), Facts(country="Netherlandish")),
        ("school", Facts(school="Impressionism"), Facts(school="Post-Impressionism")),
        ("sitter", Facts(sitter="Erasmus"), Facts(sitter="Erasmus of Rotterdam")),
        ("lived", Facts(artist="A", born=1840, died=1926), Facts(artist="B", born=1841, died=1919)),
    ],
)
def test_what_could_be_right_as_well_is_never_offered(element: Element, one: Facts, other: Facts) -> None:
    assert could_be_right(element, one, other)


@pytest.mark.parametrize(
    ("element", "one", "other"),
    [
        ("artist", Facts(artist="Claude Monet"), Facts(artist="Édouard Manet")),
        ("artist", Facts(artist="Hans Holbein the Younger"), Facts(artist="Hans Memling")),
        ("date", Facts(dated="1500", begun=1500, completed=1500), Facts(dated="1511", begun=1511, completed=1511)),
        ("museum", Facts(museum="National Gallery", city="London"), Facts(museum="National Gallery", city="Prague")),
        ("school", Facts(school="Impressionism"), Facts(school="Rococo")),
    ],
)
def test_what_is_clearly_another_one_may_be_offered(element: Element, one: Facts, other: Facts) -> None:
    assert not could_be_right(element, one, other)


def test_sp64_a_card_without_the_fact_is_not_asked_about(met: tuple[tuple[int, ...], tuple[Facts, ...]]) -> None:
    cards, facts = met
    bare = Facts(title="Only a title")
    asker = Asker((*cards, 9999), (*facts, bare))
    for element in ELEMENTS:
        assert (asker.ask(9999, element, RNG) is not None) == (element == "title")


@pytest.mark.parametrize(
    ("element", "facts"),
    [
        ("sitter", Facts(sitter="Alvise Contarini (?)")),
        ("artist", Facts(artist="Unidentified artist")),
        ("artist", Facts(artist="Unknown")),
        ("museum", Facts(museum="Private collection")),
        ("century", Facts(begun=1490, completed=1510)),
        ("century", Facts(dated="c. 1499", begun=1499, completed=1499)),
        ("date", Facts(dated="long ago")),
        ("lived", Facts(artist="Ada", lived="active 1500", born=None)),
    ],
)
def test_what_is_in_doubt_is_not_asked(element: Element, facts: Facts) -> None:
    assert told(facts, element) == ""


@pytest.mark.parametrize(
    "nobody",
    [
        "unbekannt",
        "Unbekannter Meister",
        "Künstler unbekannt",
        "Anonyme",
        "Anónimo",
        "ignoto",
        "desconocido",
        "k. A.",
        "–",
    ],
)
def test_nobody_knows_the_artist_in_any_language(nobody: str) -> None:
    assert told(Facts(artist=nobody), "artist") == ""
    card = Painting(id=1, title="x", artist=nobody, file="x.jpg", width=1, height=1)
    assert Deck(Pack(slug="own", title="", licence="", credit="", cards=(card,)), {}, Likeness).artist_of(1) == ""


@pytest.mark.parametrize("somebody", ["Meister der heiligen Sippe", "Master of the Osservanza"])
def test_whoever_is_known_by_a_work_is_somebody(somebody: str) -> None:
    assert told(Facts(artist=somebody), "artist") == somebody


def test_a_deck_that_knows_too_few_answers_is_not_asked_about() -> None:
    cards = {card: Facts(title=f"Work number {card}", school=("Rococo", "Ukiyo-e")[card % 2]) for card in range(20)}
    assert ask(cards, 3, "school", RNG) is None
    cards[20] = Facts(title="Work number 20", school="Sienese School")
    question = ask(cards, 3, "school", RNG)
    assert question is not None and len(question.answers) == FEWEST


def test_the_same_chance_gives_the_same_question_whatever_was_asked_before(
    met: tuple[tuple[int, ...], tuple[Facts, ...]],
) -> None:
    cards, facts = met
    fresh, used = Asker(cards, facts), Asker(cards, facts)
    for card in cards:
        used.ask(card, "date", Rng.from_seed("other"))
    assert [fresh.ask(card, "date", RNG) for card in cards] == [used.ask(card, "date", RNG) for card in cards]
    assert asker_for(cards, facts) is asker_for(cards, facts)


def test_saved_matches_are_asked_the_same_for_ever() -> None:
    """Whoever changes how questions are made raises the version of the rules of all games that ask, then this sum."""
    asker = Asker(tuple(range(1, len(TRAPS) + 1)), TRAPS)
    made = [asker.ask(card, element, RNG) for card in range(1, len(TRAPS) + 1) for element in ELEMENTS]
    assert sha256(msgspec.json.encode(made)).hexdigest()[:16] == "67f032d8a6589b3d"


def test_no_place_among_the_answers_is_better_than_another(met: tuple[tuple[int, ...], tuple[Facts, ...]]) -> None:
    cards, facts = met
    asker = Asker(cards, facts)
    for element in ("artist", "date"):
        made = [asker.ask(card, element, Rng.from_seed(str(number))) for card in cards for number in range(8)]
        places = Counter(question.right for question in made if question is not None)
        assert len(places) == 4 and min(places.values()) > 0.15 * places.total(), (element, places)


def test_dates_stand_in_the_order_of_time(met: tuple[tuple[int, ...], tuple[Facts, ...]]) -> None:
    cards, facts = met
    question = Asker(cards, facts).ask(cards[0], "century", RNG)
    assert question is not None and list(question.answers) == sorted(question.answers)


def test_wrong_answers_are_of_the_same_time_where_the_deck_has_them(
    met: tuple[tuple[int, ...], tuple[Facts, ...]],
) -> None:
    cards, facts = met
    asker, by_artist = Asker(cards, facts), {one.artist: one for one in facts}
    off = []
    for card, label in zip(cards, facts, strict=True):
        question = asker.ask(card, "artist", RNG)
        assert question is not None and label.completed is not None
        off += [abs((by_artist[name].completed or 0) - label.completed) for name in question.answers]
    assert sorted(off)[len(off) // 2] < 80


def test_about_and_circa_widen_a_date() -> None:
    assert span(Facts(dated="c. 1500", begun=1500, completed=1500)) == (1495, 1505)
    assert span(Facts(dated="1500", begun=1500, completed=1500)) == (1500, 1500)
    assert span(Facts(dated="no idea")) is None


def test_schools_of_one_family_are_kin() -> None:
    assert are_kin("Dutch Golden Age", "Baroque") and are_kin("Mannerism", "high renaissance")
    assert not are_kin("Rococo", "Expressionism")


def test_a_set_up_without_facts_from_before_still_opens() -> None:
    old = {"seats": 2, "options": {}, "seed": "x", "deck": [1, 2], "alike": [], "years": []}
    assert msgspec.convert(old, Setup).facts == ()


def test_a_set_up_with_facts_survives_its_journey() -> None:
    setup = Setup(1, {}, "x", (1,), facts=(TRAPS[0],))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


def test_the_judges_of_the_proof_know_right_from_wrong() -> None:
    deck = dict(enumerate(TRAPS, 1))
    assert rightly(TRAPS[0], "artist", "Rembrandt van Rijn", deck)
    assert not rightly(TRAPS[0], "artist", "Claude Monet", deck)


def test_another_title_of_the_same_painting_is_never_offered_as_wrong() -> None:
    """The Orsay's Ballet Class is called The Dance Class as well, which is what the Met's is called."""
    mine = Facts(
        title="The Ballet Class", artist="Edgar Degas", begun=1871, completed=1874, aliases=("The Dance Class",)
    )
    theirs = Facts(title="The Dance Class", artist="Edgar Degas", begun=1874, completed=1874)
    assert could_be_right("title", mine, theirs)
    assert not could_be_right("title", msgspec.structs.replace(mine, aliases=(), title="Blue Dancers"), theirs)
