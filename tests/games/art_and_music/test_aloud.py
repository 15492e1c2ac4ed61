"""Hints that are said aloud: only numbers are entered."""

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_and_music.bot import make_bot
from artgames.games.art_and_music.rules import RULES
from artgames.games.art_and_music.rules.records import (
    Guess,
    HintGiven,
    NamePainting,
    PaintingNamed,
    SayHint,
    TurnScored,
)
from artgames.games.art_and_music.words import describe_event
from tests.games.art_and_music.conftest import LoversTable


@pytest.fixture
def aloud() -> LoversTable:
    table = LoversTable(aloud=True)
    table.match.submit(HOUSE, SayHint())
    return table


def test_nobody_types_a_hint() -> None:
    table = LoversTable(aloud=True)
    with pytest.raises(Refused):
        table.love(3)
    (given,) = table.match.submit(HOUSE, SayHint()).events
    assert given == HintGiven(table.lover, "", None)
    told = describe_event(given)
    assert told is not None and told.render(("Ann", "Bob", "Cleo", "Dan")).endswith("says it aloud.")
    assert set(table.match.to_act()) == set(range(4))


@pytest.mark.parametrize("lover_is_last", [True, False])
def test_it_is_revealed_when_everybodys_number_is_in(aloud: LoversTable, lover_is_last: bool) -> None:
    lover, (first, *others) = aloud.lover, aloud.guessers
    answers = [(first, Guess((5,))), *((seat, Guess((6,))) for seat in others)]
    named = (lover, NamePainting((5,)))
    for seat, answer in [*answers, named] if lover_is_last else [named, *answers]:
        assert aloud.state.phase == "guess"
        events = aloud.match.submit(seat, answer).events
    assert any(isinstance(event, TurnScored) for event in events)
    turn = aloud.view().pad[-1]
    assert (turn.token, turn.hint) == (5, "") and turn.rows[lover].points == turn.rows[first].points == 1


def test_only_the_lover_knows_the_painting_before(aloud: LoversTable) -> None:
    lover = aloud.lover
    (named,) = aloud.match.submit(lover, NamePainting((5,))).events
    for seat in (None, *range(4)):
        assert aloud.view(seat).token == (5 if seat == lover else None)
        assert named.seen_by(seat) == PaintingNamed(lover, 5 if seat == lover else None)
    assert lover in aloud.view().locked


def test_a_bot_passes_and_can_answer_where_somebody_spoke_for_it() -> None:
    table = LoversTable(aloud=True)
    bot = make_bot("hard")
    table.match.submit(HOUSE, SayHint())
    named = bot.choose(table.match.seen(table.lover), Rng.from_seed("bot"))
    table.match.submit(table.lover, named.action)
    table = LoversTable(aloud=True)
    lover = table.lover
    table.match.submit(lover, bot.choose(table.match.seen(lover), Rng.from_seed("bot")).action)
    assert table.lover != lover and table.state.phase == "love"


def test_a_match_from_before_has_written_hints(table: LoversTable) -> None:
    table.love(3)
    saved = table.match.save()
    assert "aloud" not in saved.setup.options
    assert Match.load(RULES, saved).state == table.state
