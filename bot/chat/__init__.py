"""The conversation: what to say and which choices to offer, on whatever platform.

Begin with `contract.py` and `conversation.py`, then `command.py` and `first_read.py`.

brief             What a turn's messages say in few short lines: items side by side, names cut, and how many items were left out
buttons           Button ids: the table, its version and what to do
command           Commands and buttons as records: one for each, with all that the conversation and platforms need to know of
                  it
context           The context of a request: its person, chat, language and services
contract          The contract between platforms and the conversation
conversation      The conversation's entry point: it answers requests and posts deliveries
decision_screens  The steps of a decision as pictures and buttons, whatever the game offers; the last one confirms
deliveries        Deliveries as messages: a new turn, the end, and all other news of a table
fitting           Cut texts, labels, rows and answers to a platform's limits
launching         The board inside a platform's app where the app does not say which table was pressed: it is remembered for
                  a moment
links             Addresses of a table's pages: nobody can guess one, and a turn's address expires with the turn
lobby_card        The card of a table that waits for its players: the game, the people seated, and the buttons
move_parser       Reads typed moves: `C7 r2 knight N`, or a number
first_read        The one read that every request begins with: its calls leave together, so it takes one round trip
pages             The content of a table's pages in the browser: the public view of the game, step by step, and a person's
                  turn
passing           Posts that hold for a while, such as reminders and offers: they are folded afterwards
picture_queue     Draws pictures: off the event loop, a few at a time, and each only once for all chats
platform_kind     What the bot must know to run a platform: one record, made by its adapter
private_chat      The way from a group into the private chat with the bot, on a platform that cannot whisper
questions         Questions to a chat that buttons answer: they lose their buttons when they are answered, or when nobody can
                  answer any more
refusals          Refusals in words: the codes of tables and of the engine, and what would have been right
services          The services of the process: the use cases that the conversation works with
table_choice      Which table a command means: the one named, the one replied to, or the only one it can be
table_context     A table with the players' names and colours, in a language, and with a view of the game
table_news        News of tables for open pages: one read of the store wakes all readers of a table
turn_message      The message of a turn: its lines, its picture and its buttons
typed_times       Hours, weekdays, dates and absences as people type them, in their own language or in English
vocabulary        The words that people may type after a command, in their own language or in English: keywords and names of
                  things
voice             Messages in a language; their parameters may be pings, times and bold text
web_links         Buttons from the chat to a table's pages in the browser: one to watch, and one where a person plays the turn
zones             Time zones by the names that people type: a zone, or a city in the reader's language, in any case
board/            The board as a page shows it: everything one person may know of a table, and what they may do there
commands/         The commands
"""
