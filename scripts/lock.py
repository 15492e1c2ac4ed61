"""Pin every package that Artgames needs, with the hashes of its builds: .venv/bin/python scripts/lock.py [--upgrade]

Writes `requirements.lock` (to play) and, for what testing and packaging need besides, `requirements-dev.lock` and
`requirements-packaging.lock` from `pyproject.toml`.
Versions stay as they are pinned unless --upgrade asks for the newest. pip is asked which versions fit together; the
package index that pip is configured with is asked for the hashes, and its address is written nowhere.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from urllib.parse import urldefrag

# Python looks beside a script first, and there scripts/packaging would be taken for the package of that name.
sys.path[:] = [place for place in sys.path if place != str(Path(__file__).resolve().parent)]

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

PROJECT = Path(__file__).resolve().parents[1]
HEADER = "# Made by scripts/lock.py from pyproject.toml: change that and run it again.\n"
LOCKS = {
    "": PROJECT / "requirements.lock",
    "dev": PROJECT / "requirements-dev.lock",
    "packaging": PROJECT / "requirements-packaging.lock",
}
"""The lock of what is needed to play, then one for each extra of pyproject.toml that has one."""

PLATFORMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TARGETS = tuple(product(PLATFORMS, PYTHONS))
Target = tuple[str, str]


@dataclass(frozen=True)
class Package:
    name: str
    version: str
    needs: tuple[Requirement, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit together")
    upgrade = parser.parse_args().upgrade
    if "{}.{}".format(*sys.version_info) != PYTHONS[0]:
        sys.exit(f"Run this with Python {PYTHONS[0]}: versions that fit the oldest Python fit the newer ones, too.")
    play_file, *further_files = LOCKS.values()
    pins = {} if upgrade else read_pins(*LOCKS.values())
    play, *further = wanted(tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8")))
    packages = resolve([*play, *(need for extra in further for need in extra)], pins)
    to_play = reach(play, packages)
    besides = [reach([*play, *extra], packages) for extra in further]
    if unreached := packages.keys() - set().union(*besides):
        sys.exit(f"Name these in pyproject.toml, as they are some package's extra: {', '.join(sorted(unreached))}")
    index = index_address()
    write(play_file, to_play, packages, index)
    for file, reached in zip(further_files, besides, strict=True):
        write(file, {name: where for name, where in reached.items() if name not in to_play}, packages, index)


def wanted(pyproject: Mapping[str, dict[str, object]]) -> list[list[Requirement]]:
    """The direct requirements of each lock: to play (with what builds the project), then what each extra adds."""
    project, build = pyproject["project"], pyproject["build-system"]
    optional = project["optional-dependencies"]
    assert isinstance(optional, dict)
    play = [*_requirements(build["requires"]), *_requirements(project["dependencies"])]
    return [play, *(_requirements(optional[extra]) for extra in LOCKS if extra)]


def read_pins(*files: Path) -> dict[str, str]:
    pins: dict[str, str] = {}
    for file in files:
        if file.exists():
            pins |= re.findall(r"^([\w.-]+)==([^ ;\\]+)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return pins


def resolve(roots: Iterable[Requirement], pins: Mapping[str, str]) -> dict[str, Package]:
    """One version for every package that any target needs.

    pip answers for the platform it runs on only. What other targets need besides is asked for by name in another
    round, until no package is left out.
    """
    asked = {str(root) for root in roots}
    while True:
        packages = ask_pip(asked, pins)
        lacking = {
            f"{need.name}{need.specifier}"
            for package in packages.values()
            for need in package.needs
            if canonicalize_name(need.name) not in packages and any(applies(need, target) for target in TARGETS)
        }
        if not lacking:
            return packages
        asked |= lacking


def ask_pip(requirements: Iterable[str], pins: Mapping[str, str]) -> dict[str, Package]:
    with tempfile.TemporaryDirectory() as folder:
        constraints, report = Path(folder, "constraints.txt"), Path(folder, "report.json")
        constraints.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--only-binary=:all:", "--constraint", str(constraints), "--report", str(report)]
        subprocess.run([*command, *sorted(requirements)], check=True)
        found = [entry["metadata"] for entry in json.loads(report.read_text(encoding="utf-8"))["install"]]
    packages = (
        Package(canonicalize_name(data["name"]), data["version"], tuple(_requirements(data.get("requires_dist", ()))))
        for data in found
    )
    return {package.name: package for package in packages}


def applies(need: Requirement, target: Target) -> bool:
    platform, python = target
    surroundings = {"sys_platform": platform, "platform_system": PLATFORMS[platform], "python_version": python}
    surroundings |= {"os_name": "nt" if platform == "win32" else "posix", "python_full_version": f"{python}.0"}
    return need.marker is None or need.marker.evaluate({**surroundings, "extra": ""})


def reach(roots: Iterable[Requirement], packages: Mapping[str, Package]) -> dict[str, set[Target]]:
    """Every package that the roots lead to, with the targets that need it."""
    needed: dict[str, set[Target]] = {}
    open_ends = [(root, target) for root in roots for target in TARGETS]
    while open_ends:
        need, target = open_ends.pop()
        name = canonicalize_name(need.name)
        if applies(need, target) and target not in needed.setdefault(name, set()):
            needed[name].add(target)
            open_ends += [(further, target) for further in packages[name].needs]
    return {name: targets for name, targets in needed.items() if targets}


def marker(targets: set[Target]) -> str:
    """The condition for a line of the lock: empty, of platforms alone, of Pythons alone, or each pair spelt out."""
    platforms = sorted({platform for platform, _ in targets})
    pythons = sorted({python for _, python in targets})
    if len(targets) == len(TARGETS):
        return ""
    if len(targets) != len(platforms) * len(pythons):
        pairs = (f'(sys_platform == "{one}" and python_version == "{other}")' for one, other in sorted(targets))
        return " ; " + " or ".join(pairs)
    conditions = []
    if len(platforms) < len(PLATFORMS):
        conditions.append(" or ".join(f'sys_platform == "{platform}"' for platform in platforms))
    if len(pythons) < len(PYTHONS):
        conditions.append(" or ".join(f'python_version == "{python}"' for python in pythons))
    return " ; " + " and ".join(f"({condition})" for condition in conditions)


def index_address() -> str:
    """pip's help names the index that pip would use, whether configured or not."""
    helped = subprocess.check_output([sys.executable, "-m", "pip", "install", "--help"], text=True)
    found = re.search(r"--index-url <url>.*?\(default (\S+?)/?\)", " ".join(helped.split()))
    if not found:
        sys.exit("pip does not tell which package index it uses.")
    return found[1]


class Links(HTMLParser):
    """The files on a project's page of the index, with the hash that stands behind each address."""

    def __init__(self) -> None:
        super().__init__()
        self.hashes: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, fragment = urldefrag(dict(attrs).get("href") or "")
        if tag == "a" and fragment.startswith("sha256="):
            self.hashes[address.rsplit("/", 1)[-1]] = fragment.removeprefix("sha256=")


def wheel_hashes(index: str, package: Package) -> list[str]:
    request = urllib.request.Request(f"{index}/{package.name}/", headers={"Accept": "text/html"})
    with urllib.request.urlopen(request) as page:
        links = Links()
        links.feed(page.read().decode())
    wheels = {name: digest for name, digest in links.hashes.items() if name.endswith(".whl")}
    return sorted(digest for name, digest in wheels.items() if _is_of(name, package))


def write(file: Path, needed: Mapping[str, set[Target]], packages: Mapping[str, Package], index: str) -> None:
    lines = [HEADER]
    for name in sorted(needed):
        pin = f"{name}=={packages[name].version}{marker(needed[name])}"
        hashes = [f"    --hash=sha256:{digest}" for digest in wheel_hashes(index, packages[name])]
        lines.append(" \\\n".join([pin, *hashes]) + "\n")
    file.write_text("".join(lines), encoding="utf-8")
    print(f"{file.name}: {len(needed)} packages")


def _is_of(wheel: str, package: Package) -> bool:
    return parse_wheel_filename(wheel)[1] == Version(package.version)


def _requirements(texts: object) -> list[Requirement]:
    assert isinstance(texts, list | tuple)
    return [Requirement(text) for text in texts]


if __name__ == "__main__":
    main()
