"""Boards of games in the guides are shown with settings of their own."""

from tests.projector.conftest import context

__all__ = ["context"]
