"""What is said of a turn and the best one at another place holds when both are played and judged anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.ai.computer import lead
from bot.ai.levels import LEVELS
from bot.engine.actions import SKIP, Action
from bot.engine.fair import Stream
from bot.games.computers import choose
from bot.tile_game.computer.comparing import EVEN, LEAST, SHARE, compared, dice_for, reason_against, rounded
from bot.tile_game.computer.judge import Judge
from bot.tile_game.computer.lookahead import answer_for_others
from bot.tile_game.expansions.worths import COMPUTER
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.moves import PlaceTile
from tests.ai.test_judge import judged_from_scratch
from tests.ai.test_reasons import started


def turns(game: Carcassonne, level: str, every: int) -> Iterator[tuple[Carcassonne, tuple[Action, ...]]]:
    """Some turns of a game from their tile on, as a level plays them."""
    number = 0
    while (decision := game.decision) is not None:
        before, seat, actions = game.copy(), decision.seat, list[Action]()
        while (asked := game.decision) is not None and asked.seat == seat and (not actions or asked.kind not in ("draw", "tile")):
            dice = Stream(f"{level} {len(game.log)}".encode())
            actions.append(choose(game.view(seat), LEVELS[level], dice, 200).action)
            game.apply(actions[-1], seat)
        number += decision.kind == "tile"
        if decision.kind == "tile" and number % every == 0:
            yield before, tuple(actions)


def played(game: Carcassonne, actions: tuple[Action, ...]) -> Carcassonne:
    """The position after a turn."""
    assert game.decision is not None
    seat, now = game.decision.seat, game.copy()
    for action in actions:
        answer_for_others(now, seat)
        now.apply(action, seat)
    answer_for_others(now, seat)
    return now


def check(before: Carcassonne, actions: tuple[Action, ...]) -> str:
    """Compare what is said with both turns as the engine plays them; return what was said."""
    found = compared(before, actions, COMPUTER.prices)
    reason = reason_against(found)
    if found is None:
        return "nothing to compare"
    assert before.decision is not None
    seat = before.decision.seat
    # the next tile may cost somebody a figure: it is the imagined one here, too
    before = before.view(seat).imagine(dice_for(before))
    judge = Judge(before, COMPUTER.prices)
    here, there = played(before, actions), played(before, found.actions)
    mine, others = judged_from_scratch(here, judge), judged_from_scratch(there, judge)
    bonus = judge.weights["second_part"]  # of a double turn, which is judged before its second tile
    assert found.own + found.figures + found.others + found.after == pytest.approx(found.points)
    off = found.own + found.figures - (mine[seat] - others[seat])
    assert min(abs(off), abs(off - bonus), abs(off + bonus)) < 1e-6
    assert found.gained == pytest.approx(others[found.rival] - mine[found.rival])
    assert found.freed == sum(here.supply()[seat].values()) - sum(there.supply()[seat].values())
    first = actions[0]
    assert isinstance(first, PlaceTile)
    assert found.at != first.at
    elsewhere = [option for option in before.options() if isinstance(option, PlaceTile) and option.at != first.at]
    best = max([lead(others, seat), lead(others, seat) + bonus])
    for option in elsewhere[::4]:  # the place named is the best one
        with_nobody = played(before, (option,))
        if SKIP in with_nobody.options():
            assert lead(judged_from_scratch(played(before, (option, SKIP)), judge), seat) <= best + 1e-6
    if reason is None:
        return "nothing"
    assert found.points >= 0, "nothing is said against the turn"
    causes = {"more-own": found.own, "more-others": found.others, "more-figures": found.figures, "more-after": found.after}
    if reason.code == "even":
        assert found.points < EVEN
    else:
        assert causes[reason.code] == max(causes.values()) >= max(LEAST, SHARE * found.points)
        assert reason.points == rounded(found.gained if reason.code == "more-others" else causes[reason.code])
    assert (reason.at, reason.seat) == (found.at, found.rival if reason.code == "more-others" else None)
    return reason.code


def test_what_the_next_best_place_lacks() -> None:
    said = Counter(check(*turn) for turn in turns(started(1), "medium", 3))
    assert said.keys() & {"even", "more-own", "more-others", "more-figures", "more-after"}
    assert said["nothing to compare"] < said.total() / 2


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 20, 5))
def test_a_thousand_comparisons(first: int) -> None:
    """With and without each module; `pytest -s` prints the table."""
    said = Counter[str]()
    for number in range(first, first + 5):
        said += Counter(check(*turn) for turn in turns(started(number), list(LEVELS)[number % len(LEVELS)], 1))
    print(*(f"{code}: {count}" for code, count in said.most_common()), sep="\n")  # noqa: T201
    assert said.total() > 250
