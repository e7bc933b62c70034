# A game as the conversation tells it: turns, news, looks at the table, and what buttons say.

## A turn

# $asked: what is asked of whom, as a sentence; $whose: whose turn it is, where somebody else is asked in it
turn-asks = Turn { $turn }: { $asked }
turn-asks-between = Turn { $turn } is { $whose }’s. { $asked }
turn-asks-round = { scene-round }: { $asked }
turn-computer = Turn { $turn }: { $player } plays.
turn-since = What has happened:
# $what: a sentence about a tile that was laid; $turn: the number of its turn, which stands in the picture, too
turn-laid = [{ $turn }] { $what }
turn-deadline = Time until { $until }.
turn-gap = … /history has the rest
turn-confirm = Nothing is final until you confirm.
turn-first = Tap a cell below, then how the tile lies, then a figure, then Confirm. Nothing is final before that; /help has more.
turn-first-cards = Tap My hand: only you see it. Then a card or your big follower, then Confirm; /help has more.
turn-done = Done.
turn-as-it-lies = Brought up to date: this is your turn as it is now.
turn-elsewhere = The game goes on in another message.
over-fair = The draw can be checked: its seed began with { $seed }. /export { $table } has all of it.

typed-no-cell = “{ $word }” is no cell. The tile fits at { $cells }
typed-which-cell = At which cell? { $way } is possible at { $cells }. Write the cell first: { $cell } { $way }
typed-which-way = How does the tile lie at { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = “{ $words }” could not be read as one choice. What can be done: { $options }
typed-too-much = The turn is complete before “{ $words }”. Leave that out.
typed-hidden = This card goes face down, and everybody here would read its name. Use its number, or write to the bot in private.
typed-see-hand = the numbers in your hand
advice-now = A computer would choose: { $option }. { $why }
advice-rated = This game is rated: there are no hints in it.
advice-was = { $player } chose: { $option }. { $why }
advice-unknown = No computer has made a move here yet whose reasons may be told. Ask again when one has played, or when the game is over.
advice-no-computer = No computer plays at this table, so there is nothing to explain yet. When the game is over, /why looks back at it.
review-title = What can be learned from this game
review-later = The review comes with the end of the game.
review-failed = There is no review of this game.
page-here = Table { $table } in the browser
page-none = There is no page of this table.
hand-none = There are no hands in this game.

## Looking

log-title = The last turns; it is turn { $turn } now
replay-title = The game up to turn { $turn }
rules-nearest = I found no rule for “{ $word }”. Did you mean one of these?
rules-list = Rules: choose a chapter, or write a word, like /rules farmer.
games-none = You sit at no table. Open one with /new
games-title = { $count ->
    [one] Your table
   *[other] Your { $count } tables
}
# $state: mine (it waits for this person), open, running or over
games-line = { $state ->
    [mine] { $table }, { $game }: waits for you
    [open] { $table }, { $game }: { $seats ->
        [one] waits for players, { $seats } seat taken
       *[other] waits for players, { $seats } seats taken
    }
   *[other] { $table }, { $game }: others decide
}
reminder-title = { $count ->
    [one] { $player }, a game waits for you.
   *[other] { $player }, { $count } games wait for you.
}
reminder-line = { $game }, table { $table }

## News. $player, $seat and $by are names

news-calls = { $player }
news-card-gone = The game at table { $table } has begun.
news-invited = { $by } invites you to table { $table }.
news-resigned = { $seat } has given up; a computer plays on.
news-seat-offered = The seat of { $seat } can be taken. Until then { $seat } plays on.
news-seat-kept = { $seat } keeps the seat.
news-seat-taken = { $seat } has taken the seat that was offered.
news-kicked = { $seat } no longer plays. A computer goes on until somebody takes the seat.
news-place-gone = Table { $table }: { $place } can no longer be reached. { $seats } played there.
news-left-place = Table { $table }: { $seat } is no longer in { $place }.
news-turn-here = Your chat for table { $table } can no longer be reached: { $place }. The game goes on here.
news-kick-wanted = { $by } asks that { $seat } leaves the table.
news-nudged = { $by } looks forward to your turn at table { $table }.
news-said = { $by }: { $words }
# $players: who has to agree, joined; in the card game no tile is seen
news-undo-asked = { $seat } would like to take back what was confirmed last. It takes the consent of { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne] ; the tile drawn since has been seen and stays.
}
news-undo-refused = { $by } does not agree: what { $seat } has confirmed stands.
news-undone = { $seat } has taken back what was confirmed last.
# $by: time or computer
news-time-up = { $by ->
    [computer] The time of { $seat } is up: a computer has played this turn.
   *[time] The time of { $seat } is up: the simplest turn was played.
}
news-reminders-end = { $seat } will not be reminded of this turn again.
news-will-expire = Nobody has touched table { $table } for long. It closes at { $until }.
# $how: admin, host, expired or deserted
news-ended = { $how ->
    [host] The table was closed by its host.
    [expired] The table was closed: nobody has touched it for long.
    [deserted] The table is closed: nobody is left.
   *[admin] The table was closed by an admin.
}
news-clock-moved = { $count ->
    [1] The bot could not be reached for a while, so table { $tables } has more time.
   *[other] The bot could not be reached for a while, so these tables have more time: { $tables }.
}
news-away = { $seat } is away until { $until }.
news-back = { $seat } is back.
news-rematch = Once more? Table { $table } is open.
news-reminders = A game waits.

## Buttons

button-join = Join
button-leave = Leave
button-computer = Add computer
button-options = Options
button-start = Start
button-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [greedy] Greedy
    [random] Random
   *[other] { $level }
}
button-remove = Send away: { $player }
button-ticked = ✓ { $label }
button-module = { $name }: { $line }
button-endtable = Close it for good
button-part = { $count ->
    [one] Part { $part } ({ $count } cell)
   *[other] Part { $part } ({ $count } cells)
}
button-way = { $way }: { $turned }
button-confirm = Confirm
button-back = Back
button-all-rules = All rules
button-anew = Start again
button-more = More …
button-hand = My hand
button-inwords = In words
button-board = Board
button-board-of = Board of { $table }
# $who: those who play there beside the reader, joined; $decider: for whom it waits; $what: the game, or the code
# $state: mine (it waits for the reader), alone or joined (open, the reader sits there), open or running
button-table = { $state ->
    [mine] Your turn: vs { $who } · { $what }
    [alone] Open, only you · { $what }
    [joined] Open, with { $who } · { $what }
    [open] Open: { $who } · { $what }
   *[running] { $who }: { $decider } decides · { $what }
}
button-table-computer = a computer
button-table-computers = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
button-fields = Fields
button-cities = Cities
button-roads = Roads
button-news = What changed
button-whole = Whole map
button-words = In words
button-png = As a file
button-private = In private
button-agree = Agree
button-refuse = Do not agree
button-take = Take the seat
button-vote = Vote for it
button-rematch = Rematch
button-replay = Replay
button-export = Record
button-review = Review
button-pages = In the browser
button-page-watch = Look on in the browser
button-page-turn = Play this turn in the browser
button-mute = No more for this turn
button-resigned = Give up
button-link-yes = Both are mine
button-link-no = No
button-unlink = Leave
button-forget = Forget me
