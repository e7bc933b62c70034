"""A game among people: seats, turns, drafts, deadlines, reminders, ratings. It draws nothing and writes no text.

Begin with `tables.py`, the path that every deed takes, then `entries.py`.

accounts      Linking a person's accounts: a code from one account is entered with the other, and both sides agree
announce      Turn a step's news into announcements for the outbox: codes and parameters, people, places and version
computers     Computers' turns, with the computer players available
deadlines     Deadlines: a clock runs in its person's open time, and stands still in absences and on free days
deeds/        Everything that can be done at a table, one module for each kind of deed
entries       The entries of a table's log, the only truth about it: what each entry changes, and how a log becomes a
              table
habits        A person's habits, so that tables are fair and polite: quiet hours, absences, standing orders, where to
              ping
leaderboards  Leaderboards: one for each chat, and one over all
limits        Rate and table limits per person and per chat, set by the host and counted across all processes
lobby         Around the tables: opening within the limits, lists, rematches, messages, import and export of records
open_time     Open time: the time in which a person's clock can run, with quiet hours, free days and absences
options       The options of a table: which game, which pace, and what happens when time is up
people        People and chats: their accounts, their settings, and passing these on to their tables
permissions   Roles at a table, and what is allowed to whom
places        What platforms report of themselves, across all tables: places moved or lost, and time out of reach
ports         What tables ask of other parts of the bot: computer players, and the data that platforms keep themselves
privacy       Export or delete a person's data
ratings       Ratings for two to six players, and all numbers counted for a person
refused       Refusals of deeds: a code with its parameters
reminders     Reminders, from "due" to "still due"
results       Results of games: written once for each table, and enough to recompute all numbers
table         A table as its log leaves it: its seats, its game, the present decision
table_cache   The tables this process keeps in memory, each with a lock so that its deeds queue here and not in Redis
tables        Tables in the store: every deed takes the same path, from the log to one atomic step and its
              announcements
timekeeping   The work the store's timers trigger: timeouts, reminders, computers' turns, the expiry of idle tables,
              results
writing       Turn a deed's step into one commit to the store: entries, head, timers, announcements, hints
"""
