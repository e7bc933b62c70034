# Comment le bot se présente.

bot-description = Jouez à Carcassonne tranquillement, sur plusieurs jours, dans les discussions où vous êtes déjà : entre amis de Telegram et de Discord à la même table, avec de nombreuses extensions, le jeu de cartes et des adversaires artificiels. Appuyez sur Démarrer, ou ajoutez-moi à un groupe et envoyez /new. Projet de fans, non officiel.
bot-about = Carcassonne, tranquillement, entre amis sur Telegram et Discord. Projet de fans non officiel.
