# Ce que seule cette plateforme dit

discord-menu = Choisir…
discord-done = C’est fait. Regarde le salon.
discord-go = Voir le message
discord-trouble = Un problème est survenu de mon côté. Ce que tu as confirmé est enregistré : réessaie.
discord-late = { $player }, je n’ai pas pu te le montrer à temps en privé. Appuie encore une fois sur le bouton.
discord-thread = Partie de { $player }
thread-made = La partie a son propre fil :
thread-go = Ouvrir le fil
discord-thread-failed = Je n’ai pas pu créer de fil ici. Réessaie, ou demande à un admin du serveur.
rights-missing = Pour ce salon, il me manque : { $what }. Un admin du serveur peut l’autoriser sous Modifier le salon, Permissions.
rights-missing-view = Voir le salon
rights-missing-send = Envoyer des messages
rights-missing-send-threads = Envoyer des messages dans les fils
rights-missing-files = Joindre des fichiers
rights-missing-history = Voir les anciens messages
rights-missing-threads = Créer des fils publics
discord-too-large = Le fichier est trop lourd pour Discord.
