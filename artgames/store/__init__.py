"""What is kept between two evenings, in one SQLite file. The doors of this package:"""

from artgames.store.errors import StoreProblem
from artgames.store.match_record import MatchRecord
from artgames.store.people import Person
from artgames.store.seating import Player, Table
from artgames.store.settings import Settings
from artgames.store.store import Result, Store, Unfinished

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
