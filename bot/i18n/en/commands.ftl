# More about each command, for /help COMMAND: two or three sentences, with an example where one helps.
# Discord. Names of commands and options are at most 32 small letters, digits, - or _, without blanks; lines at most 100 letters.

command-new = open a table here
about-new = Opens a table in this chat and gives you a seat; others press Join, and Options has the expansions and the time for a decision. /new cardcassonne opens one for the card game, /new river inns one with these expansions.
slash-new = new

command-join = sit down at a table by its code
about-join = Gives you a seat at the table with this code, from any chat and any platform: /join k3m9x2ab. A colour may stand behind the code; where only one table waits, it is enough: /join green.
slash-join = join

command-leave = get up before the game begins
about-leave = Frees your seat as long as the table waits for players. Once the game goes on, /substitute offers your seat to others, and /resign gives up.
slash-leave = leave

command-begin = begin the game
about-begin = Draws seats and tiles and begins, like the button Start. Who comes later can look on with /watch, or take a seat that is offered.
slash-begin = begin

command-move = a move in words: cell, turning, figure and place
about-move = A whole turn in one line: /move { $cell } r2 knight north. { $cell } is the cell, r2 the second way to turn the tile, then figure and place, or { word-none }. What you leave out is asked for; without words your turn is shown.
slash-move = move

command-board = the board; with { word-fields }, { word-roads }, { word-cities }, { word-words } or a cell like M20
about-board = Posts the board again, with buttons for the owners of fields, cities and roads. /board { $cell } shows that part from near and how many of the tiles left fit there; /board words tells all of it as text.
slash-board = board

command-tiles = the tiles left
about-tiles = Shows every tile with how many of it are still to come. Used up ones are grey. There are none in the card game.
slash-tiles = tiles

command-score = the score if the game ended now
about-score = Counts the game as if it ended now: who would get how much, and for what. Cards that lie face down are not counted.
slash-score = score

command-history = the last turns in words
about-history = Tells the last 40 steps of the game with their points. /history 100 goes further back, up to 200.
slash-history = history

command-replay = the game as an animation
about-replay = Sends the game so far as an animation, tile by tile or card by card. Cards that lie face down show their backs; /history tells the same in words.
slash-replay = replay

command-rules = look up a rule
about-rules = Looks up a rule by any word, of the expansions in play first: /rules farmer. Without a word it lists the chapters.
slash-rules = rules

command-undo = take back what you have confirmed, if the others agree
about-undo = What you have not confirmed is put away at once. What you confirmed last goes back if all others agree, as long as no other person has confirmed anything since. What computers have played since goes back with it; the tiles drawn stay the same. Cards that were shown cannot be taken back.
slash-undo = undo

command-resign = give up
about-resign = Asks once more, then a computer plays your seat to the end and you rank last. If somebody else could go on for you, /substitute is the better way.
slash-resign = resign

command-substitute = offer your seat, or take one that is offered
about-substitute = Offers your seat; you play on until somebody takes it, and the same command keeps it. Who does not sit at the table takes a seat that is offered.
slash-substitute = substitute

command-nudge = remind who has to decide
about-nudge = Reminds whoever has to decide, in your name. It works once in six hours, and not in that person's quiet hours.
slash-nudge = nudge

command-away = be away: 3d, 12h or a date; without words you are back
about-away = Your clocks stand still and nothing reminds you: /away 3d, /away 12h, /away 2w, or up to a day, as year-month-day. A year is the most; without words you are back.
slash-away = away

command-rematch = the same table once more
about-rematch = Opens a table with the same options and seats everybody who asks for it. It means the game that was played here last, or the one whose code you write: /rematch k3m9x2ab.
slash-rematch = rematch

command-games = all your tables, the urgent ones first
about-games = Lists every table you sit at, in all chats, those that wait for you first, with the time that is left. Each has a button to its board.
slash-games = games

command-stats = your games and your rating
about-stats = Tells how many games you have played and won, and your rating. Only rated games between people count for the rating.
slash-stats = stats

command-leaderboard = the best here; with { word-all }: everywhere
about-leaderboard = Ranks those who have finished games in this chat by rating. /leaderboard all ranks everybody who plays with this bot.
slash-leaderboard = leaderboard

command-settings = language, colours, pings, quiet hours, standing orders
about-settings = Shows what you have set, with a button for each. Some are typed: /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = settings

command-link = play as one person on several platforms
about-link = Makes two accounts one player, with the same tables and the same rating. Write /link here, then /link with the code on your other platform, within ten minutes; both accounts are asked before anything changes. /unlink takes one out again.
slash-link = link

command-unlink = make this account a player of its own again
about-unlink = Takes the account from which you write out of those you have linked. It starts as a new player; seats, results and settings stay with the other accounts. You are asked once more before.
slash-unlink = unlink

command-watch = show a table in this chat
about-watch = Shows a table of another chat in this one as well: /watch k3m9x2ab. The same once more ends it. Without a code it offers your tables of other chats; if there are none, you get the address of the table here in the browser, if it has one.
slash-watch = watch

command-invite = ask somebody to your table
about-invite = Asks a person with whom you share a table, or tells you the code to pass on: /invite Ben. It works until the game begins.
slash-invite = invite

command-remove = ask that somebody goes
about-remove = Before the game the host sends a person or a computer away. Later the others vote, and more than half of them decide; if somebody has let the time run out twice, the host alone can: /remove Ben.
slash-remove = remove

command-message = a few words to the other chats of the table
about-message = Carries up to 300 characters to the other chats of your table: /message Good luck. Where a table is in one chat only, just write there.
slash-message = message

command-block = hear nothing of a person
about-block = No invitation, nudge or word of this person reaches you any more: /block Ben. The same once more lifts it.
slash-block = block

command-hint = what a computer would do
about-hint = Tells what the strongest computer would do in your place and why, to you alone. There are no hints in rated games.
slash-hint = hint

command-why = why a computer did what it did
about-why = Tells why a computer player made its last move. After the game it looks back: where the points came from and which moves would have been better.
slash-why = why

command-export = the record of a game
about-export = Sends the record of a game as a file, with everything that you may know of it: /export k3m9x2ab. /import goes on from it, and after the game anybody can check the draw with it.
slash-export = export

command-import = go on from a record
about-import = Send a record as a file with /import beside it. A game that is not over becomes a table that goes on from there; one that is over is shown.
slash-import = import

command-privacy = all that is kept of you, and how to have it forgotten
about-privacy = Sends you all that is kept of you, with a button that deletes it. You leave your tables then, and finished games keep a seat without a name.
slash-privacy = privacy

command-setup = settings of this chat, for admins
about-setup = For admins: who opens tables, in which channels, the language, and whether each table gets a thread. With words it changes one thing: /setup opening admins, /setup language de.
slash-setup = setup

command-close = close a table
about-close = Closes a table for good, after one more question; nobody wins. Admins can always, the host as long as nobody else would lose a game by it.
slash-close = close

command-help = how to play, and every command
about-help = Tells in a few lines how to play, and lists every command. /help play tells more about one of them.
slash-help = help

## What may be typed after a command, and a line about it

slash-option-game = game
slash-about-game = Which game
slash-option-expansions = expansions
slash-about-expansions = Expansions by name, like river inns
slash-option-table = table
slash-about-table = The table's code
slash-option-colour = colour
slash-about-colour = A colour of your own choice
slash-option-move = move
slash-about-move = Cell, rotation, figure and where: M19 r2 knight north
slash-option-look = look
slash-about-look = A cell to look at closely, or { word-fields }, { word-cities }, { word-roads }
slash-option-word = word
slash-about-word = What you want to know about
slash-option-until = until
slash-about-until = A day, or for how long: 2026-12-24, 3d, 12h; empty: back
slash-option-where = where
slash-about-where = { word-all } for everywhere
slash-option-change = change
slash-about-change = What to change, in words
slash-option-code = code
slash-about-code = The code from your other account
slash-option-person = person
slash-about-person = Who it is
slash-option-player = player
slash-about-player = A name, or the number of a seat
slash-option-words = words
slash-about-words = What you want to say
slash-option-file = file
slash-about-file = A record, as /export gives it
slash-option-command = command
slash-about-command = A command you want to know more about
