"""Answers that were written on paper, entered by anybody."""
