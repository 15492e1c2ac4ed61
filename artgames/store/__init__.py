"""What is kept between two evenings, in one SQLite file. The doors of this package:"""

from artgames.store.people import Person
from artgames.store.problems import StoreProblem
from artgames.store.record import MatchRecord
from artgames.store.settings import Settings
from artgames.store.store import Result, Store, Unfinished
from artgames.store.table import Player, Table

__all__ = [
    "MatchRecord",
    "Person",
    "Player",
    "Result",
    "Settings",
    "Store",
    "StoreProblem",
    "Table",
    "Unfinished",
]
