# Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-over = La partie est finie.
scene-since = Depuis ton dernier tour :
scene-hand = En main : { $tile }
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
scene-cut = … Le texte long donne le reste.

scene-choose-part = Choisis une partie de la carte.
scene-part = { $count ->
    [one] { $part }. { $count } case : { $cells }
   *[other] { $part }. { $count } cases : { $cells }
}
scene-fits = { $count ->
    [one] La tuile va dans { $count } case. Son nom et les sens possibles :
   *[other] La tuile va dans { $count } cases. Leurs noms et les sens possibles :
}
scene-fits-at = { $count ->
    [one] La tuile va dans { $count } case : { $cells }.
   *[other] La tuile va dans { $count } cases : { $cells }.
}
scene-spot = { $cell } : { $ways }
scene-choose-rotation = Choisis le sens de la tuile en { $cell }.
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
scene-taken = Figurines sur la carte :
scene-nobody = Il n’y a encore personne.
scene-free = Personne ne se tient ici :
scene-feature = { $feature }, { $places } : { $state }, { phrase-points }.
scene-state = { $kind ->
    [field] { $cities ->
        [one] { $cities } ville achevée
       *[other] { $cities } villes achevées
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
scene-complete = zone achevée
scene-stands = { $player } : { $role } en { $cell }.
scene-owned = { $count ->
    [one] À { $owners }.
   *[other] À { $owners } ensemble.
}
scene-owned-by-nobody = À personne.
scene-cell = En { $cell } : { $tile }
scene-figure = { $player } : { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } est vide. Aucune des tuiles restantes n’y va.
    [one] { $cell } est vide. Des tuiles restantes, { $count } y va : { $tiles }.
   *[other] { $cell } est vide. Des tuiles restantes, { $count } y vont : { $tiles }.
}
scene-beyond = { $cell } ne touche aucune tuile ; rien ne peut y être posé pour l’instant. La carte va de { $first } à { $last }.
scene-tiles = { $count } × { $tile } : { $described }
scene-gone = { $count ->
    [one] Épuisée : { $tiles }.
   *[other] Épuisées : { $tiles }.
}
scene-gone-note = Gris : épuisé

## À qui, prévision, résultat

scene-title-owners = { $kind ->
    [field] À qui sont les prés
    [road] À qui sont les routes
   *[city] À qui sont les villes
}
scene-title-forecast = Si la partie finissait maintenant
scene-total = { $player } : { $now } + { $gain } = { $total }
scene-concealed = { $player } : { $count ->
    [one] { $count } carte protégée est face cachée et n’est pas comptée
   *[other] { $count } cartes protégées sont face cachée et ne sont pas comptées
}
scene-title-score = Le score
scene-chart = Les points au fil de la partie
scene-chart-turns = tours
scene-chart-rounds = manches

scene-reason-city = Villes
scene-reason-road = Routes
scene-reason-monastery = Monastères

## Une table qui attend

scene-title-lobby = { $game } : une table
scene-join = Rejoins avec { $code }.
scene-with = Avec : { $modules }
scene-free-seat = Libre
scene-free-seat-note = À prendre
scene-seat-free = Place { $seat } : libre.
scene-seat = Place { $seat } : { $player } ({ $colour }).

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir
colour-pink = rose
