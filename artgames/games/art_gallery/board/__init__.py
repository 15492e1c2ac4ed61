"""The board of Art Gallery on the screen."""

from artgames.games.art_gallery.board.board import ArtGalleryBoard

BOARD = ArtGalleryBoard

__all__ = ["BOARD", "ArtGalleryBoard"]
