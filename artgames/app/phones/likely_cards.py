"""Where phones may reach this computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from artgames.phones.addresses import NetworkCard


def likely_cards() -> list[NetworkCard]:
    """The likeliest first."""
    from artgames.phones import network_cards  # noqa: PLC0415 - nothing of phones is loaded before

    return network_cards.likely_cards()
