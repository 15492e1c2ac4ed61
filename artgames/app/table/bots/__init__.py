"""Bots at the table: `bot_runner` has them think elsewhere, `bot_turns` says when, and gives their answers."""
