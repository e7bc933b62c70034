# Ce que seule cette plateforme dit

discord-menu = Choisis …
discord-done = C’est fait. Tout est dans la discussion.
discord-trouble = Quelque chose s’est mal passé ici. Ce que tu as confirmé est gardé ; réessaie.
discord-late = { $player }, c’était trop long pour ne le montrer qu’à toi. Appuie encore sur le bouton.
discord-thread = Table ouverte par { $player }
discord-thread-made = La table a son propre fil.
discord-thread-go = Y aller
discord-thread-failed = Impossible d’ouvrir ici un fil pour la table. Réessaie, ou demande à un admin de ce serveur.
discord-missing = Dans ce salon il manque au bot : { $what }. Un admin du serveur peut l’autoriser dans les paramètres du salon, sous Permissions.
discord-missing-view = Voir le salon
discord-missing-send = Envoyer des messages
discord-missing-send-threads = Envoyer des messages dans les fils
discord-missing-files = Joindre des fichiers
discord-missing-history = Voir les anciens messages
discord-missing-threads = Créer des fils publics
discord-too-large = Le fichier est trop grand pour Discord.
