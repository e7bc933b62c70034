"""The last reminder of a turn over the wire: it says so itself."""

from __future__ import annotations

from pathlib import Path

from bot.table.reminders import MOST_REMINDERS
from tests.standins.people import open_table, turn_of
from tests.standins.telegram.evening import evening


async def test_last_reminder_says_so_without_another_post(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        host, *others = party.players
        await open_table(host, others)
        player, turn = await turn_of(party.players)
        reminder = await party.remind(player)
        for _ in range(MOST_REMINDERS - 1):  # some come together
            if "last reminder" not in reminder.plain:
                reminder = await party.remind(player)
        assert "\nThis is the last reminder for this turn." in reminder.plain
        assert [button.label for button in reminder.buttons] == ["Board"], "there is nothing left to mute"
        later = [seen.plain for seen in player.phone.shown() if seen.change > turn.change and "reminder" in seen.plain]
        assert later == [reminder.plain]
