"""At the right of Las Meninas: the dwarf woman, the boy in red and the sleepy mastiff."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.curves import ellipse
from scripts.atelier.paintings.shared_meninas_dress import (
    BROWN,
    DARK,
    HAND_SKIN,
    INFANTE,
    LADY,
    LIGHT,
    RED,
    back_hair,
    head,
    sheen,
)
from scripts.atelier.paintings.shared_outlines import outline


def dwarf_woman(canvas: Canvas) -> None:
    gown = outline("660,676 694,664 730,678 746,730 744,790 756,914 696,926 638,914 648,790 640,730")
    falls = folds_between([(664, 760), (730, 760)], [(646, 916), (750, 916)], 7, width=14, height=0.5, seed=4)
    blue = ("#0a0b0f", "#171b23", "#2c323d", "#666d76")
    canvas.form(gown, blue, bump=0.4, flatten=0.4, folds=falls, detail=0.5)
    sheen(canvas, "664,740 696,734 730,740", "646,906 696,920 748,906", 80, ("#8a8f94", "#0c0d10", "#5a5f66"))
    for sign in (-1, 1):
        x = 696 + sign * 22
        canvas.line(
            [(x, 684), (x - sign * 6, 730), (x - sign * 10, 770)], "#aeb4b8", 4, taper=0.3, alpha=0.8, detail=0.7
        )
        arm = [
            (696 + sign * 34, 682),
            (696 + sign * 54, 720),
            (696 + sign * 44, 764),
            (696 + sign * 18, 770),
            (696 + sign * 28, 730),
        ]
        canvas.form(arm, blue, bump=0.5, flatten=0.4, detail=0.6)
    canvas.hand(712, 768, 26, 175, HAND_SKIN, pose="resting", thumb="right", light=LIGHT)
    canvas.hand(680, 764, 26, 10, HAND_SKIN, pose="resting", thumb="left", light=LIGHT)
    canvas.fill(outline("668,678 694,664 724,678 694,690"), "#d9c9b0", blur=1, detail=0.7)
    face = LADY.but(
        age=40, yaw=-9, width=1.12, flesh=0.6, brow_ridge=1.4, brow="#2a1c12", lip="#a85a4a", seed=67
    ).looking()
    head(canvas, 694, 636, 68, face, DARK, (0.2, 0.58))


def boy(canvas: Canvas) -> None:
    """The little one in red, who is going to set his foot on the dog."""
    legs = limb((806, 790, -6, 15), (816, 860, -4, 11), (818, 920, 0, 9))
    canvas.clay(legs, RED[:3], light=LIGHT, detail=0.6)
    coat = outline("776,694 798,686 822,698 834,740 830,800 802,812 776,800 770,742")
    canvas.form(
        coat,
        RED,
        bump=0.4,
        flatten=0.4,
        folds=[(outline("800,700 804,750 796,808"), 9, -0.5), (outline("818,710 824,750 820,800"), 7, 0.4)],
        detail=0.6,
    )
    canvas.form(outline("780,700 790,720 776,750 752,764 746,754 762,730"), RED, bump=0.5, detail=0.6)
    canvas.hand(754, 758, 22, 150, HAND_SKIN, pose="relaxed", thumb="right", light=LIGHT)
    canvas.fill(outline("778,696 798,684 820,696 800,706"), "#e2d6c0", detail=0.8)
    canvas.portrait(802, 668, 52, INFANTE.but(yaw=-64, pitch=-14, roll=-6, eye_open=0.6, seed=68), light=LIGHT)
    back_hair(canvas, "784,644 796,632 816,634 828,650 830,680 824,706 808,702 806,676 800,658 790,652", BROWN, 52)


def raised_foot(canvas: Canvas) -> None:
    leg = limb((786, 796, 10, 15), (772, 830, 40, 10), (766, 842, 54, 8), (748, 846, 60, 7))
    canvas.clay(leg, RED[:3], light=LIGHT, detail=0.6, contact=0.4)


def mastiff(canvas: Canvas) -> None:
    coat = ("#150d07", "#392513", "#634626", "#96703f")
    canvas.fill(ellipse(720, 944, 150, 16), "#1c140c", blur=10, alpha=0.7)
    body = limb((690, 880, 0, 44), (750, 872, 0, 50), (812, 888, 0, 46), blend=30)
    body += limb((832, 900, 20, 38), (840, 930, 30, 18), (800, 940, 40, 13), blend=16)
    body += limb((690, 900, 24, 30), (660, 936, 40, 13), (606, 942, 44, 11), (594, 942, 44, 12), blend=12)
    body += limb((720, 910, 34, 24), (690, 944, 46, 12), (640, 950, 52, 11), blend=10)
    body += limb((676, 866, 20, 38), (648, 862, 40, 34), blend=24)
    head = limb((640, 858, 50, 33), (624, 874, 62, 27), (602, 896, 70, 19), (596, 902, 72, 17), blend=16)
    head += limb((612, 910, 64, 14), blend=10)
    canvas.clay(body + head, coat, light=LIGHT, detail=0.7, fill=0.22)
    canvas.form(
        outline("650,840 672,846 682,878 672,900 660,888 650,864"),
        ("#1c1008", "#452c18", "#6a4a2a"),
        bump=0.5,
        detail=0.7,
    )
    canvas.dabs(
        260,
        outline("664,840 740,828 806,842 846,880 840,916 760,920 690,912"),
        coat,
        size=(5, 11),
        aspect=0.14,
        turn=12,
        spread=16,
        alpha=0.3,
        detail=0.6,
    )
    canvas.fill(outline("578,892 598,884 616,890 620,908 606,922 586,918"), "#1c110a", blur=7, alpha=0.75, detail=0.8)
    canvas.fill(ellipse(622, 870, 11, 8, turn=-10), "#2a1a0e", blur=3, alpha=0.6, detail=0.9)
    canvas.fill(ellipse(621, 872, 5.5, 2.4, turn=-8), "#0c0704", blur=0.6, detail=1, keep=0.4)
    canvas.line(outline("612,871 621,867 632,870"), "#7a5a34", 3, taper=0.5, detail=0.9, keep=0.4)  # a heavy lid
    for brow in ("612,858 622,853 634,857", "606,884 616,882 626,886"):
        canvas.line(outline(brow), "#1c110a", 2.4, taper=0.6, blur=1.2, alpha=0.55, detail=0.8)
    canvas.fill(ellipse(587, 897, 8, 6), "#0e0805", detail=0.9, keep=0.3)
    canvas.fill(ellipse(584, 894.6, 2.2, 1.2), "#8a7a66", blur=0.8, alpha=0.8, detail=0.9)
    canvas.line(outline("587,904 594,910 606,911 618,917"), "#120a06", 2.2, taper=0.5, alpha=0.7, detail=0.9)


def mastiff_and_children(canvas: Canvas) -> None:
    dwarf_woman(canvas)
    boy(canvas)
    mastiff(canvas)
    raised_foot(canvas)
