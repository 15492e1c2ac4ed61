"""What is true of every state that can be reached."""

from artgames.games.group_quiz.rules.records import State


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_answers(state), **_scores(state)}


def _cards(state: State) -> dict[str, bool]:
    cards = [state.open[0].card, *(questions[0].card for questions in state.coming)]
    return {
        "so_many_cards_are_left": state.number + len(state.coming) == state.house.cards,
        "no_card_comes_twice": len(set(cards)) == len(cards),
        "questions_are_about_the_card": all(
            len({question.card for question in questions}) == 1 for questions in (state.open, *state.coming)
        ),
        "something_is_right": all(
            1 <= question.right <= len(question.answers)
            for questions in (state.open, *state.coming)
            for question in questions
        ),
        "no_answer_is_there_twice": all(len(set(question.answers)) == len(question.answers) for question in state.open),
    }


def _answers(state: State) -> dict[str, bool]:
    seats = range(state.house.seats)
    wrong = {one.seat for one in state.given if not one.right}
    return {
        "somebody_is_asked": state.phase not in ("choose", "ask", "judge") or state.player in seats,
        "whoever_buzzes_is_nobody_yet": state.phase != "buzz" or state.player is None,
        "only_buzzers_lock_out": state.house.buzzer or not state.locked_out,
        "whoever_was_wrong_is_out": not state.house.buzzer or wrong <= set(state.locked_out),
        "whoever_is_out_is_not_asked": state.phase != "ask" or state.player not in state.locked_out,
        "only_one_is_right": sum(one.right for one in state.given) <= 1,
        "over_when_no_card_is_left": state.phase != "ended" or not state.coming,
    }


def _scores(state: State) -> dict[str, bool]:
    points = [one.seat for result in state.results for one in result.given if one.right]
    made = tuple(points.count(seat) for seat in range(state.house.seats))
    return {"totals_are_the_sum_of_results": state.totals == made}
