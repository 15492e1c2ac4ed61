"""How keys reach what lies on a board: arrows, writing, and which item has the keyboard."""
