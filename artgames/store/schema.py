"""The tables on disk. Each element of `STEPS` raises the version by one; a step that was released never changes."""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        # Values are JSON in BLOBs: a damaged one is found when it is read and hides no other.
        """CREATE TABLE match (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            seating BLOB NOT NULL,
            setup BLOB NOT NULL,
            rules_version INTEGER NOT NULL,
            started REAL NOT NULL,
            finished REAL,
            outcome BLOB,
            discarded REAL)""",
        # The journal: an action, or (action NULL) a rewind to the first `keep` actions. No line is ever deleted.
        """CREATE TABLE line (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            match INTEGER NOT NULL REFERENCES match(id),
            seat INTEGER NOT NULL,
            action BLOB,
            keep INTEGER,
            at REAL NOT NULL,
            written REAL NOT NULL,
            rules_version INTEGER NOT NULL)""",
        "CREATE INDEX line_of_match ON line(match, number)",
        # The state that an action led to. Apart from the lines, so that the room of old ones is given back.
        "CREATE TABLE snapshot (line INTEGER PRIMARY KEY REFERENCES line(number), state BLOB NOT NULL)",
        """CREATE TABLE note (
            match INTEGER NOT NULL REFERENCES match(id),
            key TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (match, key)) WITHOUT ROWID""",
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
        "CREATE TABLE person (name TEXT PRIMARY KEY, mark INTEGER NOT NULL, used REAL NOT NULL)",
    ),
    (
        # Every answer to a flash card; `place` is its place in the match, so that none is counted twice.
        """CREATE TABLE review (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            person TEXT NOT NULL,
            card INTEGER NOT NULL,
            element TEXT NOT NULL,
            knew INTEGER NOT NULL,
            at REAL NOT NULL,
            match INTEGER NOT NULL,
            place INTEGER NOT NULL,
            UNIQUE (match, place))""",
        "CREATE INDEX review_of_person ON review(person, at)",
        # What the scheduler makes of them; `due` is in it once more, to be asked for.
        """CREATE TABLE memory (
            person TEXT NOT NULL,
            card INTEGER NOT NULL,
            element TEXT NOT NULL,
            due REAL NOT NULL,
            memory BLOB NOT NULL,
            PRIMARY KEY (person, card, element)) WITHOUT ROWID""",
    ),
    (
        # The sitter that somebody has chosen; whoever played before there were any has none.
        "ALTER TABLE person ADD COLUMN face TEXT NOT NULL DEFAULT ''",
    ),
)

VERSION = len(STEPS)
TABLES = (
    frozenset({"match", "line", "snapshot", "note", "setting", "person"}),
    frozenset({"review", "memory"}),
    frozenset[str](),
)
"""What each step adds."""


def tables_of(version: int) -> frozenset[str]:
    """The tables that a file of this version has at least."""
    return frozenset().union(*TABLES[:version])
