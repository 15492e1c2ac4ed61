"""Exhibits: playlists of timed rounds that run by themselves, for a room or for one visitor at a kiosk. No Qt.

- ``playlist``: what a playlist is made of; ``reading``: the file it is kept in; ``editing``: changing one, with undo.
- ``programme``: in which order rounds come and how long they take.
- ``pin``: who may leave a kiosk. ``counts``: how many played, and nothing about who.
- ``supervisor``: keeps a kiosk running.
"""
