# Wie sich der Bot vorstellt.

bot-description = Spielt Carcassonne in aller Ruhe, über Tage, in den Chats, in denen ihr ohnehin seid: mit Freunden auf Telegram und Discord an einem Tisch, mit vielen Erweiterungen, dem Kartenspiel und Computergegnern. Drückt auf Starten oder nehmt mich in eine Gruppe auf und schickt /new. Ein inoffizielles Fanprojekt.
bot-about = Carcassonne in aller Ruhe, mit Freunden auf Telegram und Discord. Inoffizielles Fanprojekt.
