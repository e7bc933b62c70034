button-solo = Jouer contre l’ordinateur
button-how = Comment jouer
button-new = Nouvelle partie
button-my-games = Mes parties
button-add = { $platform ->
    [discord] M’ajouter à un serveur
   *[other] M’ajouter à un groupe
}
welcome-group = Bonjour à tous ! Envoyez /new pour lancer une partie de Carcassonne ; ceux qui veulent jouer appuient sur { button-join }. On peut aussi jouer depuis d’autres plateformes : chaque partie a un code. Je ne lis que les commandes et les réponses à mes messages.
welcome-server = /new ouvre une partie de Carcassonne. Admins : /setup règle les salons et les fils.
near-not-move = { $count ->
    [0] Ça ne ressemble pas à un coup. Ce n’est ton tour dans aucune partie.
    [one] Ça ne ressemble pas à un coup. C’est ton tour dans { $count } partie.
   *[other] Ça ne ressemble pas à un coup. C’est ton tour dans { $count } parties.
}

help-elsewhere = Pour lancer une partie ici : /new. Comment jouer, et toutes les commandes : dans notre discussion privée.
help-topic-first = Première partie
help-topic-turn = Ton tour
help-topic-points = Meeples et points
help-topic-expansions = Extensions
help-topic-slowly = Jouer sans hâte
help-topic-commands = Commandes
help-topic-about = À propos du bot
help-topic-privacy = Vie privée
help-words-first = commencer, démarrer, nouvelle, nouvelle partie, rejoindre, inviter, amis, ordinateur, bot, bots, ia, jouer, niveaux
help-words-slowly = calme, heures calmes, nuit, rappel, rappels, notification, notifications, alerte, alertes, délai, temps, pendule, temps par tour, limite de temps, fuseau horaire, absence, absent, vacances
help-words-commands = commande, commandes, réglages, langue, couleurs, annuler, abandonner, quitter, conseil, statistiques, classement, revoir
help-words-privacy = vie privée, données, mes données, supprimer mes données
help-words-about = bug, problème, contact, avis, version, responsable
help-text-first =
    Contre l’ordinateur : appuie sur « { button-solo } ».
    Avec des amis : ajoute-moi à votre groupe et envoies-y /new. Ils appuient sur { button-join }, ou envoient /join et le code de la partie depuis une autre discussion.
    { button-computer } occupe une place. { button-options } contient les extensions et le temps par tour. { button-start } lance la partie.
    Ta première partie est amicale : tu peux demander un conseil avec /hint
help-text-turn =
    1. Choisis une case où va ta tuile.
    2. Choisis son sens.
    3. Place un meeple dessus, ou passe.
    4. Appuie sur { button-confirm }. Jusque-là, tu peux revenir en arrière et recommencer ; ensuite, /undo demande l’accord des autres.
    Ce qui est complet rapporte aussitôt des points, et ses meeples te reviennent.
help-text-expansions = Choisis-les dans { button-options }, ou nomme-les : /new rivière auberges
help-text-slowly =
    Tu reçois une notification quand c’est ton tour, et un rappel avant la fin du temps.
    Rien la nuit : /settings calme 22:00 07:00
    Quelques jours d’absence : /away 3j arrête tes pendules.
    Plus le temps de jouer : /substitute offre ta place, /resign met fin à la partie pour toi.
    Tu attends quelqu’un : /nudge le relance.
help-group-play = Jouer : { $commands }
help-group-look = Regarder : { $commands }
help-group-life = En cas d’imprévu : { $commands }
help-group-you = Toi : { $commands }
help-group-admins = Admins : { $commands }
help-about-what = Avec moi, on joue à Carcassonne et à Cardcassonne dans les discussions, en une soirée ou sur plusieurs semaines. C’est un projet de fans, non officiel.
help-about-version = Version { $version }
help-about-trouble = Un problème ou une idée ? Parles-en au propriétaire de ce bot.
privacy-policy =
    Je garde ton nom, tes comptes, tes réglages, tes parties et tes résultats pour que les parties continuent.
    Dans les discussions, je ne lis que les commandes, les coups et les réponses à mes messages.
help-text-privacy =
    { privacy-policy }
    Voir, télécharger ou supprimer tes données : /privacy

input-players = joueurs, joueur, joueuses, personnes, places
input-computer = ordinateur, ordi, robot, IA, ordinateurs, ordis, robots, bot, bots, l'ordinateur, l'ordi, l'IA
input-private = privée, privé, secrète
input-rated = classée, classé
input-casual = amicale, amical

tip-second = Même chose : case, sens, meeple, Confirmer.
tip-back = Tu changes d’avis ? Retour marche jusqu’à Confirmer, ensuite c’est /undo.
tip-meeple-home = Ton meeple est revenu, tu peux le replacer.
tip-last-meeple = C’était ton dernier meeple. Tu en récupères un quand sa zone est complète.
tip-farmer = Un meeple dans un pré est un paysan. Les paysans restent jusqu’à la fin.
tip-reminder = Des notifications la nuit ? /settings calme 22:00 07:00
setting-tips = Conseils pour débuter : { $value }
input-tips = conseils pour débuter
turn-watched = À { $player } de jouer (tour { $turn })
