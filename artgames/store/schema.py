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
)

VERSION = len(STEPS)
TABLES = frozenset({"match", "line", "snapshot", "note", "setting", "person"})
