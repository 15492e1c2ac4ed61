"""Makes decks out of anybody's pictures: reading, understanding tables, measuring, giving away and taking in.

It needs Pillow and numpy, so nothing here is loaded before somebody makes or checks a deck.
"""
