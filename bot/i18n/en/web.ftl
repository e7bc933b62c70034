# The pages in the browser: the room, its door, a table to look on, a turn to play. $name is a person's own.

web-room = Carcassonne
web-language = Language
web-language-change = Change

## The door

web-locked = This room is locked
web-password = Password
web-wrong-password = Wrong password. Try again.
web-come-in = Enter
web-hello = Play Carcassonne with others here, or against a computer. Others see the name you choose.
web-your-name = Your name
web-name-empty = A name needs at least one letter.
web-name-long = { $most ->
    [one] A name has at most { $most } letter.
   *[other] A name has at most { $most } letters.
}
web-name-taken = That name is taken. Choose another.
web-too-many-people = { $most ->
    [one] At most { $most } player on one screen.
   *[other] At most { $most } players on one screen.
}
web-elsewhere = I'm already here in another browser
web-elsewhere-how = In that browser, open People and get a code.
web-code = Code
web-code-wrong = That code is wrong, used or expired.
web-come-in-same = Enter as the same player
web-back = Back to the room
web-to-room = To the room
web-code-title = Another browser
web-code-how = In the other browser, open this room, choose “I'm already here in another browser”, and type:
web-code-for = It works once, within 10 minutes, and signs that browser in as { $name }.
web-host = Room owner
web-host-how = The owner can change the settings of the room with /setup, close games with /close, and sign players out. The key is shown where the bot was started; “carcassonne-bot host-key” makes a new one. A key works once, for 15 minutes.
web-host-key = Owner's key
web-host-be = Make me the owner
web-host-wrong = That key is wrong, used or expired. “carcassonne-bot host-key” makes a new one.
web-browsers = Signed-in browsers
web-browsers-of = Browsers of { $name }
web-browsers-hosts = Browsers with the owner's rights
web-browsers-none = No browser is signed in.
web-browsers-end-others = Sign out everywhere but here
web-browsers-everybody = Everyone in the room
web-browser-this = this browser
web-browser-host = owner
web-browser-unknown = Unknown browser
web-browser-seen = Last used:
web-browser-end = Sign out there
web-browser-boards = { $count ->
    [one] { $count } board open
   *[other] { $count } boards open
}
web-browser-notices = Notifications are on
web-browser-notices-end = Turn off notifications there

## The room

web-messages = Messages
web-skip = Skip to the message field
web-nothing-yet = No messages yet.
web-below = New messages ↓
web-getting-ready = { $of ->
    [0] Getting ready. You can play meanwhile; pictures take longer.
   *[other] Getting ready: { $done } of { $of } tiles are drawn. You can play meanwhile; pictures take longer.
}
web-welcome-new = New game
web-welcome-help = How to play
web-people = People
web-who = Who's playing on this screen
web-somebody-else = Add a player on this screen
web-another-browser = Use another browser
web-leave = Sign out
web-no-script = This room needs JavaScript.
web-message-as = Message as { $name }
web-placeholder = Message, or / for commands
web-send = Send
web-file = File
web-file-how = Load a saved game
web-cancel = Cancel
web-close = Close
web-reply = Reply
web-replying = Replying to message { $number }
web-answers = reply to message { $number }
web-only-you = only you see this
web-post-gone = This message was removed.
web-which-of-these = Which one?

## What went wrong

web-failed = That did not work
web-unreachable = I can't reach the bot. Is it still running?
web-store-trouble = I can't reach the games right now. Nothing changed; please try again in a moment.
web-elsewhere-served = Another process serves this room at the moment. This one takes over as soon as that one ends; the page tries again by itself.
web-fault = Something went wrong. The bot's owner can find the reason in the log.
web-not-here = You've been signed out. Please reload the page.
web-too-fast = That was too fast. Please wait a moment.
web-too-many-tries = Too many tries. Please wait a minute.
web-too-many-pages = Too many pages are open. Close one of them.
web-not-a-message = A message has 1 to { $most } characters.
web-not-our-page = This request didn't come from the room's page.
web-no-picture = There's no such picture.
web-no-message = That message is gone.
web-no-button = That button is gone: the message has changed.
web-too-large = That file is too big for a game record.

## A table to look on, and a turn to play

web-watch = Game { $table }
web-watch-live = This page updates by itself.
web-watch-none = There's no game at this address.
web-watch-soon = The game hasn't started yet.
web-watch-players = Players
web-watch-log = Moves
web-watch-replay = Replay
web-watch-step = Tile { $number } of { $count }
web-watch-step-cards = Move { $number } of { $count }
web-watch-newest = Latest
web-turn = Your turn
web-turn-over = Move played
web-turn-over-how = This link was for that turn only. Your next turn gets a new one.
web-turn-none = There's no turn at this address.
web-turn-look = Watch the game
