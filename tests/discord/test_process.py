"""Promises that are kept by the unmodified bot, a process of its own: one after another, each in a server of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.discord.test_completion import each_option_is_completed_for_each_person
from tests.discord.test_deadlines import living_post_shows_the_new_deadline_of_somebody_who_goes_away
from tests.discord.test_first_minutes import from_the_first_command_to_the_second_turn, options_the_code_and_an_invitation
from tests.discord.test_forms import options_of_a_table_are_one_form
from tests.discord.test_lost_places import deleted_turn_comes_back_once_and_a_deleted_channel_is_told_once
from tests.discord.test_menus import Evening
from tests.discord.test_names import names_of_any_script_and_length
from tests.discord.test_panels import admins_panel_obeys_admins_alone, panels_obey_nobody_but_their_asker
from tests.discord.test_settled_posts import nudge_goes_with_the_move
from tests.discord.test_threads_at_start import game_goes_on_in_a_thread_below_its_card
from tests.standins.discord.evening import started
from tests.standins.discord.manners import rude
from tests.standins.discord.server import StandIn
from tests.standins.process import HASTY, BotProcess

SCENES: Final[tuple[Callable[[Evening], Awaitable[None]], ...]] = (
    nudge_goes_with_the_move,
    each_option_is_completed_for_each_person,
    options_of_a_table_are_one_form,
    game_goes_on_in_a_thread_below_its_card,
    panels_obey_nobody_but_their_asker,
    admins_panel_obeys_admins_alone,
    deleted_turn_comes_back_once_and_a_deleted_channel_is_told_once,
    living_post_shows_the_new_deadline_of_somebody_who_goes_away,
    from_the_first_command_to_the_second_turn,
    options_the_code_and_an_invitation,
    names_of_any_script_and_length,
)


async def test_scenes_with_the_unmodified_bot(tmp_path: Path) -> None:
    async with StandIn().serving() as standin:
        state = standin.state
        clubs = [state.guild(f"Club {number}") for number, _ in enumerate(SCENES)]
        async with started(standin, BotProcess(tmp_path, standin.settings() | HASTY)) as bots:
            for scene, club in zip(SCENES, clubs, strict=True):
                state.pings.clear()
                await scene(Evening(standin, club=club))
                assert state.problems == [], scene
                assert rude(state) == [], scene
                assert standin.unanswered == [], scene
            assert [trouble for bot in bots for trouble in bot.troubles] == []
