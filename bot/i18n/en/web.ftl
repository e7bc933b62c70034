# The pages in the browser: the room, its door, a table to look on, a turn to play. $name is a person's own.

web-room = Carcassonne
web-language = Language
web-language-change = Change

## The door

web-locked = This room is locked
web-password = Password
web-wrong-password = That is not the password.
web-come-in = Come in
web-hello = Play Carcassonne with who is here, or against the computer. Others see you by the name you choose.
web-your-name = Your name
web-name-empty = A name needs at least one letter.
web-name-long = { $most ->
    [one] A name has at most { $most } letter.
   *[other] A name has at most { $most } letters.
}
web-name-taken = Somebody here has this name already. Choose another one.
web-too-many-people = { $most ->
    [one] At most { $most } person sits in front of one screen.
   *[other] At most { $most } people sit in front of one screen.
}
web-elsewhere = I am in the room already, in another browser
web-elsewhere-how = There, open “People” and ask for a code.
web-code = Code
web-code-wrong = This code is not known, was used already, or is too old.
web-come-in-same = Come in as the same person
web-back = Back to the room
web-to-room = To the room
web-code-title = Another browser
web-code-how = Open this room there, choose “I am in the room already”, and type:
web-code-for = It lets one browser in as { $name }, within ten minutes.
web-host = Host of this room
web-host-how = The host may change the settings of the room with /setup, close tables with /close, and sign anybody out. The key is shown where the bot was started; “carcassonne-bot host-key” makes a new one. A key works once, for a quarter of an hour.
web-host-key = The host’s key
web-host-be = This browser is the host’s
web-host-wrong = This key is not known, was used already, or is too old. “carcassonne-bot host-key” makes a new one.
web-browsers = Signed-in browsers
web-browsers-of = Browsers of { $name }
web-browsers-hosts = Browsers with the host’s rights
web-browsers-none = No browser is signed in.
web-browsers-end-others = Sign out everywhere but here
web-browsers-everybody = Everybody in the room
web-browser-this = this browser
web-browser-host = host
web-browser-unknown = Unknown browser
web-browser-seen = Last used:
web-browser-end = Sign out there

## The room

web-messages = Messages
web-skip = Skip to the message field
web-nothing-yet = Nothing has been said here yet.
web-below = New messages ↓
web-getting-ready = { $of ->
    [0] Getting ready. You can play meanwhile; pictures take longer.
   *[other] Getting ready: { $done } of { $of } tiles are drawn. You can play meanwhile; pictures take longer.
}
web-welcome-new = Open a table
web-welcome-help = How to play
web-people = People
web-who = Who sits in front of this screen
web-somebody-else = Somebody else sits down here
web-another-browser = Code for another browser
web-leave = Leave this browser
web-no-script = This room needs JavaScript: without it nothing new appears.
web-message-as = Message or command as { $name }
web-placeholder = Message, or / for commands
web-send = Send
web-file = File
web-file-how = Send the record of a game, to go on from it
web-cancel = Cancel
web-close = Close
web-reply = Reply
web-replying = Your reply to message { $number }
web-answers = answers message { $number }
web-only-you = only you see this
web-post-gone = This message was removed.
web-which-of-these = Which of these?

## What went wrong

web-failed = That did not work
web-unreachable = The room cannot be reached. Is it running?
web-store-trouble = The games cannot be reached at the moment. Nothing was changed; try again soon.
web-elsewhere-served = Another process serves this room at the moment. This one takes over as soon as that one ends; the page tries again by itself.
web-fault = Something went wrong here. The host finds the reason in the log.
web-not-here = You are not in the room any more: load the page again.
web-too-fast = That was too fast. Wait a moment.
web-too-many-tries = Too many tries. Wait a minute.
web-too-many-pages = Too many pages are open.
web-not-a-message = A message has 1 to { $most } characters.
web-not-our-page = This is not what the room’s page sends.
web-no-picture = There is no such picture.
web-no-message = This message is no longer here.
web-no-button = This button is no longer here: the message has changed.
web-too-large = This file is too large for the record of a game.

## A table to look on, and a turn to play

web-watch = Table { $table }
web-watch-live = This page follows the game by itself.
web-watch-none = There is no table under this address.
web-watch-soon = The game has not begun yet.
web-watch-players = Players
web-watch-log = What has happened
web-watch-replay = Replay
web-watch-step = Tile { $number } of { $count }
web-watch-step-cards = Move { $number } of { $count }
web-watch-newest = Now
web-turn = Your turn
web-turn-over = This turn is over
web-turn-over-how = The address was for one turn only. The next one comes with the next turn.
web-turn-none = There is no turn under this address.
web-turn-look = Look on
