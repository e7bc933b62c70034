# Ce qui se dit autour des tables. $player et les autres noms sont ceux des gens ; $table est le code d’une table.

## Qui est qui

chat-nameless = quelqu’un
chat-seat = place { $seat }
chat-computer = Ordinateur { $number }
chat-note-computer = ordinateur, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [greedy] glouton
    [random] au hasard
   *[other] { $level }
}
chat-note-gone = joué par un ordinateur
chat-role-seat = les joueurs de cette table
chat-role-host = la personne qui a ouvert cette table
chat-role-chat-admin = les admins de cette discussion
chat-role-owner = l’hébergeur du bot
word-yes = oui
word-no = non

## Une table qui attend

lobby-title = { $game } : une table est ouverte
lobby-code = Rejoins-la ici, ou depuis toute autre discussion avec /join { $table }
lobby-modules = Avec : { $modules }.
lobby-seat = { $seat }. { $player }
lobby-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
lobby-fair = Le tirage est déjà fixé ; son sceau est { $commitment }…
lobby-pace = Temps pour chaque décision : { $pace }.
lobby-time-up = Une fois écoulé : { $what }.
lobby-rated = { $rated ->
    [yes] Classée, s’il n’y a que des humains.
   *[no] Non classée.
}
lobby-open = { $private ->
    [yes] Privée : on rejoint depuis cette discussion ou sur invitation.
   *[no] Ouverte à tous ceux qui ont le code.
}

pace-live = 2 minutes
pace-1h = 1 heure
pace-8h = 8 heures
pace-24h = 24 heures
pace-3d = 3 jours
pace-7d = 7 jours
pace-none = sans limite
timeup-simplest = le coup le plus simple
timeup-computer = un ordinateur joue ce tour
timeup-offer = la place est à prendre

new-done = La table { $table } est ouverte.
join-done = { $seats ->
    [one] Tu es à la table. { $seats } place est prise.
   *[other] Tu es à la table. { $seats } places sont prises.
}
join-colour = Ta couleur : { $colour }.
leave-done = Tu as quitté la table.
start-done = La partie commence.
start-welcome = Bonjour ! Ce bot fait jouer à Carcassonne, lentement ou vite, entre gens de toutes les discussions et avec des ordinateurs.
start-hands = Les mains se montrent en privé. Doivent d’abord y écrire au bot : { $players }
computer-which = Quel ordinateur doit jouer ?
computer-done = { $seats ->
    [one] Un ordinateur s’est joint à la table. { $seats } place est prise.
   *[other] Un ordinateur s’est joint à la table. { $seats } places sont prises.
}
remove-done = La place est de nouveau libre.
endtable-sure = Fermer la table { $table } pour de bon ? Personne ne gagne.
endtable-done = La table est fermée.

menu-title = Options de la table. Appuie sur l’une d’elles pour la changer.
menu-game = Jeu : { $value }
menu-modules = Extensions : { $value }
menu-pace = Temps : { $value }
menu-timeup = Temps écoulé : { $value }
menu-seats = Places : { $value }
menu-rated = Classée : { $value }
menu-private = Privée : { $value }
menu-language = Langue : { $value }
menu-choose-game = Quel jeu ?
menu-choose-modules = Appuie sur une extension pour l’ajouter ou la retirer.
menu-note-siege = Siège & Défense se joue de préférence avec l’Abbé. La forteresse, quatorze tuiles et les symboles sont une reconstitution.
menu-note-cardcassonne = Les points des animaux sont en partie une reconstitution.
menu-choose-pace = Combien de temps pour chaque décision ?
menu-choose-timeup = Que se passe-t-il quand le temps est écoulé ?
menu-choose-seats = Combien de places ?
menu-choose-language = Dans quelle langue la table est-elle racontée ?

## Refus autour des actions

refused = { $why }
command-unknown = La commande { $command } n’existe pas. /help les donne toutes.
command-near = { $typed } n’existe pas. Tu voulais dire { $meant } ?
button-unknown = Ce bouton ne mène plus nulle part. /board montre la table telle qu’elle est.
panel-others = { $command ->
    [none] Ces boutons sont à quelqu’un d’autre. Ouvre les tiens de la même façon.
   *[other] Ces boutons sont à quelqu’un d’autre. Les tiens viennent avec { $command }.
}
button-stale = C’était le tour { $was }, on en est au tour { $now }. /board montre la table telle qu’elle est.
button-stale-step = Le tour { $now } a avancé depuis. /board montre la table telle qu’elle est.
store-trouble = Les parties sont injoignables en ce moment. Rien n’est perdu ; réessaie dans un instant.
store-stuck = Les parties sont injoignables en ce moment. Rien n’est perdu, mais la personne qui gère ce bot doit d’abord s’en occuper.
bot-trouble = Quelque chose s’est mal passé ici. Ce que tu as confirmé est gardé ; réessaie.
bot-paused = Trop de choses vont mal en ce moment, je fais donc une pause de { $seconds } secondes. Rien n’est perdu, et les horloges sont arrêtées.
no-such-cell = La case { $cell } n’existe pas. Une case se nomme comme M20 : colonne, puis ligne. Autres vues : { word-fields }, { word-cities }, { word-roads }, { word-words }.
no-picture = Il n’y a rien à voir ici à ce sujet.
only-private = Écris cela au bot en privé : cela ne regarde que toi.
which-table = Quelle table ?
which-code = Quelle table ? Écris son code comme premier mot : { $command } { $table }
which-line = { $table } : { $label }

## Manières

undo-draft = Ce que tu n’avais pas confirmé est effacé.
undo-done = Pour revenir en arrière, il faut l’accord de { $players }.
undo-taken = Ce que tu avais confirmé est repris.
agree-done = { $count ->
    [0] Tu es d’accord.
   *[other] Tu es d’accord. On attend encore { $players }.
}
refuse-done = Tu n’es pas d’accord.
nudge-done = Un rappel est en route.
mute-done = Plus de rappel pour ce tour.
resign-sure = Abandonner la partie de la table { $table } ? Un ordinateur jouera à ta place jusqu’à la fin, et tu finiras en dernière position.
resigned-done = Tu as abandonné.
substitute-offered = Ta place est à prendre. Tu joues jusqu’à ce que quelqu’un la prenne ; la même commande te la garde.
substitute-kept = Tu gardes ta place.
substitute-none = Aucune place n’est à prendre à cette table.
take-done = La place est à toi.
rematch-which = Appuie sur Revanche sous le résultat, ou écris le code de la table : /rematch CODE
rematch-done = La table { $table } est ouverte pour la partie suivante.
away-done = Absence notée jusqu’au { $until }. Ton horloge est arrêtée tant que la partie le permet.
back-done = Te revoilà.
away-not = Aucune absence n’est notée. /away 3d te donne trois jours, /away 12h douze heures.
watch-which = Écris le code de la table : /watch CODE
watch-done = Cette discussion regarde la table.
watch-off = Cette discussion ne regarde plus la table.
say-done = C’est dit.
say-alone = Cette table n’est dans aucune autre discussion : il n’y a personne à qui le dire. Écris-le simplement ici.
block-which = Qui ? Écris le nom : /block NOM
block-done = Tu n’auras plus de nouvelles de cette personne. La même commande annule cela.
block-off = Tu as de nouveau des nouvelles de cette personne.
invite-code = Pour rejoindre la table de partout : /join { $table }
invite-link = Sur Telegram : { $link }
private-first = Cela ne regarde que toi : ouvre d’abord la discussion privée avec le bot.
private-sent = C’est dans ta discussion privée avec le bot.
invite-done = Si cette personne est joignable, l’invitation est en route.
person-unknown = Personne à tes tables ne s’appelle { $player }.
invite-unknown = { person-unknown } Transmets plutôt le code : /join { $table }
invite-late = La partie a déjà commencé. Les autres peuvent regarder : /watch { $table }
kick-whom = { $how ->
    [host] Qui doit partir ?
   *[vote] Qui doit partir ? Il faut les voix de plus de la moitié des autres ; après { $fewest } tours manqués de suite, l’hôte suffit.
}
kick-nobody = Personne à cette table ne s’appelle { $player }.
kick-done = La place est libre.
kick-voted = Ta voix compte. Si plus de la moitié des autres le veut, la place sera libre.

## Réglages

settings-title = Tes réglages
settings-zone = Fuseau horaire : { $zone }.
settings-how-zone = Change-le avec /settings zone Europe/Paris
settings-quiet = { $set ->
    [yes] Heures calmes : { $quiet } ({ $zone }).
   *[no] Heures calmes : aucune.
}
settings-how-quiet = Change-les avec /settings quiet 22:00 07:00 ou /settings quiet off
settings-reminders-fast = Avec une heure ou moins par décision : seulement à la moitié du temps.
settings-reminders = Rappels : à la moitié du temps, puis une heure avant la fin. { settings-reminders-fast } Sans limite : une fois par jour.
settings-interval = { $hours ->
    [0] Rappels : aucun, mais on te prévient quand c’est ton tour.
    [one] Rappels : toutes les heures, et une heure avant la fin. { settings-reminders-fast }
   *[other] Rappels : toutes les { $hours } heures, et une heure avant la fin. { settings-reminders-fast }
}
settings-how-interval = Change-les avec /settings interval 6 ou /settings interval off
setting-language = Langue : { $value }
setting-palette = Couleurs : { $value }
setting-hints = Conseils : { $value }
setting-ping = M’appeler : { $value }
setting-reminders = Rappels : { $value }
setting-wagon = Chariot après décompte : { $value }
setting-no-ransom = Ne jamais proposer de rançon : { $value }
setting-cheapest-withdrawal = Retirer le moins cher : { $value }
setting-no-second-part = Pas de seconde tuile : { $value }
palette-standard = ordinaires
palette-colour-blind = pour daltoniens
ping-here = ici
ping-private = en privé
ping-both = ici et en privé
ping-never = jamais
wagon-ask = me demander
wagon-home = à la maison
wagon-best = au mieux

stats-title = Tes parties
stats-none = Tu n’as encore fini aucune partie.
stats-line = { $games ->
    [one] { $game } : { $games } partie, gagnées : { $wins }
   *[other] { $game } : { $games } parties, gagnées : { $wins }
}
stats-rating = { $games ->
    [one] Cote { $rating } après { $games } partie classée
   *[other] Cote { $rating } après { $games } parties classées
}
stats-rating-none = Pas encore de cote (parties classées : { $games })
top-title = { $where ->
    [all] Les meilleurs partout
   *[here] Les meilleurs de cette discussion
}
top-none = { $where ->
    [all] Personne n’a encore fini de partie.
   *[here] Personne n’a encore fini de partie ici.
}
top-line = { $games ->
    [one] { $rank }. { $player } : { $rating } ({ $wins } gagnée sur { $games } partie)
   *[other] { $rank }. { $player } : { $rating } ({ $wins } gagnées sur { $games } parties)
}
top-new = { $games ->
    [one] { $rank }. { $player } : débute ({ $wins } gagnée sur { $games } partie)
   *[other] { $rank }. { $player } : débute ({ $wins } gagnées sur { $games } parties)
}

link-code = Sur ton autre plateforme, écris au bot dans les dix minutes : /link { $code }
link-careful = Quand les deux comptes auront dit oui, ils ne feront plus qu’un joueur. N’entre jamais un code que quelqu’un d’autre te donne.
link-accounts = Ces comptes ne font qu’un joueur : { $accounts }. /unlink détache celui d’où tu écris.
link-account = { $name } ({ $platforms })
link-asked-title = Un seul joueur ?
link-asked = { $other } et toi, { $mine }, ne feriez plus qu’un joueur.
link-means = Chaque compte voit alors la main de l’autre, joue à ses places dans toutes les parties et partage ses résultats. Ne dis oui que si les deux comptes sont à toi : avec le code de quelqu’un d’autre, tu donnes tes parties.
link-agreed = Tu as dit oui, et l’autre côté aussi.
link-waits = Tu as dit oui. L’autre côté doit maintenant dire oui aussi, dans les dix minutes.
link-refused = Les comptes restent séparés : rien n’a changé.
link-news-done = { $accounts } ne font plus qu’un joueur. Si l’un de ces comptes n’est pas à toi, /unlink détache celui-ci.
link-news-left = { $accounts } s’est détaché et est maintenant un joueur à part. Les places et les résultats sont restés avec toi.
link-news-refused = { $accounts } a dit non. Rien n’a changé.
unlink-sure = { $account } repartirait comme nouveau joueur, sans places, résultats ni réglages. Tout cela reste à { $others }.
unlink-done = Ce compte est maintenant un nouveau joueur. Les places, les résultats et les réglages sont restés aux autres.
forget-sure = Voici tout ce qui est enregistré sur toi. L’oublier ? Tu quittes tes tables, et les parties finies gardent une place sans nom.
forget-file = Tout ce qui est enregistré sur toi
forget-done = Tes données sont effacées.

setup-title = Réglages de cette discussion
setup-opening = Qui ouvre des tables : { $value }
setup-opening-all = tout le monde
setup-opening-admins = les admins
setup-deaf = Messages d’autres discussions : { $value }
setup-threads = Un fil pour chaque table : { $value }
setup-language = Langue : { $value }
setup-language-any = celle de la table
setup-channels = Tables dans ce salon : { $value }
setup-everywhere = oui, comme partout
setup-typed = Ou par écrit : /setup opening admins, /setup channels here, /setup channels everywhere, /setup threads on, /setup words off, /setup language fr

export-done = L’enregistrement de la table { $table }.
export-file = L’enregistrement d’une partie
import-how = Envoie l’enregistrement comme fichier, accompagné de /import.
import-done = La table { $table } reprend à partir de l’enregistrement. Les places se prennent dans l’ordre d’arrivée.

## Aide

help-title = Comment jouer
help-first = Ouvre une table avec /new, laisse les autres appuyer sur Rejoindre ou ajoute un ordinateur, puis appuie sur Commencer.
help-turn = Quand c’est ton tour, touche une case, puis le sens de la tuile, puis une figurine, puis Confirmer. Rien n’est définitif avant.
help-typed = Ou en une ligne : /move { $cell } r2 chevalier nord. { $cell } est la case, r2 le deuxième sens de la tuile, puis figurine et place, ou { word-none }.
help-more = Règles : /rules et un mot, comme /rules paysan. Toutes tes parties : /games. Tes réglages : /settings.
help-line = { $command } : { $line }
help-cut = /help et le nom d’une commande en disent plus.
