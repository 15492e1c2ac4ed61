"""Whatever pip or the disk says becomes one sentence that tells what to do."""

import errno
from pathlib import Path

import pytest

from scripts.setup.problems import from_os_error, from_output, no_venv

PLACE = Path("somewhere")

UNREACHABLE = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)': /simple/numpy/
ERROR: Could not find a version that satisfies the requirement numpy==2.4.6 (from versions: none)
ERROR: No matching distribution found for numpy==2.4.6
"""
NO_WHEEL = """\
ERROR: Could not find a version that satisfies the requirement numpy==2.4.6 (from versions: none)
ERROR: No matching distribution found for numpy==2.4.6
"""
WRONG_HASH = """\
ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the package versions...
    Expected sha256 aaaa
"""


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (UNREACHABLE, "network"),
        (NO_WHEEL, "numpy has no build for Python"),
        (WRONG_HASH, "lock file"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: Could not install packages: [Errno 13] Permission denied: 'x'", "may not write in somewhere"),
        ("SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] unable to get issuer')", "certificate"),
        ("Collecting x\nERROR: Something quite new\n", "Something quite new"),
        ("", "setup.log"),
    ],
)
def test_output_becomes_a_sentence(output: str, expected: str) -> None:
    sentence = str(from_output(output, PLACE))
    assert expected in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EACCES, "may not write"),
        (errno.EROFS, "may not write"),
        (errno.EIO, "odd"),
    ],
)
def test_a_refusing_disk_becomes_a_sentence(number: int, expected: str) -> None:
    assert expected in str(from_os_error(OSError(number, "odd"), PLACE))


def test_a_python_without_venv_names_the_package_to_install() -> None:
    assert "python3-venv" in str(no_venv("ensurepip"))
