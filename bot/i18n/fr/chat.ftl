# Ce qui se dit autour des parties. $player et les autres noms sont ceux des gens ; $table est le code d’une partie.

## Qui est qui

chat-nameless = quelqu’un
chat-seat = place { $seat }
chat-computer = Ordinateur { $number }
level-name = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
    [greedy] glouton
    [random] au hasard
   *[other] { $level }
}
chat-note-computer = ordinateur, { level-name }
chat-note-gone = joué par un ordinateur
chat-note-plays = ordinateur
chat-role-seat = les joueurs de cette partie
chat-role-host = l’hôte
chat-role-chat-admin = les admins de cette discussion
chat-role-owner = le propriétaire du bot
word-yes = oui
word-no = non

## Une partie qui attend

lobby-title = Nouvelle partie de { $game }
lobby-modules = Extensions : { $modules }.
lobby-seat = { $seat }. { $player } ({ $about })
lobby-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
lobby-fair = Tirage équitable, scellé d’avance : { $commitment }…
lobby-elsewhere = Chacun reçoit ses tours dans une discussion privée avec moi.
lobby-clock = { $pace } par tour ; passé ce délai, { $what }.
lobby-pace = Temps par tour : { $pace }
lobby-rated = { $rated ->
    [yes] Classée si aucun ordinateur ne joue.
    [first] Amicale, car c’est la première partie de l’hôte : /hint est permis.
   *[no] Amicale (non classée).
}
lobby-open = { $private ->
    [yes] Privée : on rejoint depuis cette discussion ou sur invitation.
   *[no] Avec le code, tout le monde peut jouer : /join { $table }
}

pace-live = 2 minutes
pace-1h = 1 heure
pace-8h = 8 heures
pace-24h = 24 heures
pace-3d = 3 jours
pace-7d = 7 jours
pace-6h-30m = 6 heures + 30 minutes
pace-2d-4h = 2 jours + 4 heures
pace-5d-8h = 5 jours + 8 heures
pace-none = illimité
timeup-simplest = un coup simple du bot
timeup-computer = un ordinateur joue
timeup-offer = la place est à prendre

new-done = Ta partie { $table } est ouverte. Il ne manque que des joueurs.
join-how = Pour rejoindre la partie d’amis : /join et son code.
close-others = { $chat ->
    [private] D’autres jouent encore : la partie ne peut pas être fermée. Pour arrêter : /leave
   *[group] D’autres jouent encore : seuls les admins de cette discussion peuvent fermer la partie. Pour arrêter : /leave
}
join-done = { $seats ->
    [one] Te voilà dans la partie ! { $seats } place prise.
   *[other] Te voilà dans la partie ! { $seats } places prises.
}
join-colour = Ta couleur : { $colour }.
leave-how = { $alone ->
    [yes] Quitter la partie { $table } ? Quelqu’un peut prendre ta place. Si tu abandonnes, elle s’arrête sans résultat.
   *[no] Quitter la partie { $table } ? Quelqu’un peut prendre ta place. Si tu abandonnes, un ordinateur continue et tu finis à la dernière place.
}
stay-done = D’accord, tu restes.
leave-done = Tu as quitté la partie.
start-done = La partie commence. Bonne chance !
start-welcome = Bonjour ! Avec moi, tu joues à Carcassonne dans tes discussions, en une soirée ou sur plusieurs semaines. Joue avec des amis dans un groupe, ou commence ici même contre l’ordinateur.
start-hands = Vos cartes arrivent par message privé. Ces joueurs doivent d’abord ouvrir une discussion privée avec moi et appuyer sur Démarrer : { $players }
computer-which = Quel niveau pour l’ordinateur ?
computer-joined = { $player } ({ level-name }) est de la partie.
remove-done = C’est fait. La place est de nouveau libre.
endtable-sure = Fermer la partie { $table } pour de bon ? Personne ne gagnera.
keep-done = D’accord, la partie reste ouverte.
endtable-done = La partie est fermée.

menu-title = Options de la partie : touches-en une pour la changer.
menu-game = Jeu : { $value }
menu-modules = Extensions : { $value }
menu-pace = Temps par tour : { $value }
menu-timeup = Temps écoulé : { $value }
menu-seats = Places : { $value }
menu-rated = Classée : { $value }
menu-private = Privée : { $value }
menu-language = Langue : { $value }
menu-choose-game = Quel jeu ?
menu-choose-modules = Touche une extension pour l’ajouter ou la retirer.
menu-note-siege = Siège et Défense se joue de préférence avec l’Abbé. La forteresse, quatorze tuiles et les symboles sont une reconstitution.
menu-note-cardcassonne = Les points des animaux sont en partie une reconstitution.
menu-choose-pace = Combien de temps par tour ?
menu-choose-timeup = Que se passe-t-il quand le temps est écoulé ?
menu-choose-seats = Combien de places ?
menu-choose-language = Quelle langue pour la partie ?

## Refus autour des actions

command-unknown = La commande { $command } n’existe pas. Envoie /help pour les voir toutes.
command-near = { $typed } n’existe pas. Tu voulais dire { $meant } ?
button-unknown = Ce bouton ne marche plus. Envoie /board pour voir le plateau actuel.
panel-others = { $command ->
    [none] Ces boutons sont à un autre joueur. Ouvre les tiens de la même façon.
   *[other] Ces boutons sont à un autre joueur. Ouvre les tiens avec { $command }
}
panel-of = { $command ->
    [none] Ces boutons sont pour { $player }. Ouvre les tiens de la même façon.
   *[other] Ces boutons sont pour { $player }. Ouvre les tiens avec { $command }
}
panel-ended = { $command ->
    [none] Ces boutons ont expiré. Rouvre-les.
   *[other] Ces boutons ont expiré. Rouvre-les avec { $command }
}
button-stale = C’était le tour { $was }, on en est au tour { $now }. Envoie /board pour voir le plateau actuel.
button-stale-step = Ce tour a avancé depuis. Envoie /board pour voir le plateau actuel.
store-trouble = Je n’ai pas accès aux parties en ce moment. Rien n’est perdu : réessaie dans un instant.
store-stuck = Je n’ai pas accès aux parties en ce moment. Rien n’est perdu, mais le propriétaire du bot doit intervenir.
bot-trouble = Un problème est survenu de mon côté. Ce que tu as confirmé est enregistré : réessaie.
bot-paused = J’ai un problème de mon côté et je fais une pause de { $seconds } secondes. Rien n’est perdu, et toutes les pendules sont arrêtées.
no-such-cell = « { $cell } » n’est pas une case. Une case s’écrit comme M20 : la colonne, puis la ligne.
no-picture = Il n’y a rien à montrer ici.
only-private = Ici, les autres liraient la réponse. Écris-le-moi plutôt en privé.
which-table = Quelle partie ?
which-code = Quelle partie ? Écris d’abord son code : { $command } { $table }
which-option = Quelle partie ? Envoie { $command } et choisis-la sous « { $option } ».
which-line = { $table } : { $label }

## Manières

undo-draft = Ton coup non confirmé a été effacé.
undo-done = C’est demandé. Il manque l’accord de { $players }.
undo-taken = Ton dernier coup a été annulé.
undo-late = Trop tard pour annuler : la partie a continué.
agree-done = { $count ->
    [0] Tu as accepté.
   *[other] Tu as accepté. Il manque encore l’accord de { $players }.
}
refuse-done = Tu as refusé. Le coup reste joué.
nudge-done = C’est fait, la relance est partie.
give-done = C’est fait : plus de temps pour jouer.
pause-done = C’est demandé. La pause commence quand tous ont accepté.
pauseyes-done = Tu as accepté la pause.
pauseno-done = Tu as refusé. La partie continue.
resume-done = La pause est terminée.
mute-done = D’accord, plus de rappels pour ce tour.
resign-sure = { $alone ->
    [yes] Abandonner la partie { $table } ? Elle s’arrête sans résultat.
   *[no] Abandonner la partie { $table } ? Un ordinateur continue pour toi, et tu finis à la dernière place.
}
resigned-done = Tu as abandonné.
substitute-offered = Ta place est à prendre. Continue jusqu’à ce que quelqu’un la prenne ; renvoie /substitute pour la garder.
substitute-kept = Tu gardes ta place.
substitute-none = Aucune place n’est à prendre dans cette partie.
substitute-instead = Cette partie a déjà commencé, mais une place est à prendre.
take-done = La place est à toi.
rematch-which = Aucune partie n’est encore finie ici. Pour en rejouer une autre, envoie /rematch et son code.
rematch-done = La revanche { $table } est ouverte.
away-done = Absence jusqu’au { $until }. Tes pendules sont arrêtées, pendant 14 jours au plus par partie.
away-ahead = Absence : du { $since } au { $until }. Tes pendules seront arrêtées pendant ce temps.
back-done = Bon retour !
away-not = Tu n’as pas d’absence en cours. Pour t’absenter, envoie /away 3j (trois jours) ou /away 12h (douze heures).
watch-which = Envoie /watch avec le code de la partie.
watch-done = Cette discussion suit maintenant la partie.
watch-off = Cette discussion ne suit plus la partie.
say-done = Envoyé.
say-alone = Cette partie n’est que dans cette discussion : écris simplement ici.
say-nobody = Tu ne joues que contre l’ordinateur : personne ne le lirait.
block-list = Joueurs bloqués : { $players }
block-which = Qui ? Envoie /block avec le nom du joueur.
block-done = C’est bloqué : plus d’invitations, de relances ni de messages de sa part. La même commande débloque.
block-off = C’est débloqué.
share-open = Nouvelle partie : { $game }
share-running = Partie de { $game }
invite-code = À transmettre, dans toute discussion où se trouve ce bot : /join { $table }
invite-link = Sur Telegram : { $link }
private-again = Ouvre une discussion privée avec moi et envoie là-bas { $command }.
private-first = Je te réponds en privé : ouvre d’abord une discussion privée avec moi.
settings-saved = C’est noté.
private-sent = Je te l’ai envoyé en discussion privée.
write-as-yourself = Écris en ton propre nom pour jouer.
wait-short = Bien reçu. Trop de messages dans ce groupe : { $seconds } s d’attente. En privé, c’est plus rapide.
wait-look-private = Trop de messages dans ce groupe : je te l’ai envoyé en discussion privée.
look-again = Rien de nouveau depuis la dernière fois. Appuie encore pour le recevoir à nouveau.
wait-look-shown = Ce groupe affiche déjà le plateau : je te l’ai envoyé en discussion privée.
invite-done = J’envoie l’invitation. Si elle n’arrive pas, transmets le code de la partie.
person-unknown = Personne ne s’appelle « { $player } » dans tes parties.
invite-unknown = Je ne connais pas encore { $player }. Transmets plutôt le code : /join { $table }
invite-bot = { $player } est un bot et ne peut pas être invité. Ajoute plutôt un ordi.
invite-late = { $plays ->
    [yes] Cette partie a déjà commencé. Pour que d’autres la suivent : /watch { $table }
   *[no] Cette partie a déjà commencé. Pour la suivre : /watch { $table }
}
kick-whom = { $how ->
    [host] Qui faut-il exclure ?
   *[vote] Qui faut-il exclure ? Plus de la moitié des autres doit être d’accord ; après { $fewest } tours manqués de suite, l’hôte peut le faire seul.
}
kick-nobody = Personne ne s’appelle « { $player } » dans cette partie.
kick-computers = Tu ne joues que contre l’ordinateur. Pour quitter la partie : /leave
kick-done = C’est fait. La place est libre.
kick-voted = Ton vote est compté. La place se libère dès que plus de la moitié des autres est d’accord.

## Réglages

settings-title = Tes réglages
settings-menu = Choisir un réglage à modifier…
settings-zone = Fuseau horaire : { $zone }
settings-how-zone = Pour le changer : /settings fuseau Europe/Paris
settings-quiet = { $set ->
    [yes] Heures calmes : { $quiet } ({ $zone })
   *[no] Heures calmes : aucune
}
settings-how-quiet = Pour les changer : /settings calme 22:00 07:00 ou /settings calme non
settings-free = { $set ->
    [yes] Jours libres : { $days }
   *[no] Jours libres : aucun
}
settings-how-free = Pour les changer : /settings libre sam dim ou /settings libre non
settings-reminders-fast = Avec une heure ou moins par tour, seulement à la moitié.
settings-reminders = Rappels : à la moitié du temps et 1 heure avant la fin. { settings-reminders-fast } Sans limite de temps, une fois par jour.
settings-interval = { $hours ->
    [0] Rappels : aucun, mais une notification quand c’est ton tour.
    [one] Rappels : toutes les heures, et 1 heure avant la fin. { settings-reminders-fast }
   *[other] Rappels : toutes les { $hours } heures, et 1 heure avant la fin. { settings-reminders-fast }
}
settings-how-interval = Pour les changer : /settings intervalle 6 ou /settings intervalle non
settings-how-typed = Pour les changer : /settings_zone (fuseau) · /settings_quiet (calme) · /settings_free (libre) · /settings_interval (intervalle)
setting-language = Langue : { $value }
setting-palette = Couleurs : { $value }
setting-hints = Meilleures cases d’abord : { $value }
setting-ping = Me notifier : { $value }
setting-reminders = Rappels : { $value }
setting-wagon = Chariot après décompte : { $value }
setting-no-ransom = Me demander les rançons : { $value }
setting-cheapest-withdrawal = Retirer le meeple le moins utile : { $value }
setting-no-second-part = Deuxième tuile (bâtisseur) : { $value }
palette-standard = standard
palette-colour-blind = pour daltoniens
ping-here = dans la partie
ping-private = en privé
ping-both = aux deux endroits
ping-never = jamais
wagon-ask = me demander
wagon-home = le reprendre
wagon-best = le déplacer

stats-title = Ton palmarès
stats-none = Tu n’as pas encore terminé de partie. Tout de suite contre l’ordinateur : /new ordinateur
stats-line = { $games ->
    [one] { $game } : { $games } partie, { $wins } gagnée
   *[other] { $game } : { $games } parties, { $wins } gagnées
}
stats-rating = { $games ->
    [one] Cote { $rating } ({ $games } partie classée)
   *[other] Cote { $rating } ({ $games } parties classées)
}
rating-means = Tout le monde commence à 1500. Avec 200 de plus, on gagne environ 3 parties sur 4.
rating-unsure = Le ? signifie que c’est encore incertain : il disparaît après 10 à 20 parties classées.
top-title = { $where ->
    [all] Les meilleurs joueurs partout, par cote
   *[here] Les meilleurs joueurs de cette discussion, par cote
}
top-none = { $where ->
    [all] Aucune partie terminée pour l’instant.
   *[here] Aucune partie terminée ici pour l’instant.
}
top-line = { $games ->
    [one] { $rank }. { $player } : { $rating } ({ $wins } gagnée sur { $games } partie)
   *[other] { $rank }. { $player } : { $rating } ({ $wins } gagnées sur { $games } parties)
}
top-new = { $games ->
    [one] { $player } : { $rating } ({ $wins } gagnée sur { $games } partie)
   *[other] { $player } : { $rating } ({ $wins } gagnées sur { $games } parties)
}

link-code = Sur ton autre plateforme, envoie-moi ceci dans les 10 minutes : /link { $code }
link-careful = Les deux comptes doivent accepter pour ne faire qu’un joueur. N’entre jamais le code de quelqu’un d’autre.
link-accounts = Ces comptes ne font qu’un joueur : { $accounts }. Pour détacher celui d’où tu écris : /link
link-accounts-press = Ces comptes ne font qu’un joueur : { $accounts }. Pour détacher celui d’où tu écris, appuie sur { button-unlink }.
link-account = { $name } ({ $platforms })
link-asked-title = Un seul joueur ?
link-asked = { $other } et toi, { $mine }, ne feriez plus qu’un joueur.
link-means = Chaque compte verrait les cartes de l’autre, jouerait ses places et partagerait ses résultats. N’accepte que si les deux comptes sont à toi : avec le code d’un autre, tu lui livres tes parties.
link-agreed = Les deux comptes ont accepté.
link-waits = Tu as accepté. L’autre compte doit maintenant accepter aussi, dans les 10 minutes.
link-refused = Les comptes restent séparés. Rien n’a changé.
link-news-done = { $accounts } ne font maintenant qu’un joueur. Si l’un des deux n’est pas à toi, appuie sur { button-unlink } pour détacher celui-ci.
link-news-left = { $accounts } est maintenant un joueur à part. Les places et les résultats restent à toi.
link-news-refused = { $accounts } a refusé. Rien n’a changé.
unlink-sure = { $account } repartirait de zéro, sans places, résultats ni réglages. Tout cela reste à { $others }.
unlink-done = Ce compte est maintenant un nouveau joueur. Les places, les résultats et les réglages restent aux autres.
unlink-kept = D’accord, tes comptes restent liés.
privacy-title = Tes données
privacy-data = Voici tout ce que je sais de toi.
forget-sure = Supprimer tes données pour de bon ? Tu quittes tes parties ; celles qui sont finies gardent une place sans nom.
forget-file = Tes données
forget-done = Tes données sont supprimées.
forget-kept = D’accord, rien n’est supprimé.

setup-title = Réglages de la discussion
setup-private = /setup ne sert que dans les groupes et les serveurs. Tes propres réglages : /settings
setup-opening = Lancer une partie : { $value }
setup-opening-all = tout le monde
setup-opening-admins = admins
setup-deaf = Messages d’autres discussions : { $value }
setup-threads = Un fil par partie : { $value }
setup-old = Anciens plateaux : { $value }
setup-old-keep = restent
setup-old-fold = une seule ligne
setup-old-tidy = sont supprimés
setup-language = Langue : { $value }
setup-language-any = celle de la partie
setup-channels = Parties ici : { $value }
setup-everywhere = oui (partout)
setup-typed = Ou par écrit : /setup ouverture admins, /setup salons ici, /setup salons partout, /setup fils oui, /setup anciens garder, /setup mots non, /setup langue fr

export-done = Voici l’enregistrement de la partie { $table }.
export-file = Enregistrement d’une partie
import-how = Joins un enregistrement et écris /import avec.
import-done = La partie { $table } reprend depuis l’enregistrement. Les joueurs reçoivent ses places dans l’ordre où ils rejoignent.

## Aide

help-title = Comment jouer
help-first = Lance une partie avec /new. Les autres appuient sur Rejoindre, ou tu ajoutes un ordinateur ; puis appuie sur Commencer.
help-turn = À ton tour, choisis une case, tourne la tuile, place un meeple ou passe, puis appuie sur Confirmer. Rien ne compte avant.
help-typed = Ou écris-le : /move { $cell } r2 chevalier nord. C’est la case, le sens, puis le meeple et sa place, ou « { word-none } ». Un coup complet est joué aussitôt.
help-more = Règles : /rules et un mot, comme /rules paysan. Tes parties : /games. Tes réglages : /settings.
help-line = { $command } : { $line }
help-cut = Pour en savoir plus sur une commande : /help move
