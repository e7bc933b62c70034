# Why something cannot be done at or around a table. $until: a moment in words; $seat, $by: players' names;
# $table: a table's code; $roles: who could do it, joined.

denied-no-table = There is no table { $table }. Look at the code again, or open a new table.
denied-none-here = There is no table here. /new opens one.
denied-unknown-words = { $takes ->
    [nothing] /{ $command } takes no words: leave “{ $words }” out.
    [table] “{ $words }” is no table’s code, and /{ $command } takes nothing else.
   *[more] “{ $words }” means nothing after /{ $command }. /help { $command } says what can follow.
}
denied-unknown-game = There is no game and no expansion “{ $word }”. Games: { $games }. Expansions: { $modules }.
denied-no-expansions = { $game } has no expansions: leave “{ $word }” out.
denied-not-allowed = Only { $roles } can do that here.
denied-table-full = All { $seats } seats are taken. You can watch, or open a table of your own.
denied-already-seated = You sit at this table already.
denied-not-seated = You do not sit at this table.
denied-invitation-needed = This is a private table. Ask somebody who plays there to invite you.
denied-colour-taken = Somebody has { $colour } already. Still free: { $colours }.
denied-unknown-colour = There is no colour { $colour }. Still free: { $colours }.
denied-too-long = That is too long. At most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}, please.
denied-too-few = The game needs { $fewest ->
    [one] { $fewest } player, and one of them a person.
   *[other] { $fewest } players, and one of them a person.
}
denied-bad-option = { $option ->
    [seats] This cannot be played with { $value } seats.
   *[other] “{ $value }” cannot be chosen here.
}
denied-not-open = This game has begun already.
denied-not-begun = This game has not begun yet. Start it with /begin.
denied-over = This game is over. /board { $table } shows how it ended, /export { $table } has its record, /rematch { $table } plays it again.
denied-closed = This table is closed. /new opens another one.
denied-not-over = This game is still going on.
denied-stale = This was step { $was }; the table is at step { $now } now. Look at the board again.
denied-draft-moved = Your turn has changed meanwhile. /move shows it as it is now.
denied-no-draft = There is nothing to confirm. Place your tile first.
denied-draft-unfinished = Your turn is not complete yet. Make the next choice first.
denied-not-your-turn = It is for { $seat } to decide now.
denied-nothing-to-undo = There is nothing to take back: you have confirmed nothing, or somebody has gone on since.
denied-undo-seen = This cannot be taken back: it has shown something that was hidden.
denied-undo-asked = The others have been asked already.
denied-no-question = There is no question that you could answer.
denied-no-such-seat = There is no such seat.
denied-seat-is-computers = A computer plays this seat.
denied-seat-not-offered = This seat is not free to be taken.
denied-kick-yourself = You cannot send yourself away. You can leave, resign or offer your seat.
denied-kick-two = With two players somebody can be removed only after { $fewest } missed turns in a row. /nudge reminds them.
denied-nudge-too-soon = There has been a nudge already. The next one is possible from { $until } on.
denied-nudge-quiet = It is in the middle of the quiet hours there. Try again from { $until } on.
denied-nudge-away = This player is away until { $until }.
denied-nudge-yourself = It is your own turn.
denied-say-nothing = There is nothing to say. Write the words after the command.
denied-say-too-much = That was a lot at once. Go on from { $until } on.
denied-say-off = Words from other places are turned off in this chat.
denied-already-watching = This table is shown here already.
denied-not-watching = This chat does not merely watch this table.
denied-too-many-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
} already. That is the most here.
denied-too-many-here = This chat has { $most ->
    [one] { $most } table
   *[other] { $most } tables
} already. That is the most here.
denied-too-fast = That was too fast. Go on from { $until } on.
denied-bad-zone = There is no time zone { $zone }. Write one like Europe/Berlin or America/New_York.
denied-bad-quiet = Quiet hours are given as two times of the day, { $most } hours at most.
denied-bad-interval = Reminders come at most every { $fewest ->
    [one] hour
   *[other] { $fewest } hours
}.
denied-bad-away = Write for how long or until when: 3d, 12h, or a day still to come as year-month-day.
denied-away-too-long = An absence of { $most } days is the most. Write a shorter time, like 3d, or an earlier day, as year-month-day.
denied-bad-setting = The same command without words shows what can be set. This cannot: { $setting } { $value }
denied-bad-name = A name has 1 to { $most } characters.
denied-block-yourself = You cannot block yourself.
denied-bad-link = This code is not valid, or no longer. Ask for a new one on the other platform.
denied-link-same = Both accounts are yours already.
denied-link-gone = This question has been answered, or has run out. /link begins anew.
denied-not-linked = This account is not linked to any other. /link links it to one.
denied-link-same-table = Both accounts sit at table { $table }. Link them when that game is over.
denied-opening-restricted = Only admins open tables in this chat.
denied-wrong-channel = Tables are opened in other channels of this chat.
denied-import-unfit = { $why ->
    [form] This is no record of a game, or it is damaged.
    [unknown] This record is of a game that this bot does not know, or of a later version.
    [action] This record cannot be gone on with: step { $number } is against the rules.
    [hidden] This record leaves out what was hidden, and that cannot be drawn again.
   *[setup] This record cannot be gone on with: its seats, expansions and tiles do not go together.
}
denied-import-over = This game is over; it can be looked at, but not be gone on with.
denied-export-none = There is nothing to export yet: the game has not begun.
denied-paused = This game pauses: this version of the bot would play it differently. Tell the host of the bot.
