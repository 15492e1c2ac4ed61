"""The set-up of a game whose secrets are no cards: they can be held or curtained, but never lie open."""

import pytest

from artgames import games
from artgames.app.setup.asked_at_table import what_is_asked
from artgames.app.setup.page import SetupPage
from artgames.engine.api import OptionValue
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.packs import add_pack


def set_up(app: App, *players: Player) -> SetupPage:
    if players:
        app.navigator.open("setup", Table("steal_this_game", players, {}, "met"))
    else:
        app.navigator.open("setup", "steal_this_game")
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    return shown


def test_there_are_as_many_seats_as_the_game_has(app: App) -> None:
    page = set_up(app)
    assert page.seats.rowCount() == 2
    assert not page.ui.addPerson.isEnabled() and not page.ui.addBot.isEnabled()


def test_two_people_hold_their_secrets_unless_they_want_the_curtain(app: App) -> None:
    page = set_up(app)
    assert page.table().hands == "facing" and "looks away" in page.ui.handsHint.text()
    page.ui.handsCurtain.click()
    assert page.table().hands == "curtain" and "Pass the laptop to" in page.ui.handsHint.text()


def test_secrets_never_lie_open(app: App) -> None:
    page = set_up(app)
    page.ui.more.click()
    assert page.ui.hands.isVisible() and not page.ui.handsOpen.isVisible()
    assert page.ui.handsLabel.text() == "Secrets"
    app.navigator.open("setup", Table("art_robbery", (Player("Ruth", 0), Player("Jonas", 1)), {}, "met"))
    page.ui.more.click()
    assert page.ui.handsOpen.isVisible() and page.ui.handsLabel.text() == "Cards in hand"


def test_alone_with_a_bot_there_is_nobody_to_face(app: App) -> None:
    page = set_up(app, Player("Ruth", 0), Player("Ochre", 1, "bot"))
    assert not page.ui.handsFacing.isEnabled()
    assert "in view" in page.ui.handsHint.text()


@pytest.mark.parametrize("preset", ["book", "quick", "calm"])
def test_every_preset_can_be_chosen(app: App, preset: str) -> None:
    page = set_up(app)
    page.options.use_preset(preset)
    assert page.table().preset == preset


def test_where_hands_cannot_face_each_other_nobody_is_asked_how_to_hold_them(app: App) -> None:
    page = set_up(app)
    page.ui.more.click()
    assert page.ui.handsFacing.isVisible()
    for hands in ("curtain", "facing"):
        people = (Player("Ruth", 0), Player("Jonas", 1))
        app.navigator.open("setup", Table("art_gallery", people, {}, "atelier", hands=hands))
        page.ui.more.click()
        assert not page.ui.hands.isVisible() and not page.ui.handsFacing.isVisible()
        assert page.table().hands == "curtain"


def promised(app: App, *players: Player, game: str = "stolen_paintings", **options: OptionValue) -> tuple[str, str]:
    app.navigator.open("setup", Table(game, players, options, "met"))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    return page.ui.length.text(), page.ui.hints.text()


FOUR = tuple(Player(name, mark) for mark, name in enumerate(("Ada", "Ben", "Cleo", "Dario")))


def test_one_round_together_is_promised_as_it_is(app: App) -> None:
    whole, secrets = promised(app, *FOUR)
    assert whole == "4 rounds, about 30 minutes" and "pass the laptop round" in secrets
    paper = (Player("Ada", 0, answers="paper"), *FOUR[1:])
    length, hints = promised(app, *paper, cooperative=True)
    assert length == "About 5 minutes", "one round of four"
    assert "pass the laptop round" not in hints and "One player" in hints
    assert "Paper" not in hints, "nobody has anything to write down"
    assert "Ada" in promised(app, *paper)[1]


@pytest.mark.parametrize(("game", "goes"), [("art_and_music", True), ("stolen_paintings", True), ("chronology", False)])
def test_who_writes_on_paper_gets_the_laptop_where_paper_does_not_do(app: App, game: str, goes: bool) -> None:
    """The lover names a song and the thief steals at the laptop; an order of paintings is only written down."""
    seats = (Player("Ada", 0, answers="paper"), Player("Ben", 1), Player("Amber", 2, "bot"))
    hints = promised(app, *seats, game=game)[1]
    assert ("pass the laptop round" in hints) == goes and "Paper and pencil for Ada" in hints


def test_more_rounds_take_longer(app: App) -> None:
    assert promised(app, *FOUR, rounds_per_player=2)[0] == "8 rounds, about 55 minutes"


def minutes(promise: str) -> int:
    return int(promise.split()[-2])


def test_a_game_without_rounds_is_as_long_as_what_is_done_in_it(app: App) -> None:
    def titles(size: int) -> int:
        return minutes(promised(app, *FOUR, game="title_teller", size=size)[0])

    assert titles(60) < titles(84) <= titles(120), "more paintings last longer"
    assert minutes(promised(app, *FOUR, game="forgers", goal=4)[0]) < minutes(promised(app, *FOUR, game="forgers")[0])
    cards = [minutes(promised(app, FOUR[0], game="flash_cards", cards=count)[0]) for count in (5, 20, 40)]
    assert cards[0] <= cards[1] < cards[2]
    assert promised(app, *FOUR, game="forgers", timer_seconds=15)[0] == promised(app, *FOUR, game="forgers")[0]


def test_a_small_deck_is_played_out_sooner(app: App) -> None:
    whole = minutes(promised(app, *FOUR, game="title_teller")[0])
    add_pack(app.context.data, "few", "A few", 30)
    app.context.library.refresh()
    app.navigator.open("setup", Table("title_teller", FOUR, {}, "few"))
    page = app.window.page()
    assert isinstance(page, SetupPage) and page.ui.start.isEnabled()
    assert minutes(page.ui.length.text()) < whole


def test_a_vote_is_only_promised_where_there_is_one(app: App) -> None:
    seats = (*FOUR[:2], Player("Audience", 2, "public"))
    assert "paper slips" in promised(app, *seats)[1]
    assert "paper slips" not in promised(app, *seats, cooperative=True)[1]


@pytest.mark.parametrize("slug", games.names())
def test_every_game_can_tell_what_it_will_ask(app: App, slug: str) -> None:
    info, deck = games.load(slug).info, app.context.library.first_choice(games.load(slug).info.deck)
    seats = tuple(Player(f"Player {seat}", seat) for seat in range(info.min_seats))
    asked = what_is_asked(Table(slug, seats, {}, ""), deck)
    assert asked is not None and bool(asked.in_secret) <= (info.secrets or "hands" in info.needs)
    assert asked.on_paper <= info.on_paper


@pytest.mark.parametrize("game", ["dialogue", "art_and_music"])
def test_from_four_people_on_paper_is_offered_for_what_is_written(app: App, game: str) -> None:
    offer = "writing on paper and reading aloud is quicker"
    assert offer in promised(app, *FOUR, game=game)[1]
    assert offer not in promised(app, *FOUR[:3], game=game)[1]
    assert offer not in promised(app, *FOUR, game=game, aloud=True)[1]
