"""The end of a game, the next one with the roles swapped, and who has won the match."""

import msgspec

from artgames.engine.api import Outcome, Step
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import GameResult, Reason, State
from artgames.games.steal_this_game.rules.views import games_won

_THIEF_WINS = ("stolen", "lucky_lie", "last_box")


def end_game(done: Step[State], reason: Reason) -> Step[State]:
    """Dice and money lie open; after the last game the match is over."""
    state = done.state
    winner = state.thief if reason in _THIEF_WINS else state.exhibitor
    results = (*state.results, GameResult(state.game, state.thief, winner, reason))
    last = state.game == state.house.games
    over = msgspec.structs.replace(
        state, phase="ended" if last else "game_over", results=results, dice_open=True, swaps=0
    )
    ended = events.GameEnded(state.game, winner, reason, state.dice, state.money, state.thief)
    happened = (
        (*done.events, ended, events.MatchEnded(match_outcome(results, state.house.games)))
        if last
        else (*done.events, ended)
    )
    return Step(over, happened, reveals=True)


def next_game(state: State) -> Step[State]:
    """ST-12: the thief of the last game guards the money now."""
    game, thief = state.game + 1, state.exhibitor
    fresh = State(house=state.house, rng=state.rng, game=game, thief=thief, results=state.results)
    return Step(fresh, (events.GameStarted(game, thief, fresh.exhibitor),), reveals=True)


def match_outcome(results: tuple[GameResult, ...], games: int) -> Outcome:
    """Most games won; one each is a draw."""
    points = games_won(results)
    winners = tuple(seat for seat, won in enumerate(points) if won == max(points))
    if len(winners) > 1:
        return Outcome(winners, points, "draw")
    return Outcome(winners, points, "both_games" if games > 1 else "one_game")
