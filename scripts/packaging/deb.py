"""The Debian package: the folder below /usr/lib, a command, a menu entry, icons, a type for packs, a manual page."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

from scripts.packaging import elf
from scripts.packaging.places import BUILD, DIST, FROZEN, PROJECT, RECIPES, VERSION
from scripts.packaging.version import for_debian

_LINUX = RECIPES / "linux"
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def build_deb() -> Path:
    """Make the package; its dependencies are what the folder asks the system for."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(tree)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control(tree, architecture), encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text(_sums(tree), encoding="utf-8")
    target = DIST / f"artgames_{for_debian(VERSION)}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def lay_out(tree: Path) -> None:
    """Everything but the papers of the package itself."""
    share = tree / "usr" / "share"
    shutil.copytree(FROZEN, tree / "usr" / "lib" / "artgames", symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "artgames").symlink_to("../lib/artgames/artgames")
    _put(_LINUX / "artgames.desktop", share / "applications" / "artgames.desktop")
    _put(_LINUX / "artgames.xml", share / "mime" / "packages" / "artgames.xml")
    _put(_LINUX / "copyright", share / "doc" / "artgames" / "copyright")
    _put(_LINUX / "lintian-overrides", share / "lintian" / "overrides" / "artgames")
    _zip((_LINUX / "artgames.1").read_bytes(), share / "man" / "man1" / "artgames.1.gz")
    _zip((PROJECT / "CHANGELOG.md").read_bytes(), share / "doc" / "artgames" / "changelog.gz")
    for size in _ICON_SIZES:
        icon = f"hicolor/{size}x{size}/apps/artgames.png"
        _put(PROJECT / "resources" / "icons" / f"artgames-{size}.png", share / "icons" / icon)
    _put(PROJECT / "resources" / "icons" / "artgames.svg", share / "icons" / "hicolor/scalable/apps/artgames.svg")
    _set_modes(tree)


def control(tree: Path, architecture: str) -> str:
    size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    pattern = (_LINUX / "control").read_text(encoding="utf-8")
    return pattern.format(
        version=for_debian(VERSION), architecture=architecture, size=size // 1024, depends=", ".join(dependencies())
    )


def dependencies() -> list[str]:
    """The packages of this system that hold what the folder asks for and does not bring along."""
    packages = set()
    for library in elf.asked_of_the_system(FROZEN):
        told = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False).stdout
        owner = re.match(r"([^:,\s]+)", told)
        if owner is None:
            raise ValueError(f"{library} is needed, and no package of this system has it")
        packages.add(owner[1])
    glibc = subprocess.check_output(["ldd", "--version"], text=True).splitlines()[0].split()[-1]
    return sorted(f"libc6 (>= {glibc})" if name == "libc6" else name for name in packages)


def _put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _zip(content: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, mtime=0))


def _set_modes(tree: Path) -> None:
    """The same for everybody, whatever the builder's own habits are: only programs are executable."""
    for entry in tree.rglob("*"):
        if not entry.is_symlink():
            is_program = entry == tree / "usr" / "lib" / "artgames" / "artgames"
            entry.chmod(0o755 if entry.is_dir() or is_program else 0o644)


def _sums(tree: Path) -> str:
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    inside = [str(file.relative_to(tree)) for file in files if "DEBIAN" not in file.parts]
    return subprocess.check_output(["md5sum", *inside], cwd=tree, text=True)
