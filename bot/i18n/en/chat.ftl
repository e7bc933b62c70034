# What the conversation says around tables. $player and other names are people's own; $table is a table's code.

## Who is who

chat-nameless = someone
chat-seat = seat { $seat }
chat-computer = Computer { $number }
level-name = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [master] master
    [greedy] greedy
    [random] random
   *[other] { $level }
}
chat-note-computer = computer, { level-name }
chat-note-gone = played by a computer
# Behind the name of a player who has left, where a move is told
chat-note-plays = computer
chat-role-seat = players in this game
chat-role-host = the host
chat-role-chat-admin = this chat's admins
chat-role-owner = the bot's owner
word-yes = yes
word-no = no

## A table that waits

lobby-title = New game of { $game }
lobby-modules = With { $modules }.
# $about: the colour, and the level of a computer
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
lobby-fair = Fair draw, sealed in advance: { $commitment }…
lobby-elsewhere = Everyone gets their turns in a private chat with me.
lobby-clock = { $pace } per turn; if time runs out, { $what }.
lobby-pace = Time per turn: { $pace }
lobby-rated = { $rated ->
    [yes] Rated if no computers play.
    [first] Casual, as it's the host's first game: /hint is allowed.
   *[no] Casual (not rated).
}
lobby-open = { $private ->
    [yes] Private: join in this chat or by invitation.
   *[no] Anyone with the code can join: /join { $table }
}

pace-live = 2 minutes
pace-1h = 1 hour
pace-8h = 8 hours
pace-24h = 24 hours
pace-3d = 3 days
pace-7d = 7 days
pace-6h-30m = 6 hours + 30 minutes
pace-2d-4h = 2 days + 4 hours
pace-5d-8h = 5 days + 8 hours
pace-none = unlimited
timeup-simplest = a simple move is played
timeup-computer = a computer plays the turn
timeup-offer = the seat is on offer

new-done = Your game { $table } is open. Waiting for players.
join-how = To join a friend's game, send /join and its code.
close-others = { $chat ->
    [private] Others still play here, so the game can't be closed. To stop playing, send /leave.
   *[group] Others still play here, so only this chat's admins can close the game. To stop playing, send /leave.
}
join-done = { $seats ->
    [one] You're in! { $seats } seat taken.
   *[other] You're in! { $seats } seats taken.
}
join-colour = Your colour: { $colour }.
# $alone: nobody else plays but computers
leave-how = { $alone ->
    [yes] Leave game { $table }? Someone else can take your seat. If you resign, the game ends without a result.
   *[no] Leave game { $table }? Someone else can take your seat. If you resign, a computer plays on and you come last.
}
stay-done = OK, you're staying.
leave-done = You left the game.
start-done = The game has started. Good luck!
start-welcome = Hi! I'm a bot for playing Carcassonne in chats, over an evening or over weeks. Play with friends in a group, or start right here against a computer.
start-hands = Your cards come by private message. These players must first open a private chat with me and press Start: { $players }
computer-which = How strong should the computer be?
computer-joined = { $player } ({ level-name }) is in.
remove-done = Removed. The seat is free again.
endtable-sure = Close game { $table } for good? Nobody will win it.
keep-done = OK, the game stays open.
endtable-done = Game closed.

menu-title = Game options: tap one to change it.
menu-game = Game: { $value }
menu-modules = Expansions: { $value }
menu-pace = Time per turn: { $value }
menu-timeup = Out of time: { $value }
menu-seats = Seats: { $value }
menu-rated = Rated: { $value }
menu-private = Private: { $value }
menu-language = Language: { $value }
menu-choose-game = Which game?
menu-choose-modules = Tap an expansion to add or remove it.
menu-note-siege = Siege & Defence plays best with the Abbot. The fortress, fourteen tiles and the symbols are a reconstruction.
menu-note-cardcassonne = The points for animals are partly a reconstruction.
menu-choose-pace = How much time per turn?
menu-choose-timeup = What happens when time runs out?
menu-choose-seats = How many seats?
menu-choose-language = Which language should the game use?

## Refusals around the deeds

command-unknown = There's no command { $command }. Send /help to see them all.
command-near = There's no { $typed }. Did you mean { $meant }?
button-unknown = This button no longer works. Send /board for the current board.
panel-others = { $command ->
    [none] These buttons belong to another player. Open your own in the same way.
   *[other] These buttons belong to another player. Open your own: { $command }
}
panel-of = { $command ->
    [none] These buttons are for { $player }. Open your own in the same way.
   *[other] These buttons are for { $player }. Open your own: { $command }
}
panel-ended = { $command ->
    [none] These buttons have expired. Open them again.
   *[other] These buttons have expired. Open them again: { $command }
}
button-stale = That was turn { $was }; it's now turn { $now }. Send /board for the current board.
button-stale-step = This turn has moved on. Send /board for the current board.
store-trouble = I can't reach the games right now. Nothing is lost – please try again in a moment.
store-stuck = I can't reach the games right now. Nothing is lost, but the bot's owner has to fix this.
bot-trouble = Something went wrong on my side. What you confirmed is safe – please try again.
bot-paused = Something's wrong on my side; I'm pausing for { $seconds } seconds. Nothing is lost, and all clocks are stopped.
no-such-cell = “{ $cell }” isn't a square. Squares look like M20: column, then row.
no-picture = There's nothing to show for that here.
only-private = Others here would read the answer. Please send that to me in our private chat.
which-table = Which game?
which-code = Which game? Put its code first: { $command } { $table }
which-option = Which game? Send { $command } and choose it under “{ $option }”.
which-line = { $table }: { $label }

## Manners

undo-draft = Your unconfirmed move has been cleared.
undo-done = Undo requested. Waiting for { $players } to agree.
undo-taken = Your last move is undone.
undo-late = Too late to undo: the game has moved on.
agree-done = { $count ->
    [0] You agreed.
   *[other] You agreed. Still waiting for { $players }.
}
refuse-done = You declined. The move stands.
nudge-done = Nudged.
give-done = Done: more time to play.
pause-done = Asked. The game pauses once everyone agrees.
pauseyes-done = You agreed to the pause.
pauseno-done = You declined. The game goes on.
resume-done = The pause is over.
mute-done = OK, no more reminders for this turn.
# $alone: nobody else plays but computers
resign-sure = { $alone ->
    [yes] Resign from game { $table }? It ends without a result.
   *[no] Resign from game { $table }? A computer plays on for you, and you come last.
}
resigned-done = You resigned.
substitute-offered = Your seat is on offer. Keep playing until someone takes it; send /substitute again to keep it.
substitute-kept = You're keeping your seat.
substitute-none = No seat is on offer in this game.
substitute-instead = This game has already started, but a seat is on offer.
take-done = The seat is yours.
rematch-which = No game has been finished here yet. To play another one again, send /rematch and its code.
rematch-done = Rematch { $table } is open.
away-done = You're away until { $until }. Your clocks are paused, for up to 14 days per game.
away-ahead = You're away from { $since } to { $until }. Your clocks are paused then.
back-done = Welcome back.
away-not = You're not away. To take time off, send /away 3d (three days) or /away 12h (twelve hours).
watch-which = Send /watch with the game's code.
watch-done = This chat now follows the game.
watch-off = This chat no longer follows the game.
say-done = Sent.
say-alone = This game is only in this chat, so just write here.
say-nobody = You're playing computers only: nobody would read it.
block-list = Blocked: { $players }
block-which = Who? Send /block with the player's name.
block-done = Blocked: no more invitations, nudges or messages from them. The same command unblocks.
block-off = Unblocked.
share-open = New game: { $game }
share-running = Game of { $game }
invite-code = Pass this on; it works in any chat with this bot: /join { $table }
# $link: an address on Telegram
invite-link = On Telegram: { $link }
private-again = Open a private chat with me and send { $command } there.
private-first = I'll answer you in private. Open a private chat with me first.
settings-saved = Saved.
private-sent = I sent it to you in our private chat.
write-as-yourself = Write as yourself to play.
wait-short = Got it. This group is busy, so it takes { $seconds } s. It's faster in private.
wait-look-private = Too many messages in this group, so I sent you the board in private.
look-again = Nothing new since your last look. Press again for a new message.
wait-look-shown = This group already shows the board, so I sent it to you in private.
invite-done = I'm sending the invitation. If it doesn't arrive, pass on the game's code.
person-unknown = Nobody in your games is called “{ $player }”.
invite-unknown = I don't know { $player } yet. Pass the code on instead: /join { $table }
invite-bot = { $player } is a bot and can't be invited. Add a computer instead.
invite-late = { $plays ->
    [yes] This game has already started. Others can follow it: /watch { $table }
   *[no] This game has already started. To follow it: /watch { $table }
}
kick-whom = { $how ->
    [host] Who should be removed?
   *[vote] Who should be removed? More than half of the others must agree; after { $fewest } missed turns in a row the host alone can do it.
}
kick-nobody = Nobody in this game is called “{ $player }”.
kick-computers = You're playing computers only. To leave the game: /leave
kick-done = Removed. The seat is free.
kick-voted = Vote counted. They are removed once more than half of the others agree.

## Settings

settings-title = Your settings
settings-menu = Choose a setting to change …
settings-zone = Time zone: { $zone }
settings-how-zone = To change it: /settings zone Europe/Berlin
settings-quiet = { $set ->
    [yes] Quiet hours: { $quiet } ({ $zone })
   *[no] Quiet hours: none
}
settings-how-quiet = To change them: /settings quiet 22:00 07:00 or /settings quiet off
settings-free = { $set ->
    [yes] Free days: { $days }
   *[no] Free days: none
}
settings-how-free = To change them: /settings free Sat Sun or /settings free off
settings-reminders-fast = With an hour or less per turn, only halfway.
settings-reminders = Reminders: halfway and 1 hour before time runs out. { settings-reminders-fast } With no limit, once a day.
settings-interval = { $hours ->
    [0] Reminders: none, but you get a ping when it's your turn.
    [one] Reminders: every hour, and 1 hour before time runs out. { settings-reminders-fast }
   *[other] Reminders: every { $hours } hours, and 1 hour before time runs out. { settings-reminders-fast }
}
settings-how-interval = To change them: /settings interval 6 or /settings interval off
settings-how-typed = To change them: /settings_zone · /settings_quiet · /settings_free · /settings_interval
setting-language = Language: { $value }
setting-palette = Colours: { $value }
setting-hints = Best squares first: { $value }
setting-ping = Ping me: { $value }
setting-reminders = Remind me: { $value }
setting-wagon = My wagon after scoring: { $value }
setting-no-ransom = Ask about ransoms: { $value }
setting-cheapest-withdrawal = Withdraw my cheapest meeple: { $value }
setting-no-second-part = My builder's extra turn: { $value }
palette-standard = standard
palette-colour-blind = colour-blind friendly
ping-here = in the game's chat
ping-private = privately
ping-both = in both
ping-never = never
wagon-ask = ask me
wagon-home = take it home
wagon-best = move it on

stats-title = Your record
stats-none = You haven't finished a game yet. To play a computer now: /new computer
stats-line = { $games ->
    [one] { $game }: { $games } game, { $wins } won
   *[other] { $game }: { $games } games, { $wins } won
}
stats-rating = { $games ->
    [one] Rating { $rating } ({ $games } rated game)
   *[other] Rating { $rating } ({ $games } rated games)
}
rating-means = Everyone starts at 1500. A player rated 200 higher wins about 3 games in 4.
rating-unsure = The ? means I'm not sure yet: it usually disappears after 10 to 20 rated games.
top-title = { $where ->
    [all] Top players everywhere, by rating
   *[here] Top players in this chat, by rating
}
top-none = { $where ->
    [all] No finished games yet.
   *[here] No finished games in this chat yet.
}
top-line = { $games ->
    [one] { $rank }. { $player }: { $rating } ({ $wins } of { $games } game won)
   *[other] { $rank }. { $player }: { $rating } ({ $wins } of { $games } games won)
}
top-new = { $games ->
    [one] { $player }: { $rating } ({ $wins } of { $games } game won)
   *[other] { $player }: { $rating } ({ $wins } of { $games } games won)
}

link-code = On your other platform, send me this within 10 minutes: /link { $code }
link-careful = Both accounts must say yes to become one player. Never enter a code from someone else.
link-accounts = These accounts are one player: { $accounts }. To separate the one you're using: /link
link-accounts-press = These accounts are one player: { $accounts }. To separate the one you're using, press { button-unlink }.
# $platforms: where the accounts are, like "Telegram and Discord"
link-account = { $name } ({ $platforms })
link-asked-title = One player?
link-asked = { $other } and you, { $mine }, would become one player.
link-means = Each account would see the other's cards, play its seats and share its results. Say yes only if both accounts are yours: a code from someone else gives your games away.
link-agreed = You said yes, and so did the other account.
link-waits = You said yes. Now the other account must say yes too, within 10 minutes.
link-refused = The accounts stay apart. Nothing has changed.
link-news-done = { $accounts } are now one player. If one of them isn't yours, press { button-unlink } to separate this one.
link-news-left = { $accounts } has left and is now a separate player. Seats and results stay with you.
link-news-refused = { $accounts } said no. Nothing has changed.
unlink-sure = { $account } would start as a new player, without seats, results or settings. All of that stays with { $others }.
unlink-done = This account is now a new player. Seats, results and settings stay with the others.
unlink-kept = OK, your accounts stay linked.
privacy-title = Your data
privacy-data = Here's everything I know about you.
forget-sure = Delete your data for good? You leave your games; finished games keep a nameless seat.
forget-file = Your data
forget-done = Your data has been deleted.
forget-kept = OK, nothing is deleted.

setup-title = Chat settings
setup-private = /setup is for groups and servers. Your own settings: /settings
setup-opening = Who can start games: { $value }
setup-opening-all = everyone
setup-opening-admins = admins only
setup-deaf = Messages from other chats: { $value }
setup-threads = A thread per game: { $value }
setup-old = Old boards: { $value }
setup-old-keep = stay
setup-old-fold = become one line
setup-old-tidy = are deleted
setup-language = Language: { $value }
setup-language-any = each game's own
setup-channels = Games here: { $value }
setup-everywhere = yes (everywhere)
setup-typed = Or in words: /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup old keep, /setup words off, /setup language de

export-done = Here's the record of game { $table }.
export-file = A game's record
import-how = Attach a game record and write /import with it.
import-done = Game { $table } continues from the record. Players get its seats in the order they join.

## Help

help-title = How to play
help-first = Start a game with /new. Others press Join, or you add a computer; then press Start.
help-turn = On your turn, pick a square, turn the tile, place a meeple or skip, then press Confirm. Until then you can change your mind.
help-typed = Or type it: /move { $cell } r2 knight north. That's the square, the way round, then meeple and place, or “{ word-none }”. A complete move is played at once.
help-more = Rules: /rules and a word, like /rules farmer. Your games: /games. Your settings: /settings.
help-line = { $command }: { $line }
help-cut = More about one command: /help move
