"""A chat room in the browser that behaves like the other platforms: messages, pictures, buttons, typed commands.

Begin with `server.py` and `room.py`.

board/         The board page: one page for a person and a table, on which turns are laid, turned and confirmed
entrance       The way into the room and out of it: the password, a name, a code, the personal link, the host's key, signed-in
               browsers
guard          Refuses requests for other hosts and changes from other sites' pages; adds the security headers to
               every response
holdings       All that the room keeps about people: messages, pictures and files, names, sessions
html           HTML from plain text
limits         What the browser room can do with a message
lobby          The addresses of the front page: its lists, a game against a computer, a new game, joining, and the page to
               learn from
lobby_pages    The front page of the room: games to go on with, to join and to begin; the form of a new game; the page to
               learn from
log            The room's messages: in memory for every open page, and each stored as a document
message_html   Messages as HTML
notices/       Notices: the browser says that it is its person's turn, also while the page is closed
page_language  The language of a page: the one chosen on it, else the first available one that the browser asks for;
               refusals are in it
pages          The pages of the room, and those for coming in
people         The people in the room
platform       The browser room as one of the bot's platforms: what runs for it, what it keeps, and how to check it
posts          Messages of the room as stored: plain data, with all pictures drawn
room           The room as a platform: it posts the conversation's messages, and passes on what people type and press
server         The room's web server: routes, messages and presses
serving        Serves the room on its port, and names its addresses
sessions       Sessions: the browsers in the room, their people and times
stored_files   Pictures and files of messages, in a folder of the data directory under unguessable names
stream         Sends news to every open page at once, as server-sent events
tables         The pages of a table: one to watch it, and one for each turn to play
visits         Who visits: a browser's cookie and session, the persons in it, and how often a visitor may try
way_back       A person's way back: a secret link that signs them in again after a lost cookie
"""
