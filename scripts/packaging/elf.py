"""What the programs and libraries of a folder ask the dynamic linker for."""

import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path


def libraries_and_programs(folder: Path) -> list[Path]:
    """Every ELF file."""
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink() and _is_elf(file)]


@cache
def needed(file: Path) -> frozenset[str]:
    """The names of the libraries that this one asks for."""
    told = subprocess.check_output(["objdump", "--private-headers", str(file)], text=True, stderr=subprocess.DEVNULL)
    return frozenset(re.findall(r"^\s+NEEDED\s+(\S+)", told, flags=re.MULTILINE))


def orphans(files: Iterable[Path], roots: Iterable[Path]) -> set[Path]:
    """Libraries among these that none of the roots leads to."""
    by_name = {file.name: file for file in files}
    open_ends = list(roots)
    reached = set(open_ends)
    while open_ends:
        for name in needed(open_ends.pop()):
            found = by_name.get(name)
            if found is not None and found not in reached:
                reached.add(found)
                open_ends.append(found)
    return set(by_name.values()) - reached


def asked_of_the_system(folder: Path) -> set[str]:
    """Libraries that are needed and not in the folder."""
    files = libraries_and_programs(folder)
    inside = {file.name for file in folder.rglob("*.so*")}
    return {name for file in files for name in needed(file)} - inside


def _is_elf(file: Path) -> bool:
    with file.open("rb") as content:
        return content.read(4) == b"\x7fELF"
