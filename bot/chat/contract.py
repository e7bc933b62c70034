"""The contract between platforms and the conversation. It has no terms of any one platform or game.

A platform turns each event into a `Request` and hands it to `Conversation.handle`, which never raises because of what a
person did. It returns a `Reply`: an answer to the press and messages to post, which already obey the platform's
`PlatformLimits`. News of tables comes through the store's courier: `Conversation.deliver(delivery, platform)` posts it with
the platform's `post` and returns the message id for the courier to keep.

Message ids are strings of the platform. The conversation remembers none: the courier keeps the id of the message that shows
a table (`Delivery.message`), and a press names the message it was on (`Request.message`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from bot.store import Delivery, Place
from bot.table.people import Chat, OldTurns

LONGEST_BUTTON = 60
"""Most bytes in a button's id: no platform takes fewer."""
LARGEST_RECORD = 1 << 20
"""Most bytes of a game record that somebody sends; one with all expansions needs a twentieth of that."""

ButtonStyle: TypeAlias = Literal["plain", "primary", "good", "danger"]
"""How a button stands out. A platform without styles may ignore it."""

Ring: TypeAlias = Literal["aloud", "badge", "no"]
"""How a message calls the people it mentions: with a sound, only with a number at the app's icon, or not at all."""

ButtonRole: TypeAlias = Literal["choice", "way"]
"""A choice among the answers to a question, or a way to somewhere else: back, on to the next page, to another view."""


class Account(msgspec.Struct, frozen=True):
    """A platform's user: `platform:id`, and the name shown there, which is never trusted."""

    id: str
    name: str = ""


class House(NamedTuple):
    """A place made for one table, and the address that opens it; without a place, what the bot may not do there."""

    place: Place = ""
    url: str = ""
    missing: str = ""


MakeHouse: TypeAlias = Callable[[str, str], Awaitable[House]]
"""Makes a place for a table by this name: below the message with this id, or, without one, where each table has a place of its
own from its opening. Empty if that cannot be."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Something a person did.

    `event`: the platform's id for it, the same if delivered twice and otherwise unique (it is the key that makes a repeat
    harmless, and the salt of a Join). `words`: a command with its words ("/move C7 r2"), or the text of a reply;
    `bare`: said to the bot alone, so that a command may stand there without its slash. `arrived`: instead of words: this person
    has just let the bot into this place.
    `said`: the message that the words stand in. `addressed`: no other bot of the group can be meant by a command.
    `button`: the id of the pressed button, or of the form that was sent with these `fields`. `message`: the message that was
    pressed or replied to; `whispered`: only this person sees that message. `private`: nobody else is in this place; `alone`: a
    place where the platform can write to this person privately without being written to first. `where`: the place's name, if
    others are there, too.
    `named`: the person whom a command is about, as the platform names them; `named_bot`: it is a bot. `aside`: the command was
    given in the menu of a person or of a message, `message`, which has the buttons `about`; the answer is for this person alone.
    `admin`: the platform says that the person is an admin of this place; `owner`: the person hosts the bot.
    `lacks`: permissions that the bot needs and does not have in this place, by the messages of their names.
    `house`: makes a place of its own for a table that begins here or follows one that is over, where there are such places.
    `near`: other places of this chat that all its people may see, for completion.
    `shared`: others see an answer here, and the bot can post nothing but answers; the place is then this person's private chat.
    `answerable`: how the platform names its answer to this command, which everybody here sees: the first message of a table that
    the command opens can be that answer (`Message.answers`).
    `claim`: several processes may have heard the event, and only one of them may answer. `wait`: seconds until the platform can
    change a message of this place.

    A place is `platform:chat`, or `platform:chat/channel` and `platform:chat/channel/thread` where a chat has such parts.
    Admins' settings apply to the whole chat, the part before the first slash. If tables get threads of their own from the
    beginning (`Dispatcher.chat(place).threads`), the platform creates the thread first and passes it as the place of the
    request. If they get one when the game starts (`thread_at`), the conversation asks for it with `house`.
    """

    person: Account
    place: Place
    event: str
    words: str = ""
    bare: bool = False
    said: str = ""
    addressed: bool = True
    arrived: bool = False
    button: str = ""
    message: str = ""
    whispered: bool = False
    language: str = ""
    private: bool = False
    alone: Place = ""
    where: str = ""
    admin: bool = False
    owner: bool = False
    lacks: tuple[str, ...] = ()
    file: bytes | None = None
    fields: dict[str, tuple[str, ...]] | None = None
    named: Account | None = None
    named_bot: bool = False
    aside: bool = False
    about: tuple[str, ...] = ()
    house: MakeHouse | None = None
    near: tuple[Place, ...] = ()
    shared: bool = False
    answerable: str = ""
    claim: bool = False
    wait: float = 0.0


class Bold(msgspec.Struct, frozen=True):
    """Text that stands out. It is plain text: the platform escapes anything that would be markup."""

    text: str


class Mention(msgspec.Struct, frozen=True):
    """A player to ping. Shown as plain text if they have no account on the platform."""

    account: str
    name: str


class Moment(msgspec.Struct, frozen=True):
    """A time (milliseconds since 1970): a timestamp of the platform, else date and time in this zone and language.

    `now`: when this is written, if it is also said how far away the time is. `pace`: the time for each turn, which is said
    instead where posted words may not be kept up to date.
    """

    at: int
    zone: str = "UTC"
    language: str = "en"
    now: int = 0
    pace: str = ""


Span: TypeAlias = str | Bold | Mention | Moment
"""A piece of a paragraph. Text is shown verbatim: it never becomes markup, a mention or a link."""


class Paragraph(msgspec.Struct, frozen=True):
    """Spans on a line of their own. `quote`: earlier events, set apart; `small`: what nobody needs in order to play."""

    spans: tuple[Span, ...]
    quote: bool = False
    small: bool = False


class Button(msgspec.Struct, frozen=True):
    """Something to press. `id` comes back in `Request.button`; a `url` is opened instead.

    `copy`: a text that is copied instead, where the platform `can_copy`; `share`: what the person shares into another chat,
    where it `can_share`. `inside`: the `url` opens inside the platform's app, where it `opens_pages`. `role`: a platform may
    gather choices in a menu; ways stay buttons. `menu`: the row is a menu of this name (only where
    `PlatformLimits.square_menus` allows it).
    """

    label: str
    id: str = ""
    style: ButtonStyle = "plain"
    url: str = ""
    role: ButtonRole = "choice"
    menu: str = ""
    copy: str = ""
    share: str = ""
    inside: bool = False


ButtonRow: TypeAlias = tuple[Button, ...]


class Tap(msgspec.Struct, frozen=True, array_like=True):
    """An area of a picture that stands for buttons of its message, in fractions of the picture's width and height, 0 to 1."""

    buttons: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float


class Picture(msgspec.Struct, frozen=True):
    """A picture, drawn on demand and only once for all chats. `alt` is never empty.

    `taps`: for platforms where the picture itself can be pressed; each of these buttons is below the picture, too.
    """

    png: Callable[[], Awaitable[bytes]]
    alt: str
    name: str = "board.png"
    taps: Callable[[], tuple[Tap, ...]] = tuple


class File(msgspec.Struct, frozen=True):
    """A file to download: a record, an animation."""

    data: Callable[[], Awaitable[bytes]]
    name: str
    alt: str = ""


class Folded(msgspec.Struct, frozen=True):
    """An earlier message whose turn is over. It loses its buttons, and shows one line instead of its text and its picture.

    `line`: in the language of the place; None: text and picture stay. `old`: the picture stays ("keep"); the message goes
    altogether, if that is possible ("tidy"), or if nobody has written since, where the platform `can_delete` ("fold").
    `pictured`: it has a picture that asks something: where a message cannot lose it, `picture` or a strip takes its place.
    `stays`: the line stays whatever `old` says.
    """

    message: str
    line: Paragraph | None = None
    old: OldTurns = "fold"
    picture: Picture | None = None
    pictured: bool = False
    stays: bool = False


class Message(msgspec.Struct, frozen=True):
    """A message to post, or the new content of a posted one.

    `edits`: the message that this replaces, where the platform can edit; `folded`: an earlier message that it follows
    (without paragraphs, files and picture, nothing else happens). `private_to`: the only account that sees it: in the place
    itself where the platform can whisper, else in the private chat. `more`: stands for paragraphs that the platform has no room
    for. `everybody`: others see it, too, where the bot can only answer (`Request.shared`).
    `draft`: the table whose turn it shows before that is final; `spare`: it may be left out where the chat has no room now.
    `anew`: if the message that it `edits` is gone, it is posted as a new one; else nothing happens, and `Platform.post` returns
    an empty id.
    `kept`: the picture that the message it `edits` has and keeps; to be drawn only if that one is gone.
    `above`: what the message now says below which this place was made; only the place of one table has such a message.
    `menu`: what a menu of the choices says while it is closed, where the platform gathers them in one.
    `won`: its only reader has won a game: the platform may celebrate that.
    `look`: the account that wanted to see this, where everybody sees it: it replaces that account's last look, if few messages
    have followed it.
    `table`: the table that it is about; `decides`: its choices play a turn there; `talk`: a player there said it.
    `fleeting`: the account that it answers where others read it, too: it goes after a while, where the platform can delete.
    `answers`: the request that it answers, by its `Request.answerable`; if that cannot be answered any more, it is posted.
    `spoken`: returns the same in another language, for a place where each reader has their own. `on_posted`: called with the
    message's id, once everybody sees it; only where the bot `can_whisper`.
    """

    paragraphs: tuple[Paragraph, ...]
    buttons: tuple[ButtonRow, ...] = ()
    picture: Picture | None = None
    files: tuple[File, ...] = ()
    edits: str = ""
    folded: Folded | None = None
    private_to: str = ""
    ring: Ring = "no"
    more: str = "…"
    draft: str = ""
    everybody: bool = False
    spare: bool = False
    anew: bool = True
    kept: Picture | None = None
    above: tuple[Paragraph, ...] = ()
    menu: str = ""
    look: str = ""
    won: bool = False
    table: str = ""
    decides: bool = False
    talk: bool = False
    fleeting: str = ""
    answers: str = ""
    spoken: Callable[[str], Message] | None = None
    on_posted: Callable[[str], Awaitable[None]] | None = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to post."""
        return not (self.paragraphs or self.picture or self.files or self.buttons)

    @property
    def pings(self) -> tuple[Mention, ...]:
        """The people whom the platform tells that they are mentioned."""
        if self.ring == "no":
            return ()
        return tuple(span for paragraph in self.paragraphs for span in paragraph.spans if isinstance(span, Mention))

    @property
    def changed(self) -> str:
        """The id of the posted message that this changes; empty if it is a new one."""
        return self.edits or (self.folded.message if self.folded is not None else "")


class Answer(msgspec.Struct, frozen=True):
    """The answer to a press, for that person alone. `alert`: it must be dismissed; `url`: opened instead where possible.

    `shown`: the chat shows it, too, so a platform without short answers leaves it out. `language`: the person has just chosen
    it; the platform uses it for its own texts to them from now on. `line`: the text with its spans, for a platform that shows it
    as a message.
    """

    text: str = ""
    alert: bool = False
    shown: bool = False
    url: str = ""
    language: str = ""
    line: Paragraph | None = None


class FieldChoice(msgspec.Struct, frozen=True):
    """One of the choices of a field."""

    value: str
    label: str = ""
    chosen: bool = False


class Field(msgspec.Struct, frozen=True):
    """A part of a form, by its name. `kind`: one choice of a few, one of a longer list, any number, or places of the chat."""

    name: str
    label: str
    kind: Literal["one", "listed", "many", "places"]
    choices: tuple[FieldChoice, ...]


class Modal(msgspec.Struct, frozen=True):
    """A form of one to five fields. What is filled in comes back like a press of the button `id`, in `Request.fields`."""

    id: str
    title: str
    fields: tuple[Field, ...]


class Reply(msgspec.Struct, frozen=True):
    """The immediate answer to a request, in its own place. News for others goes through the courier.

    `modal`: a form to fill in, in place of the messages: those are shown where it is too late for a form.
    `taken`: another process has claimed the event and answers it. `nod`: typed words have done what they say and others see it,
    or the answer is elsewhere: a sign at the words is enough. `posted`: the first message of the table that the request has
    opened is its answer. `again`: the answer to a press in place of a look that would change nothing, as the person's last one
    shows the same.
    """

    answer: Answer | None = None
    messages: tuple[Message, ...] = ()
    modal: Modal | None = None
    taken: bool = False
    nod: bool = False
    posted: bool = False
    again: Answer | None = None


class Shared(msgspec.Struct, frozen=True):
    """A game as it is shared into another chat. `title` and `line` name it for the person who shares it.

    The picture of its message can be left out: it is shown if the platform has it already.
    """

    table: str
    title: str
    line: str
    message: Message


class PlatformLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What a platform can do.

    `caption`: longest text of a message with a picture; `can_whisper`: a message in a group can be for one person alone;
    `message_menus`: messages have menus with commands about them; `modals`: a press can be answered by a form;
    `can_edit`: messages can be changed;
    `native_time`: it shows moments in each reader's own time; `private_link`: the link
    that opens the private chat with the bot, if a person must open it first; `invite_link`: the link by which a person adds
    the bot to a group or a server; `exact_pictures`: pictures arrive unchanged;
    `pages_here`: it serves tables' pages itself, so their addresses need no public URL; `late_welcome`: a chat that the bot comes
    to is welcomed at its first command, and only the person who gives it. `squares`: most squares of the map to
    offer at once; if there are more, the player chooses a part of the map first, or in one of at most `square_menus` menus.
    `looks_alone`: who looks at a table gets a whisper, with a button that shows it to everybody.
    `can_delete`: what is folded can also go altogether. `deletes_unheard`: nobody tells that a message was deleted; an edit finds
    out.
    `whispers_to_presses`: a press can be answered by a message in the group that this person alone sees, for as long as it lasts.
    `one_keyboard`: a chosen square gets the tile at once, in its first rotation; the other rotations stand beside the choices
    that follow. `can_copy` and `can_share`: its buttons can copy a text, and share a game into any chat; `share_link`: the
    beginning of a link that does so with an address, where they cannot.
    `opens_pages`: in a private chat, its buttons open encrypted pages inside its app; `page_link`: the beginning of a link that
    does so from anywhere, if the bot's host has set that up. `launches`: it opens them at a press, which its adapter answers.
    `one_room`: everybody on the platform is in one place.
    """

    platform: str
    text: int = 4096
    caption: int = 1024
    alt: int = 1024
    label: int = 64
    buttons: int = 100
    rows: int = 20
    per_row: int = 8
    answer: int = 200
    can_edit: bool = True
    can_delete: bool = False
    deletes_unheard: bool = False
    whispers_to_presses: bool = False
    can_whisper: bool = False
    message_menus: bool = False
    modals: bool = False
    native_time: bool = False
    private_link: str = ""
    invite_link: str = ""
    exact_pictures: bool = True
    pages_here: bool = False
    late_welcome: bool = False
    squares: int = 20
    square_menus: int = 0
    looks_alone: bool = False
    one_keyboard: bool = False
    can_copy: bool = False
    can_share: bool = False
    share_link: str = ""
    opens_pages: bool = False
    page_link: str = ""
    launches: bool = False
    one_room: bool = False


class PrivateChatClosed(Exception):
    """A private message could not be posted: the person must write to the bot first."""


class Platform(Protocol):
    """The platform as the conversation sees it."""

    @property
    def limits(self) -> PlatformLimits:
        """What the platform can do."""

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post or edit a message; return its id. A message with the same nonce is posted only once.

        Return an empty id if the message to edit is gone and no new one is wanted.

        Raises the store's LaterError if it was surely not posted, PerhapsPostedError if that is unknown, PlaceGoneError if
        nothing can be posted there, and PrivateChatClosed for a private message to a person who has never written to the bot.
        """


class PlatformEvents(Protocol):
    """What a platform reports about itself, for the tables shown there."""

    async def on_gone(self, place: Place) -> None:
        """Note that nothing can be posted in this place any more."""

    async def on_moved(self, old: Place, new: Place) -> None:
        """Note that a place has a new address."""

    async def on_blocked(self, account: str, place: Place) -> None:
        """Note that this account has blocked the bot in its private chat."""

    async def on_left(self, account: str, chat: Place) -> None:
        """Note that this account has left the chat."""

    async def on_deleted(self, place: Place, message: str) -> None:
        """Note that somebody has deleted a message of the bot."""

    async def on_vanishing(self, place: Place, after: int) -> None:
        """Note that messages of this place vanish so many milliseconds after they were posted."""

    async def on_back(self, platform: str, silent: int, reason: str) -> None:
        """Note that the platform was silent for `silent` milliseconds; the same reason counts once."""


class CommandOption(msgspec.Struct, frozen=True):
    """One of the words after a command, for platforms that ask for them by name: what they are given stands in this order.

    A table's code comes before all other words, wherever its option is.
    `kind`: words, a number from `least` to `most`, a flag (its name stands for it among the words), a person's account, or a
    file that comes beside the words. `completed`: `Dispatcher.suggest` knows what it could be. `choices`: all that it can be,
    with the messages `labels-CHOICE` (by default `name-CHOICE`) as names, or with the same `names` in every language.
    `word`: stands before what is given.
    """

    name: str
    kind: Literal["text", "number", "flag", "person", "file"] = "text"
    required: bool = False
    completed: bool = False
    choices: tuple[str, ...] = ()
    labels: str = ""
    names: tuple[str, ...] = ()
    word: str = ""
    least: int = 0
    most: int = 0


class Completion(NamedTuple):
    """What could be given for an option: the whole of it, and how it is shown."""

    value: str
    label: str = ""


class MenuTarget(msgspec.Struct, frozen=True):
    """A command in the menu of a person or of a message, by the message `target-NAME`. `words`: what follows the command.

    `where`: in servers only, in all chats but the one with the bot, or everywhere.
    """

    name: str
    kind: Literal["person", "message"]
    words: str = ""
    where: Literal["server", "others", "everywhere"] = "everywhere"


class MenuCommand(msgspec.Struct, frozen=True, kw_only=True):
    """A command for a platform's menu: its name, and one line on what it does.

    `path`: its name in a menu with groups, after that of its group: `game begin`; None if it is not in such a menu.
    `admin`: "listed": only admins find it in their menu; "only": and nobody else may give it. `alone`: its answer is for the
    person alone, so groups where nothing can be whispered do not list it. `welcome`: it is offered to newcomers.
    """

    name: str
    line: str
    path: str | None = ""
    options: tuple[CommandOption, ...] = ()
    targets: tuple[MenuTarget, ...] = ()
    admin: Literal["no", "listed", "only"] = "no"
    alone: bool = False
    welcome: bool = False


class Needs(msgspec.Struct, frozen=True):
    """What a platform has to find out, to fetch or to make before it hands a request over.

    `admin`: whether the person is an admin here; `posts`: whether the bot may post here, as it will from now on; `file`: the
    file that came with the words. `opens`: the game of the table that is to be opened: if tables get places of their own in
    this chat, one is made, and is the place of the request.
    """

    admin: bool = False
    posts: bool = False
    file: bool = False
    opens: str = ""


class Dispatcher(Protocol):
    """The conversation as a platform sees it; `bot.chat.conversation.Conversation` is the implementation."""

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        """Carry out a request, or explain why not."""

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        """Post a table's news; with the platform filled in, this is the courier's `Deliver`."""

    async def chat(self, place: Place) -> Chat:
        """Return the admins' settings for the chat of this place: language, threads, who opens tables, and in which channels."""

    def commands(self, language: str = "") -> tuple[MenuCommand, ...]:
        """Return the menu."""

    def needs(self, request: Request) -> Needs:
        """Return what this request needs. That follows from the button or the words alone: nothing is read."""

    async def complete(self, request: Request) -> tuple[str, ...]:
        """Return what could stand after a typed command, whole: at most 25 ways to go on with the words that are there."""

    async def shared(self, request: Request, limits: PlatformLimits) -> tuple[Shared, ...]:
        """Return the person's games whose codes begin with the request's words, to be shared into any chat; at most 20."""

    async def suggest(self, request: Request, option: str, typed: str) -> tuple[Completion, ...]:
        """Return what could be given for an option, at most 25; the request has the words of the options given so far."""
