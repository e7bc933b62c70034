# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Games
web-lobby-level = Level
web-lobby-mine-none = You have no games yet.
web-lobby-open = Open games
web-lobby-open-none = No open games right now. Start one; others can join while you wait.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] no free seat
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-lobby-watch = Watch
web-lobby-new-how = Choose expansions, seats and time per turn.
web-lobby-create = Create game
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-learn = Learn
web-lobby-learn-line = How to play, and every rule
web-lobby-chat-line = Talk, and play by typing
web-lobby-word = Find a rule
web-lobby-find = Find
web-new-kind = Game
web-new-expansions = Expansions
web-new-seats = Seats
web-new-computers = Computers
web-new-pace = Time per turn
web-way-back = Your personal link
web-way-back-how = It signs you in again in any browser. Keep it private.
web-way-back-new = Make a new link
web-way-back-done = Here's your new link. The old one no longer works.
web-way-back-wrong = That link is wrong, or a newer one has replaced it.
