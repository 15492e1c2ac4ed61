"""The board kit: everything boards and windows are drawn with. It knows no game."""
