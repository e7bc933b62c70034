# More about each command, for /help COMMAND: two or three sentences, with an example where one helps.
# Discord. Names of commands and options are at most 32 small letters, digits, - or _, without blanks; lines at most 100 letters.

command-new = start a game in this chat
about-new = Starts a game here with you in it; others press Join. Options has the expansions and the time per turn. /new cardcassonne starts the card game, /new river inns one with these expansions. /new computer plays a computer, without a time limit.
slash-new = new

command-join = join a game by its code
about-join = Takes a seat in the game with this code, from any chat and platform: /join k3m9x2ab. You can add a colour: /join k3m9x2ab green.
slash-join = join

command-leave = leave a game: free your seat, offer it or resign
about-leave = Before the start, frees your seat. In a running game, asks how: offer your seat, resign or stay.
slash-leave = leave

command-begin = start the game once players have joined
about-begin = Draws seats and tiles and starts the game, like the button Start. Anyone who comes later can follow it with /watch or take a seat on offer.
slash-begin = begin

command-move = make a move in words
about-move = Your whole turn in one line: /move { $cell } r2 knight north. That's the square, the way round, then meeple and place, or “{ word-none }”. r1 to r4 count the ways it fits, clockwise. A complete move is played at once. Leave something out and I'll ask for it. Alone, it shows your turn.
slash-move = move

command-board = show the board; with { word-fields }, { word-roads }, { word-cities }, { word-words } or a square like M20
about-board = Posts the board again; its buttons show who holds fields, cities and roads. /board { $cell } is a close-up with the tiles that still fit there; /board words tells everything as text.
slash-board = board

command-tiles = show which tiles are left
about-tiles = Shows every tile and how many are still to come; grey ones are used up. The card game has none.
slash-tiles = tiles

command-score = show the score if the game ended now
about-score = Shows what everyone would score if the game ended now, and for what. Face-down cards aren't counted.
slash-score = score

command-history = list recent turns
about-history = Lists the last 40 steps with their points. /history 100 goes further back, up to 200.
slash-history = history

command-replay = watch the game as an animation
about-replay = Sends the game so far as an animation. Face-down cards show their backs; /history says the same in words.
slash-replay = replay

command-rules = look up a rule
about-rules = Explains a rule in a few sentences, expansions in play first: /rules farmer. Alone, it lists the topics of your games.
slash-rules = rules

command-undo = undo your last move, if the others agree
about-undo = Clears your unconfirmed move at once. Undoes your last confirmed move if the others agree and no player has moved since; the tiles drawn stay the same. Cards that were shown can't be undone.
slash-undo = undo

command-resign = resign from a game
about-resign = Asks you to confirm. Then a computer plays on for you and you come last. To hand over your seat instead, use /substitute.
slash-resign = resign

command-substitute = offer your seat or take a free one
about-substitute = Offers your seat; you play on until someone takes it. Send it again to keep the seat. If you're not in the game, it takes a seat on offer.
slash-substitute = substitute

command-nudge = remind the player whose turn it is
about-nudge = Reminds the player whose turn it is, in your name: at most every 6 hours, and never in their quiet hours.
slash-nudge = nudge
command-give = give the player whose turn it is more time
about-give = Gives the player whose turn it is a day more, in fast games the time of a turn: at most twice for one decision.
slash-give = give
command-pause = pause the game, if everyone agrees
about-pause = Asks the others to pause the game: /pause 3d, /pause 7d. All clocks stand still. Send it alone to end the pause; anyone can.
slash-pause = pause

command-away = pause your clocks while you're away
about-away = Pauses your clocks and reminders: /away 3d, /away 12h, /away Fri-Mon or a date. Send it alone when you're back.
slash-away = away

command-rematch = play the same game again
about-rematch = Sets up a game with the same options; everyone who wants to play presses Join. It means the last game here, or the one with the code: /rematch k3m9x2ab.
slash-rematch = rematch

command-games = list your games, your turn first
about-games = Lists your games in all chats, your turn first, with the time left. Each has a button to its board.
slash-games = games

command-stats = show your results and rating
about-stats = Shows how many games you've played and won, and your rating: everyone starts at 1500, and 200 more means winning about 3 games in 4. Only rated games between players count for it.
slash-stats = stats

command-leaderboard = show the top players in this chat; with { word-all }: everywhere
about-leaderboard = Ranks the players who have finished games in this chat. /leaderboard all ranks everyone who plays with this bot.
slash-leaderboard = leaderboard

command-settings = language, colours, pings, quiet hours, standing orders
about-settings = Shows your settings, with a button for each. Some are typed: /settings zone Europe/Berlin, /settings quiet 22:00 07:00.
slash-settings = settings

command-link = use one account on several platforms
about-link = Makes your accounts on two platforms one player. Send /link here, then /link and the code on the other platform, within 10 minutes; both accounts are asked first. Later, /link takes one out again.
slash-link = link

command-unlink = make this account a separate player again
about-unlink = Takes the account from which you write out of those you have linked. It starts as a new player; seats, results and settings stay with the other accounts. You are asked once more before.
slash-unlink = unlink

command-watch = follow another chat's game here
about-watch = Shows a game from another chat here too: /watch k3m9x2ab. Send it again to stop. Alone, it gives you the web page of the game here, if there is one.
slash-watch = watch

command-invite = invite a player to your game
about-invite = Invites a player you share a game with, or gives you the code to pass on: /invite Ben. Works until the game starts.
slash-invite = invite

command-remove = remove a player
about-remove = Before the start the host can remove anyone: /remove Ben. Later it takes the votes of more than half of the others, or the host after two missed turns.
slash-remove = remove

command-message = send a message to the game's other chats
about-message = Sends up to 300 characters to the game's other chats: /message Good luck. If the game is in one chat only, just write there.
slash-message = message

command-block = block or unblock a player
about-block = No invitations, nudges or messages from this player any more: /block Ben. Alone, it lists the players you blocked.
slash-block = block

command-hint = ask a computer for a move (casual games only)
about-hint = Shows you – and only you – what the strongest computer would play, and why. Not in rated games.
slash-hint = hint

command-why = explain a computer's move, or review the game
about-why = Explains the computer's last move. After the game it reviews where the points came from and which moves would have been better.
slash-why = why

command-export = save a game as a file
about-export = Saves a game as a file, with everything you may know of it: /export k3m9x2ab. /import continues it, and after the game anyone can check the draw with it.
slash-export = record

command-import = load a saved game
about-import = Attach a game record to /import. A running game continues as a new one; a finished game is shown.
slash-import = import

command-privacy = see, download or delete your data
about-privacy = Says what I know about you. Its buttons download or delete it.
slash-privacy = privacy

command-setup = chat settings, for admins
about-setup = For admins: who can start games, in which channels, the language, and a thread per game.
slash-setup = setup

command-close = close a game for good
about-close = Closes a game for good after asking you; nobody wins. Admins always can; the host can while no one else would lose a game by it.
slash-close = close

command-help = how to play, and every command
about-help = Shows how to play and lists every command. /help move explains that command.
slash-help = help

## What may be typed after a command, and a line about it

slash-option-game = game
slash-about-game = Which game
slash-option-expansions = expansions
slash-about-expansions = Expansions by name, like river inns
slash-option-table = game
slash-about-table = The game's code
slash-option-colour = colour
slash-about-colour = A colour of your own choice
slash-option-move = move
slash-about-move = Square, way round, meeple and place: M19 r2 knight north
slash-option-look = look
slash-about-look = What to show
slash-option-word = word
slash-about-word = What you want to know about
slash-option-until = until
slash-about-until = How long or until when: 3d, 12h, 2026-12-24 (empty: I'm back)
slash-option-where = where
slash-about-where = This chat or all
slash-option-code = code
slash-about-code = The code from your other account
slash-option-person = player
slash-about-person = Which player
slash-option-player = player
slash-about-player = A name, or the number of a seat
slash-option-words = words
slash-about-words = What you want to say
slash-option-file = file
slash-about-file = A game record from /export
slash-option-pace = time
slash-about-pace = Time per turn
slash-option-seats = seats
slash-about-seats = How many can play
slash-option-steps = steps
slash-about-steps = How many steps to list
slash-option-computer = computer
slash-about-computer = Play against computers, at once
slash-option-private = private
slash-about-private = Only for this chat and people you invite
slash-option-cell = square
slash-about-cell = A square for a close-up
slash-option-zone = zone
slash-about-zone = Your time zone: type a city
slash-option-quiet = quiet
slash-about-quiet = No pings between these hours, like 22-7; “off” ends them
slash-option-language = language
slash-about-language = The language I use with you
slash-option-topic = topic
slash-about-topic = A topic or a command

## Groups of commands on Discord

group-game = game
group-about-game = start, leave or close a game; its players and seats
group-look = look
group-about-look = look at a game: tiles, turns, replay, advice, leaderboard
group-me = me
group-about-me = your results, absence, accounts and data

## What can be chosen in an option on Discord

computer-easy = Easy
computer-medium = Medium
computer-hard = Hard
computer-master = Master
look-map = whole map
look-fields = fields
look-cities = cities
look-roads = roads
look-words = in words
look-png = picture as a file
where-here = this chat
where-all = everywhere
new-as-last = As last time: { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Nudge
target-versus = Head to head
target-invite = Invite to my game
target-board = Board now
target-words = In words
target-points = Why these points
nudge-not-asked = It isn't { $player }'s turn in any of your games.
versus-none = You haven't finished a game with { $player } yet.
versus-self = That's you. Choose another player to compare with.
versus-line = Games with { $player }: { $games }. You finished ahead in { $won }, { $player } in { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Expansions
form-options = Game options
form-from = No pings from
form-until = No pings until
form-free = Free days
form-ping = Ping me
form-reminders = Reminders
form-usual = as usual for the game
form-every = { $hours ->
    [1] every hour
   *[other] every { $hours } hours
}
form-opening = Who can start games
form-channels = Channels for games (none: all)
form-language = Language in this server
form-threads = A thread per game
form-words = Read typed words
button-times = Times
button-change = Change all
form-thread-start = yes, when the game starts
form-thread-yes = yes, from the beginning
thread-missing = A game can have a thread here if I get the permission: { $what }
