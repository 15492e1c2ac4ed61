"""The plain board: it draws any game from its choices and its view, before anybody has drawn a board for it.

Every form of a choice has a control: cards are paintings to be pressed, other picks are buttons, an order is made by
pressing one after the other, a number has less and more, a text has a sheet of paper. An answer with several parts has
a button for each of them above. What this audience knows stands beside it in words (``told``); a view says by
`PAINTINGS`, `BY_SEAT` and `OF_SEATS` which of its fields are more than numbers.
"""

from artgames.scene.plain_board.board import PlainBoard

__all__ = ["PlainBoard"]
