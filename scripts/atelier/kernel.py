"""The one door to the compiler of inner loops."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile once and keep the result on disk. No threads and no fast mathematics: the same pixels everywhere."""
    return cast(Function, njit(cache=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """For small helpers of compiled functions."""
    return cast(Function, njit(cache=True, error_model="numpy", inline="always")(function))
