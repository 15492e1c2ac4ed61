"""The command: same file, same pixels, and nothing is painted twice."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from scripts.atelier import workshop
from scripts.atelier.__main__ import main
from scripts.atelier.canvas import Canvas
from scripts.atelier.curves import ellipse
from scripts.atelier.gate import NEAREST, distance, look_of, neighbours
from scripts.atelier.homage import Homage
from scripts.atelier.pictures import as_webp
from scripts.atelier.presets import SCHOOLS
from scripts.atelier.workshop import TILE, Order, Work, load, painting_files, render_changed, tile_of

PROJECT = Path(__file__).resolve().parents[3]
SMALL = """
import hashlib
from scripts.atelier.canvas import Canvas
from scripts.atelier.presets import SCHOOLS
from scripts.atelier.sitters import YOUNG_WOMAN
canvas = Canvas(1000, 800, "#456", seed=7, pixels=160)
canvas.clouds(0, 400, "#fff", shade="#89a")
canvas.portrait(500, 400, 300, YOUNG_WOMAN, strands=30)
canvas.hand(300, 700, 200, -60, ["#321", "#a76", "#fdb"])
print(hashlib.sha256(canvas.finished(SCHOOLS["dutch"], 7).tobytes()).hexdigest())
"""


def compose(canvas: Canvas) -> None:
    canvas.form(ellipse(500, 400, 300), ("#301810", "#a06040", "#f0d0a0"))


@pytest.fixture
def work(tmp_path: Path) -> Work:
    file = tmp_path / "p0099_ball.py"
    file.write_text("ball", encoding="utf-8")
    homage = Homage(
        card=99, title="Ball", after="after nobody", school="dutch", size=(1000, 800), detail=(300, 200, 400, 400)
    )
    return Work(homage, compose, file)


def test_a_tile_at_the_edge_is_cut_from_a_picture_of_half_size_too() -> None:
    homage = Homage(
        card=99, title="Sea", after="after nobody", school="dutch", size=(1000, 619), detail=(370, 369, 250, 250)
    )
    assert tile_of(Image.new("RGB", (600, 371)), homage).size == (TILE, TILE)


def test_two_processes_paint_the_same_pixels() -> None:
    runs = [
        subprocess.run([sys.executable, "-c", SMALL], cwd=PROJECT, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert len(runs[0].stdout.strip()) == 64
    assert runs[0].stdout == runs[1].stdout


def test_only_what_changed_is_painted(work: Work, tmp_path: Path) -> None:
    order, told = Order(tmp_path / "cards", 120), list[str]()
    assert render_changed([work], order, told.append) == 1
    assert render_changed([work], order, told.append) == 0
    work.file.write_text("a larger ball", encoding="utf-8")
    assert render_changed([work], order, told.append) == 1
    (tmp_path / "cards" / "detail" / "0099.webp").unlink()
    assert render_changed([work], order, told.append) == 1
    assert told == ["0099 Ball"] * 3


def test_a_kit_that_changed_paints_everything_again(
    work: Work, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = workshop.stamp(work, Order(tmp_path))
    style = tmp_path / "style"
    style.mkdir()
    (style / "brush.py").write_text("another brush", encoding="utf-8")
    monkeypatch.setattr(workshop, "KIT", style)
    assert workshop.stamp(work, Order(tmp_path)) != before


def test_what_paintings_share_paints_its_borrowers_again(work: Work, tmp_path: Path) -> None:
    beside = work.file.parent
    work.file.write_text("from scripts.atelier.paintings.shared_ball import ball", encoding="utf-8")
    (beside / "shared_ball.py").write_text("from scripts.atelier.paintings.shared_air import air", encoding="utf-8")
    (beside / "shared_air.py").write_text("air = 1", encoding="utf-8")
    before = workshop.stamp(work, Order(tmp_path))
    (beside / "shared_sea.py").write_text("sea = 1", encoding="utf-8")
    assert workshop.stamp(work, Order(tmp_path)) == before
    (beside / "shared_air.py").write_text("air = 2", encoding="utf-8")
    assert workshop.stamp(work, Order(tmp_path)) != before


def test_cards_and_tiles_have_their_sizes(work: Work, tmp_path: Path) -> None:
    render_changed([work], Order(tmp_path / "cards", 120, png=True), lambda line: None)
    with Image.open(tmp_path / "cards" / "0099.webp") as card:
        assert card.size == (120, 96)
    with Image.open(tmp_path / "cards" / "detail" / "0099.webp") as tile:
        assert tile.size == (400, 400)
    assert (tmp_path / "cards" / "0099.png").is_file()


def test_quality_gives_way_to_size() -> None:
    noise = Image.effect_noise((300, 300), 90).convert("RGB")
    assert len(as_webp(noise, 30_000)) < len(as_webp(noise))


def test_every_painting_file_says_who_it_is() -> None:
    files = painting_files()
    assert {5, 26, 37} <= set(files)
    for card, path in files.items():
        homage = load(path).homage
        left, top, width, height = homage.detail
        assert homage.card == card
        assert homage.school in SCHOOLS
        assert max(homage.size) == 1000
        assert homage.after.startswith("after ")
        assert width == height and left >= 0 and top >= 0
        assert left + width <= homage.size[0] and top + height <= homage.size[1]


def test_the_gate_knows_what_looks_alike(tmp_path: Path) -> None:
    for name, colour in (("red", "#c03020"), ("reddish", "#c43424"), ("blue", "#2040c0")):
        Image.new("RGB", (60, 40), colour).save(tmp_path / f"{name}.png")
    looks = {name: look_of(tmp_path / f"{name}.png") for name in ("red", "reddish", "blue")}
    assert distance(looks["red"], looks["reddish"]) < 5
    assert distance(looks["red"], looks["blue"]) > NEAREST
    museum = {"reddish": looks.pop("reddish")}
    nearest = {pair.card: pair.other for pair in neighbours(looks, museum)}
    assert nearest["red"] == "reddish"
    assert nearest["blue"] in {"red", "reddish"}


def test_a_draft_never_takes_the_place_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["5", "--draft"]) == 2
    assert "--out" in capsys.readouterr().out
    assert main(["9999"]) == 2


def test_a_contact_sheet_hangs_what_was_painted(work: Work, tmp_path: Path) -> None:
    from scripts.atelier.sheet import Exhibit, contact_sheet

    order = Order(tmp_path / "cards", 120)
    render_changed([work], order, lambda line: None)
    exhibits = [Exhibit(tmp_path / "cards" / "0099.webp", "0099  Ball")] * 3
    with_names, without = (contact_sheet(exhibits, columns=2, cell=160, captions=names) for names in (True, False))
    assert with_names.size == without.size == (320, 320)
    assert hashlib.sha256(with_names.tobytes()).digest() != hashlib.sha256(without.tobytes()).digest()
