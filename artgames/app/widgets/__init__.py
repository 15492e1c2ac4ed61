"""Widgets that several pages use. None of them knows a page."""
