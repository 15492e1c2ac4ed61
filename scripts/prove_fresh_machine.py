"""Prove that the two commands work on a machine that has never seen the project. Run by hand, as root, on Debian:

    python3 scripts/prove_fresh_machine.py --tree DIR [--keep]

Makes a small Debian tree in DIR with python3, python3-venv and git and nothing else (debootstrap), clones what is
committed here into it, and inside (chroot) runs `scripts/play.py`, which finds no screen and plays the demonstration,
and `scripts/test.py`. How this machine reaches its package sources (name server, certificates, proxies, apt's sources,
pip's settings) is carried over; nothing else is.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
PACKAGES = "python3,python3-venv,git"
HOME = "root/artgames"
COMMANDS = (
    ("python3", "scripts/play.py"),
    ("python3", "scripts/play.py", "--setup"),
    ("python3", "scripts/test.py"),
)
CARRIED_FILES = ("etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")
CARRIED_VARIABLES = re.compile(r"PIP_\w+|\w+_proxy|SSL_CERT_\w+|\w+_CA_BUNDLE", re.IGNORECASE)
# The mounts live in a namespace of their own: they vanish with the command, and removing the tree cannot reach them.
ENTER = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec")
ENTERED = """
tree=$1; shift
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
exec chroot "$tree" "$@"
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, required=True, help="a folder that does not exist yet or is empty")
    parser.add_argument("--keep", action="store_true", help="leave the tree there for a look")
    options = parser.parse_args()
    tree = options.tree.resolve()
    if os.geteuid() != 0:
        sys.exit("Only root may make and enter a Debian tree.")
    if tree.exists() and any(tree.iterdir()):
        sys.exit(f"{tree} is not empty, and a fresh machine starts from nothing.")
    try:
        make_tree(tree)
        failed = [" ".join(command) for command in COMMANDS if not succeeds(tree, command)]
        pictures = sorted((tree / HOME / "demo").glob("*.png"))
        print(f"\nThe demonstration left {len(pictures)} pictures.")
        if not pictures:
            failed.append("demonstration without pictures")
    finally:
        if not options.keep:
            shutil.rmtree(tree, ignore_errors=True)
    print(f"Failed: {', '.join(failed)}" if failed else "Both commands work on a fresh machine.")
    return 1 if failed else 0


def make_tree(tree: Path) -> None:
    sources = debian_sources()
    release = sources[0].split()[2]
    print(f"Making a Debian tree ({release}) in {tree}", flush=True)
    made = subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, str(tree), sources[0].split()[1]],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        sys.exit(f"debootstrap failed:\n{made.stdout}")
    carry_settings(tree, sources)
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(PROJECT), str(tree / HOME)], check=True)


def debian_sources() -> list[str]:
    """apt's own Debian sources as one-line entries, the release itself first."""
    wanted = "$(ORIGIN)|deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    told = subprocess.check_output(["apt-get", "indextargets", "--format", wanted, "Created-By: Packages"], text=True)
    sources = {line.removeprefix("Debian|") for line in told.splitlines() if line.startswith("Debian|")}
    if not sources:
        sys.exit("apt knows no Debian source here; run apt-get update first.")
    return sorted(sources, key=lambda source: len(source.split()[2]))


def carry_settings(tree: Path, sources: list[str]) -> None:
    (tree / "etc/apt/sources.list").write_text("".join(f"{source}\n" for source in sources))
    fetching = subprocess.check_output(["apt-config", "dump", "Acquire"], text=True)
    (tree / "etc/apt/apt.conf.d/99carried-over").write_text(fetching)
    for name in CARRIED_FILES:
        if Path("/", name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path("/", name), tree / name)


def succeeds(tree: Path, command: tuple[str, ...]) -> bool:
    print(f"\n$ {' '.join(command)}", flush=True)
    carried = [f"{name}={value}" for name, value in os.environ.items() if CARRIED_VARIABLES.fullmatch(name)]
    inside = ["env", "-i", f"--chdir=/{HOME}", "HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *carried, *command]
    begun = time.monotonic()
    done = subprocess.run([*ENTER, ENTERED, "sh", str(tree), *inside], stdin=subprocess.DEVNULL, check=False)
    print(f"(exit status {done.returncode} after {time.monotonic() - begun:.1f} s)", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
