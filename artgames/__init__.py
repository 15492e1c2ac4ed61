"""Games about paintings."""

__version__ = "0.1.0"
