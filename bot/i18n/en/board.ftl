# The board page.

board-title = Board
board-open = Open the board
board-map = Map
board-way = { $cell }, way { $way } of { $ways }
board-rotate = Rotate
board-final = You can't take this back.
board-fit = Show everything
board-closer = Zoom in
board-farther = Zoom out
board-more = More
board-undo = Undo
board-nudge = Nudge
board-hint = Hint
board-tiles = Tiles left
board-next = Next game ({ $count })
board-offline = No connection. Your move is kept on this screen.
board-online = Back online
board-type = Type a move
board-type-how = Square, way, meeple: M21 r2 knight
board-keys = Arrows: choose a square. Enter: place, then rotate. 1–9: choose. C: confirm. Backspace: back.
board-save = Save picture
board-chat = Chat
board-previous = Previous
board-following = Next

## Notices: the browser calls its person when it is their turn

notices-ask = Get a notification when it's your turn?
notices-yes = Yes, notify me
notices-later = Not now
notices-on = Done. You'll get a notification when it's your turn, never in your quiet hours.
notices-open = Done. You'll get a notification when it's your turn, as long as this page is open.
notices-off = Notifications are off in this browser.
notices-blocked = Your browser blocks notifications from this page. You can allow them in its settings for the page.
notices-turn-on = Turn on notifications
notices-turn-off = Turn off notifications
