"""The board page: one page for a person and a table, on which turns are laid, turned and confirmed.

Begin with `routes.py`.

art       Sprites by their addresses, drawn on demand and kept in memory
discord   Who opens the board as an Activity on Discord: a code that Discord exchanges, and the people who are in the Activity
notices   The addresses by which a page turns notices on and off, and asks what one would say now
proofs    What the proofs of platforms have in common
readers   Who asks for a board: tokens are minted for what proves a person, and each request is its token's person's
routes    The addresses of the board page: the page, its code, and the JSON that it reads and sends
session   The tokens by which a board page acts for a person: the browser's session in the room mints them, or a
          platform's proof
talk      What the players of a table say in the room, beside the board
telegram  Who opens the board in Telegram: the proof that Telegram's app gives a page, signed with the bot's token
"""
