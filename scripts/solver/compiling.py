"""The one door to the compiler, and the types of arrays."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])
Floats: TypeAlias = NDArray[np.floating[Any]]
Ints: TypeAlias = NDArray[np.int64]


def compiled(function: Function) -> Function:
    """Compile once and keep the result on disk. One thread: the same figures on every machine."""
    return cast(Function, njit(cache=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """For small helpers: handing a whole plan to a function costs more than what it does."""
    return cast(Function, njit(cache=True, error_model="numpy", inline="always")(function))
