# Cómo se presenta el bot.

bot-description = Juega a Carcassonne con calma, a lo largo de los días, en los chats donde ya estás: con amigos de Telegram y Discord en la misma mesa, con muchas expansiones, el juego de cartas y rivales artificiales. Pulsa Iniciar, o añádeme a un grupo y envía /new. Proyecto de aficionados, no oficial.
bot-about = Carcassonne con calma, entre amigos de Telegram y Discord. Proyecto no oficial de aficionados.
