# Une partie telle que la discussion la raconte : tours, nouvelles, regards sur la table, et ce que disent les boutons.

## Un tour

turn-whose = Tour { $turn } : { $player }, c’est à toi.
turn-computer = Tour { $turn } : { $player } joue.
turn-since = Ce qui s’est passé :
turn-laid = [{ $number }] { $what }
turn-deadline = Temps jusqu’au { $until }.
turn-gap = … /log donne le reste
turn-confirm = Rien ne compte avant que tu confirmes.
turn-first = Touche une case ci-dessous, puis le sens de la tuile, puis une figurine, puis Confirmer. Rien ne compte avant ; /help en dit plus.
turn-first-cards = Touche Ma main : toi seul la vois. Puis une carte ou ton grand partisan, puis Confirmer ; /help en dit plus.
turn-done = C’est fait.
over-fair = Le tirage se vérifie : sa graine commençait par { $seed }. /export { $table } donne tout.

typed-no-cell = « { $word } » n’est pas une case. La tuile va en { $cells }
typed-which-way = Dans quel sens poser la tuile en { $cell } ? { $ways }
typed-way = { $way } ({ $turned })
typed-which-option = « { $words } » ne se lit pas comme un seul choix. Ce qui est possible : { $options }
typed-too-much = Le tour est complet avant « { $words } ». Enlève cela.
typed-hidden = Cette carte est jouée cachée, et tous liraient ici son nom. Prends son numéro, ou écris au bot en privé.
typed-see-hand = les numéros de ta main
advice-now = Un ordinateur choisirait : { $option }. { $why }
advice-was = { $player } a choisi : { $option }. { $why }
advice-unknown = Aucun ordinateur dont on connaîtrait les raisons n’a joué ici en dernier.
review-title = Ce que l’on peut apprendre de cette partie
review-later = Le bilan vient à la fin de la partie.
review-failed = Il n’y a pas de bilan de cette partie.
page-here = La table { $table } dans le navigateur
page-none = Il n’y a pas de page de cette table.
hand-none = Il n’y a pas de main dans ce jeu.

## Regards

log-title = Les derniers tours ; on en est au tour { $turn }
replay-title = La partie jusqu’au tour { $turn }
rules-none = Les règles n’ont rien sous « { $word } ». /rules sans mot donne tous les sujets.
rules-list = Écris /rules et l’un de ceux-ci :
rules-also = Voir aussi : { $topics }
games-none = Tu n’es à aucune table. Ouvres-en une avec /new
games-title = { $count ->
    [one] Ta table
   *[other] Tes { $count } tables
}
games-line = { $state ->
    [mine] { $table }, { $game } : c’est à toi
    [open] { $table }, { $game } : { $seats ->
        [one] attend des joueurs, { $seats } place prise
       *[other] attend des joueurs, { $seats } places prises
    }
   *[other] { $table }, { $game } : c’est à d’autres
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
news-seat-offered = La place de { $seat } est à prendre. En attendant, { $seat } continue.
news-seat-kept = { $seat } garde sa place.
news-seat-taken = { $seat } a pris la place offerte.
news-kicked = La place n’est plus jouée par sa personne ; un ordinateur la joue jusqu’à ce que quelqu’un la prenne.
news-place-gone = La discussion de { $seat } n’est plus joignable.
news-kick-wanted = { $by } demande que { $seat } quitte la table.
news-nudged = { $by } attend ton coup avec plaisir à la table { $table }.
news-said = { $by } : { $words }
news-undo-asked = { $seat } voudrait reprendre ce qui vient d’être confirmé. Tous les autres doivent accepter ; la tuile piochée depuis a été vue et reste.
news-undo-refused = { $by } n’est pas d’accord : ce que { $seat } a confirmé reste.
news-undone = { $seat } a repris ce qui venait d’être confirmé.
news-time-up = { $by ->
    [computer] Le temps de { $seat } est écoulé : un ordinateur a joué ce tour.
   *[time] Le temps de { $seat } est écoulé : le coup le plus simple a été joué.
}
news-reminders-end = On ne rappellera plus ce tour à { $seat }.
news-will-expire = Personne n’a touché la table { $table } depuis longtemps. Fermeture : { $until }.
news-ended = { $how ->
    [host] La table a été fermée par qui l’avait ouverte.
    [expired] La table a été fermée : personne n’y a touché depuis longtemps.
    [deserted] La table est fermée : il n’y a plus personne.
   *[admin] La table a été fermée par un admin.
}
news-clock-moved = Le bot a été injoignable un moment. Il y a maintenant du temps jusqu’au { $until }.
news-away = { $seat } est absent jusqu’au { $until }.
news-back = { $seat } est de retour.
news-rematch = Encore une ? La table { $table } est ouverte.
news-reminders = Une partie attend.
news-merged = Deux comptes de cette table sont maintenant une seule personne.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter ordinateur
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
button-anew = Recommencer
button-more = Plus …
button-hand = Ma main
button-inwords = En mots
button-board = Carte
button-board-of = Carte de { $table }
button-table = { $table } : { $game }
button-fields = Prés
button-cities = Villes
button-roads = Routes
button-words = En mots
button-png = En fichier
button-private = En privé
button-agree = D’accord
button-refuse = Pas d’accord
button-take = Prendre la place
button-vote = Voter pour
button-rematch = Revanche
button-replay = Rediffusion
button-export = Enregistrement
button-review = Bilan
button-pages = Dans le navigateur
button-page-watch = Regarder dans le navigateur
button-page-turn = Jouer ce tour dans le navigateur
button-mute = Assez pour ce tour
button-resigned = Abandonner
button-forget = Oublie-moi
