"""The board of Art and Music Lovers on the screen."""

from artgames.games.art_and_music.board.board import ArtAndMusicBoard

BOARD = ArtAndMusicBoard

__all__ = ["BOARD", "ArtAndMusicBoard"]
