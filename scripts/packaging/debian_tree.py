"""A small Debian of its own in a folder, for proofs on a machine that has never seen the project. Root only."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

CARRIED_FILES = ("etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")
CARRIED_VARIABLES = re.compile(r"PIP_\w+|\w+_proxy|SSL_CERT_\w+|\w+_CA_BUNDLE", re.IGNORECASE)
X_SOCKETS = "/tmp/.X11-unix"
# The mounts live in a namespace of their own: they vanish with the command, and removing the tree cannot reach them.
ENTER = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec")
ENTERED = f"""
tree=$1; shift
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
if [ -d {X_SOCKETS} ]; then mkdir -p "$tree{X_SOCKETS}"; mount --bind {X_SOCKETS} "$tree{X_SOCKETS}"; fi
exec chroot "$tree" "$@"
"""


class TreeProblem(Exception):
    """Why there is no tree here, in a sentence."""


def why_impossible() -> str:
    """Why no tree can be made on this machine; empty where one can."""
    if os.geteuid() != 0:
        return "Only root may make and enter a Debian tree."
    if shutil.which("debootstrap") is None:
        return "There is no debootstrap here."
    if subprocess.run(["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True, check=False).returncode:
        return "This machine allows no namespaces of one's own."
    return ""


def make_tree(tree: Path, packages: Sequence[str] = ()) -> None:
    """The smallest Debian, of the release and from the source that apt uses here, and these packages."""
    sources = debian_sources()
    command = ["debootstrap", "--variant=minbase", sources[0].split()[2], str(tree), sources[0].split()[1]]
    if packages:
        command.insert(2, f"--include={','.join(packages)}")
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if made.returncode:
        raise TreeProblem(f"debootstrap failed:\n{made.stdout}")
    _carry_settings(tree, sources)


def debian_sources() -> list[str]:
    """apt's own Debian sources as one-line entries, the release itself first."""
    wanted = "$(ORIGIN)|deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    told = subprocess.check_output(["apt-get", "indextargets", "--format", wanted, "Created-By: Packages"], text=True)
    sources = {line.removeprefix("Debian|") for line in told.splitlines() if line.startswith("Debian|")}
    if not sources:
        raise TreeProblem("apt knows no Debian source here; run apt-get update first.")
    return sorted(sources, key=lambda source: len(source.split()[2]))


def inside(tree: Path, command: Sequence[str], *, folder: str, surroundings: Mapping[str, str]) -> list[str]:
    """The command line that runs a command in the tree, in a folder of it, knowing nothing of this machine but how it
    reaches its package sources."""
    carried = {name: value for name, value in os.environ.items() if CARRIED_VARIABLES.fullmatch(name)}
    known = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **carried, **surroundings}
    told = [f"{name}={value}" for name, value in known.items()]
    return [*ENTER, ENTERED, "sh", str(tree), "env", "-i", f"--chdir={folder}", *told, *command]


def _carry_settings(tree: Path, sources: list[str]) -> None:
    (tree / "etc/apt/sources.list").write_text("".join(f"{source}\n" for source in sources))
    fetching = subprocess.check_output(["apt-config", "dump", "Acquire"], text=True)
    (tree / "etc/apt/apt.conf.d/99carried-over").write_text(fetching)
    for name in CARRIED_FILES:
        if Path("/", name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path("/", name), tree / name)
