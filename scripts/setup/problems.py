"""What can go wrong while setting up, each as one sentence that says what to do."""

import errno
import platform
import re
import sys
from pathlib import Path

NO_SPACE = "The disk is full: Artgames needs about 700 MB free in {place}. Make room and start again."
NO_PERMISSION = "Artgames may not write in {place}: move the project to a folder of yours and start again."
NO_NETWORK = "The package index cannot be reached: check the network connection (or the proxy) and start again."
NOT_TRUSTED = "The package index shows a certificate that this machine does not trust: check its date and certificates."
WRONG_HASH = (
    "A downloaded package is not the one named in the lock file, so nothing of it was installed: start again, "
    "and if it happens twice, the package index or something between you and it is altering files."
)
NO_BUILD = "{package} has no build for Python {python} on {machine}: use another Python (3.11 to 3.14) or machine."
NO_VENV = (
    "This Python has no {module} module, which makes the environment of Artgames: "
    "install it (on Debian and Ubuntu: sudo apt-get install python3-venv) and start again."
)
UNKNOWN = "Setting up stopped: {reason} (what was said before that is in .venv/setup.log)"

# What pip and venv print, and what it means. The order matters: pip ends with "no matching distribution" when it could
# not reach the index, too.
SIGNS = (
    ("No space left on device|Disk quota exceeded", NO_SPACE),
    ("DO NOT MATCH THE HASHES", WRONG_HASH),
    ("Permission denied|Read-only file system", NO_PERMISSION),
    ("CERTIFICATE_VERIFY_FAILED", NOT_TRUSTED),
    (
        "NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|ProtocolError"
        "|Temporary failure in name resolution|Name or service not known|getaddrinfo failed"
        "|Network is unreachable|No route to host|Connection refused|Connection reset",
        NO_NETWORK,
    ),
    (r"No matching distribution found for (?P<package>[\w.-]+)", NO_BUILD),
)


class SetupError(Exception):
    """Setting up cannot go on; the message is for the person at the keyboard."""


def from_os_error(error: OSError, place: Path) -> SetupError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SetupError(NO_SPACE.format(place=place))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SetupError(NO_PERMISSION.format(place=place))
    return SetupError(f"Setting up stopped: {error}")


def from_output(output: str, place: Path) -> SetupError:
    """The sentence for what pip or venv printed before it gave up."""
    details = {
        "place": place,
        "python": "{}.{}".format(*sys.version_info),
        "machine": f"{platform.system()} {platform.machine()}",
    }
    for sign, sentence in SIGNS:
        if found := re.search(sign, output):
            return SetupError(sentence.format(**details, **found.groupdict()))
    return SetupError(UNKNOWN.format(reason=_last_complaint(output)))


def no_venv(module: str) -> SetupError:
    return SetupError(NO_VENV.format(module=module))


def _last_complaint(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return (errors or lines or ["no reason given"])[-1]
