"""Drive a match with one JSON object a line: other people's bots, tests and tools play by the real rules.

Each line that is not empty gets exactly one line in answer, and no line ends the program but {"do":"quit"}.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from artgames.cli.protocol import LONGEST_LINE, Session
from artgames.cli.tables import Box, add_table_arguments, load_game, open_match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)


def run(args: argparse.Namespace) -> int:
    game = load_game(args.game)
    box = Box.open(args.deck, args.data, game.info)
    serve(Session(game, open_match(game, args, box), box), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(session: Session, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until the client says goodbye or goes away."""
    for line in _lines(lines):
        answers.write(msgspec.json.encode(session.answer(line)) + b"\n")
        answers.flush()
        if session.over:
            return


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that are not empty; of one that is too long only as much as shows that it is."""
    while raw := stream.readline(LONGEST_LINE + 1):
        rest = raw
        while not rest.endswith(b"\n") and (rest := stream.readline(LONGEST_LINE)):
            pass
        line = raw.rstrip(b"\r\n")
        if line:
            yield line
