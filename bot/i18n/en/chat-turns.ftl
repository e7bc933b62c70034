# A game as the conversation tells it: turns, news, looks at the table, and what buttons say.

## A turn

# $asked: what is asked of whom, as a sentence; $whose: whose turn it is, where somebody else is asked in it
turn-asks = { $asked } (turn { $turn })
turn-asks-between = { $asked } (turn { $turn }: { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (round { $round } of { $rounds })
}
turn-computer = { $player } is thinking … (turn { $turn })
turn-yours = { $player }, it's your turn vs { $others } (turn { $turn })
turn-second = { $player }, it's still your turn vs { $others }: second tile (turn { $turn })
turn-others = { $player } and { $count } others
# $what: a sentence about a tile that was laid; $turn: the number of its turn, which stands in the picture, too
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player }: { $cell }, abbey
   *[other] { $player }: { $cell }
}
told-move = { $player }: { $cell }, { phrase-role }
turn-deadline = Play by { $until }
turn-small = { $left } · by { $until }
turn-pace = { $pace } per turn
turn-notice = { $time } after this message
turn-banks = Time banks: { $banks }
turn-bank = { $player }: { $left }
turn-scores = { $player } { $points }
turn-score-line = Score: { $scores }
turn-gap = +{ $count } more: /history
turn-confirm = Confirm your move? Nothing counts until you do.
turn-first = Pick a square, turn the tile, place a meeple or skip, then press Confirm.
turn-first-cards = Press My hand, choose a card or your large meeple, then press Confirm.
turn-again = Press again to confirm: { $choice }
turn-done = Move played.
turn-as-it-lies = You've changed this move since. This is how it is now.
turn-elsewhere = The game goes on in another message.
lobby-in-private = The game goes on in private.
# $turn: its number; $played: what was played in the turn, in a few words; an old message shows this line only
fold-turn = #{ $turn } { $played }
# An old reminder or offer shows this line only
fold-settled = That's settled.
over-fair = Fair draw: seed { $seed }… · /export { $table }
result-line = { $player } { $points }: { $sources }
# Behind the name of a player who comes last for it
result-gone = { $how ->
    [resigned] resigned
   *[removed] removed
}

typed-no-cell = “{ $word }” isn't a square. The tile fits at { $cells }.
typed-place-first = Place your tile first. It fits at { $cells }.
typed-no-way = { $way } isn't possible on any square. The tile fits at { $cells }.
typed-no-fit = The tile doesn't fit at { $cell }. It fits at { $cells }.
typed-not-this-way = { $way } isn't possible at { $cell }. Choose one of these: { $ways }
typed-which-cell = Which square? { $way } is possible at { $cells }. Put the square first: { $cell } { $way }
typed-which-way = Which way round at { $cell }? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = “{ $words }” isn't a choice here.
typed-which-of = “{ $words }” fits several choices. Which one?
typed-no-role = You can't place { phrase-role-object } here.
typed-which-role = Which { phrase-role }?
typed-too-much = Your move is already complete. Leave out “{ $words }”.
typed-hidden = That card goes face down, and everyone here can read this. Use its number, or send me the move in private.
typed-hand = “{ $words }” isn't a choice here. Use the numbers in your hand.
advice-now = A computer would play: { $option }. { $why }
advice-rated = Hints are off in rated games. For your next game, turn off Rated under Options.
advice-was = { $player } played: { $option }. { $why }
advice-unknown = No computer move can be explained yet. Try again after one has played, or when the game is over.
advice-no-computer = No computers play in this game. When it's over, /why shows a review.
review-title = Game review
review-later = The review is ready when the game ends.
review-failed = This game has no review.
page-here = Game { $table } in the browser
page-none = This game has no web page.
hand-none = This game isn't played with cards.

## Looking

log-title = Recent turns (now turn { $turn })
log-none = Nothing has been played yet.
replay-title = The game up to turn { $turn }
replay-whole = The whole game
rules-nearest = I found no rule for “{ $word }”. Did you mean one of these?
# $word: what somebody looked up among the rules; it is about the bot
rules-in-help = “{ $word }” isn't a rule of the game. This may help:
# $expansion: its name, of whose rules one is shown; $played: whether a game is played here, without it
rules-expansion = { $played ->
    [yes] Part of { $expansion }, which isn't in this game.
   *[no] Part of { $expansion }.
}
rules-other-game = { $played ->
    [yes] Part of { $game }, which isn't this game.
   *[no] Part of { $game }.
}
rules-list = Rules: choose a chapter, or write a word, like /rules farmer.
games-none = You have no games. Start one with /new.
games-title = { $count ->
    [one] Your game
   *[other] Your { $count } games
}
# $state: mine (it waits for this person), open, running or over
games-line = { $state ->
    [mine] { $game } ({ $table }): your turn
    [open] { $game } ({ $table }): { $seats ->
        [one] waiting for players, { $seats } seat taken
       *[other] waiting for players, { $seats } seats taken
    }
   *[other] { $game } ({ $table }): waiting for others
}
reminder-one = { $limit ->
    [yes] { $player }, it's your turn vs { $others }. { turn-deadline }.
   *[no] { $player }, it's your turn vs { $others }.
}
reminder-title = { $count ->
    [one] { $player }, it's your turn.
   *[other] { $player }, it's your turn in { $count } games.
}
reminder-line = { $game } ({ $table })
reminder-last = This is the last reminder for this turn.

## News. $player, $seat and $by are names

news-card-gone = Game { $table } has started: { $players }.
news-card-closed = Game { $table } is closed.
news-invited = { $by } has invited you to game { $table }.
news-resigned = { $seat } resigned. A computer plays on for them.
news-seat-offered = { $seat } is looking for someone to take over, and will keep playing until then.
news-seat-kept = { $seat } is staying.
news-seat-taken = { $seat } has taken over the free seat.
news-kicked = { $seat } was removed. A computer plays on until someone takes the seat.
news-place-gone = Game { $table }: I can no longer post in { $place }, where { $seats } played.
news-left-place = Game { $table }: { $seat } has left { $place }.
news-turn-here = I can no longer post in { $place }, so game { $table } goes on here.
news-moved-back = Game { $table } goes on in { $place }.
button-movehere = Move the game here
movehere-done = OK, the game goes on here.
news-kick-wanted = { $by } wants to remove { $seat } from the game.
news-nudged = { $player }, it's your turn: { $by } is waiting in game { $table }.
news-said = { $by }: { $words }
# $players: who has to agree, joined; in the card game no tile is seen
news-undo-asked = { $game ->
    [carcassonne] It's your turn to answer, { $players }: { $seat } asks to undo the last move. Do you agree? The tile drawn since stays the same.
   *[cardcassonne] It's your turn to answer, { $players }: { $seat } asks to undo the last move. Do you agree?
}
news-undo-refused = { $by } declined. { $seat }'s last move stands.
news-undone = { $seat } has undone the last move.
# $by: time or computer
news-time-up = { $by ->
    [computer] { $seat } ran out of time. A computer played this turn.
   *[time] { $seat } ran out of time. The bot made a simple move.
}
news-will-expire = Game { $table } has been idle for a while. It closes on { $until }.
# $how: admin, host, expired or deserted
news-ended = { $how ->
    [host] The host closed the game.
    [expired] Closed: nobody has played for a long time.
    [deserted] Closed: everyone has left.
   *[admin] An admin closed the game.
}
news-clock-moved = { $count ->
    [1] I was offline for { $time }, so game { $tables } gets extra time.
   *[other] I was offline for { $time }, so these games get extra time: { $tables }.
}
button-games = My games
news-away = { $seat } is away until { $until }.
news-away-ahead = { $seat } is away from { $since } to { $until }.
news-deadline-moved = { $why ->
    [given] { $seat } now has until { $until }: more time from { $by }.
    [free_day] { $seat } now has until { $until }: free day.
   *[quiet] { $seat } now has until { $until }: quiet hours.
}
news-pause-asked = { $seat } asks to pause the game until { $until }. Everyone else has to agree.
news-pause-refused = { $by } declined the pause: the clock keeps running.
news-paused = Paused until { $until }. Any player can end the pause.
news-resumed = { $by } ended the pause: the clock is running again.
news-back = { $seat } is back.
news-rematch = Rematch? Game { $table } is open.
news-reminders = It's your turn in a game.

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
    [master] Master
    [greedy] Greedy
    [random] Random
   *[other] { $level }
}
button-remove = Remove { $player }
button-ticked = ✓ { $label }
expansion-line = { $name }: { $line }
button-endtable = Close game
button-keep = Keep it open
button-part = { $count ->
    [one] Area { $part } ({ $count } square)
   *[other] Area { $part } ({ $count } squares)
}
button-way = { $way }: { $turned }
button-confirm = Confirm
button-skip = Skip and confirm
button-back = Back
button-all-rules = All rules
button-copy = Copy the code
button-share = Invite friends
button-share-board = Share board
button-anew = Start over
button-more = More …
button-hand = My hand
button-inwords = Board as text
button-show-here = Show here
show-wait = You can show something here once a minute.
button-board = Board
button-board-of = Board of { $table }
# $who: those who play there beside the reader, joined; $decider: for whom it waits; $what: the game, or the code
# $state: mine (it waits for the reader), alone or joined (open, the reader sits there), open, running,
# or theirs (running, for two: it waits for the only other player)
button-table = { $state ->
    [mine] Your turn: vs { $who } · { $what }
    [alone] Open, only you · { $what }
    [joined] Open, with { $who } · { $what }
    [open] Open: { $who } · { $what }
    [theirs] { $who } to move · { $what }
   *[running] { $who }: { $decider } to move · { $what }
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
button-words = As text
button-png = Full-size image
button-private = Open private chat
button-agree = Agree
button-refuse = Decline
button-pauseyes = Pause
button-pauseno = Play on
button-resume = End pause
button-take = Take seat
button-vote = Vote to remove
button-rematch = Rematch
button-replay = Replay
button-export = Game record
button-review = Review
button-pages = Open in browser
button-page-watch = Watch in browser
button-page-turn = Play in browser
button-mute = Mute this turn
button-another = Add another
button-stay = Stay
button-substitute = { $offered ->
    [yes] Keep my seat
   *[no] Offer my seat
}
button-resigned = Resign
button-link-yes = Both are mine
button-link-no = No
button-unlink = Unlink
button-stay-linked = Stay linked
button-mydata = Download my data
button-unblock = Unblock { $player }
button-forget = Delete my data
button-delete-yes = Delete for good
button-keep-data = Keep my data
