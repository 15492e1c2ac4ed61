"""The written guide and its sections."""

from artgames import games
from artgames.app.help.markdown_guide import cut, read_guide
from artgames.app.page_base import Topic

TEXT = '# Game\n\nIntro.\n\n## <a id="setup"></a>Before\n\nNames.\n\n## Later\n\nPoints.\n'


def test_a_guide_is_cut_at_its_headings() -> None:
    guide = cut(TEXT)
    assert [(section.level, section.anchor, section.title) for section in guide.sections] == [
        (1, "", "Game"),
        (2, "setup", "Before"),
        (2, "", "Later"),
    ]


def test_a_screen_finds_its_section_and_nothing_else() -> None:
    assert cut(TEXT).about("setup") == "## Before\n\nNames."


def test_a_screen_nobody_wrote_about_gets_the_beginning() -> None:
    assert cut(TEXT).about("elsewhere").startswith("# Game")


def test_the_house_has_a_guide_for_its_own_pages() -> None:
    anchors = {section.anchor for section in read_guide("", "en").sections}
    assert {"home", "settings"} <= anchors


def test_a_language_without_a_guide_gets_the_english_one() -> None:
    assert read_guide("", "xx") == read_guide("", "en")


def test_every_game_says_how_to_set_up_and_how_it_ends() -> None:
    for slug in games.names():
        anchors = {section.anchor for section in read_guide(slug, "en").sections}
        assert {Topic(slug, "setup").section, Topic(slug, "ended").section} <= anchors
