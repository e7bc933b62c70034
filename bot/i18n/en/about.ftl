# What the bot says of itself on a platform's page about it. Telegram: 512 and 120 characters at most.

bot-description = Play Carcassonne at your own pace, over days, in the chats you already use: with friends on Telegram and Discord in one game, with expansions, a card game and computers. Press Start, or add me to a group and send /new. Unofficial fan project.
bot-about = Carcassonne at your own pace, with friends on Telegram and Discord. Unofficial fan project.
