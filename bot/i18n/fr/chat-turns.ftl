# Une partie telle que la discussion la raconte : tours, nouvelles, regards sur le plateau, et ce que disent les boutons.

## Un tour

turn-asks = { $asked } (tour { $turn })
turn-asks-between = { $asked } (tour { $turn } : { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (manche { $round } sur { $rounds })
}
turn-computer = { $player } réfléchit… (tour { $turn })
turn-yours = { $player }, à toi de jouer contre { $others } (tour { $turn })
turn-second = { $player }, encore à toi contre { $others } : deuxième tuile (tour { $turn })
turn-others = { $player } et { $count } autres
turn-laid = #{ $turn } { $what }
told-tile = { $tile ->
    [abbey] { $player } : { $cell }, monastère
   *[other] { $player } : { $cell }
}
told-move = { $player } : { $cell }, { phrase-role }
turn-deadline = À jouer avant { $until }
turn-small = { $left } · avant { $until }
turn-pace = { $pace } par tour
turn-notice = { $time } après ce message
turn-banks = Réserves de temps : { $banks }
turn-bank = { $player } : { $left }
turn-scores = { $player } { $points }
turn-score-line = Score : { $scores }
turn-gap = { $count ->
    [one] +{ $count } autre : /history
   *[other] +{ $count } autres : /history
}
turn-confirm = Confirmer ton coup ? Rien ne compte avant.
turn-first = Choisis une case, tourne la tuile, place un meeple ou passe, puis appuie sur Confirmer.
turn-first-cards = Ouvre Ma main, choisis une carte ou ton grand meeple, puis appuie sur Confirmer.
turn-again = Appuie encore pour confirmer : { $choice }
turn-done = Coup joué.
turn-as-it-lies = Tu as changé ce coup entre-temps. Le voici tel qu’il est.
turn-elsewhere = La partie continue dans un autre message.
lobby-in-private = La partie continue en privé.
fold-turn = #{ $turn } { $played }
fold-settled = C’est réglé.
over-fair = Tirage équitable : graine { $seed }… · /export { $table }
result-line = { $player } { $points } : { $sources }
result-gone = { $how ->
    [resigned] abandon
   *[removed] exclusion
}

typed-no-cell = « { $word } » n’est pas une case. La tuile va en { $cells }.
typed-place-first = Pose d’abord ta tuile. Elle va en { $cells }.
typed-no-way = { $way } n’est possible sur aucune case. La tuile va en { $cells }.
typed-no-fit = La tuile ne va pas en { $cell }. Elle va en { $cells }.
typed-not-this-way = { $way } n’est pas possible en { $cell }. Tu as le choix : { $ways }
typed-which-cell = Quelle case ? { $way } est possible en { $cells }. Écris d’abord la case : { $cell } { $way }
typed-which-way = Dans quel sens en { $cell } ? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = « { $words } » n’est pas possible ici.
typed-which-of = « { $words } » convient plusieurs fois. Lequel veux-tu ?
typed-no-role = Pas de place ici pour { phrase-role-object }.
typed-which-role = Où places-tu { phrase-role-object } ?
typed-too-much = Ton coup est déjà complet. Enlève « { $words } ».
typed-hidden = Cette carte se joue face cachée, et tout le monde lit ici. Donne son numéro, ou envoie-moi le coup en privé.
typed-hand = « { $words } » n’est pas possible ici. Utilise les numéros de ta main.
advice-now = Un ordinateur jouerait : { $option }. { $why }
advice-rated = Pas de conseils dans les parties classées. Pour la prochaine, désactive Classée dans Options.
advice-was = { $player } a joué : { $option }. { $why }
advice-unknown = Il n’y a pas encore de coup à expliquer. Réessaie quand un ordinateur aura joué, ou à la fin de la partie.
advice-no-computer = Aucun ordinateur ne joue dans cette partie. À la fin, /why montre un bilan.
review-title = Bilan de la partie
review-later = Le bilan sera prêt à la fin de la partie.
review-failed = Cette partie n’a pas de bilan.
page-here = La partie { $table } dans le navigateur
page-none = Cette partie n’a pas de page web.
hand-none = Cette partie se joue sans cartes.

## Regards

log-title = Derniers tours (tour { $turn } en cours)
log-none = Rien n’a encore été joué.
replay-title = La partie jusqu’au tour { $turn }
replay-whole = La partie entière
rules-nearest = Je ne trouve pas de règle pour « { $word } ». Tu pensais à l’une de celles-ci ?
rules-in-help = « { $word } » n’est pas une règle du jeu. Ceci aidera peut-être :
rules-expansion = { $played ->
    [yes] Fait partie de l’extension « { $expansion } », absente de cette partie.
   *[no] Fait partie de l’extension « { $expansion } ».
}
rules-other-game = { $played ->
    [yes] Fait partie de { $game }, un autre jeu.
   *[no] Fait partie de { $game }.
}
rules-list = Règles : choisis un chapitre ou écris un mot, comme /rules paysan.
games-none = Tu n’as pas de partie. Lances-en une avec /new.
games-title = { $count ->
    [one] Ta partie
   *[other] Tes { $count } parties
}
games-line = { $state ->
    [mine] { $game } ({ $table }) : à toi
    [open] { $game } ({ $table }) : { $seats ->
        [one] attend des joueurs, { $seats } place prise
       *[other] attend des joueurs, { $seats } places prises
    }
   *[other] { $game } ({ $table }) : aux autres de jouer
}
reminder-one = { $limit ->
    [yes] { $player }, à toi de jouer contre { $others }. { turn-deadline }.
   *[no] { $player }, à toi de jouer contre { $others }.
}
reminder-title = { $count ->
    [one] { $player }, à toi de jouer.
   *[other] { $player }, à toi de jouer dans { $count } parties.
}
reminder-line = { $game } ({ $table })
reminder-last = C’est le dernier rappel pour ce tour.

## Nouvelles

news-card-gone = La partie { $table } a commencé : { $players }.
news-card-closed = La partie { $table } est fermée.
news-invited = { $by } t’invite à la partie { $table }.
news-resigned = { $seat } abandonne. Un ordinateur continue.
news-seat-offered = { $seat } cherche quelqu’un pour prendre sa place, et joue jusque-là.
news-seat-kept = { $seat } reste.
news-seat-taken = { $seat } prend la place libre.
news-kicked = Exclusion : { $seat }. Un ordinateur continue jusqu’à ce que quelqu’un prenne la place.
news-place-gone = Partie { $table } : je n’ai plus accès à { $place }. Y jouaient : { $seats }.
news-left-place = Partie { $table } : { $seat } n’est plus dans { $place }.
news-turn-here = Je ne peux plus écrire dans { $place } : la partie { $table } continue ici.
news-moved-back = La partie { $table } continue dans { $place }.
button-movehere = Déplacer la partie ici
movehere-done = La partie continue ici.
news-kick-wanted = { $by } demande une exclusion : { $seat }.
news-nudged = { $player }, à toi de jouer : { $by } attend dans la partie { $table }.
news-said = { $by } : { $words }
news-undo-asked = { $game ->
    [carcassonne] Question pour { $players } : { $seat } demande à annuler le dernier coup. D’accord ? La tuile piochée depuis reste la même.
   *[cardcassonne] Question pour { $players } : { $seat } demande à annuler le dernier coup. D’accord ?
}
news-undo-refused = { $by } refuse : le dernier coup de { $seat } reste joué.
news-undone = { $seat } annule son dernier coup.
news-time-up = { $by ->
    [computer] Temps écoulé pour { $seat }. Un ordinateur a joué ce tour.
   *[time] Temps écoulé pour { $seat }. Le bot a joué un coup simple.
}
news-will-expire = La partie { $table } n’avance plus depuis un moment. Elle fermera le { $until }.
news-ended = { $how ->
    [host] L’hôte a fermé la partie.
    [expired] Partie fermée : personne n’a joué depuis longtemps.
    [deserted] Partie fermée : tout le monde est parti.
   *[admin] Un admin a fermé la partie.
}
news-clock-moved = { $count ->
    [1] Le bot a été hors ligne { $time } : la partie { $tables } a plus de temps.
   *[other] Le bot a été hors ligne { $time } : ces parties ont plus de temps : { $tables }.
}
button-games = Mes parties
news-away = { $seat } s’absente jusqu’au { $until }.
news-away-ahead = { $seat } s’absente du { $since } au { $until }.
news-deadline-moved = { $why ->
    [given] { $seat } a maintenant jusqu’au { $until } : temps offert par { $by }.
    [free_day] { $seat } a maintenant jusqu’au { $until } : jour libre.
   *[quiet] { $seat } a maintenant jusqu’au { $until } : heures calmes.
}
news-pause-asked = { $seat } demande une pause jusqu’au { $until }. Tous les autres doivent accepter.
news-pause-refused = { $by } refuse la pause : la pendule tourne toujours.
news-paused = Pause jusqu’au { $until }. Chaque joueur peut y mettre fin.
news-resumed = { $by } met fin à la pause : la pendule repart.
news-back = { $seat } est de retour.
news-rematch = Revanche ? La partie { $table } est ouverte.
news-reminders = C’est à toi dans une partie.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordi
button-options = Options
button-start = Commencer
button-level = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [master] Maître
    [greedy] Glouton
    [random] Au hasard
   *[other] { $level }
}
button-remove = Exclure { $player }
button-ticked = ✓ { $label }
expansion-line = { $name } : { $line }
button-endtable = Fermer la partie
button-keep = La laisser ouverte
button-part = { $count ->
    [one] Secteur { $part } ({ $count } case)
   *[other] Secteur { $part } ({ $count } cases)
}
button-way = { $way } : { $turned }
button-confirm = Confirmer
button-skip = Passer et confirmer
button-back = Retour
button-all-rules = Toutes les règles
button-copy = Copier le code
button-share = Inviter des amis
button-share-board = Partager le plateau
button-anew = Recommencer
button-more = Plus…
button-hand = Ma main
button-inwords = Plateau en texte
button-show-here = Afficher ici
show-wait = Tu peux afficher quelque chose ici une fois par minute.
button-board = Plateau
button-board-of = Plateau de { $table }
button-table = { $state ->
    [mine] À toi : { $who } · { $what }
    [alone] Ouverte, rien que toi · { $what }
    [joined] Ouverte, avec { $who } · { $what }
    [open] Ouverte : { $who } · { $what }
    [theirs] À { $who } de jouer · { $what }
   *[running] { $who } : à { $decider } · { $what }
}
button-table-computer = un ordinateur
button-table-computers = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
button-fields = Prés
button-cities = Villes
button-roads = Routes
button-news = Changements
button-whole = Carte entière
button-words = En texte
button-png = Image en grand
button-private = Ouvrir la discussion privée
button-agree = Accepter
button-refuse = Refuser
button-pauseyes = Faire une pause
button-pauseno = Continuer
button-resume = Finir la pause
button-take = Prendre la place
button-vote = Voter l’exclusion
button-rematch = Revanche
button-replay = Revoir
button-export = Enregistrement
button-review = Bilan
button-pages = Ouvrir dans le navigateur
button-page-watch = Suivre dans le navigateur
button-page-turn = Jouer dans le navigateur
button-mute = Silence pour ce tour
button-another = En ajouter un
button-stay = Rester
button-substitute = { $offered ->
    [yes] Garder ma place
   *[no] Offrir ma place
}
button-resigned = Abandonner
button-link-yes = Les deux sont à moi
button-link-no = Non
button-unlink = Délier
button-stay-linked = Laisser liés
button-mydata = Télécharger mes données
button-unblock = Débloquer { $player }
button-forget = Supprimer mes données
button-delete-yes = Supprimer pour de bon
button-keep-data = Garder mes données
