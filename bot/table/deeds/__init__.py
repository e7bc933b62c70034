"""Everything that can be done at a table, one module for each kind of deed.

Begin with `base.py`.

base    The deed: something to do at a table, which yields the entries to write, or a refusal
clock   Deeds of the clock: nobody at the table presses anything here
ends    Closing a table, and its rematch
lobby   Before the start: options, seats, invitations, and the start itself
pauses  Pauses by agreement: the clocks stand still until a day, or until anybody ends it
places  Where a table is shown: places that are moved or lost
play    The game itself: actions confirmed at once, drafts and their confirmation, and standing orders
seats   Changes of a seat's player: resigning, offering a seat, taking one over, and voting to kick
talk    Talk at a table: nudges, short messages, and places that follow along
undo    Undoing confirmed actions: with the consent of all others, until the next person confirms
"""
