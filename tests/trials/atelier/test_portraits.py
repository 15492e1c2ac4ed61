"""Sitters: bones that differ, eyes that look, skin that is never burnt."""

import numpy as np
import pytest

from scripts.atelier.anatomy import anatomy_of
from scripts.atelier.canvas import Canvas
from scripts.atelier.likeness import Likeness
from scripts.atelier.sitter import EXPRESSIONS, Sitter
from scripts.atelier.sitters import OLD_MAN, TYPES, someone
from scripts.atelier.young_sitters import GIRL, YOUNG_WOMAN

LIGHT = (-0.5, -0.6, 0.62)


def seen(sitter: Sitter, pixels: float = 60) -> Likeness:
    likeness = Likeness(sitter, LIGHT, pixels)
    likeness.paint()
    return likeness


@pytest.mark.parametrize("name", TYPES)
def test_every_type_has_skin_two_eyes_and_no_burnt_light(name: str) -> None:
    head = seen(TYPES[name].but(yaw=0, roll=0))
    eyes = head.ball > 0
    assert eyes[head.x < 0].any()
    assert eyes[head.x > 0].any()
    skin = head.colour[head.flesh > 0]
    assert skin.max(1).mean() < 0.97
    assert (skin.min(1) > 0.93).mean() < 0.01, "no white skin"
    assert head.colour[eyes].min(1).max() < 0.97, "no white in the eye but the spark"


def test_a_childs_features_sit_lower_than_a_mans() -> None:
    girl, man = anatomy_of(GIRL), anatomy_of(OLD_MAN)
    assert girl.mouth.y > man.mouth.y, "nearer to the eyes, for the face is short"
    assert girl.crown[1] > man.crown[1]
    assert girl.eyes[0][4] > man.eyes[0][4]


def test_a_profile_has_its_nose_at_the_edge() -> None:
    for yaw in (-90, 90):
        head = seen(YOUNG_WOMAN.but(yaw=yaw, hair="none"))
        row, column = np.unravel_index(int(head.z.argmax()), head.z.shape)
        beyond = head.hit[row, :column] if yaw < 0 else head.hit[row, column + 1 :]
        assert beyond.sum() <= 2


def test_looking_turns_the_eyes_against_the_head() -> None:
    assert YOUNG_WOMAN.but(yaw=-25).looking().gaze[0] == pytest.approx(25, abs=1)
    assert YOUNG_WOMAN.but(yaw=-25).looking(10).gaze[0] == pytest.approx(35, abs=1)


def test_feelings_change_the_mouth_or_the_brows() -> None:
    calm = anatomy_of(YOUNG_WOMAN)
    for name in EXPRESSIONS:
        if name != "calm":
            felt = anatomy_of(YOUNG_WOMAN.feeling(name))  # type: ignore[arg-type]
            assert felt.mouth != calm.mouth or felt.brow != calm.brow


def test_no_two_passers_by_are_alike_and_a_seed_is_one_person() -> None:
    crowd = [someone(seed) for seed in range(30)]
    assert len({(p.width, p.jaw, p.nose_length) for p in crowd}) == 30
    assert len({(p.hair, p.hat) for p in crowd}) > 8
    assert someone(3) == someone(3)


def test_a_small_portrait_paints_and_repeats() -> None:
    pictures = []
    for _ in range(2):
        canvas = Canvas(100, 100, seed=1, pixels=120)
        canvas.portrait(50, 45, 40, someone(8))
        pictures.append(canvas.img.copy())
    assert np.abs(pictures[0] - pictures[1]).max() == 0
    assert np.ptp(pictures[0]) > 0.2


def test_a_thin_fall_of_hair_beside_the_cheek_stays_hair() -> None:
    black = ("#050404", "#0c0a09", "#161210", "#221c18")
    head = seen(YOUNG_WOMAN.but(hair="parted", hair_length=1.2, volume=0.7, hair_colours=black, yaw=-19))
    beside = head.hair & (head.y < 0.2)
    skin = head.colour[(head.flesh > 0) & (head.y < 0.2)].mean()
    assert beside.sum() > 100
    assert (head.colour[beside].mean(1) > 0.6 * skin).mean() < 0.02, "hair here and there would be the colour of skin"
