"""What is true of every state that can be reached."""

from collections.abc import Iterable
from itertools import chain

from artgames.games.art_robbery.data import RAIDS, TILES_A_RAID, Faces
from artgames.games.art_robbery.rules.raids import STALLED
from artgames.games.art_robbery.rules.records import HAND_SIZE, MIDDLE, State
from artgames.games.art_robbery.rules.scoring import final_outcome, score, worth
from artgames.games.art_robbery.rules.views import bosses_could_be_kept

_IN_A_RAID = ("play", "defence")


def invariants(faces: Faces, state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {
        **_tiles(faces, state),
        **_cards(faces, state),
        **_raid(faces, state),
        **_defence(state),
        **_end(faces, state),
    }


def broken_invariants(faces: Faces, state: State) -> list[str]:
    return [name for name, holds in invariants(faces, state).items() if not holds]


def _tiles(faces: Faces, state: State) -> dict[str, bool]:
    first_to_come = (state.raid + 1) * TILES_A_RAID
    to_come = range(first_to_come, RAIDS * TILES_A_RAID)
    here = [*state.middle, *_all(state.loot), *_all(state.stacks), *(gone.tile for gone in state.out)]
    return {
        "every_tile_in_one_place": sorted(here) == list(range(first_to_come)),
        "all_points_accounted_for": worth(faces, here) + worth(faces, to_come) == faces.points,
        "all_alibis_accounted_for": sum(faces.dots[tile] for tile in chain(here, to_come)) == faces.alibis,
    }


def _cards(faces: Faces, state: State) -> dict[str, bool]:
    everywhere = [*state.deck, *state.discard, *_all(state.hands)]
    waiting = state.active if state.phase == "defence" else None
    return {
        "every_card_in_one_place": sorted(everywhere) == list(range(len(faces.kinds))),
        "hands_are_full": all(len(hand) == HAND_SIZE - (seat == waiting) for seat, hand in enumerate(state.hands)),
        "deck_is_never_empty": bool(state.deck),
    }


def _raid(faces: Faces, state: State) -> dict[str, bool]:
    this_raid = set(faces.tiles_of(state.raid))
    ended = state.phase == "ended"
    earlier = range(len(faces.values) if ended else state.raid * TILES_A_RAID)
    over = state.phase == "raid_over"
    return {
        "only_this_raid_lies_open": this_raid.issuperset([*state.middle, *_all(state.loot)]),
        "only_earlier_raids_are_put_away": all(tile in earlier for tile in _all(state.stacks)),
        "middle_is_empty_between_raids_only": bool(state.middle) == (state.phase in _IN_A_RAID),
        "dog_is_at_the_table": MIDDLE <= state.dog < state.house.seats,
        "somebody_is_active": 0 <= state.active < state.house.seats,
        "how_the_raid_ended_is_known_between_raids": (state.raid_end is not None) == over,
        "nobody_keeps_the_boss_alone": bosses_could_be_kept(faces, state.stacks)
        and (not over or bosses_could_be_kept(faces, state.loot)),
        "no_raid_is_stalled": state.phase not in _IN_A_RAID
        or not state.house.stall_guard
        or state.reshuffles < STALLED,
    }


def _defence(state: State) -> dict[str, bool]:
    theft = state.pending
    return {
        "a_theft_is_pending_during_the_defence": (theft is not None) == (state.phase == "defence"),
        "the_victim_has_the_tile_and_the_dog": theft is None
        or (theft.thief == state.active != theft.victim == state.dog and theft.tile in state.loot[theft.victim]),
    }


def _end(faces: Faces, state: State) -> dict[str, bool]:
    if state.phase != "ended":
        return {
            "the_sheet_shows_the_stacks": not state.rows,
            "the_sheet_tells_the_outcome": state.outcome is None,
            "the_last_raid_comes_last": 0 <= state.raid < RAIDS,
        }
    rows = score(faces, state.house, state.stacks, state.out)
    return {
        "the_sheet_shows_the_stacks": state.rows == rows,
        "the_sheet_tells_the_outcome": state.outcome == final_outcome(state.house, rows),
        "the_last_raid_comes_last": state.raid == RAIDS - 1,
    }


def _all(piles: Iterable[tuple[int, ...]]) -> list[int]:
    return list(chain.from_iterable(piles))
