"""Members, channels and servers as Discord sends them."""

from __future__ import annotations

from typing import Any

from tests.standins.discord.world import Can, Channel, DiscordUser, Guild


def member(guild: Guild, user: DiscordUser, *, whole: bool = True) -> dict[str, Any]:
    """A member of a server as Discord sends it."""
    said: dict[str, Any] = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": "2024-01-01T00:00:00+00:00",
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [],
        "mute": False,
        "deaf": False,
    }
    return said | {"user": user.payload()} if whole else said


def channel_payload(bot: DiscordUser, channel: Channel) -> dict[str, Any]:
    """A channel or a thread as Discord sends it."""
    said: dict[str, Any] = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": None}
    if channel.recipient is not None:
        return said | {"recipients": [channel.recipient.payload()]}
    assert channel.guild is not None
    said |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.parent is not None:
        return said | _thread(bot, channel, channel.parent)
    denied = [{"id": str(bot.id), "type": 1, "allow": "0", "deny": str(int(channel.denied))}] if channel.denied else []
    if channel.hidden:
        denied.append({"id": str(channel.guild.id), "type": 0, "allow": "0", "deny": str(int(Can.VIEW))})
        denied.append({"id": str(bot.id), "type": 1, "allow": str(int(Can.VIEW)), "deny": "0"})
    return said | {"position": 0, "parent_id": None, "topic": None, "nsfw": False, "permission_overwrites": denied}


def _thread(bot: DiscordUser, channel: Channel, parent: Channel) -> dict[str, Any]:
    held = {"archived": channel.archived, "archive_timestamp": "2024-01-01T00:00:00+00:00", "locked": channel.locked}
    counts = {"message_count": len(channel.messages), "member_count": 1, "total_message_sent": len(channel.messages)}
    metadata = held | {"auto_archive_duration": 1440}
    return {"parent_id": str(parent.id), "owner_id": str(bot.id), "thread_metadata": metadata} | counts


def guild_payload(bot: DiscordUser, guild: Guild) -> dict[str, Any]:
    """A server as the gateway sends it."""
    everyone = {
        "id": str(guild.id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": str(int(guild.bot_can)),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    there = [each for each in guild.channels if not each.gone]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(next(iter(guild.people), bot.id)),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "joined_at": "2024-01-01T00:00:00+00:00",
        "large": False,
        "member_count": len(guild.people) + 1,
        "members": [member(guild, bot)],
        "channels": [channel_payload(bot, each) for each in there if not each.is_thread],
        "threads": [channel_payload(bot, each) for each in there if each.is_thread and not each.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "stickers": [],
        "soundboard_sounds": [],
    }
