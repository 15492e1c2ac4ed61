"""The scene: everything boards and windows are drawn with. It knows no game.

- Here: `board` (the base of all boards, on top of `board_scene` and `board_report`) and `board_view` (its window onto
  the scene), `director` (plays events one after another), `clock`, `tempo`, `animations`, `accessibility`.
- `keyboard`: how keys reach what lies there.
- `items`: paintings, tokens, hourglass, pieces: what lies on a board.
- `drawing`: themes, typefaces, frames, symbols, fitted text: how it is drawn, without items.
- `overlays`: curtain, zoom, rings of held keys: what covers it.
- `pictures`: files decoded in the background, in the size that is shown. `sound`: effects and speech.
- `picture_board`: one board for small picture games; a game says what is to be seen, the board draws it and asks.
- `plain_board`: one board for any game at all, from its choices and its view.
"""
