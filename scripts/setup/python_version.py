"""Refuse a Python that is too old.

An old Python has to be able to read this file, and the two commands that use it: nothing newer than Python 3.6 here.
"""

import sys

OLDEST = (3, 11)


def old_python_sentence(major: int, minor: int) -> str:
    """What to tell the owner of this Python, or nothing when it is new enough."""
    if (major, minor) >= OLDEST:
        return ""
    wanted = "{}.{}".format(*OLDEST)
    return (
        f"Artgames needs Python {wanted} or newer and this is Python {major}.{minor}: "
        f"install a newer one and start again with it, for example: python{wanted} {sys.argv[0]}"
    )


def require_python() -> None:
    sentence = old_python_sentence(sys.version_info[0], sys.version_info[1])
    if sentence:
        sys.exit(sentence)
