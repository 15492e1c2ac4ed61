"""The board kit: everything boards and windows are drawn with. It knows no game.

Import from the modules; what each offers:

- ``theme``: ``Theme`` (hex colours), ``GALLERY``, ``DAYLIGHT``, ``HIGH_CONTRAST``, ``THEMES`` by key,
  ``apply_theme(app, theme, scale)``, ``style_sheet(theme, scale)``, ``palette``, ``contrast``, ``theme_title``,
  ``set_variant(widget, "variant", "primary")``. Properties that the style sheet knows: ``variant`` of buttons
  (primary, quiet, danger), ``role`` of labels (headline, heading, title, small, right, wrong), ``panel`` = true of a
  raised sheet, ``state`` = "wrong" of a line edit.
- ``fonts``: ``load_fonts()`` once at the start; ``role_px(Role, Profile, scale)`` with ``scale_for(window height,
  text size)``; ``sans``, ``serif``, ``figures`` (equal width).
- ``tempo``: ``Tempo(pace, reduced).ms(Beat.MOVE)`` and ``.curve(...)``; all durations are ``Beat``.
- ``marks``: ``draw_mark(painter, rect, seat, theme)``, ``mark_pixmap``, ``mark_icon``, ``mark_name``, ``MarkLabel``.
  Seats count from 0.
- ``drawn``: tokens, badges, ticks, crosses, mask, magnifier, crown, medals, stamp; ``card_back``; ``hourglass_item``;
  ``icons.app_icon()``.
- ``strokes``: drawings as data: ``Fill``, ``Line``, ``Oval``; ``draw(painter, area, drawing, colours)``, ``pen``.
- ``pictures``: ``PictureStore(find, cache_folder)``: ``pixmap(card_id, box, ratio)`` at once or None and then
  ``ready(card_id)``; ``prefetch``; ``trouble(message)``; ``wait()`` for tests; ``close()`` at the end.
- ``wall``: ``hang(count, area) -> Wall`` with ``cells``.
- ``painting_item``: ``PaintingItem(card_id, name, store, theme)``: ``set_cell(rect, ratio)``, ``set_interactive``,
  ``set_token``, ``set_verdict``, ``set_marked``, ``set_seats``, ``set_stamp``, ``set_dimmed``, ``set_face_down``,
  ``set_lifted``; properties ``pos``, ``scale``, ``opacity`` to animate; signal ``activated``.
- ``piece``: ``Piece(key, name, rect, kit)``, the base of what can be pressed or held: ``draw``, ``let_press``,
  ``let_hold``, ``change``; ``travel``: ``glide`` and ``timed``; ``lettering``: words set into a given room;
  ``thickness.thick``: line widths.
- ``motions``: ``deal``, ``fly``, ``turn``, ``fade``, ``pause``, ``together``, ``one_after_another``, ``around``.
- ``director``: ``Director(show)``: ``play(events)``, ``play_together``, ``finish_now``, ``hold``, ``go_on``,
  ``drop``, ``is_idle``, ``idle``.
- ``clock``: ``Clock``; ``edge_timer.EdgeTimer`` and ``hourglass_item.HourglassItem`` draw it (``follow(clock)``).
- ``board_view``: ``BoardView(parent)``: ``set_theme``, ``area``, ``describe()``; signals ``area_changed``,
  ``item_activated``, ``confirmed``, ``number_pressed``, ``zoom_wanted``. A ``Written`` item gets the keys.
- ``paper``: ``paper_of(theme)`` and ``draw_sheet`` for score pads and whatever people write on.
- ``accessible``: ``read_boards(BoardView)``, called by the view itself; ``tell_focus(item)``; ``announce(widget,
  text)``.
- ``zoom.ZoomOverlay``, ``curtain.Curtain``, ``secret_guard.SecretGuard``, ``hold_ring.WarningRing``.
- ``sound``: ``Sounds().play(Cue.DEAL)``, ``start_cover()``, ``captioned(text)``.
"""
