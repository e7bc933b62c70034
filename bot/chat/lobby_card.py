"""The card of a table that waits for its players: the game, the people seated, and the buttons."""

from __future__ import annotations

from urllib.parse import quote

from msgspec.structs import replace

from bot.chat.brief import BETWEEN
from bot.chat.context import button
from bot.chat.contract import Button, ButtonRow, ButtonStyle, Message, Paragraph, PlatformLimits
from bot.chat.picture_queue import PictureQueue
from bot.chat.private_chat import private_address
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice, harmless, heading
from bot.games.faces import FACES
from bot.i18n import Words, message_id
from bot.scene.lobby import LobbyTable, lobby


def card(seen: TableContext, picture_queue: PictureQueue, theme: str, limits: PlatformLimits, *, first: bool = False) -> Message:
    """Return the card of an open table. `first`: it is the host's first game."""
    table, say = seen.table, seen.voice.text
    options = table.options
    free = [None] * max(0, options.seats - len(table.seats))
    face, seats = FACES[options.game], [*seen.faces, *free]
    tiles, cards = face.samples(options.modules), face.sample_cards()
    shown = LobbyTable(options.game, options.modules, options.rules, seats, table.id, tiles, cards)
    drawing = lobby(shown, seen.voice.drawn)
    title = heading(say("lobby-title", game=say(message_id("game", options.game))))
    people = "  ".join(_seated(seen, number) for number in range(len(table.seats)))
    lines = (
        title,
        *_about(seen, first=first),
        Paragraph((people, BETWEEN, say("lobby-free", count=len(free)))),
        sealed(seen),
    )
    picture = picture_queue.picture(drawing, theme, "table.png")
    others = pass_on(seen.voice, limits, table.id) if free else ()
    return Message(lines, (*_card_rows(seen, full=not free), *others), picture)


def sealed(seen: TableContext) -> Paragraph:
    """Return the line with the seal of the draw, which everybody can read before, during and after the game."""
    return replace(seen.voice.line("lobby-fair", commitment=Words(seen.table.commitment[:8])), small=True)


def _seated(seen: TableContext, number: int) -> Words:
    """Name a seat's player with the colour; a computer's level, too."""
    say, seat = seen.voice.text, seen.table.seats[number]
    level = [] if seat.person else [say("level-name", level=seat.level)]
    about = Words(", ".join([say(f"colour-{seen.table.colours[number]}"), *level]))
    return say("lobby-seat", seat=number + 1, player=seen.name(number), about=about)


def pass_on(voice: Voice, limits: PlatformLimits, table: str) -> tuple[ButtonRow, ...]:
    """Return the buttons that copy the words to join a game, and that share it."""
    copied = Button(voice.text("button-copy"), copy=f"/join {table}")
    invite = voice.text("button-share")
    address = f"{limits.share_link}{quote(private_address(limits, table), safe='')}" if limits.share_link else ""
    shared = Button(invite, share=table) if limits.can_share else Button(invite, url=address)
    row = (*((copied,) if limits.can_copy else ()), *((shared,) if shared.share or shared.url else ()))
    return (row,) if row else ()


def house_name(seen: TableContext) -> str:
    """Return the name of a table's own place: its players, in the same order before and after the draw of seats, and its game."""
    players = seen.voice.words.joined(sorted((face.name for face in seen.faces), key=str.casefold))
    return f"{players} · {seen.voice.text(message_id('game', seen.table.options.game))}"


def led_on(seen: TableContext, way: str) -> Message:
    """Return what the card shows once its game has a place of its own: whose game it is, and the way there.

    Without a way, that place is lost: the card says where the game goes on, and a player can move it here.
    """
    title, table = heading(harmless(house_name(seen))), seen.table
    if way:
        return Message((title, seen.voice.line("thread-made"), sealed(seen)), ((Button(seen.voice.text("thread-go"), url=way),),))
    private = any(seat.place in seat.habits.private for seat in table.seats if seat.place)
    lines = (title, seen.voice.line("lobby-in-private")) if private else (title,)
    here = button(seen.voice.text("button-movehere"), table.id, table.version, "movehere")
    return Message((*lines, sealed(seen)), ((here,),))


def _about(seen: TableContext, *, first: bool) -> list[Paragraph]:
    options, say = seen.table.options, seen.voice.text
    names = [say(message_id("module", module)) for module in options.modules]
    names += [say(message_id("option-name", rule)) for rule in options.rules]
    played = [seen.voice.line("lobby-modules", modules=Words(", ".join(names)))] if names else []
    pace, up = say(f"pace-{options.pace}"), say(f"timeup-{options.time_up}")
    clock = say("lobby-pace", pace=pace) if options.pace == "none" else say("lobby-clock", pace=pace, what=up)
    rated = say("lobby-rated", rated="yes" if options.rated else "first" if first else "no")
    opened = say("lobby-open", private="yes" if options.private else "no", table=Words(seen.table.id))
    return [*played, *(Paragraph((line,)) for line in (clock, rated, opened))]


def _card_rows(seen: TableContext, *, full: bool) -> tuple[ButtonRow, ...]:
    def press(verb: str, style: ButtonStyle = "plain") -> Button:
        return button(seen.voice.text(f"button-{verb}"), seen.table.id, seen.table.version, verb, style=style)

    start = (press("start", "primary"),)
    if full and all(seat.person for seat in seen.table.seats):  # there is no seat for a computer, and none to send away
        return ((press("leave"), press("options")), start)
    join = () if full else (press("join", "good"),)
    return ((*join, press("leave")), (press("computer"), press("options")), start)
