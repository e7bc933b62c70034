# Discord. Noms de commandes : 32 petites lettres au plus, sans espaces ; lignes : 100 caractères au plus.

## Commandes

slash-new = nouvelle
slash-join = rejoindre
slash-leave = quitter
slash-start = commencer
slash-play = jouer
slash-board = plateau
slash-tiles = tuiles
slash-score = score
slash-log = journal
slash-replay = revoir
slash-rules = règles
slash-undo = reprendre
slash-resign = abandonner
slash-substitute = remplaçant
slash-nudge = rappeler
slash-away = absent
slash-rematch = revanche
slash-games = parties
slash-stats = statistiques
slash-top = meilleurs
slash-settings = réglages
slash-link = relier
slash-unlink = détacher
slash-watch = regarder
slash-invite = inviter
slash-kick = renvoyer
slash-say = dire
slash-block = bloquer
slash-hint = conseil
slash-why = pourquoi
slash-export = exporter
slash-import = importer
slash-forgetme = oubliemoi
slash-setup = configurer
slash-endtable = fermertable
slash-help = aide

## Ce qui se tape après une commande

slash-option-game = jeu
slash-about-game = Quel jeu
slash-option-expansions = extensions
slash-about-expansions = Extensions par leur nom, comme rivière auberges
slash-option-table = table
slash-about-table = Le code de la table
slash-option-colour = couleur
slash-about-colour = Une couleur de ton choix
slash-option-move = coup
slash-about-move = Case, sens, figurine et place : M19 r2 chevalier nord
slash-option-look = vue
slash-about-look = Une case à voir de près, ou { word-fields }, { word-cities }, { word-roads }
slash-option-word = mot
slash-about-word = Ce que tu veux savoir
slash-option-until = jusque
slash-about-until = Un jour ou une durée : 2026-12-24, 3d, 12h ; vide : de retour
slash-option-where = où
slash-about-where = { word-all } pour partout
slash-option-change = changement
slash-about-change = Que changer, par écrit
slash-option-code = code
slash-about-code = Le code de ton autre compte
slash-option-person = personne
slash-about-person = De qui il s’agit
slash-option-player = joueur
slash-about-player = Un nom, ou le numéro d’une place
slash-option-words = mots
slash-about-words = Ce que tu veux dire
slash-option-file = fichier
slash-about-file = Un enregistrement, tel que /export le donne
slash-option-command = commande
slash-about-command = Une commande dont tu veux en savoir plus

## Ce que seule cette plateforme dit

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
