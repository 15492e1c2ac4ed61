"""Boards are shown with settings of their own; small copies of pictures are kept for all tests together."""

from tests.projector.conftest import context, copies

__all__ = ["context", "copies"]
