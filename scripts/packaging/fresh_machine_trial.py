"""Prove that the two commands work on a machine that has never seen the project. Run by hand, as root, on Debian:

    python3 -m scripts.packaging.fresh_machine_trial --tree DIR [--keep]

Makes a small Debian tree in DIR with python3, python3-venv and git and nothing else (debootstrap), clones what is
committed here into it, and inside (chroot) runs `scripts/play.py`, which finds no screen and plays the demonstration,
and `scripts/test.py`. How this machine reaches its package sources (name server, certificates, proxies, apt's sources,
pip's settings) is carried over; nothing else is.
"""

import argparse
import shutil
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))

from scripts.packaging.debian_tree import TreeProblem, inside, make_tree, why_impossible

PACKAGES = ("python3", "python3-venv", "git")
HOME = "root/artgames"
COMMANDS = (
    ("python3", "scripts/play.py"),
    ("python3", "scripts/play.py", "--setup"),
    ("python3", "scripts/test.py"),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, required=True, help="a folder that does not exist yet or is empty")
    parser.add_argument("--keep", action="store_true", help="leave the tree there for a look")
    options = parser.parse_args()
    tree = options.tree.resolve()
    if (problem := why_impossible()) or (tree.exists() and any(tree.iterdir())):
        sys.exit(problem or f"{tree} is not empty, and a fresh machine starts from nothing.")
    try:
        print(f"Making a Debian tree in {tree}", flush=True)
        make_tree(tree, PACKAGES)
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(PROJECT), str(tree / HOME)], check=True)
        failed = [" ".join(command) for command in COMMANDS if not succeeds(tree, command)]
        pictures = sorted((tree / HOME / "demo").glob("*.png"))
        print(f"\nThe demonstration left {len(pictures)} pictures.")
        if not pictures:
            failed.append("demonstration without pictures")
    except TreeProblem as problem:
        sys.exit(str(problem))
    finally:
        if not options.keep:
            shutil.rmtree(tree, ignore_errors=True)
    print(f"Failed: {', '.join(failed)}" if failed else "Both commands work on a fresh machine.")
    return 1 if failed else 0


def succeeds(tree: Path, command: tuple[str, ...]) -> bool:
    print(f"\n$ {' '.join(command)}", flush=True)
    begun = time.monotonic()
    entered = inside(tree, command, folder=f"/{HOME}", surroundings={"HOME": "/root"})
    done = subprocess.run(entered, stdin=subprocess.DEVNULL, check=False)
    print(f"(exit status {done.returncode} after {time.monotonic() - begun:.1f} s)", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
