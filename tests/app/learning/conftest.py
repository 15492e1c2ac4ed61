"""Learning is tested in the whole application."""

from tests.app.conftest import app, context, typefaces

__all__ = ["app", "context", "typefaces"]
