from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF

from artgames.scene.drawing.fonts import (
    SANS,
    SERIF,
    Profile,
    Role,
    clamp_scale,
    desk_px,
    figures,
    role_px,
    sans,
    scale_for,
    serif,
    target_px,
)


def test_both_families_are_there() -> None:
    assert {SANS, SERIF} <= set(QFontDatabase.families())
    assert QFontInfo(sans(20)).family() == SANS
    assert QFontInfo(serif(20, italic=True)).italic()


@pytest.mark.parametrize(
    ("role", "profile", "height", "px"),
    [
        (Role.PLAY, Profile.DESK, 1080, 26),
        (Role.PLAY, Profile.ROOM, 1080, 72),
        (Role.TOKEN, Profile.TABLE, 1080, 84),
        (Role.LABEL, Profile.ROOM, 2160, 120),
        (Role.MENU, Profile.TABLE, 720, 16),
    ],
)
def test_sizes_follow_the_picture_height(role: Role, profile: Profile, height: int, px: int) -> None:
    assert role_px(role, profile, scale_for(height)) == px


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_beside_the_menu_text_every_role_has_its_share(scale: float) -> None:
    em = role_px(Role.MENU, scale=scale)
    assert desk_px(Role.MENU, em) == em
    for role in Role:
        assert abs(desk_px(role, em) - role_px(role, scale=scale)) <= 1
        assert desk_px(role, em) >= desk_px(Role.SMALL, em)


def test_the_users_text_size_is_kept_within_reason() -> None:
    assert clamp_scale(0.1) == 0.8
    assert clamp_scale(9) == 2.0
    assert role_px(Role.PLAY, scale=scale_for(1080, 2.0)) == 52
    assert target_px(Profile.DESK) == 44
    assert target_px(Profile.TABLE) == 72


def test_figures_have_equal_width() -> None:
    metrics = QFontMetricsF(figures(60))
    assert len({round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}) == 1
