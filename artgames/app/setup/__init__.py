"""Who plays, with which cards, by which house rules."""
