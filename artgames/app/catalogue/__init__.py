"""The catalogue room: all paintings of this machine on a wall, in a list and on a time line, and one of them large."""
