# What the conversation says around tables. $player and other names are people's own; $table is a table's code.

## Who is who

chat-nameless = somebody
chat-seat = seat { $seat }
chat-computer = Computer { $number }
chat-note-computer = computer, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [greedy] greedy
    [random] random
   *[other] { $level }
}
chat-note-gone = played by a computer
chat-role-seat = the players at this table
chat-role-host = who opened this table
chat-role-chat-admin = the admins of this chat
chat-role-owner = the host of the bot
word-yes = yes
word-no = no

## A table that waits

lobby-title = { $game }: a table is open
lobby-code = Join here, or from any other chat with /join { $table }
lobby-modules = With { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Every seat is taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
lobby-fair = The draw is fixed already; its seal is { $commitment }…
lobby-pace = Time for each decision: { $pace }.
lobby-time-up = When it is up: { $what }.
lobby-rated = { $rated ->
    [yes] Rated, if only people play.
   *[no] Not rated.
}
lobby-open = { $private ->
    [yes] Private: join from this chat or by invitation.
   *[no] Open to everybody who has the code.
}

pace-live = 2 minutes
pace-1h = 1 hour
pace-8h = 8 hours
pace-24h = 24 hours
pace-3d = 3 days
pace-7d = 7 days
pace-none = no limit
timeup-simplest = the simplest legal turn is played
timeup-computer = a computer plays this turn
timeup-offer = the seat is offered to others

new-done = Table { $table } is open.
join-done = { $seats ->
    [one] You sit at the table. { $seats } seat is taken.
   *[other] You sit at the table. { $seats } seats are taken.
}
join-colour = Your colour: { $colour }.
leave-done = You have left the table.
start-done = The game begins.
start-welcome = Hello! This bot plays Carcassonne, slowly or fast, with people in any chat and with computers.
start-hands = Hands are shown in the private chat. Each of these has to write to the bot there first: { $players }
computer-which = Which computer is to play?
computer-done = { $seats ->
    [one] A computer has joined. { $seats } seat is taken.
   *[other] A computer has joined. { $seats } seats are taken.
}
remove-done = The seat is free again.
endtable-sure = Close table { $table } for good? Nobody wins it.
endtable-done = The table is closed.

menu-title = Options of the table. Press one to change it.
menu-game = Game: { $value }
menu-modules = Expansions: { $value }
menu-pace = Time: { $value }
menu-timeup = Time up: { $value }
menu-seats = Seats: { $value }
menu-rated = Rated: { $value }
menu-private = Private: { $value }
menu-language = Language: { $value }
menu-choose-game = Which game?
menu-choose-modules = Press an expansion to put it in or take it out.
menu-note-siege = Siege & Defence plays best with the Abbot. The fortress, fourteen tiles and the symbols are a reconstruction.
menu-note-cardcassonne = The points for animals are partly a reconstruction.
menu-choose-pace = How much time for each decision?
menu-choose-timeup = What happens when the time is up?
menu-choose-seats = How many seats?
menu-choose-language = Which language is the table told in?

## Refusals around the deeds

refused = { $why }
command-unknown = There is no command { $command }. /help shows all of them.
command-near = There’s no { $typed }. Did you mean { $meant }?
button-unknown = This button leads nowhere any more. /board shows the table as it is.
panel-others = { $command ->
    [none] These buttons are somebody else’s. Open your own in the same way.
   *[other] These buttons are somebody else’s. Yours come with { $command }.
}
button-stale = This was turn { $was }, it is turn { $now } now. /board shows the table as it is.
button-stale-step = Turn { $now } has gone on since. /board shows the table as it is.
store-trouble = The games cannot be reached just now. Nothing is lost; try again in a moment.
store-stuck = The games cannot be reached just now. Nothing is lost, but whoever runs this bot has to see to it first.
bot-trouble = Something has gone wrong here. What you have confirmed is kept; try again.
bot-paused = Too much is going wrong just now, so I am pausing for { $seconds } seconds. Nothing is lost, and the clocks stand still.
no-such-cell = There is no cell { $cell }. A cell is named like M20: column, then row. Other looks: { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = There is nothing to be seen of that here.
only-private = Write this to the bot in private: it is for you alone.
which-table = Which table?
which-code = Which table? Write its code as the first word, like { $command } { $table }
which-line = { $table }: { $label }

## Manners

undo-draft = What you had not confirmed is put away.
undo-done = Taking it back needs the consent of { $players }.
undo-taken = What you had confirmed is taken back.
agree-done = { $count ->
    [0] You agree.
   *[other] You agree. Still asked: { $players }.
}
refuse-done = You do not agree.
nudge-done = A reminder is on its way.
mute-done = No more reminders for this turn.
resign-sure = Give up at table { $table }? A computer plays your seat to the end, and you rank last.
resigned-done = You have given up.
substitute-offered = Your seat is offered. You play on until somebody takes it; the same command keeps it.
substitute-kept = You keep your seat.
substitute-none = No seat is offered at this table.
take-done = The seat is yours.
rematch-which = Press Rematch under the result, or write the code of the table: /rematch CODE
rematch-done = Table { $table } is open for the next game.
away-done = You are away until { $until }. Your clock stands still, as long as the game allows it.
back-done = You are back.
away-not = You are not away. /away 3d gives you three days off, /away 12h twelve hours.
watch-which = Write the code of the table: /watch CODE
watch-done = This chat watches the table.
watch-off = This chat watches the table no more.
say-done = Said.
say-alone = This table is in no other chat, so there is nobody to tell. Just write it here.
block-which = Whom? Write the name: /block NAME
block-done = You will hear nothing of this person any more. The same command lifts it.
block-off = You hear this person again.
invite-code = To join from anywhere: /join { $table }
# $link: an address on Telegram
invite-link = On Telegram: { $link }
private-first = This is for you alone: open the private chat with the bot first.
private-sent = It is in your private chat with the bot.
invite-done = If this person can be reached, the invitation is on its way.
person-unknown = Nobody at your tables is called { $player }.
invite-unknown = { person-unknown } Pass the code on instead: /join { $table }
invite-late = The game has begun already. Others can look on: /watch { $table }
kick-whom = { $how ->
    [host] Who should go?
   *[vote] Who should go? It takes the votes of more than half of the others; after { $fewest } missed turns in a row the host alone can do it.
}
kick-nobody = Nobody at this table is called { $player }.
kick-done = The seat is free.
kick-voted = Your vote counts. When more than half of the others want it, the seat is free.

## Settings

settings-title = Your settings
settings-zone = Time zone: { $zone }.
settings-how-zone = Change it with /settings zone Europe/Berlin
settings-quiet = { $set ->
    [yes] Quiet hours: { $quiet } ({ $zone }).
   *[no] Quiet hours: none.
}
settings-how-quiet = Change them with /settings quiet 22:00 07:00 or /settings quiet off
settings-reminders-fast = Where a decision has an hour or less: only at half of it.
settings-reminders = Reminders: at half of the time, and an hour before it is up. { settings-reminders-fast } Without a limit: once a day.
settings-interval = { $hours ->
    [0] Reminders: none, but you are called when it is your turn.
    [one] Reminders: every hour, and an hour before the time is up. { settings-reminders-fast }
   *[other] Reminders: every { $hours } hours, and an hour before the time is up. { settings-reminders-fast }
}
settings-how-interval = Change it with /settings interval 6 or /settings interval off
setting-language = Language: { $value }
setting-palette = Colours: { $value }
setting-hints = Hints: { $value }
setting-ping = Ping me: { $value }
setting-reminders = Remind me: { $value }
setting-wagon = Wagon after scoring: { $value }
setting-no-ransom = Never ask for ransom: { $value }
setting-cheapest-withdrawal = Withdraw the cheapest: { $value }
setting-no-second-part = No second part of a turn: { $value }
palette-standard = standard
palette-colour-blind = for colour-blind eyes
ping-here = here
ping-private = in private
ping-both = here and in private
ping-never = never
wagon-ask = ask me
wagon-home = home
wagon-best = to the best place

stats-title = Your games
stats-none = You have finished no game yet.
stats-line = { $games ->
    [one] { $game }: { $games } game, { $wins } won
   *[other] { $game }: { $games } games, { $wins } won
}
stats-rating = { $games ->
    [one] Rating { $rating } after { $games } rated game
   *[other] Rating { $rating } after { $games } rated games
}
stats-rating-none = No rating yet (rated games: { $games })
top-title = { $where ->
    [all] The best everywhere
   *[here] The best of this chat
}
top-none = { $where ->
    [all] Nobody has finished a game yet.
   *[here] Nobody has finished a game here yet.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $wins } of { $games } game won)
   *[other] { $rank }. { $player }: { $rating } ({ $wins } of { $games } games won)
}
top-new = { $games ->
    [one] { $rank }. { $player }: new ({ $wins } of { $games } game won)
   *[other] { $rank }. { $player }: new ({ $wins } of { $games } games won)
}

link-code = On your other platform, write to the bot within ten minutes: /link { $code }
link-careful = When both accounts have said yes, they are one player. Never enter a code that somebody else gives you.
link-accounts = These accounts are one player: { $accounts }. /unlink takes out the one you write from.
# $platforms: where the accounts are, like "Telegram and Discord"
link-account = { $name } ({ $platforms })
link-asked-title = One player?
link-asked = { $other } and you, { $mine }, would become one player.
link-means = From then on each account sees the other’s hands, plays its seats in every game and shares its results. Say yes only if both accounts are yours: a code from somebody else gives your games away.
link-agreed = You have said yes, and so has the other side.
link-waits = You have said yes. Now the other side has to say yes as well, within ten minutes.
link-refused = The accounts stay apart: nothing has changed.
link-news-done = { $accounts } are one player now. If one of these accounts is not yours, /unlink takes this one out.
link-news-left = { $accounts } has left and is a player of its own now. Seats and results have stayed with you.
link-news-refused = { $accounts } said no. Nothing has changed.
unlink-sure = { $account } would start as a new player, without seats, results and settings. All of that stays with { $others }.
unlink-done = This account is a new player now. Seats, results and settings have stayed with the others.
forget-sure = Here is all that is kept of you. Forget it? You leave your tables, and finished games keep a seat without a name.
forget-file = All that is kept of you
forget-done = You are forgotten.

setup-title = Settings of this chat
setup-opening = Tables are opened by: { $value }
setup-opening-all = everybody
setup-opening-admins = admins
setup-deaf = Words from other places: { $value }
setup-threads = A thread for each table: { $value }
setup-language = Language: { $value }
setup-language-any = of each table
setup-channels = Tables in this channel: { $value }
setup-everywhere = yes, as in all channels
setup-typed = Or in words: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language de

export-done = The record of table { $table }.
export-file = A game's record
import-how = Send the record as a file, with /import beside it.
import-done = Table { $table } goes on from the record. Its seats are taken in the order of joining.

## Help

help-title = How to play
help-first = Open a table with /new, let others press Join or add a computer, then press Start.
help-turn = When it is your turn, tap a cell, then how the tile lies, then a figure, then Confirm. Nothing is final before that.
help-typed = Or in one line: /move { $cell } r2 knight north. { $cell } is the cell, r2 the second way to turn the tile, then figure and place, or { word-none }.
help-more = Rules: /rules and a word, like /rules farmer. All your games: /games. Your settings: /settings.
help-line = { $command }: { $line }
help-cut = /help and the name of a command tells about it.
