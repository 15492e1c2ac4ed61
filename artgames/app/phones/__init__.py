"""Phones from the laptop: opening them, who has which, and the page by which a host looks after them."""
