"""What says in a sentence why something was not done; then nothing has changed."""

from artgames.engine.api import Refused
from artgames.store.errors import StoreProblem

REFUSALS = (Refused, StoreProblem)
