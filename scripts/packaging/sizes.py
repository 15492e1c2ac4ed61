"""How large the installed program is, part by part; whatever is large has to say what it is for."""

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from scripts.packaging.places import DIST, FROZEN, RECIPES

LARGE = 5_000_000
REPORT = DIST / "sizes.json"


@dataclass(frozen=True)
class Part:
    """Some files of the folder, and why they are there."""

    name: str
    size: int
    reason: str


@dataclass(frozen=True)
class Sizes:
    """What an installation takes, and what has to be downloaded for it."""

    installed: int
    parts: tuple[Part, ...]
    downloads: dict[str, int]


def measure(folder: Path = FROZEN, downloads: tuple[Path, ...] = ()) -> Sizes:
    """All parts, the largest first. Raises ValueError for something large that nobody has justified."""
    files = {file: file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()}
    parts = []
    for entry in tomllib.loads((RECIPES / "parts.toml").read_text(encoding="utf-8"))["part"]:
        own = [file for pattern in entry["files"] for file in folder.glob(pattern) if file in files]
        parts.append(Part(entry["name"], sum(files.pop(file) for file in own if file in files), entry["reason"]))
    unexplained = [file for file, size in files.items() if size >= LARGE]
    if unexplained:
        raise ValueError(f"packaging/parts.toml does not say what {unexplained[0].name} is for")
    parts.append(Part("everything else", sum(files.values()), "small parts of Python, Qt and the program"))
    installed = sum(part.size for part in parts)
    largest_first = tuple(sorted(parts, key=lambda part: -part.size))
    return Sizes(installed, largest_first, {file.name: file.stat().st_size for file in downloads})


def report(sizes: Sizes) -> None:
    REPORT.write_text(json.dumps(asdict(sizes), indent=1) + "\n", encoding="utf-8")
    for part in sizes.parts:
        print(f"{part.size / 1e6:8.1f} MB  {part.name}: {part.reason}")
    print(f"{sizes.installed / 1e6:8.1f} MB  installed")
    for name, size in sizes.downloads.items():
        print(f"{size / 1e6:8.1f} MB  {name}")
