"""Sounds and speech."""
