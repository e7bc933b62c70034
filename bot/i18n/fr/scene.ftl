# Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-over = La partie est finie.
scene-title = { phrase-deed } : { $player }
scene-since = Depuis ton dernier tour :
scene-hand = En main : { $tile }
scene-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
scene-stack-tiles = { $count ->
    [one] Il reste { $count } tuile dans la pile.
   *[other] Il reste { $count } tuiles dans la pile.
}
scene-more = { $count ->
    [one] … et encore { $count }
   *[other] … et encore { $count }
}
scene-cut = … Le texte long donne le reste.
scene-gain = { $player } { $points } : { $what }

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
scene-map = La carte par lignes, du nord au sud. Chaque tuile à partir du nord : nord, est, sud, ouest.
scene-row = Ligne { $row } : { $tiles }.
scene-abbey = abbaye
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
scene-tower = { $top ->
    [none] Tour en { $cell } : hauteur { $height }.
   *[other] Tour en { $cell } : hauteur { $height }, { $top }.
}
scene-top = { phrase-figure } au sommet ({ $player })
scene-fortress = La forteresse, de M20 à P22 :
scene-outpost = { $catapult ->
    [yes] { phrase-outpost } : dans la rangée de { $length } { $row } ; dans la case des partisans { $pile } ; avec une catapulte.
   *[no] { phrase-outpost } : dans la rangée de { $length } { $row } ; dans la case des partisans { $pile }.
}
scene-dead = { $count ->
    [one] Plus rien ne peut aller en { $cells }.
   *[other] Plus rien ne peut aller en { $cells }.
}
scene-cell = En { $cell } : { $tile }
scene-figure = { $player } : { $role }, { $spot }.
scene-fitting = { $count ->
    [0] { $cell } est vide. Aucune des tuiles restantes n’y va.
    [one] { $cell } est vide. Des tuiles restantes, { $count } y va : { $tiles }.
   *[other] { $cell } est vide. Des tuiles restantes, { $count } y vont : { $tiles }.
}
scene-beyond = { $cell } ne touche aucune tuile ; rien ne peut y être posé pour l’instant. La carte va de { $first } à { $last }.
scene-in-fortress = { $cell } fait partie de la forteresse, de M20 à P22.
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
scene-reason-garden = Jardins
scene-reason-field = Prés
scene-reason-barn = Granges
scene-reason-goods = Marchandises
scene-reason-king = Roi
scene-reason-robber = Brigand
scene-reason-defence = Défense
scene-reason-ransom = Rançon
scene-reason-persons = Personnes
scene-reason-animals = Animaux
scene-reason-misplaced = Égarées
scene-reason-special = Dragon et fée
scene-reason-joker = Jokers
scene-reason-chest = Coffre

## Une table qui attend

scene-title-lobby = { $game } : une table
scene-join = Rejoins avec { $code }.
scene-with = Avec : { $modules }
scene-free-seat = Libre
scene-free-seat-note = À prendre
scene-seat-free = Place { $seat } : libre.
scene-seat = Place { $seat } : { $player } ({ $colour }).

## Cartes

scene-round = { $round ->
    [0] Les cartes sont retournées
   *[other] Manche { $round } sur { $rounds }
}
scene-dealer = { $player } donne
scene-stack = { $count ->
    [one] reste { $count } carte dans la pile
   *[other] restent { $count } cartes dans la pile
}
scene-card-row = { $kind ->
    [city] { phrase-row } (ville) : { $cards }.
    [field] { phrase-row } (pré) : { $cards }.
    [road] { phrase-row } (route) : { $cards }.
   *[monastery] { phrase-row } (monastère) : { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card } : { $rows }
scene-follower-here = grand partisan ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
scene-hand-down = La première carte d’une manche se joue face cachée, dans n’importe quelle rangée.
scene-own-down = Tu as posé face cachée { phrase-row-in } : { $card }.
scene-chest = Dans ton coffre : { $cards }.
scene-title-round = La manche { $round } sur { $rounds } est finie
scene-round-total = { $player } : +{ $gain }, maintenant { $total }
