"""Reference sheets of heads: `python -m scripts.atelier.head_sheets DIR` (types, expressions and turns, a crowd)."""

import sys
import time
from pathlib import Path

from PIL import Image, ImageDraw

from scripts.atelier.arrays import use_one_thread
from scripts.atelier.canvas import Canvas
from scripts.atelier.pictures import image_of
from scripts.atelier.presets import ROMANTIC
from scripts.atelier.sitter import Expression, Sitter
from scripts.atelier.sitters import BEARDED, EAST_ASIAN_WOMAN, OLD_MAN, TYPES, someone
from scripts.atelier.young_sitters import GIRL, YOUNG_WOMAN

GROUND = "#4a4236"
LIGHT = (-0.5, -0.6, 0.62)
YAWS = (-12, 18, -16, 22, -30, 15, -42, 10, -25, 28, -32, 36, -10, 20, -14, -26)
COATS = (
    ("#16120e", "#332a20", "#5c4c3a", "#8a765c"),
    ("#2a0f0c", "#5c211a", "#8f3d30", "#c07a66"),
    ("#12182a", "#263450", "#465c84", "#8096b4"),
    ("#1a2216", "#36462c", "#5f7148", "#98a67c"),
)
Words = list[tuple[float, float, str]]
FEELINGS: tuple[Expression, ...] = ("calm", "smile", "laugh", "surprise", "sorrow", "sly", "stern", "blowing")


def canvas_of(height: float, pixels: int) -> Canvas:
    canvas = Canvas(1000, height, ground=GROUND, seed=1, pixels=pixels)
    canvas.light = LIGHT
    canvas.wash(GROUND, noise=0.12, noise_size=160)
    return canvas


def bust(canvas: Canvas, x: float, y: float, size: float, sitter: Sitter, colour: int) -> None:
    """Shoulders under a head, so that no neck shows its stump."""
    wide = size * (0.62 if sitter.sex < 0.5 else 0.74) * (0.7 if sitter.age < 10 else 1)
    top = y + size * (0.60 if sitter.age > 10 else 0.52)
    canvas.portrait(x, y, size, sitter)
    right = [(0.16 * size, 0.02), (0.30 * size, 0.10), (wide * 0.8, 0.17), (wide, 0.32), (wide * 1.02, 0.44)]
    coat = [(x + u, top + v * size) for u, v in right] + [(x - u, top + v * size) for u, v in right[::-1]]
    coat += [(x, top + 0.09 * size)]
    canvas.form(coat, COATS[colour % len(COATS)], bump=0.45, flatten=0.5, detail=0.4, direction=70.0, blur=size * 0.008)


def finished(canvas: Canvas, words: Words) -> Image.Image:
    picture = image_of(canvas.finished(ROMANTIC, 3))
    pen = ImageDraw.Draw(picture)
    for x, y, word in words:
        pen.text(
            (x * canvas.scale, y * canvas.scale), word, fill="#d8ccb4", anchor="mm", font_size=int(15 * canvas.scale)
        )
    return picture


def types(pixels: int) -> Image.Image:
    canvas = canvas_of(1120, pixels)
    words: Words = []
    for i, (name, sitter) in enumerate(TYPES.items()):
        x, y = 125 + 250 * (i % 4), 128 + 278 * (i // 4)
        turned = sitter.but(yaw=YAWS[i])
        bust(canvas, x, y, 150, turned if i % 3 == 0 else turned.looking(), i)
        words.append((x, y + 138, name))
    return finished(canvas, words)


def moods(pixels: int) -> Image.Image:
    """A row of expressions on three sitters, then a head from profile to profile, then ages of one face."""
    canvas = canvas_of(960, pixels)
    words: Words = []
    for i, name in enumerate(FEELINGS):
        who = (YOUNG_WOMAN, BEARDED.but(beard=0.0, moustache=0.0), EAST_ASIAN_WOMAN)[i % 3]
        x, y = 125 + 250 * (i % 4), 118 + 250 * (i // 4)
        bust(canvas, x, y, 136, who.but(yaw=(-14, 12)[i % 2]).looking().feeling(name), i)
        words.append((x, y + 124, name))
    for i, yaw in enumerate((-90, -60, -30, 0, 30, 60, 90)):
        who = (YOUNG_WOMAN, OLD_MAN)[i % 2].but(yaw=yaw, gaze=(0.0, 0.0), neck_back=-0.25)
        x, y = 78 + 141 * i, 604
        bust(canvas, x, y, 104, who, i)
        words.append((x, y + 96, f"{yaw}°"))
    for i, age in enumerate((2, 6, 11, 18, 35, 55, 80)):
        hair = ("#5c5850", "#98938a", "#c8c3b8", "#efebe2") if age > 60 else YOUNG_WOMAN.hair_colours
        who = GIRL.but(
            age=age, hair="parted", hair_colours=hair, yaw=-14, seed=5, flesh=0.1, eye_size=1.0, hair_length=0.4
        )
        x, y = 78 + 141 * i, 818
        bust(canvas, x, y, 104, who.looking(), i + 1)
        words.append((x, y + 96, f"{age} years"))
    return finished(canvas, words)


def crowd(pixels: int) -> Image.Image:
    """Small heads as in groups: forty people of 20 to 60 pixels, seed after seed."""
    canvas = canvas_of(330, pixels)
    start = time.perf_counter()
    for row, (size, count) in enumerate(((50, 12), (33, 16), (18, 24))):
        for i in range(count):
            x, y = 1000 * (i + 0.5) / count, (62, 176, 262)[row]
            bust(canvas, x, y, size, someone(100 * row + i + 1), i + row)
    print(f"crowd of 52: {time.perf_counter() - start:.1f} s")
    return finished(canvas, [])


def main() -> None:
    use_one_thread()
    to = Path(sys.argv[1])
    half = len(sys.argv) > 2
    for name, make, pixels in (("types", types, 1600), ("moods", moods, 1600), ("crowd", crowd, 1200)):
        start = time.perf_counter()
        make(pixels // 2 if half else pixels).save(to / f"heads-{name}.jpg", quality=88)
        print(f"{name}: {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
