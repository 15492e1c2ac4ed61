"""Heads and clay: what the light finds."""

import numpy as np
import pytest

from scripts.atelier.arrays import Floats
from scripts.atelier.bodies import body
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import Cone, Joint, cone_table, limb
from scripts.atelier.clay_kernel import near_tile
from scripts.atelier.hands import FINGERS, HandPose, hand_cones
from scripts.atelier.likeness import Likeness
from scripts.atelier.poses import CHILD_BODY, CHILD_STANDING, MAN_BODY, STANDING
from scripts.atelier.sitter import CLOSED, Sitter

FRONT = (0.0, 0.0, 1.0)


@pytest.fixture(scope="module")
def plain() -> Likeness:
    return Likeness(Sitter(), FRONT, 30)


def mirrored_share(picture: Floats) -> float:
    """The share of pixels that differ from their mirror image, allowing for the column in the middle."""
    columns = picture.shape[1]
    left, right = picture[:, 1 : columns // 2], picture[:, : columns // 2 : -1][:, : columns // 2 - 1]
    wide = min(left.shape[1], right.shape[1])
    return float((np.abs(left[:, :wide] - right[:, :wide]) > 0.1).mean())


def test_a_head_seen_from_the_front_is_nearly_the_same_on_both_sides(plain: Likeness) -> None:
    assert plain.hit.sum() > 1000
    assert mirrored_share(plain.hit) < 0.03
    assert mirrored_share(plain.tone) < 0.05


def test_a_turned_head_is_not(plain: Likeness) -> None:
    turned = Likeness(Sitter(yaw=40), FRONT, 30)
    assert mirrored_share(turned.tone) > 2 * mirrored_share(plain.tone) + 0.05
    nose = turned.z == turned.z.max()
    assert np.nonzero(nose)[1].mean() > turned.hit.shape[1] / 2, "yaw > 0 turns to the right"


def test_open_eyes_show_and_closed_eyes_do_not(plain: Likeness) -> None:
    assert plain.ball.sum() > 20
    assert Likeness(Sitter(eye_open=CLOSED), FRONT, 30).ball.sum() == 0


def test_light_from_the_left_leaves_the_right_in_shadow() -> None:
    lit = Likeness(Sitter(), (-1.0, -0.3, 0.4), 30)
    middle = lit.tone.shape[1] // 2
    inside = lit.hit > 0
    left, right = lit.tone[:, :middle][inside[:, :middle]], lit.tone[:, middle:][inside[:, middle:]]
    assert left.mean() > right.mean() * 1.5


def test_far_cones_are_left_out() -> None:
    cones = [*limb((0, 0, 0, 5), (20, 0, 0, 5)), *limb((500, 0, 0, 5), (520, 0, 0, 5))]
    near = np.zeros(2, np.int64)
    assert near_tile(10.0, 0.0, 9.0, cone_table(cones, 12), near) == 1
    assert near[0] == 0
    assert near_tile(250.0, 0.0, 9.0, cone_table(cones, 12), near) == 0


def test_culling_does_not_change_the_picture() -> None:
    alone, crowd = Canvas(200, 200, "#888", pixels=100), Canvas(200, 200, "#888", pixels=100)
    arm = limb((40, 40, 0, 12), (60, 60, 0, 10))
    alone.clay(arm, ("#000", "#fff"), contact=0)
    crowd.clay([*arm, *limb((190, 190, 0, 2))], ("#000", "#fff"), contact=0)
    assert np.array_equal(alone.img[:60, :60], crowd.img[:60, :60])


def test_clay_is_lit_from_the_side_of_the_light() -> None:
    canvas = Canvas(100, 100, "#888", pixels=100)
    canvas.clay([Cone(Joint(50, 50, 0, 30), Joint(50, 50, 0, 30))], ("#000", "#fff"), light=(-1, 0, 0.5), contact=0)
    assert canvas.img[50, 30].mean() > canvas.img[50, 70].mean() + 0.3


@pytest.mark.parametrize("pose", FINGERS)
def test_a_hand_has_five_fingers_in_every_pose(pose: HandPose) -> None:
    cones = hand_cones(0, 0, 0, 100, 0, pose=pose)
    fingers = [cone.part for cone in cones if cone.part]
    assert [fingers.count(part) for part in (1, 2, 3, 4, 5)] == [6, 6, 6, 6, 4]
    reach = max(cone.end.x for cone in cones)
    assert (
        reach > 80 if pose in {"open", "pointing", "blessing", "resting", "tray", "relaxed", "folded"} else reach < 90
    )


def test_a_thumb_is_where_it_was_asked_for() -> None:
    left, right = (hand_cones(0, 0, 0, 100, -90, thumb=side)[-1].end.x for side in ("left", "right"))
    assert left < -10 and right > 10


def test_a_body_is_seven_and_a_half_heads_tall() -> None:
    man = body(0, 0, 750, STANDING, MAN_BODY)
    assert man.head_size == 100
    assert man.head[1] == pytest.approx(-700)
    assert max(cone.end.y for cone in man.legs) < 30
    child = body(0, 0, 550, CHILD_STANDING, CHILD_BODY)
    assert child.head_size == 100


def test_a_hand_out_of_reach_is_pulled_back() -> None:
    near = body(0, 0, 750, STANDING.but(right_hand=(9.0, 6.0)), MAN_BODY)
    wrist = near.arms[-1].end
    assert wrist.x < 76 + 250
