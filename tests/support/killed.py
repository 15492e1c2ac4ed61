"""A second process that ends without a word at a chosen moment, as if somebody had pulled the plug."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot copy a process")

_KILLED, _DONE = 9, 0
_MOMENTS = ((Path, "rename"), (Path, "replace"), (Path, "unlink"), (shutil, "rmtree"), (os, "fsync"))


def killed_at(moment: int, work: Callable[[], object]) -> bool:
    """Do the work in a process that is killed just before so many changes of names have been made or files were
    flushed; whether it was killed, and not done before."""
    return _in_a_child(lambda: _count_down(moment), work)


def killed_when_writing(size: int, work: Callable[[], object]) -> bool:
    """The same, killed by the system in the middle of writing a file that would grow beyond this size."""
    import resource
    import signal

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return _in_a_child(limit, work)


def _in_a_child(prepare: Callable[[], object], work: Callable[[], object]) -> bool:
    child = os.fork()
    if child == 0:
        ending = 1
        try:
            prepare()
            work()
            ending = _DONE
        finally:
            os._exit(ending)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    assert code in (_KILLED, _DONE) or code < 0, "the work failed before it was killed"
    return code != _DONE


def _count_down(moment: int) -> None:
    left = [moment]
    for owner, name in _MOMENTS:
        setattr(owner, name, _deadly(getattr(owner, name), left))


def _deadly(work: Callable[..., object], left: list[int]) -> Callable[..., object]:
    def do(*args: object, **more: object) -> object:
        left[0] -= 1
        if left[0] < 0:
            os._exit(_KILLED)
        return work(*args, **more)

    return do
