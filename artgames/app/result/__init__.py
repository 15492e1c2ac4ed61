"""The end of a match: podium, score sheet, personal best."""
