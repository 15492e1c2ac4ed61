"""Which screen is the room's, by what the screens say of themselves."""

import pytest

from artgames.app.screens.screen_assignment import (
    MOST_REMEMBERED,
    Arrangement,
    Kind,
    ScreenFacts,
    arrange,
    keys_of,
    remember,
    shows_the_same,
    swapped,
)

LAPTOP = ScreenFacts("eDP-1", "Panelmaker", "P14", "77", (0, 0, 1920, 1080), is_primary=True)
PROJECTOR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", (1920, 0, 1280, 800))
MONITOR = ScreenFacts("DP-1", "Screenhouse", "S27", "5", (3200, 0, 2560, 1440))


def moved(screen: ScreenFacts, name: str, left: int = 1920) -> ScreenFacts:
    return ScreenFacts(name, screen.maker, screen.model, screen.serial, (left, 0, *screen.place[2:]))


def test_one_screen_is_everybodys() -> None:
    assert arrange([LAPTOP]) == Arrangement(Kind.ALONE, "eDP-1")


def test_the_room_is_not_on_the_primary_screen() -> None:
    assert arrange([LAPTOP, PROJECTOR]) == Arrangement(Kind.SPLIT, "eDP-1", "HDMI-1")
    assert arrange([PROJECTOR, LAPTOP]) == Arrangement(Kind.SPLIT, "eDP-1", "HDMI-1")


def test_without_a_primary_screen_the_first_is_the_hosts() -> None:
    first = ScreenFacts("A", place=(0, 0, 1024, 768))
    second = ScreenFacts("B", place=(1024, 0, 1024, 768))
    assert arrange([first, second]) == Arrangement(Kind.SPLIT, "A", "B")


def test_of_several_the_largest_is_the_rooms() -> None:
    assert arrange([LAPTOP, PROJECTOR, MONITOR]).room == "DP-1"


@pytest.mark.parametrize("place", [(0, 0, 1920, 1080), (0, 0, 1280, 800), (100, 50, 1920, 1080)])
def test_what_shows_the_same_part_of_the_desk_is_mirrored(place: tuple[int, int, int, int]) -> None:
    mirror = ScreenFacts("HDMI-1", place=place)
    assert arrange([LAPTOP, mirror]) == Arrangement(Kind.MIRRORED, "eDP-1")


def test_a_mirror_of_the_laptop_beside_a_screen_of_its_own() -> None:
    mirror = ScreenFacts("VGA-1", place=LAPTOP.place)
    assert arrange([LAPTOP, mirror, PROJECTOR]).room == "HDMI-1"


def test_screens_that_only_touch_show_different_things() -> None:
    assert not shows_the_same(LAPTOP, PROJECTOR)
    assert shows_the_same(LAPTOP, LAPTOP)


def test_swapping_is_remembered_in_any_socket() -> None:
    screens = [LAPTOP, PROJECTOR]
    chosen = swapped(screens, arrange(screens))
    assert (chosen.console, chosen.room) == ("HDMI-1", "eDP-1")
    kept = remember(screens, chosen, ())
    assert arrange(screens, kept) == chosen
    elsewhere = [LAPTOP, moved(PROJECTOR, "DP-3")]
    assert arrange(elsewhere, kept) == Arrangement(Kind.SPLIT, "DP-3", "eDP-1")


def test_swapping_back_is_remembered_instead() -> None:
    screens = [LAPTOP, PROJECTOR]
    there = swapped(screens, arrange(screens))
    back = swapped(screens, there)
    kept = remember(screens, back, remember(screens, there, ()))
    assert len(kept) == 1
    assert arrange(screens, kept) == back == arrange(screens)


def test_what_was_swapped_at_one_place_says_nothing_about_another() -> None:
    screens = [LAPTOP, PROJECTOR]
    kept = remember(screens, swapped(screens, arrange(screens)), ())
    other = ScreenFacts("HDMI-1", "Othermaker", "O1", "9", PROJECTOR.place)
    assert arrange([LAPTOP, other], kept).room == "HDMI-1"


def test_a_remembered_screen_that_is_now_mirrored_is_not_used() -> None:
    screens = [LAPTOP, PROJECTOR, MONITOR]
    kept = remember(screens, Arrangement(Kind.SPLIT, "eDP-1", "HDMI-1"), ())
    assert arrange(screens, kept).room == "HDMI-1"
    mirrored = [LAPTOP, moved(PROJECTOR, "HDMI-1", left=0), MONITOR]
    assert arrange(mirrored, kept).room == "DP-1"


def test_with_three_screens_the_room_goes_on_to_the_next() -> None:
    screens = [LAPTOP, PROJECTOR, MONITOR]
    first = arrange(screens)
    second = swapped(screens, first)
    assert (first.room, second.room, second.console) == ("DP-1", "HDMI-1", "eDP-1")
    assert swapped(screens, second) == first


def test_one_picture_cannot_be_swapped() -> None:
    alone = arrange([LAPTOP])
    assert swapped([LAPTOP], alone) == alone
    assert remember([LAPTOP], alone, (("a", "b"),)) == (("a", "b"),)


def test_two_of_the_same_make_are_told_apart_by_their_sockets() -> None:
    one = ScreenFacts("DP-1", "Twin", "T", "", (0, 0, 1920, 1080), is_primary=True)
    other = ScreenFacts("DP-2", "Twin", "T", "", (1920, 0, 1920, 1080))
    chosen = swapped([one, other], arrange([one, other]))
    assert keys_of([one, other], chosen) == ("DP-1", "DP-2")
    assert arrange([one, other], remember([one, other], chosen, ())) == chosen


def test_a_screen_that_says_nothing_of_itself_is_known_by_its_socket() -> None:
    assert ScreenFacts("DUMMY1").key == "DUMMY1"
    assert PROJECTOR.key == "Beamworks/B2/0001"


def test_only_so_many_rooms_are_remembered() -> None:
    kept: tuple[tuple[str, str], ...] = ()
    for number in range(MOST_REMEMBERED + 5):
        projector = ScreenFacts("HDMI-1", "Beamworks", "B2", str(number), PROJECTOR.place)
        kept = remember([LAPTOP, projector], arrange([LAPTOP, projector]), kept)
    assert len(kept) == MOST_REMEMBERED
    assert kept[0][0] == f"Beamworks/B2/{MOST_REMEMBERED + 4}"
