"""Lay out a new game: `python3 scripts/new_game.py night_at_the_museum --title "Night at the Museum"`.

The new folder is a complete little game that plays, passes the contract suite and waits to be changed. It is played on
the plain board, which draws any game; a `board.py` with a `BOARD` of its own takes the place of that. The way from here
to a game of your own: docs/adding-a-game.md.
"""

import argparse
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
TEMPLATE = Path(__file__).resolve().parent / "game_template"
TEMPLATE_TITLE = "Highest Card"

HELP = """# {title}

What the game is about, how a round goes, how points are made, how it ends.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", help="name of the folder, such as night_at_the_museum; it is never reused")
    parser.add_argument("--title", help="what people call it")
    parser.add_argument("--into", type=Path, default=PROJECT, help="the project's folder")
    args = parser.parse_args()
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", args.slug):
        print("A slug is made of small letters, digits and single underscores, such as night_at_the_museum.")
        return 2
    if args.title and re.search(r"[\"\\\n]", args.title):
        print("A title holds no straight quotation mark, backslash or line break.")
        return 2
    if (args.into / "artgames" / "games" / args.slug).exists():
        print(f"There is a game called {args.slug} already.")
        return 2
    for path in lay_out(args.slug, args.title or args.slug.replace("_", " ").capitalize(), args.into):
        print(path)
    return 0


def lay_out(slug: str, title: str, into: Path) -> list[Path]:
    """Write the game's own folders and files, and nothing else: adding a game changes no other file."""
    made = []
    for source in sorted(TEMPLATE.glob("*.py")):
        text = source.read_text(encoding="utf-8").replace(TEMPLATE.name, slug).replace(TEMPLATE_TITLE, title)
        made.append(_write(into / "artgames" / "games" / slug / source.name, text))
    made.append(_write(into / "resources" / "rules" / "en" / f"{slug}.md", HELP.format(title=title)))
    for folder in (into / "ui" / slug, into / "resources" / slug):
        folder.mkdir(parents=True, exist_ok=True)
        made.append(folder)
    return made


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
