# Plus sur chaque commande, pour /help COMMANDE : deux ou trois phrases, avec un exemple où il aide.
# Discord. Noms de commandes : 32 petites lettres au plus, sans espaces ; lignes : 100 caractères au plus.

command-new = lancer une partie dans cette discussion
about-new = Lance une partie ici avec toi ; les autres appuient sur Rejoindre. Options contient les extensions et le temps par tour. /new cardcassonne lance le jeu de cartes, /new rivière auberges une partie avec ces extensions. /new ordinateur : contre l’ordinateur, sans limite de temps.
slash-new = nouvelle

command-join = rejoindre une partie avec son code
about-join = Te donne une place dans la partie qui a ce code, depuis n’importe quelle discussion et plateforme : /join k3m9x2ab. Tu peux ajouter une couleur : /join k3m9x2ab vert.
slash-join = rejoindre

command-leave = quitter une partie : libérer ou offrir ta place, abandonner
about-leave = Avant le début, libère ta place. Dans une partie en cours, demande comment : offrir ta place, abandonner ou rester.
slash-leave = quitter

command-begin = commencer la partie une fois les joueurs là
about-begin = Tire au sort les places et les tuiles et commence la partie, comme le bouton Commencer. Ceux qui arrivent plus tard peuvent la suivre avec /watch ou prendre une place offerte.
slash-begin = commencer

command-move = jouer un coup par écrit
about-move = Ton tour entier en une ligne : /move { $cell } r2 chevalier nord. C’est la case, le sens, puis le meeple et sa place, ou « { word-none } ». De r1 à r4 : les sens possibles, en tournant vers la droite. Un coup complet est joué aussitôt. S’il manque quelque chose, je te le demande. Sans rien d’autre, la commande montre ton tour.
slash-move = jouer

command-board = montrer le plateau ; avec { word-fields }, { word-roads }, { word-cities }, { word-words } ou une case comme M20
about-board = Montre de nouveau le plateau ; ses boutons disent à qui sont les prés, les villes et les routes. /board { $cell } montre cette case de près, avec les tuiles qui y vont encore ; /board texte décrit tout par écrit.
slash-board = plateau

command-tiles = montrer les tuiles restantes
about-tiles = Montre chaque tuile et combien il en reste à venir ; les grises sont épuisées. Le jeu de cartes n’en a pas.
slash-tiles = tuiles

command-score = le score si la partie finissait maintenant
about-score = Montre ce que chacun marquerait si la partie finissait maintenant, et pour quoi. Les cartes face cachée ne comptent pas.
slash-score = score

command-history = la liste des derniers tours
about-history = Donne les 40 dernières étapes avec leurs points. /history 100 remonte plus loin, jusqu’à 200.
slash-history = journal

command-replay = revoir la partie en animation
about-replay = Envoie la partie jusqu’ici en animation. Les cartes face cachée montrent leur dos ; /history dit la même chose en texte.
slash-replay = revoir

command-rules = chercher une règle
about-rules = Explique une règle en quelques phrases, d’abord celles des extensions en jeu : /rules paysan. Sans mot, la commande donne les sujets de tes parties.
slash-rules = règles

command-undo = annuler ton dernier coup, si les autres acceptent
about-undo = Efface tout de suite ton coup non confirmé. Annule ton dernier coup confirmé si les autres acceptent et si aucun joueur n’a joué depuis ; les tuiles piochées restent les mêmes. Un coup qui a dévoilé des cartes ne s’annule pas.
slash-undo = annuler

command-resign = abandonner une partie
about-resign = Te demande de confirmer. Ensuite un ordinateur continue pour toi, et tu finis à la dernière place. Pour céder ta place, envoie plutôt /substitute.
slash-resign = abandonner

command-substitute = offrir ta place ou en prendre une
about-substitute = Offre ta place ; tu joues jusqu’à ce que quelqu’un la prenne. Renvoie la commande pour la garder. Si tu ne joues pas, elle te donne une place offerte.
slash-substitute = remplaçant

command-nudge = relancer le joueur dont c’est le tour
about-nudge = Relance en ton nom le joueur dont c’est le tour : toutes les 6 heures au plus, et jamais pendant ses heures calmes.
slash-nudge = relancer
command-give = donner du temps au joueur dont c’est le tour
about-give = Donne un jour de plus au joueur dont c’est le tour, ou, dans les parties rapides, le temps d’un tour : deux fois au plus.
slash-give = temps
command-pause = mettre la partie en pause, si tous sont d’accord
about-pause = Demande une pause aux autres : /pause 3j, /pause 7j. Toutes les pendules s’arrêtent. Sans rien, la commande termine la pause ; chacun peut le faire.
slash-pause = pause

command-away = arrêter tes pendules pendant ton absence
about-away = Arrête tes pendules et tes rappels : /away 3j, /away 12h, /away ven-lun ou une date. À ton retour, renvoie la commande sans rien d’autre.
slash-away = absent

command-rematch = rejouer la même partie
about-rematch = Prépare une partie avec les mêmes options ; ceux qui veulent jouer appuient sur Rejoindre. Il s’agit de la dernière partie d’ici, ou de celle qui a ce code : /rematch k3m9x2ab.
slash-rematch = revanche

command-games = la liste de tes parties, ton tour d’abord
about-games = Donne tes parties de toutes les discussions avec le temps qui reste, celles où c’est ton tour en premier. Chacune a un bouton vers son plateau.
slash-games = parties

command-stats = tes résultats et ta cote
about-stats = Montre combien de parties tu as jouées et gagnées, et ta cote : tout le monde commence à 1500, et avec 200 de plus on gagne environ 3 parties sur 4. Seules les parties classées sans ordinateur comptent pour elle.
slash-stats = statistiques

command-leaderboard = les meilleurs joueurs de cette discussion ; avec { word-all } : partout
about-leaderboard = Classe les joueurs qui ont terminé des parties dans cette discussion. /leaderboard tous classe tous ceux qui jouent avec ce bot.
slash-leaderboard = classement

command-settings = langue, couleurs, notifications, heures calmes, choix automatiques
about-settings = Montre tes réglages, avec un bouton pour chacun. Certains s’écrivent : /settings fuseau Europe/Paris, /settings calme 22:00 07:00.
slash-settings = réglages

command-link = un seul compte pour plusieurs plateformes
about-link = Fait de tes comptes sur deux plateformes un seul joueur. Envoie /link ici, puis /link et le code sur l’autre plateforme, dans les 10 minutes ; les deux comptes doivent accepter. Plus tard, /link en détache un.
slash-link = relier

command-unlink = refaire de ce compte un joueur à part
about-unlink = Détache le compte d’où tu écris de ceux que tu as reliés. Il repart de zéro ; les places, les résultats et les réglages restent aux autres comptes. Je te demande de confirmer avant.
slash-unlink = détacher

command-watch = suivre ici la partie d’une autre discussion
about-watch = Montre ici aussi la partie d’une autre discussion : /watch k3m9x2ab. Renvoie la commande pour arrêter. Sans code, elle te donne la page web de la partie d’ici, s’il y en a une.
slash-watch = suivre

command-invite = inviter un joueur dans ta partie
about-invite = Invite un joueur avec qui tu partages une partie, ou te donne le code à transmettre : /invite Ben. Possible jusqu’au début de la partie.
slash-invite = inviter

command-remove = exclure un joueur
about-remove = Avant le début, l’hôte peut exclure n’importe qui : /remove Ben. Ensuite il faut le vote de plus de la moitié des autres, ou l’hôte après deux tours manqués.
slash-remove = exclure

command-message = envoyer un message aux autres discussions de la partie
about-message = Envoie jusqu’à 300 caractères aux autres discussions de la partie : /message Bonne chance. Si elle n’est que dans une discussion, écris simplement là.
slash-message = message

command-block = bloquer ou débloquer un joueur
about-block = Plus d’invitations, de relances ni de messages de ce joueur : /block Ben. Sans nom, montre qui tu as bloqué.
slash-block = bloquer

command-hint = demander conseil à un ordinateur (parties amicales)
about-hint = Te montre, à toi seulement, ce que jouerait l’ordinateur le plus fort, et pourquoi. Pas dans les parties classées.
slash-hint = conseil

command-why = expliquer un coup d’ordinateur, ou faire le bilan
about-why = Explique le dernier coup de l’ordinateur. Après la partie, montre d’où viennent les points et quels coups auraient été meilleurs.
slash-why = pourquoi

command-export = enregistrer une partie dans un fichier
about-export = Enregistre une partie dans un fichier, avec tout ce que tu as le droit d’en savoir : /export k3m9x2ab. /import la reprend, et après la partie il permet à chacun de vérifier le tirage.
slash-export = exporter

command-import = charger une partie enregistrée
about-import = Joins un enregistrement à /import. Une partie en cours reprend comme nouvelle partie ; une partie finie s’affiche.
slash-import = importer

command-privacy = voir, télécharger ou supprimer tes données
about-privacy = Dit ce que je sais de toi. Ses boutons servent à le télécharger ou à le supprimer.
slash-privacy = confidentialité

command-setup = réglages de la discussion, pour les admins
about-setup = Pour les admins : qui peut lancer des parties, dans quels salons, la langue, et un fil par partie.
slash-setup = configurer

command-close = fermer une partie pour de bon
about-close = Ferme une partie pour de bon, après confirmation ; personne ne gagne. Les admins le peuvent toujours, l’hôte tant que personne d’autre n’y perd une partie.
slash-close = fermer

command-help = comment jouer, et toutes les commandes
about-help = Explique comment jouer et donne toutes les commandes. /help move en explique une en particulier.
slash-help = aide

## Ce qui se tape après une commande

slash-option-game = jeu
slash-about-game = Quel jeu
slash-option-expansions = extensions
slash-about-expansions = Extensions par leur nom, comme rivière auberges
slash-option-table = partie
slash-about-table = Le code de la partie
slash-option-colour = couleur
slash-about-colour = Une couleur de ton choix
slash-option-move = coup
slash-about-move = Case, sens, meeple et place : M19 r2 chevalier nord
slash-option-look = vue
slash-about-look = Ce que tu veux voir
slash-option-word = mot
slash-about-word = Ce que tu veux savoir
slash-option-until = jusque
slash-about-until = Combien de temps ou jusqu’à quand : 3j, 12h, 2026-12-24 (vide : de retour)
slash-option-where = où
slash-about-where = Cette discussion ou toutes
slash-option-code = code
slash-about-code = Le code de ton autre compte
slash-option-person = joueur
slash-about-person = Quel joueur
slash-option-player = joueur
slash-about-player = Un nom, ou le numéro d’une place
slash-option-words = mots
slash-about-words = Ce que tu veux dire
slash-option-file = fichier
slash-about-file = Un enregistrement fait par /export
slash-option-pace = temps
slash-about-pace = Temps par tour
slash-option-seats = places
slash-about-seats = Combien peuvent jouer
slash-option-steps = étapes
slash-about-steps = Combien d’étapes afficher
slash-option-computer = ordinateur
slash-about-computer = Jouer tout de suite contre des ordinateurs
slash-option-private = privée
slash-about-private = Seulement pour cette discussion et tes invités
slash-option-cell = case
slash-about-cell = Une case à voir de près
slash-option-zone = fuseau
slash-about-zone = Ton fuseau horaire : tape une ville
slash-option-quiet = calme
slash-about-quiet = Pas de notification à ces heures, comme 22-7 ; « off » les enlève
slash-option-language = langue
slash-about-language = La langue dans laquelle je t’écris
slash-option-topic = sujet
slash-about-topic = Un sujet ou une commande

## Groups of commands on Discord

group-game = partie
group-about-game = commencer, quitter ou fermer une partie ; joueurs et places
group-look = voir
group-about-look = voir les tuiles, les tours, la partie animée, les conseils, le classement
group-me = moi
group-about-me = tes résultats, ton absence, tes comptes et tes données

## What can be chosen in an option on Discord

computer-easy = Facile
computer-medium = Moyen
computer-hard = Difficile
computer-master = Maître
look-map = toute la carte
look-fields = prés
look-cities = villes
look-roads = routes
look-words = en mots
look-png = image en fichier
where-here = cette discussion
where-all = partout
new-as-last = Comme la dernière fois : { $expansions }

## Commands in the menus of a person or a message on Discord, and their answers

target-nudge = Relancer
target-versus = Face à face
target-invite = Inviter dans ma partie
target-board = Plateau actuel
target-words = En mots
target-points = Pourquoi ces points
nudge-not-asked = Ce n’est le tour de { $player } dans aucune de tes parties.
versus-none = Tu n’as pas encore fini de partie avec { $player }.
versus-self = C’est toi. Choisis quelqu’un d’autre pour comparer.
versus-line = Toi et { $player }, parties : { $games }. Toi devant : { $won }. { $player } devant : { $lost }.

## Forms on Discord: titles and labels have at most 45 letters

form-expansions = Extensions
form-options = Options de la partie
form-from = Pas de notification dès
form-until = Pas de notification jusqu’à
form-free = Jours libres
form-ping = Me prévenir
form-reminders = Rappels
form-usual = comme d’habitude dans la partie
form-every = { $hours ->
    [1] toutes les heures
   *[other] toutes les { $hours } heures
}
form-opening = Qui peut lancer des parties
form-channels = Salons pour les parties (aucun : tous)
form-language = Langue sur ce serveur
form-threads = Un fil par partie
form-words = Lire ce qui est écrit
button-times = Horaires
button-change = Tout changer
form-thread-start = oui, quand la partie commence
form-thread-yes = oui, dès le début
thread-missing = Une partie peut avoir son fil ici si je reçois cette permission : { $what }
