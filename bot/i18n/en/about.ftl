# What the bot says of itself on a platform's page about it. Telegram: 512 and 120 characters at most.

bot-description = Play Carcassonne slowly, over days, in the chats where you already are: with friends on Telegram and Discord at one table, many expansions, the card game, and computer players. Press Start, or add me to a group and send /new. An unofficial fan project.
bot-about = Carcassonne, slowly, with friends on Telegram and Discord. Unofficial fan project.
