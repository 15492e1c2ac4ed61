"""A common board for small games with paintings: the game says what is to be seen, the board draws it and asks.

A game's board is a `PictureBoard` (``board``), typed by the game's view, with one method of its own, `picture()`, which
turns `self.view`, `self.seat` and `self.choices` into a `Picture` (``picture_spec``), plain data:

- ``wall`` and ``hand``: paintings (`PaintingSpec`: card, number token, marks of seats, tag, dimmed, …).
- ``beside``: paintings in the column. Any painting may have a caption.
- ``note``: words that everybody reads, and whose they are (`Note`).
- ``lines``: a score sheet, one `ScoreRow` a seat.
- ``entries``: an album of what was written, one `Entry` a text with its paintings.
- ``headline``: one large line where nothing hangs.
- ``question``: what this audience may answer now (`Question`): one or several `AnswerOption`s, each a `Choice` of
  the rules. A `Pick` is answered on the paintings (a ``token`` by its number, a ``card`` by itself, on the wall or in
  the hand), a `Text` on a sheet of paper beside them, a `Number` by two buttons; several ways stand below as buttons.
- ``signing``: where several people stand behind one answer on the shared screen: who has to sign, and who has. A game
  that has such pages builds on `SharedBoard` (``shared_board``), which keeps what was picked until all have signed.
- ``bars``: answers in words, to be pressed or chosen by their numbers, ``buzzers``: everybody's mark with the key to be
  first, ``label``: the label of a painting. A game that has such things builds on `AskingBoard` (``question_board``).
- ``closed``: why pressing a painting leads to nothing here; ``moving``: the status line while this picture is shown on
  the way to another one.

    class MyBoard(PictureBoard[TableView]):
        def picture(self) -> Picture:
            wall = tuple(PaintingSpec(card, token) for token, card in enumerate(self.view.row, 1))
            if self.seat is None or not self.choices:
                return Picture(wall, closed="Guesses are secret.")
            option = AnswerOption(self.choices[0], "Lock in {chosen}")
            return Picture(wall, question=Question((option,), "Which one is it?"))

Where everybody guesses in secret and all of it is told afterwards, a board builds on `GuessingBoard`
(``guessing_board``).

The board keeps the answer in the making (``draft_answer``: no Qt), also an incomplete one, through resizing and behind
the curtain. Mouse, arrows with Space, and number keys pick; Enter locks in (Ctrl+Enter from a text of several lines),
Tab leads out of a text.

For events (`animation`) a board plays pictures: `dealt(view)` hangs the wall card by card, `turned_up(view)` turns it
over, and `played(*pictures)` shows one after the other with a rest after each. `points`, `progress`, `section` and
`people` read ``totals``, ``round``, ``rounds``, ``phase``, ``seats`` and ``locked`` of the view, as far as a game does
not say otherwise. Whatever a game shows must come from its view.
"""
