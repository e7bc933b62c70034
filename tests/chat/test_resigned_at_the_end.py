"""The result of a game in which somebody gave up: the best of those who stayed wins, and the seat that was left comes last."""

from __future__ import annotations

from bot.chat.table_context import table_context
from bot.chat.turn_message import result_lines
from bot.chat.voice import Voice
from bot.engine.actions import SKIP, Action
from bot.i18n import shipped
from bot.scene.result import title
from bot.table.deeds.play import Act
from bot.table.deeds.seats import Resign
from bot.table.results import result_of
from bot.table.table import Table
from renderer.scene import PosterScene
from tests.chat.room import Bot
from tests.chat.test_after_the_end import short
from tests.chat.test_typed_alone import opened
from tests.table.playing import decider, do, play_turn, who

HERE = "discord:-1"


def bold_turn(table: Table) -> tuple[Action, ...]:
    """The actions of a turn that places a meeple."""
    game, actions = table.begun_game.copy(), list[Action]()
    while game.decision is not None and game.decision.seat == table.decider:
        actions.append(next(each for each in game.options() if each != SKIP))
        game.apply(actions[-1])
    return tuple(actions)


async def test_who_resigned_never_wins(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{number}", name, HERE) for number, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened(ann, "/import", file=short(*"UVUVUVU"))
    await ben.say(f"/join {code}")
    await ann.say("/start")
    table = await bot.tables.look(code)
    gone, left = table.decider, decider(table)
    assert gone is not None
    table = (await do(bot.tables, table, who(left, HERE), Act(table.version, bold_turn(table)))).table
    table = (await play_turn(bot.tables, table)).table
    await do(bot.tables, table, who(left, HERE), Resign())
    while (table := await bot.tables.look(code)).state == "running":
        if table.computers_turn:
            await bot.settle(code)
        else:
            await play_turn(bot.tables, table)
    assert table.begun_game.standing().winners == (gone,)
    result = result_of(table)
    assert result is not None
    assert [line.rank for line in result.lines if line.resigned] == [2]
    known = {seat.person: await bot.people.get(seat.person) for seat in table.seats}
    away, home = known[left], known[table.seats[1 - gone].person]
    assert away is not None
    assert home is not None
    over = (await ann.until(lambda each: each.text.startswith("Game over"))).text.split("\n")
    assert over[0] == f"Game over – {home.name} wins with 0 points!"
    assert over[2].startswith(f"{home.name} 0")
    assert over[3].startswith(f"{away.name} (resigned) ")
    assert any(f"{away.name} (computer): " in each.text for each in ann.sees())
    for language in shipped().languages:
        seen = await table_context(bot.services, table, Voice(language))
        winner, (podium, _) = title(seen.for_drawing(seen.public)), result_lines(seen)
        scene = seen.poster().scene
        assert isinstance(scene, PosterScene)
        assert home.name in winner
        assert away.name not in winner
        assert home.name in str(podium.spans[0])
        assert [row.name for row in scene.rows] == [home.name, f"{away.name} ({seen.voice.text('result-gone', how='resigned')})"]
