# The first hour: what newcomers read, and the pages of the help.

button-solo = Play a computer
button-how = How to play
button-new = New game
button-my-games = My games
button-add = { $platform ->
    [discord] Add me to a server
   *[other] Add me to a group
}
welcome-group = Hi everyone! Send /new to set up a game of Carcassonne; friends press { button-join }. People on other platforms can join too: every game has a code. I only read commands and replies to me.
welcome-server = /new sets up a game of Carcassonne. Admins choose channels and threads with /setup.
near-not-move = { $count ->
    [0] That doesn't look like a move. It isn't your turn in any game.
    [one] That doesn't look like a move. It's your turn in { $count } game.
   *[other] That doesn't look like a move. It's your turn in { $count } games.
}

## Help. A line of a text is a paragraph.

help-elsewhere = Start a game here with /new. How to play and all commands: in our private chat.
help-topic-first = First game
help-topic-turn = Your turn
help-topic-points = Meeples & points
help-topic-expansions = Expansions
help-topic-slowly = Playing slowly
help-topic-commands = Commands
help-topic-about = About this bot
help-topic-privacy = Privacy
# Words that people look up among the rules, and that a topic of the help explains
help-words-first = start, begin, new, new game, join, invite, friends, computer, computers, bot, bots, ai, play, levels
help-words-slowly = quiet, quiet hours, hours, night, reminder, reminders, notifications, ping, pings, mute, deadline, time, timer, clock, time limit, time per turn, time zone, away, holiday
help-words-commands = command, commands, settings, language, colours, colors, undo, resign, leave, hint, stats, rating, ratings, leaderboard, replay
help-words-privacy = privacy, data, my data, delete my data
help-words-about = bug, problem, contact, feedback, version, owner
help-text-first =
    Against a computer: press “{ button-solo }”.
    With friends: add me to your group and send /new there. They press { button-join }, or send /join and the game's code from another chat.
    { button-computer } fills a seat. { button-options } has the expansions and the time per turn. { button-start } begins.
    Your first game is casual, so you can ask for a move: /hint
help-text-turn =
    1. Pick a square where your tile fits.
    2. Choose which way round it goes.
    3. Place a meeple on it, or skip.
    4. Press { button-confirm }. Until then you can go back and start over; after that, /undo asks the others.
    Anything complete scores at once, and its meeples come back to you.
help-text-expansions = Choose them under { button-options }, or name them: /new river inns
help-text-slowly =
    You get one ping when it's your turn, and a reminder before your time runs out.
    No pings at night: /settings quiet 22:00 07:00
    Away for a few days: /away 3d pauses your clocks.
    No time left for a game: /substitute offers your seat, /resign ends it for you.
    Waiting for someone: /nudge reminds them.
help-group-play = Play: { $commands }
help-group-look = Look: { $commands }
help-group-life = When life happens: { $commands }
help-group-you = You: { $commands }
help-group-admins = Admins: { $commands }
help-about-what = I play Carcassonne and Cardcassonne with you in chats, over an evening or over weeks. This is an unofficial fan project.
help-about-version = Version { $version }
help-about-trouble = Something wrong, or an idea? Tell this bot's owner.
privacy-policy =
    I keep your name, accounts, settings, games and results, so that games can go on.
    Of chats I read only commands, moves and replies to me.
help-text-privacy =
    { privacy-policy }
    See, download or delete your data: /privacy

input-players = players, player, people, seats
input-computer = computer, computers, bot, bots, ai
input-private = private, secret
input-rated = rated, ranked
input-casual = casual, unrated, friendly

## Tips that each person gets once, below the first line of a turn, and their setting

tip-second = Same again: square, way round, meeple, Confirm.
tip-back = Changed your mind? Back works until you confirm, /undo after that.
tip-meeple-home = Your meeple is back and can be placed again.
tip-last-meeple = That was your last meeple. You get one back when its feature is complete.
tip-farmer = A meeple in a field is a farmer. Farmers stay until the end.
tip-reminder = Pings at night? /settings quiet 22:00 07:00
setting-tips = Tips for beginners: { $value }
input-tips = tips, tip

## Where a game is only followed

turn-watched = { $player } to move (turn { $turn })
