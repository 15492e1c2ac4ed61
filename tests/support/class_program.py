"""A program with a class by phone, to be killed: it asks one question, and tells what is right when it is told to.

Arguments: the file of the room's record. It says on which port it listens, with which secret, and what is right.
"""

import sys
import time
from pathlib import Path

from artgames.phones import record as records
from tests.support.phone_client import open_host
from tests.unit.phones.class_of_pupils import FACES, a_question, asking


def main(file: Path) -> None:
    kept = records.load(file)
    host = open_host(kept, seats=0, keep=lambda record: records.save(record, file))
    host.ask_names(FACES, "Class")
    match = a_question()
    bridge = asking(host, match)
    right = match.state.posed.right
    sys.stdout.write(f"{host.port} {host.record.secret} {right}\n")
    sys.stdout.flush()
    sys.stdin.readline()
    bridge.close_vote()
    host.tell_answer((right,), "So it is.")
    time.sleep(60)  # until somebody kills it


if __name__ == "__main__":
    main(Path(sys.argv[1]))
