"""Whose work ships with Artgames, and what their licences say: one text, shown by the help and put into installers."""

import re
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from artgames import __version__
from artgames.paths import APP, resources

FILE = "licences.txt"
"""In a frozen program this file of the resources holds the text, since packages no longer tell about themselves."""

OURS = "MIT AND CC0-1.0"
"""The program, and the pictures and sounds that were made for it: `LICENSE` says which is which."""

_COMMON = Path("/usr/share/common-licenses")
_COMMON_TEXTS = {"LGPL-3": "LGPL-3", "GPL-3": "GPL-3", "APACHE 2": "Apache-2.0"}
"""What a Debian system keeps once for all, by how packages name it."""

_OFL = "The text of the SIL Open Font License is kept at https://openfontlicense.org."
_LINE = "=" * 72


def text() -> str:
    """Everything, ready to be read: our own licence first."""
    written = resources() / FILE
    return written.read_text(encoding="utf-8") if written.is_file() else collect()


def collect() -> str:
    """The same, put together from the packages that are installed."""
    parts = [
        _part("Artgames", __version__, OURS, _our_text()),
        _part("Python", sys.version.split()[0], "PSF-2.0", _python_text()),
    ]
    for name in sorted(needed(), key=str.lower):
        package = metadata.distribution(name)
        licence = _licence(package.metadata)
        texts = "\n\n".join(_texts(package)) or _kept_elsewhere(licence)
        parts.append(_part(package.metadata["Name"], package.version, licence, texts))
    return "\n\n".join(parts) + "\n"


def needed() -> set[str]:
    """All packages that Artgames needs on this system to be played, by name."""
    found: set[str] = set()
    open_ends = [APP]
    while open_ends:
        for requirement in metadata.requires(open_ends.pop()) or ():
            name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
            if name not in found and "extra ==" not in requirement and _is_here(name):
                found.add(name)
                open_ends.append(name)
    return found


def _is_here(name: str) -> bool:
    """What only other systems need is not installed."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _licence(about: metadata.PackageMetadata) -> str:
    given = about.json.get("license_expression") or about.json.get("license") or "see below"
    return str(given).splitlines()[0]


def _texts(package: metadata.Distribution) -> Iterator[str]:
    for file in package.files or ():
        if re.match(r"LICEN[CS]E|COPYING|NOTICE", file.name):
            yield Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace").strip()


def _our_text() -> str:
    """In the source tree, from which installers are built; an installed wheel keeps it with what it tells of itself."""
    file = resources().parent / "LICENSE"
    if file.is_file():
        return file.read_text(encoding="utf-8").strip()
    return "\n\n".join(_texts(metadata.distribution(APP)))


def _python_text() -> str:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        file = Path(folder) / "LICENSE.txt"
        if file.is_file():
            return file.read_text(encoding="utf-8").strip()
    return ""


def _kept_elsewhere(licence: str) -> str:
    if "OFL" in licence:
        return _OFL
    files = (_COMMON / file for name, file in _COMMON_TEXTS.items() if name in licence.upper())
    return "\n\n".join(file.read_text(encoding="utf-8").strip() for file in files if file.is_file())


def _part(name: str, version: str, licence: str, said: str) -> str:
    return f"{_LINE}\n{name} {version}\n{licence}\n{_LINE}\n\n{said}".rstrip()
