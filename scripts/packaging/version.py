"""How the version is written for installers: each system sorts versions by rules of its own."""

import re

_FORM = re.compile(r"(?P<release>\d+(?:\.\d+)*)(?P<early>(?:\.dev|a|b|rc)\d+)?")


def for_debian(version: str) -> str:
    """0.2.0.dev0 becomes 0.2.0~dev0: to dpkg, a tilde comes before everything, and a full stop after the release."""
    release, early = _parts(version)
    return f"{release}~{early.lstrip('.')}" if early else release


def in_numbers(version: str) -> str:
    """0.2.0.dev0 becomes 0.2.0: macOS takes numbers only."""
    return _parts(version)[0]


def _parts(version: str) -> tuple[str, str]:
    found = _FORM.fullmatch(version)
    if found is None:
        raise ValueError(f"{version} is no version such as 0.2.0, 0.2.0.dev0 or 0.2.0rc1")
    return found["release"], found["early"] or ""
