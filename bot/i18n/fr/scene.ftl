# Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-to-move = À { $player } de jouer
scene-over = Partie terminée
scene-since = Depuis ton dernier tour :
scene-hand = À poser : { $tile }
scene-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
scene-stack-tiles = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
scene-more = { $count ->
    [one] … et encore { $count }
   *[other] … et encore { $count }
}
scene-cut = … La suite est dans le texte complet.

scene-choose-part = Choisis un secteur de la carte.
scene-part = { $count ->
    [one] { $part }. { $count } case : { $cells }
   *[other] { $part }. { $count } cases : { $cells }
}
scene-fits = { $count ->
    [one] La tuile va sur { $count } case, dans ce sens :
   *[other] La tuile va sur { $count } cases, dans ces sens :
}
scene-fits-at = { $count ->
    [one] La tuile va sur { $count } case : { $cells }.
   *[other] La tuile va sur { $count } cases : { $cells }.
}
scene-spot = { $cell } : { $ways }
scene-choose-rotation = Dans quel sens en { $cell } ?
scene-way = { $way }. { phrase-rotation } (à partir du nord : { $sides })
scene-option = { $number }. { $option }

## Les gens

scene-player = { $player } ({ $colour }) : { phrase-points } ; { $held }.
scene-player-bare = { $player } ({ $colour }) : { phrase-points }.

## La carte en mots

scene-title-whole = Toute la carte.
scene-title-news = Ce qui vient de se passer
scene-map = La carte par lignes, du nord au sud. Chaque tuile à partir du nord : nord, est, sud, ouest.
scene-row = Ligne { $row } : { $tiles }.
scene-taken = Meeples sur la carte :
scene-nobody = Pas encore de meeple sur la carte.
scene-free = Libres :
scene-feature = { $feature }, { $places } : { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } ville complète
       *[other] { $cities } villes complètes
    }
    [monastery] { $open ->
        [one] { $open } case vide autour
       *[other] { $open } cases vides autour
    }
    [garden] { $open ->
        [one] { $open } case vide autour
       *[other] { $open } cases vides autour
    }
   *[other] { $open ->
        [one] { $open } côté ouvert
       *[other] { $open } côtés ouverts
    }
}
scene-complete = zone complète
scene-stands = { $player } : { $role } en { $cell }.
scene-owned = { $count ->
    [one] Occupant : { $owners }.
   *[other] Occupants à égalité : { $owners }.
}
scene-owned-by-nobody = Libre.
scene-cell = En { $cell } : { $tile }
scene-figure = { $player } : { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } est vide. Aucune tuile restante n’y va.
    [one] { $cell } est vide. { $count } tuile restante y va : { $tiles }.
   *[other] { $cell } est vide. { $count } tuiles restantes y vont : { $tiles }.
}
scene-beyond = { $cell } ne touche aucune tuile : rien n’y va pour l’instant. La carte va de { $first } à { $last }.
scene-beyond-first = { $cell } ne touche aucune tuile : rien n’y va pour l’instant. La seule tuile est en { $first }.
scene-tiles = { $count } × { $tile } : { $described }
scene-gone = { $count ->
    [one] Épuisée : { $tiles }.
   *[other] Épuisées : { $tiles }.
}
scene-gone-note = En gris : épuisées

## À qui, prévision, résultat

scene-title-owners = { $kind ->
    [field] À qui sont les prés
    [road] À qui sont les routes
   *[city] À qui sont les villes
}
scene-title-forecast = Si la partie finissait maintenant
scene-total = { $player } : { $now } maintenant + { $gain } à venir = { $total }
scene-concealed = { $count ->
    [one] { $player } : { $count } carte protégée face cachée, non comptée
   *[other] { $player } : { $count } cartes protégées face cachée, non comptées
}
scene-title-score = Score
scene-rest = autres
scene-chart = Évolution des scores
scene-chart-turns = tours
scene-chart-rounds = manches

scene-reason-city = villes
scene-reason-road = routes
scene-reason-monastery = abbayes

## Une partie qui attend

scene-title-lobby = Nouvelle partie : { $game }
scene-join = Code : { $code }
scene-with = Avec { $modules }
scene-free-seat = Libre
scene-free-seat-note = Rejoins la partie
scene-seat-free = Place { $seat } : libre.
scene-seat = Place { $seat } : { $player } ({ $colour }).

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir
colour-pink = rose
