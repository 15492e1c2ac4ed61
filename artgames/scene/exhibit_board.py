"""What an exhibit asks of a board: it plays a round before people who know no rules and sit in no seat."""

from __future__ import annotations

from artgames.scene.board import Board, ViewT


class ExhibitBoard(Board[ViewT]):
    """Base of such boards, beside the game's own."""

    title = ""
    """What visitors read before a round begins; empty for a plain invitation."""

    place = ""
    """Which round of how many this is, in words; empty where that means nothing."""

    def show_label(self, card: int | None) -> None:
        """One of the paintings it was about large, with its label; None shows the reveal again."""
        raise NotImplementedError

    def marked(self) -> tuple[int, ...]:
        """The numbers that visitors have chosen so far."""
        raise NotImplementedError
