# Wie sich der Bot vorstellt.

bot-description = Spiel Carcassonne in deinem Tempo, über Tage, in den Chats, die du ohnehin nutzt: mit Freunden auf Telegram und Discord in einer Partie, mit Erweiterungen, einem Kartenspiel und Computern. Drück Starten oder füg mich zu einer Gruppe hinzu und schick /new. Inoffizielles Fanprojekt.
bot-about = Carcassonne in deinem Tempo, mit Freunden auf Telegram und Discord. Inoffizielles Fanprojekt.
