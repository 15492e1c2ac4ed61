"""Sixteen types to start from. None of them is anybody: `.but(...)`, `.varied(seed)`, `.feeling(...)` make a person."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from scripts.atelier.hair_colours import (
    HAIR_AUBURN,
    HAIR_BLACK,
    HAIR_BROWN,
    HAIR_DARK,
    HAIR_FAIR,
    HAIR_GREY,
    HAIR_WHITE,
)
from scripts.atelier.sitter import (
    SKIN_DARK,
    SKIN_IVORY,
    SKIN_OLIVE,
    SKIN_PALE,
    SKIN_RUDDY,
    SKIN_WARM,
    Expression,
    Hat,
    Sitter,
)
from scripts.atelier.young_sitters import BOY, DANCER, GIRL, INFANT, PUTTO, SOFT, YOUNG_WOMAN, YOUTH

WOMAN = SOFT.but(
    age=24, flesh=0.15, eye_size=1.1, nose_width=0.88, nose_turn=0.15, jaw=0.94, brow_strength=0.45, lip_strength=0.65
)
MAN = Sitter(
    age=32, sex=1, jaw=1.02, brow_thickness=1.25, brow_strength=0.7, lip_strength=0.5, softness=0.45, shadow=0.6
)
MATRON = Sitter(
    age=48,
    flesh=0.85,
    width=1.04,
    skin=SKIN_WARM,
    hair="parted",
    hair_colours=HAIR_BROWN,
    jaw=1.06,
    lips=0.9,
    ears=0.0,
    nose_width=1.04,
    brow_strength=0.45,
    eye_size=0.95,
    blush_strength=0.36,
    hat="bonnet",
    seed=16,
    softness=0.6,
    hat_colours=("#6a675e", "#a8a498", "#d8d4c6", "#f2eee0"),
)
OLD_WOMAN = Sitter(
    age=80,
    flesh=-0.4,
    skin=SKIN_WARM,
    hair="parted",
    hair_colours=HAIR_WHITE,
    brow="#9a9084",
    brow_strength=0.3,
    lips=0.8,
    nose_hump=0.3,
    nose_turn=-0.4,
    chin_out=0.04,
    iris="#6a7480",
    hat="hood",
    seed=17,
    softness=0.3,
    ears=0,
    hat_colours=("#0c0b0e", "#1f1d22", "#3a373e", "#66626a"),
)
BEARDED = Sitter(
    age=38,
    sex=1,
    flesh=0.0,
    skin=SKIN_WARM,
    hair="back",
    hair_colours=HAIR_BROWN,
    beard=0.28,
    moustache=1.0,
    jaw=1.05,
    brow_thickness=1.3,
    brow_ridge=1.2,
    nose_hump=0.2,
    brow="#3a2212",
    seed=18,
    softness=0.35,
)
OLD_MAN = Sitter(
    age=78,
    sex=1,
    flesh=-0.3,
    skin=SKIN_RUDDY,
    hair="balding",
    hair_colours=HAIR_WHITE,
    beard=0.55,
    moustache=1.1,
    brow="#b0a99e",
    brow_thickness=1.5,
    brow_strength=0.5,
    nose_length=1.06,
    nose_bulb=1.15,
    ears=1.15,
    iris="#64788c",
    seed=19,
    softness=0.25,
)
COURTIER = Sitter(
    age=33,
    sex=1,
    flesh=-0.1,
    width=0.95,
    skin=SKIN_PALE,
    hair="back",
    hair_colours=HAIR_BLACK,
    beard=0.12,
    moustache=0.8,
    moustache_rise=0.8,
    nose_hump=0.6,
    nose_length=1.08,
    nose_width=0.88,
    chin=0.9,
    lid_weight=1.4,
    eye_open=0.86,
    brow="#1c120e",
    brow_arch=1.5,
    hat="beret",
    seed=20,
    softness=0.4,
    hat_colours=("#12080c", "#3a121c", "#6e2430", "#a85058"),
)
MONK = Sitter(
    age=52,
    sex=1,
    flesh=0.5,
    width=1.03,
    skin=SKIN_OLIVE,
    hair="tonsure",
    hair_colours=HAIR_DARK,
    stubble=0.8,
    jaw=1.05,
    brow_thickness=1.4,
    nose_bulb=1.2,
    nose_width=1.15,
    lips=0.85,
    ears=1.1,
    seed=21,
    softness=0.35,
)
PEASANT = Sitter(
    age=45,
    sex=1,
    flesh=0.15,
    skin=SKIN_RUDDY,
    hair="short",
    hair_colours=HAIR_FAIR,
    jaw=1.14,
    chin=1.15,
    width=1.04,
    nose_bulb=1.35,
    nose_width=1.25,
    nose_length=0.95,
    stubble=0.9,
    brow_ridge=1.3,
    eye_size=0.9,
    lips=0.9,
    hat="straw",
    blush_strength=0.55,
    hat_colours=("#4a3816", "#8a6c30", "#c4a254", "#ecd692"),
    seed=22,
    softness=0.3,
)
EAST_ASIAN_WOMAN = SOFT.but(
    age=27,
    flesh=0.2,
    skin=SKIN_IVORY,
    hair="bun",
    hair_colours=HAIR_BLACK,
    brow="#1c1412",
    brow_high=0.02,
    brow_arch=0.8,
    lid_fold=0.12,
    lid_weight=0.8,
    eye_tilt=0.12,
    eye_open=0.84,
    eye_size=0.98,
    nose_out=0.76,
    nose_width=1.02,
    nose_hump=-0.4,
    cheekbones=1.07,
    width=1.03,
    brow_ridge=0.5,
    mouth_width=0.9,
    lips=1.05,
    iris="#2c1a10",
    jaw=0.95,
    lip="#b0443c",
    volume=1.5,
    seed=23,
)
AFRICAN_MAN = Sitter(
    age=34,
    sex=1,
    flesh=0.0,
    skin=SKIN_DARK,
    hair="curls",
    hair_colours=("#050405", "#120e0d", "#241d1a", "#4a3f38"),
    volume=0.6,
    nose_width=1.38,
    nose_out=0.86,
    nose_bulb=1.15,
    lips=1.5,
    upper_lip=1.15,
    cheekbones=1.06,
    jaw=1.02,
    brow="#0c0808",
    iris="#2a170d",
    whites="#c4b296",
    lip="#7a3a32",
    lip_strength=0.45,
    blush="#7a3420",
    bounce="#8a4a24",
    stubble=0.3,
    key=1.2,
    sheen=1.3,
    seed=24,
    softness=0.35,
)

TYPES: dict[str, Sitter] = {
    "infant": INFANT,
    "putto": PUTTO,
    "girl of 4": GIRL,
    "boy of 8": BOY,
    "youth": YOUTH,
    "young woman": YOUNG_WOMAN,
    "dancer": DANCER,
    "matron": MATRON,
    "old woman": OLD_WOMAN,
    "bearded man": BEARDED,
    "old man": OLD_MAN,
    "courtier": COURTIER,
    "monk": MONK,
    "peasant": PEASANT,
    "East Asian woman": EAST_ASIAN_WOMAN,
    "African man": AFRICAN_MAN,
}

_GROWN = (
    "youth",
    "young woman",
    "matron",
    "old woman",
    "bearded man",
    "old man",
    "courtier",
    "monk",
    "peasant",
    "dancer",
)
_HEADS_OF_HAIR = (HAIR_BLACK, HAIR_DARK, HAIR_BROWN, HAIR_AUBURN, HAIR_FAIR, HAIR_GREY)
_CLOTHS = (
    ("#12100e", "#2c2620", "#54483c", "#8a7a66"),
    ("#3a0e0c", "#741f1a", "#ac4034", "#dc8470"),
    ("#141c30", "#2c3c5c", "#56709a", "#9cb2cc"),
    ("#5e5a50", "#9c978a", "#d0cbbc", "#f0ebdc"),
    ("#463414", "#866828", "#c09c4c", "#e8d08a"),
)


def someone(seed: int, kinds: Sequence[str] = _GROWN, **changes: Any) -> Sitter:
    """A passer-by for a crowd: another type, another face, hair, hat, turn of the head and gaze for each seed."""
    chance = np.random.default_rng(seed)
    sitter = TYPES[kinds[int(chance.integers(len(kinds)))]].varied(seed, 1.2)
    hats: tuple[Hat, ...] = (
        ("none", "none", "cap", "beret", "straw", "top")
        if sitter.sex > 0.5
        else ("none", "none", "bonnet", "straw", "hood")
    )
    old, hat = sitter.age > 60, hats[int(chance.integers(len(hats)))]
    cloth = _CLOTHS[0] if hat == "top" else _CLOTHS[int(chance.integers(len(_CLOTHS)))]
    sitter = sitter.but(
        yaw=float(chance.uniform(-70, 70)),
        pitch=float(chance.normal(0, 6)),
        roll=float(chance.normal(0, 5)),
        gaze=(float(chance.normal(0, 14)), float(chance.normal(0, 5))),
        hat=hat,
        hat_colours=cloth,
        hair_colours=HAIR_WHITE if old else _HEADS_OF_HAIR[int(chance.integers(len(_HEADS_OF_HAIR)))],
        eye_size=sitter.eye_size * 1.12,  # small heads are read by their eyes
    )
    feelings: tuple[Expression, ...] = ("calm", "calm", "smile", "sly", "stern", "surprise", "laugh")
    return sitter.feeling(feelings[int(chance.integers(len(feelings)))]).but(**changes)
