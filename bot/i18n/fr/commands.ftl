# Plus sur chaque commande, pour /help COMMANDE : deux ou trois phrases, avec un exemple où il aide.
# Discord. Noms de commandes : 32 petites lettres au plus, sans espaces ; lignes : 100 caractères au plus.

command-new = ouvrir une table ici
about-new = Ouvre une table dans cette discussion et t’y donne une place ; les autres appuient sur Rejoindre, et Options contient les extensions et le temps de réflexion. /new cardcassonne en ouvre une pour le jeu de cartes, /new rivière auberges une avec ces extensions.
slash-new = nouvelle

command-join = s’asseoir à une table par son code
about-join = Te donne une place à la table de ce code, depuis toute discussion et toute plateforme : /join k3m9x2ab. Une couleur peut suivre le code ; où une seule table attend, elle suffit : /join vert.
slash-join = rejoindre

command-leave = quitter la table avant le début
about-leave = Libère ta place tant que la table attend des joueurs. Une fois la partie en cours, /substitute offre ta place à d’autres, et /resign abandonne.
slash-leave = quitter

command-begin = commencer la partie
about-begin = Tire les places et les tuiles et commence, comme le bouton Commencer. Qui vient plus tard peut regarder avec /watch, ou prendre une place offerte.
slash-begin = commencer

command-move = un coup par écrit : case, sens, figurine et place
about-move = Un tour entier en une ligne : /move { $cell } r2 chevalier nord. { $cell } est la case, r2 le deuxième sens de la tuile, puis figurine et place, ou { word-none }. Ce que tu omets est demandé ; sans mots, ton tour est montré.
slash-move = jouer

command-board = le plateau ; aussi { word-fields }, { word-roads }, { word-cities }, { word-words } ou une case comme M20
about-board = Montre le plateau à nouveau, avec des boutons pour les propriétaires des prés, villes et routes. /board { $cell } montre ce coin de près et combien de tuiles restantes y vont ; /board words dit tout en texte.
slash-board = plateau

command-tiles = les tuiles restantes
about-tiles = Montre chaque tuile et combien il en reste à venir. Les épuisées sont grises. Le jeu de cartes n’en a pas.
slash-tiles = tuiles

command-score = le score si la partie finissait maintenant
about-score = Compte comme si la partie finissait maintenant : qui aurait combien, et pour quoi. Les cartes face cachée ne sont pas comptées.
slash-score = score

command-history = les derniers tours par écrit
about-history = Raconte les 40 dernières étapes de la partie avec leurs points. /history 100 remonte plus loin, jusqu’à 200.
slash-history = journal

command-replay = la partie en animation
about-replay = Envoie la partie jusqu’ici en animation, tuile après tuile ou carte après carte. Les cartes face cachée montrent leur dos ; /history le raconte par écrit.
slash-replay = revoir

command-rules = chercher une règle
about-rules = Cherche une règle par n’importe quel mot, d’abord dans les extensions en jeu : /rules paysan. Sans mot, les chapitres s’affichent.
slash-rules = règles

command-undo = reprendre ce qui est confirmé, si les autres acceptent
about-undo = Ce que tu n’as pas confirmé est retiré aussitôt. Ton dernier coup confirmé est repris si tous les autres acceptent, tant que personne d’autre n’a rien confirmé depuis. Ce que les ordinateurs ont joué entre-temps est repris aussi ; les tuiles piochées restent les mêmes. Les cartes montrées ne peuvent pas être reprises.
slash-undo = reprendre

command-resign = abandonner
about-resign = Demande encore une fois, puis un ordinateur joue ta place jusqu’à la fin et tu finis dernier. Si quelqu’un peut continuer pour toi, /substitute est la meilleure voie.
slash-resign = abandonner

command-substitute = offrir ta place, ou en prendre une offerte
about-substitute = Offre ta place ; tu joues jusqu’à ce que quelqu’un la prenne, et la même commande la garde. Qui n’est pas à la table prend ainsi une place offerte.
slash-substitute = remplaçant

command-nudge = rappeler à qui c’est de jouer
about-nudge = Rappelle en ton nom à qui doit décider que la table attend. C’est possible une fois en six heures, et pas dans les heures calmes de cette personne.
slash-nudge = rappeler

command-away = être absent : 3d, 12h ou une date ; sans rien, te revoilà
about-away = Tes horloges s’arrêtent et rien ne t’appelle : /away 3d, /away 12h, /away 2w, ou jusqu’à un jour, en année-mois-jour. Un an au plus ; sans rien, te revoilà.
slash-away = absent

command-rematch = la même table encore une fois
about-rematch = Ouvre une table avec les mêmes options et y assied tous ceux qui le demandent. Il s’agit de la dernière partie jouée ici, ou de celle dont tu écris le code : /rematch k3m9x2ab.
slash-rematch = revanche

command-games = toutes tes tables, les urgentes d’abord
about-games = Montre toutes tes tables, de toutes les discussions, celles qui t’attendent d’abord, avec le temps qui reste. Chacune a un bouton vers son plateau.
slash-games = parties

command-stats = tes parties et ta cote
about-stats = Dit combien de parties tu as jouées et gagnées, et ta cote. Seules les parties classées entre personnes comptent pour elle.
slash-stats = statistiques

command-leaderboard = les meilleurs ici ; avec { word-all } : partout
about-leaderboard = Classe par cote ceux qui ont fini des parties dans cette discussion. /leaderboard all classe tous ceux qui jouent avec ce bot.
slash-leaderboard = classement

command-settings = langue, couleurs, appels, heures calmes, choix automatiques
about-settings = Montre tes réglages, avec un bouton pour chacun. Certains s’écrivent : /settings zone Europe/Berlin, /settings quiet 22:00 07:00, /settings interval 6.
slash-settings = réglages

command-link = jouer comme une seule personne sur plusieurs plateformes
about-link = Fait de deux comptes un seul joueur, avec les mêmes tables et la même cote. Écris ici /link, puis dans les dix minutes /link avec le code, sur ton autre plateforme ; on demande aux deux comptes avant de rien changer. /unlink en détache un.
slash-link = relier

command-unlink = refaire de ce compte un joueur à part
about-unlink = Détache le compte d’où tu écris de ceux que tu as reliés. Il repart comme nouveau joueur ; les places, les résultats et les réglages restent aux autres comptes. On te le demande encore une fois avant.
slash-unlink = détacher

command-watch = montrer une table dans cette discussion
about-watch = Montre aussi dans cette discussion une table d’une autre : /watch k3m9x2ab. La même chose encore une fois l’arrête. Sans code, tes tables d’autres discussions sont proposées ; s’il n’y en a pas, tu reçois l’adresse de la table d’ici dans le navigateur, si elle en a une.
slash-watch = regarder

command-invite = inviter quelqu’un à ta table
about-invite = Invite quelqu’un avec qui tu partages une table, ou te dit le code à transmettre : /invite Ben. C’est possible jusqu’au début de la partie.
slash-invite = inviter

command-remove = demander que quelqu’un parte
about-remove = Avant la partie, l’hôte renvoie une personne ou un ordinateur. Ensuite les autres votent, et plus de la moitié décide ; si quelqu’un a laissé passer le temps deux fois, l’hôte suffit : /remove Ben.
slash-remove = renvoyer

command-message = quelques mots aux autres discussions de la table
about-message = Porte jusqu’à 300 caractères aux autres discussions de ta table : /message Bonne chance. Si la table n’est que dans une discussion, écris-le là simplement.
slash-message = message

command-block = ne plus avoir de nouvelles d’une personne
about-block = Plus aucune invitation, aucun rappel ni mot de cette personne ne t’arrive : /block Ben. La même chose encore une fois le lève.
slash-block = bloquer

command-hint = ce que ferait un ordinateur
about-hint = Te dit, à toi seulement, ce que ferait à ta place l’ordinateur le plus fort, et pourquoi. Il n’y a pas de conseils dans les parties classées.
slash-hint = conseil

command-why = pourquoi un ordinateur a fait ce qu’il a fait
about-why = Dit pourquoi un ordinateur a joué son dernier coup. Après la partie, c’est un bilan : d’où sont venus les points et quels coups auraient été meilleurs.
slash-why = pourquoi

command-export = l’enregistrement d’une partie
about-export = Envoie l’enregistrement d’une partie en fichier, avec tout ce que tu peux en savoir : /export k3m9x2ab. /import reprend à partir de lui, et après la partie chacun peut vérifier le tirage avec lui.
slash-export = exporter

command-import = reprendre à partir d’un enregistrement
about-import = Envoie un enregistrement en fichier avec /import à côté. Une partie inachevée devient une table qui continue de là ; une partie finie est montrée.
slash-import = importer

command-privacy = tout ce qui est enregistré sur toi, et comment l’effacer
about-privacy = T’envoie tout ce qui est enregistré sur toi, avec un bouton qui l’efface. Tu quittes alors tes tables, et les parties finies gardent une place sans nom.
slash-privacy = confidentialité

command-setup = réglages de cette discussion, pour les admins
about-setup = Pour les admins : qui ouvre des tables, dans quels salons, la langue, et si chaque table a son fil. Avec des mots, une chose change : /setup opening admins, /setup language de.
slash-setup = configurer

command-close = fermer une table
about-close = Ferme une table pour de bon, après une question de plus ; personne ne gagne. Les admins le peuvent toujours, l’hôte tant que personne d’autre n’y perd une partie.
slash-close = fermer

command-help = comment jouer, et toutes les commandes
about-help = Dit en quelques lignes comment jouer et montre toutes les commandes. /help play en dit plus sur l’une d’elles.
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
