"""Clothes by period: what somebody wears from collar to shoes."""

from typing import Any, Literal

import msgspec

from scripts.atelier.colour import Colour, Colours
from scripts.atelier.hats import BLACK, LEATHER, LINEN, Hat

Cut = Literal["coat", "jacket", "waistcoat", "shirt", "singlet", "bodice", "tunic", "doublet"]
Lower = Literal["trousers", "breeches", "hose", "gown", "bustle", "panniers", "skirt", "tutu", "bare"]
Sleeve = Literal["long", "short", "puffed", "rolled", "bare", "bell"]
Collar = Literal["none", "shirt", "ruff", "lace", "stock", "kerchief", "open", "low"]

WHITE_STOCKING: Colours = ("#7c7468", "#b8b0a0", "#e0d9c8", "#f8f4e8")


class Outfit(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wears. Ramps are dark first; `hem` is the half width of a skirt in heads."""

    cut: Cut = "coat"
    lower: Lower = "trousers"
    top: Colours = BLACK
    bottom: Colours = BLACK
    sleeve: Sleeve = "long"
    collar: Collar = "shirt"
    linen: Colours = LINEN
    under: Colours | None = None
    """The waistcoat or stomacher that shows between the fronts."""

    sash: Colour | None = None
    apron: Colours | None = None
    shoes: Colours = LEATHER
    stockings: Colours = WHITE_STOCKING
    tail: float = 0.9
    """How far a coat or tunic falls below the hips, in heads."""

    hem: float = 1.1

    def but(self, **changes: Any) -> "Outfit":
        return msgspec.structs.replace(self, **changes)


RENAISSANCE_LADY = Outfit(
    cut="bodice",
    lower="gown",
    sleeve="puffed",
    collar="low",
    hem=1.0,
    sash="#b08a3c",
    top=("#2a0a0c", "#6c1a1c", "#a83a30", "#d88468"),
    bottom=("#10240f", "#2b4a24", "#567a3e", "#94ab66"),
)
RENAISSANCE_MAN = Outfit(
    cut="doublet",
    lower="hose",
    collar="none",
    tail=0.55,
    top=("#141c38", "#2c3c6a", "#5468a0", "#8ea0cc"),
    bottom=("#3a1010", "#7c2420", "#b04a38", "#d88a70"),
    sash="#2a1c10",
)
BAROQUE_MAN = Outfit(
    cut="doublet",
    lower="breeches",
    collar="lace",
    tail=0.5,
    sash="#b04a2c",
    top=("#100e10", "#262228", "#443e48", "#6e6672"),
    bottom=("#14110f", "#2e2823", "#51483e", "#7d7263"),
)
BAROQUE_LADY = Outfit(
    cut="bodice",
    lower="gown",
    sleeve="bell",
    collar="lace",
    hem=1.15,
    top=("#20180c", "#5a451c", "#a4843c", "#e2cb84"),
    bottom=("#1a1420", "#3a3048", "#655a78", "#a096b0"),
)
ROCOCO_LADY = Outfit(
    cut="bodice",
    lower="panniers",
    sleeve="bell",
    collar="low",
    hem=1.6,
    under=("#9c8a90", "#d4c0c2", "#f4e6e2"),
    top=("#6c3c4c", "#b0748a", "#dca8b6", "#f8dcdc"),
    bottom=("#6c3c4c", "#b0748a", "#dca8b6", "#f8dcdc"),
)
ROCOCO_MAN = Outfit(
    cut="coat",
    lower="breeches",
    collar="stock",
    tail=1.5,
    under=("#8a7c5c", "#c8b88c", "#efe6c8"),
    top=("#16283c", "#2f4c6c", "#5f84a4", "#a4c0d0"),
    bottom=("#1c2430", "#3c4858", "#66788c", "#9cacba"),
)
PARIS_MAN = Outfit(
    cut="coat", lower="trousers", collar="stock", tail=1.1, bottom=("#2a2a2e", "#4c4c52", "#7c7c82", "#a8a8ac")
)
PARIS_LADY = Outfit(
    cut="bodice",
    lower="bustle",
    collar="shirt",
    hem=1.15,
    top=("#141c34", "#2a3a62", "#4c6496", "#8aa2cc"),
    bottom=("#141c34", "#2a3a62", "#4c6496", "#8aa2cc"),
)
OARSMAN = Outfit(
    cut="singlet",
    lower="trousers",
    sleeve="short",
    collar="open",
    top=("#7c84a0", "#b0b6ca", "#dcdde2", "#f4f1e8", "#fefcf4"),
    bottom=("#1c2440", "#33406a", "#56689a", "#8c9cc4"),
)
PEASANT_MAN = Outfit(
    cut="tunic",
    lower="hose",
    collar="none",
    tail=1.0,
    sash="#2a1c10",
    top=("#2a2014", "#5c4a2e", "#8f7a50", "#bfae82"),
    bottom=("#2c2a2c", "#545258", "#82808a", "#aaa8b0"),
)
PEASANT_LADY = Outfit(
    cut="bodice",
    lower="skirt",
    sleeve="rolled",
    collar="kerchief",
    hem=1.05,
    apron=LINEN,
    top=("#3a1a12", "#7a3a26", "#ae664a", "#d8a080"),
    bottom=("#1c2a3c", "#3a5068", "#64809a", "#9cb4c4"),
)
DANCER = Outfit(
    cut="bodice",
    lower="tutu",
    sleeve="bare",
    collar="low",
    hem=1.55,
    sash="#4c6496",
    top=("#8c8a86", "#bcb9b0", "#e2ded2", "#faf7ec"),
    bottom=("#8c8a88", "#bab7b0", "#e0dcd0", "#fbf8ee"),
    shoes=("#8a5a50", "#d8a298", "#f6dcd2"),
    stockings=("#9c6e5e", "#d8a892", "#f2cfba", "#fde8da"),
)

PERIODS: dict[str, tuple[tuple[Outfit, ...], tuple[Outfit, ...], tuple[Hat | None, ...], tuple[Hat | None, ...]]] = {
    "renaissance": (
        (RENAISSANCE_MAN,),
        (RENAISSANCE_LADY,),
        ("beret", "cap", None, "turban"),
        ("coif", None, "turban"),
    ),
    "baroque": ((BAROQUE_MAN,), (BAROQUE_LADY,), ("cavalier", "cavalier", None, "beret"), (None, "coif")),
    "rococo": ((ROCOCO_MAN,), (ROCOCO_LADY,), ("tricorne", None, "tricorne"), (None, "straw", "flowers")),
    "paris": ((PARIS_MAN, OARSMAN), (PARIS_LADY,), ("top", "bowler", "boater", "cap"), ("flowers", "bonnet", "straw")),
    "peasant": ((PEASANT_MAN,), (PEASANT_LADY,), ("cap", "straw", "beret"), ("kerchief", "coif", "straw")),
}
"""Men's and women's outfits and hats of a period."""
