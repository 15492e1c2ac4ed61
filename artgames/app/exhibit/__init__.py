"""Exhibits on the screen: the rounds of a playlist, played by the house for a room or for one visitor."""
