# Cómo se presenta el bot.

bot-description = Juega a Carcassonne a tu ritmo, durante días, en los chats que ya usas: con amigos de Telegram y Discord en la misma partida, con expansiones, un juego de cartas y máquinas. Pulsa Iniciar, o añádeme a un grupo y envía /new. Proyecto no oficial de aficionados.
bot-about = Carcassonne a tu ritmo, con amigos de Telegram y Discord. Proyecto no oficial de aficionados.
