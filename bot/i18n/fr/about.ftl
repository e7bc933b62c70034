# Comment le bot se présente.

bot-description = Joue à Carcassonne à ton rythme, sur plusieurs jours, dans les discussions que tu utilises déjà : avec tes amis de Telegram et de Discord dans la même partie, avec des extensions, un jeu de cartes et des ordinateurs. Appuie sur Démarrer, ou ajoute-moi à un groupe et envoie /new. Projet de fans, non officiel.
bot-about = Carcassonne à ton rythme, avec tes amis de Telegram et de Discord. Projet de fans non officiel.
