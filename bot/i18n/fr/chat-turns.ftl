# Une partie telle que la discussion la raconte : tours, nouvelles, regards sur la table, et ce que disent les boutons.

## Un tour

turn-asks = { $asked } (tour { $turn })
turn-asks-between = { $asked } (tour { $turn } : { $whose })
turn-asks-round = { $round ->
    [0] { $asked }
   *[other] { $asked } (manche { $round } sur { $rounds })
}
turn-computer = { $player } réfléchit … (tour { $turn })
turn-yours = { $player }, à toi de jouer contre { $others } (tour { $turn })
turn-second = { $player }, encore à toi contre { $others } : deuxième tuile (tour { $turn })
turn-others = { $player } et { $count } autres
turn-laid = [{ $turn }] { $what }
told-tile = { $tile ->
    [abbey] { $player } : { $cell }, abbaye
   *[other] { $player } : { $cell }
}
told-move = { $player } : { $cell }, { phrase-role }
turn-deadline = Limite : { $until }
turn-small = { $left } · limite : { $until }
turn-scores = { $player } { $points }
turn-gap = +{ $count } : /history
turn-confirm = Confirmer ton coup ? Rien ne compte avant.
turn-first = Choisis une case, tourne la tuile, place une figurine ou passe, puis Confirmer.
turn-first-cards = Ouvre Ma main, choisis une carte ou ton grand partisan, puis Confirmer.
turn-done = Coup joué.
turn-as-it-lies = Mis à jour : voici ton tour tel qu’il est maintenant.
turn-elsewhere = La partie continue dans un autre message.
over-fair = Tirage équitable : la graine commence par { $seed }. Vérifier : /export { $table }
result-line = { $player } { $points } : { $sources }

typed-no-cell = « { $word } » n’est pas une case. La tuile va en { $cells }
typed-which-cell = Sur quelle case ? { $way } est possible en { $cells }. Écris d’abord la case : { $cell } { $way }
typed-which-way = Dans quel sens poser la tuile en { $cell } ? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = « { $words } » ne correspond pas à un seul choix. Ce qui est possible : { $options }
typed-too-much = Le tour est complet avant « { $words } ». Enlève cela.
typed-hidden = Cette carte se joue face cachée, et tout le monde lirait ici son nom. Prends son numéro, ou écris au bot en privé.
typed-see-hand = les numéros des cartes de ta main
advice-now = Un ordinateur choisirait : { $option }. { $why }
advice-rated = Cette partie est classée : il n’y a pas de conseils.
advice-was = { $player } a choisi : { $option }. { $why }
advice-unknown = Aucun ordinateur n’a encore joué ici un coup dont les raisons puissent être dites. Demande à nouveau quand l’un aura joué, ou quand la partie sera finie.
advice-no-computer = Aucun ordinateur ne joue à cette table : il n’y a encore rien à expliquer. La partie finie, /why en fait le bilan.
review-title = Les leçons de cette partie
review-later = Le bilan vient à la fin de la partie.
review-failed = Cette partie n’a pas de bilan.
page-here = La table { $table } dans le navigateur
page-none = Cette table n’a pas de page.
hand-none = Il n’y a pas de main dans ce jeu.

## Regards

log-title = Les derniers tours ; on en est au tour { $turn }
replay-title = La partie jusqu’au tour { $turn }
rules-nearest = Je n’ai trouvé aucune règle pour « { $word } ». Tu cherches l’une d’elles ?
rules-list = Règles : choisis un chapitre ou écris un mot, comme /rules paysan.
games-none = Tu n’es à aucune table. Ouvre-en une avec /new
games-title = { $count ->
    [one] Ta table
   *[other] Tes { $count } tables
}
games-line = { $state ->
    [mine] { $table }, { $game } : t’attend
    [open] { $table }, { $game } : { $seats ->
        [one] attend des joueurs, { $seats } place prise
       *[other] attend des joueurs, { $seats } places prises
    }
   *[other] { $table }, { $game } : aux autres de jouer
}
reminder-title = { $count ->
    [one] { $player }, une partie t’attend.
   *[other] { $player }, { $count } parties t’attendent.
}
reminder-line = { $game }, table { $table }

## Nouvelles

news-calls = { $player }
news-card-gone = La partie à la table { $table } a commencé.
news-invited = { $by } t’invite à la table { $table }.
news-resigned = { $seat } a abandonné ; un ordinateur continue.
news-seat-offered = { $seat } : place à prendre. D’ici là, { $seat } continue de jouer.
news-seat-kept = { $seat } garde sa place.
news-seat-taken = { $seat } a pris la place offerte.
news-kicked = { $seat } ne joue plus. Un ordinateur continue jusqu’à ce que quelqu’un prenne la place.
news-place-gone = Table { $table } : { $place } est devenu inaccessible. Y jouaient : { $seats }.
news-left-place = Table { $table } : { $seat } n’est plus dans { $place }.
news-turn-here = Ta discussion pour la table { $table } est devenue inaccessible : { $place }. La partie continue ici.
news-kick-wanted = { $by } propose un départ de la table : { $seat }.
news-nudged = { $by } a hâte de voir ton coup à la table { $table }.
news-said = { $by } : { $words }
news-undo-asked = { $seat } voudrait reprendre son dernier coup confirmé. Il faut l’accord de { $players }{ $game ->
    [cardcassonne] .
   *[carcassonne]  ; la tuile piochée depuis a été vue et reste.
}
news-undo-refused = { $by } n’est pas d’accord : le coup confirmé par { $seat } est maintenu.
news-undone = { $seat } a repris son dernier coup confirmé.
news-time-up = { $by ->
    [computer] Temps écoulé pour { $seat } : un ordinateur a joué ce tour.
   *[time] Temps écoulé pour { $seat } : le coup le plus simple a été joué.
}
news-reminders-end = { $seat } ne recevra plus de rappel pour ce tour.
news-will-expire = Personne n’a touché la table { $table } depuis longtemps. Fermeture : { $until }.
news-ended = { $how ->
    [host] La table a été fermée par la personne qui l’avait ouverte.
    [expired] La table a été fermée : personne n’y a touché depuis longtemps.
    [deserted] La table est fermée : il n’y a plus personne.
   *[admin] La table a été fermée par un admin.
}
news-clock-moved = { $count ->
    [1] Le bot a été injoignable un moment, la table { $tables } a donc plus de temps.
   *[other] Le bot a été injoignable un moment, ces tables ont donc plus de temps : { $tables }.
}
news-away = { $seat } s’absente jusqu’au { $until }.
news-back = { $seat } est de retour.
news-rematch = Encore une partie ? La table { $table } est ouverte.
news-reminders = Une partie attend.

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
    [greedy] Glouton
    [random] Au hasard
   *[other] { $level }
}
button-remove = Renvoyer : { $player }
button-ticked = ✓ { $label }
button-module = { $name } : { $line }
button-endtable = Fermer pour de bon
button-part = { $count ->
    [one] Partie { $part } ({ $count } case)
   *[other] Partie { $part } ({ $count } cases)
}
button-way = { $way } : { $turned }
button-confirm = Confirmer
button-back = Retour
button-all-rules = Toutes les règles
button-anew = Recommencer
button-more = Suite …
button-hand = Ma main
button-inwords = En texte
button-board = Plateau
button-board-of = Plateau de { $table }
button-table = { $state ->
    [mine] À toi : contre { $who } · { $what }
    [alone] Ouverte, rien que toi · { $what }
    [joined] Ouverte, avec { $who } · { $what }
    [open] Ouverte : { $who } · { $what }
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
button-news = Du nouveau
button-whole = Carte entière
button-words = En texte
button-png = En fichier
button-private = En privé
button-agree = D’accord
button-refuse = Pas d’accord
button-take = Prendre la place
button-vote = Voter pour
button-rematch = Revanche
button-replay = Revoir la partie
button-export = Enregistrement
button-review = Bilan
button-pages = Dans le navigateur
button-page-watch = Regarder dans le navigateur
button-page-turn = Jouer ce tour dans le navigateur
button-mute = Ne plus me rappeler
button-resigned = Abandonner
button-link-yes = Les deux sont à moi
button-link-no = Non
button-unlink = Détacher
button-forget = Oublie-moi
