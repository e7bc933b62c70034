# Why something cannot be done at or around a table. $until: a moment in words; $seat, $by: players' names;
# $table: a table's code; $roles: who could do it, joined.

denied-no-table = No game has the code “{ $table }”. Check it, or start one with /new.
denied-none-here = There's no game here. Start one with /new.
denied-unknown-words = { $takes ->
    [nothing] /{ $command } takes no words: leave out “{ $words }”.
    [table] “{ $words }” isn't the code of a game, and /{ $command } takes nothing else.
   *[more] “{ $words }” means nothing after /{ $command }. To see what can follow: /help { $command }
}
denied-unknown-game = There's no game or expansion “{ $word }”. Games: { $games }. Expansions: { $modules }.
denied-bad-pace = A turn can't last “{ $word }”. Choose one of these: { $paces }.
# $more: how many can play with the expansions in $modules, 0 if no more
denied-bad-seats = { $more ->
    [0] { $game } takes { $fewest } to { $most } players, not { $seats }.
   *[other] { $game } takes { $fewest } to { $most } players ({ $more } with { $modules }), not { $seats }.
}
denied-no-expansions = { $game } has no expansions: leave “{ $word }” out.
denied-not-allowed = { $ask ->
    [host] Only { $roles } can do that. Ask { $host }.
    [hosts] Only { $roles } can do that. Ask { $host }.
    [seat] Only { $roles } can do that. Your own games: /games
    [single] Only { $roles } can do that. Please ask them.
   *[other] Only { $roles } can do that. Please ask them.
}
denied-table-full = All { $seats } seats are taken. You can watch, or start your own game with /new.
denied-already-seated = You're already in this game. The board: /board
denied-not-seated = You're not in this game. Send /games to see yours.
denied-invitation-needed = This game is private. Ask one of its players to invite you.
denied-colour-taken = Someone already has { $colour }. Free colours: { $colours }.
denied-unknown-colour = There's no colour “{ $colour }”. Free colours: { $colours }.
denied-too-long = { $most ->
    [one] That's too long: { $most } character at most.
   *[other] That's too long: { $most } characters at most.
}
denied-too-few = { $fewest ->
    [one] You need at least { $fewest } human player.
   *[other] You need at least { $fewest } players, one of them human. Others press { button-join }, or you press { button-computer }.
}
denied-bad-option = { $option ->
    [seats] This can't be played with { $value } seats.
   *[other] “{ $value }” isn't available here.
}
denied-not-open = This game has already started. To start another, send /new.
denied-not-begun = This game hasn't started yet. To start it: /begin
denied-over = This game is over. /board { $table } shows how it ended, /export { $table } has its record, /rematch { $table } plays it again.
denied-closed = This game is closed. Start another with /new.
denied-not-over = This game is still going. The board: /board
denied-stale = The game has moved on: that was step { $was }, it's now step { $now }. To see it: /board
denied-draft-moved = You've changed this move since. Use the newest message.
denied-no-draft = Nothing to confirm yet. Place your tile first.
denied-draft-unfinished = Your move isn't complete yet. Make the next choice first.
denied-not-your-turn = { $plays ->
    [person] It's up to { $seat } now. To nudge them: /nudge
   *[computer] It's up to { $seat } now.
}
denied-nothing-to-undo = Nothing to undo: you haven't confirmed a move, or someone has moved since.
denied-undo-seen = This can't be undone: it revealed something hidden.
denied-undo-asked = The others have been asked already.
denied-no-question = There's nothing for you to answer.
denied-no-such-seat = There's no such seat.
denied-seat-is-computers = A computer plays this seat.
denied-seat-not-offered = That seat isn't free. To follow the game: /watch
denied-kick-yourself = You can't remove yourself. Use /leave instead.
denied-kick-two = With two players, someone can be removed only after { $fewest } missed turns in a row. To remind them: /nudge
denied-nudge-too-soon = Someone has already nudged them. You can nudge again from { $until }.
denied-nudge-quiet = They're in their quiet hours. You can nudge from { $until }.
denied-nudge-away = They're away until { $until }.
denied-nudge-yourself = It's your own turn. To see it: /move
denied-give-yourself = It's your own turn. Only the others can give you more time.
denied-given-twice = More time was given twice already: that's the most for one decision.
denied-no-clock = No clock is running in this game. Anyone can take their time.
denied-pause-asked = There's a question about a pause already. Wait for the answers.
denied-paused-twice = This game has been paused { $most } times, the most allowed.
denied-bad-pause = A game can pause for { $most } days at most: try /pause 3d.
denied-game-paused = The game is paused until { $until }. Any player can end it: /pause
denied-no-pause = The game isn't paused. To ask for a pause: /pause 3d
denied-say-nothing = What should I send? Write it after the command.
denied-say-too-much = That's a lot of messages. You can send more from { $until }.
denied-say-off = Messages between chats are turned off here. Admins can turn them on: /setup
denied-already-watching = This chat already shows that game.
denied-not-watching = This chat isn't following that game.
denied-too-many-tables = { $most ->
    [one] You already have { $most } game, the most this bot allows. To leave one: /games
   *[other] You already have { $most } games, the most this bot allows. To leave one: /games
}
denied-too-many-here = { $most ->
    [one] This chat already has { $most } game, the most this bot allows. Play one to its end, or let its host or an admin close it: /close
   *[other] This chat already has { $most } games, the most this bot allows. Play one to its end, or let its host or an admin close it: /close
}
denied-too-fast = That was too fast. Please wait until { $until }.
denied-bad-zone = I don't know the time zone “{ $zone }”. Try one like Europe/Berlin or America/New_York.
denied-bad-quiet = Give two times, like 22:00 07:00, at most { $most } hours apart.
denied-bad-playing = Give two times at least { $fewest } hours apart, like 7-22.
denied-bad-free-days = Name up to { $most } weekdays, like Sat Sun.
denied-bad-interval = { $fewest ->
    [one] Reminders can't come more often than every hour.
   *[other] Reminders can't come more often than every { $fewest } hours.
}
denied-bad-away = Say how long or until when: 3d, 12h, { word-tomorrow } 8:00 or a date (year-month-day).
denied-away-too-long = You can be away for { $most } days at most. Try 3d, or an earlier date.
denied-bad-setting = I can't set “{ $setting }”. To see what's possible: /{ $command }
denied-bad-value = “{ $value }” isn't possible here. Choose one of these: { $choices }
denied-bad-name = A name has 1 to { $most } characters.
denied-block-yourself = You can't block yourself.
denied-bad-link = That code is wrong or has expired. Get a new one with /link on your other platform.
denied-link-same = These accounts are already linked.
denied-link-gone = This question has been answered or has expired. Start again with /link.
denied-not-linked = This account isn't linked to another. To link it: /link
denied-link-same-table = Both accounts play in game { $table }. Link them when it's over.
denied-opening-restricted = Only admins can start games in this chat. Ask one of them, or play with me in private.
denied-wrong-channel = Games aren't allowed in this channel. Try another one.
denied-import-unfit = { $why ->
    [form] That's not a game record, or it's damaged.
    [unknown] This bot doesn't know that game, or the record is newer.
    [action] This record can't go on: step { $number } breaks the rules.
    [hidden] This record leaves out hidden cards, so it can't go on.
   *[setup] This record can't go on: its seats, expansions and tiles don't match.
}
denied-import-over = That game is over. You can look at it, but not continue it.
denied-export-none = Nothing to export: the game hasn't started. To start it: /begin
denied-paused = This game is paused: this version of the bot would play it differently. Please tell the bot's owner.
