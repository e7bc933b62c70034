### Cardcassonne

## Jeux, extensions et options : le nom, une ligne de menu, un paragraphe.

game-cardcassonne = Cardcassonne
game-line-cardcassonne = Un jeu de cartes et de bluff : remplir quatre rangées et les prendre au bon moment
game-about-cardcassonne = Joue des cartes dans quatre rangées de couleur et, une fois par manche, prends-en une avec ton grand meeple : il emporte toutes les cartes devant lui. Ta première carte d’une manche est face cachée. Les personnes rapportent tout de suite, les animaux de manche en manche, les bâtiments à la fin.
option-name-short-game = Partie courte
option-line-short-game = La partie finit après la manche où un joueur atteint 100 points

## Les noms seuls : dans les listes, les panneaux, les légendes.

card-blue-person-1 = personne bleue 1
card-blue-person-2 = personne bleue 2
card-blue-person-3 = personne bleue 3
card-blue-building = bâtiment bleu
card-blue-animal = animal bleu
card-green-person-1 = personne verte 1
card-green-person-2 = personne verte 2
card-green-person-3 = personne verte 3
card-green-building = bâtiment vert
card-green-animal = animal vert
card-red-person-1 = personne rouge 1
card-red-person-2 = personne rouge 2
card-red-person-3 = personne rouge 3
card-red-building = bâtiment rouge
card-red-animal = animal rouge
card-yellow-person-1 = personne jaune 1
card-yellow-person-2 = personne jaune 2
card-yellow-person-3 = personne jaune 3
card-yellow-building = bâtiment jaune
card-yellow-animal = animal jaune
card-dragon = dragon
card-fairy = fée
card-animal-joker = joker animal
card-building-joker = joker bâtiment
card-back = carte cachée
deed-card = jouer une carte
deed-claim = placer le grand meeple
deed-keep = décider d’une carte mal placée
deed-assign = mettre un joker dans un groupe

## Ce qui est demandé et à qui. $player décide.

decision-card = { $card ->
    [none] { $may ->
        [card] { $player }, joue une carte
        [claim] { $player }, place ton grand meeple
       *[both] { $player }, joue une carte ou place ton grand meeple
    }
   *[other] { $player }, choisis une rangée pour cette carte : { phrase-card }
}
decision-keep = { $player }, { phrase-card } ({ phrase-row }) : 10 points ou la garder ?
decision-assign = { $player }, quel groupe d’animaux ton joker rejoint-il ?

## Ce que disent les boutons et les coups tapés : assez court pour un téléphone. La première lettre y devient majuscule.

option-card = { $down ->
    [yes] { phrase-card }, cachée, { phrase-row }
   *[no] { phrase-card }, { phrase-row }
}
short-card = { option-card }
option-claim = grand meeple : { phrase-row }
option-keep = { $as ->
    [points] 10 points maintenant
   *[collection] garder la carte
}
option-assign = { phrase-colour }

## Ce qui s’est passé, une phrase chacun, au présent. $player est celui dont c’est l’événement, $other la seconde personne.

event-card-turned = { $row ->
    [none] Retournée : { phrase-card }. Le donneur choisit sa rangée
   *[other] Retournée : { phrase-card }, { phrase-row }
}
event-cards-dealt = { $each ->
    [one] Manche { $round } : { $dealer } donne { $each } carte par joueur, { $begins } commence. Cartes restantes : { $left }
   *[other] Manche { $round } : { $dealer } donne { $each } cartes par joueur, { $begins } commence. Cartes restantes : { $left }
}
event-card-laid = { $card ->
    [none] { $player } joue une carte face cachée { phrase-row-in }
   *[other] { $player } joue une carte { phrase-row-in } : { phrase-card }
}
event-row-claimed = { $cards ->
    [one] { $player } occupe la { phrase-row } : { $cards } carte, dont { $down } face cachée
   *[other] { $player } occupe la { phrase-row } : { $cards } cartes, dont { $down } face cachée
}
event-card-revealed = { $misplaced ->
    [yes] Révélée { phrase-row-in } : { phrase-card }, carte mal placée ({ $player })
   *[no] Révélée { phrase-row-in } : { phrase-card } ({ $player })
}
event-cards-taken = { $count ->
    [one] { $player } prend { $count } carte de la { phrase-row } : { $cards }
   *[other] { $player } prend { $count } cartes de la { phrase-row } : { $cards }
}
event-card-kept = { $player } garde une carte mal placée : { phrase-card }
event-joker-assigned = { $group ->
    [one] { $player } ajoute un joker à un groupe d’animaux ({ phrase-colour }) : maintenant { $group } animal
   *[other] { $player } ajoute un joker à un groupe d’animaux ({ phrase-colour }) : maintenant { $group } animaux
}
event-jokers-wait = { $player } n’a pas d’animaux. Jokers en attente d’un groupe : { $jokers }
event-chest-filled = { $cards ->
    [one] { $player } met { $cards } bâtiment dans le coffre ; cartes dedans : { $total }
   *[other] { $player } met { $cards } bâtiments dans le coffre ; cartes dedans : { $total }
}
event-row-discarded = Restent dans la { phrase-row }, sans valeur : { $cards }
event-chest-opened = { $player } ouvre le coffre : { $sets }

## Les points avec les termes de leur somme, un message par raison, sans verbe.

points-persons = { $player } +{ $points } : personnes (valeurs { $sum } × cartes { $cards })
points-animals = { $colour ->
    [blue] { $player } +{ $points } : animaux bleus ({ $group }, nouveaux : { $new })
    [green] { $player } +{ $points } : animaux verts ({ $group }, nouveaux : { $new })
    [red] { $player } +{ $points } : animaux rouges ({ $group }, nouveaux : { $new })
   *[yellow] { $player } +{ $points } : animaux jaunes ({ $group }, nouveaux : { $new })
}
points-joker = { $jokers ->
    [one] { $player } +{ $points } : { $jokers } joker animal sans animal
   *[other] { $player } +{ $points } : { $jokers } jokers animaux sans animal
}
points-misplaced = { $cards ->
    [one] { $player } +{ $points } : { $cards } carte mal placée
   *[other] { $player } +{ $points } : { $cards } cartes mal placées
}
points-special = { $dragon ->
    [0] { $player } +{ $points } : fée
   *[other] { $fairy ->
        [0] { $player } +{ $points } : dragon
       *[other] { $player } +{ $points } : dragon et fée
    }
}
points-chest = { $player } +{ $points } : coffre (séries de 4 : { $sets_of_4 }, de 3 : { $sets_of_3 }, de 2 : { $sets_of_2 })

## Pourquoi un ordinateur choisit ce qu’il choisit, ou choisirait à la place de quelqu’un ; et ce qu’il dit d’une partie finie.

why-claims-row = La rangée montre { phrase-points }, et un autre pourrait la prendre.
why-takes-points = Dix points maintenant valent mieux que ce que la carte rapportera.
why-keeps-card = La carte rapportera plus de dix points.
why-assigns = C’est dans ce groupe que le joker rapporte le plus.
why-lays-stray = Une carte d’une autre couleur vaut dix points pour le joueur qui prend la rangée.
why-lays-down = { $who ->
    [you] Elle améliore la rangée que tu vises.
   *[other] Elle améliore la rangée qu’il vise.
}
why-lays-joker = C’est dans cette rangée que le joker vaut le plus.
why-lays-card = { $who ->
    [you] De ta main, c’est la carte qui aide le moins les autres et toi le plus.
   *[other] De sa main, c’est la carte qui aide le moins les autres et lui le plus.
}

## Ce qui est écrit dans les images et dans les textes qui disent la même chose.

scene-reason-persons = personnes
scene-reason-animals = animaux
scene-reason-misplaced = mal placées
scene-reason-special = dragon et fée
scene-reason-joker = jokers
scene-reason-chest = coffre
scene-round = { $round ->
    [0] Les cartes sont retournées
   *[other] Manche { $round } sur { $rounds }
}
scene-dealer = Donneur : { $player }
scene-stack = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
scene-card-row = { $kind ->
    [city] { phrase-row } (ville) : { $cards }.
    [field] { phrase-row } (pré) : { $cards }.
    [road] { phrase-row } (route) : { $cards }.
   *[monastery] { phrase-row } (abbaye) : { $cards }.
}
scene-card-ways = { $numbers }. { phrase-card } : { $rows }
scene-follower-here = grand meeple ({ $player })
scene-down-by = { $card } ({ $player })
scene-title-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
scene-hand-down = La première carte d’une manche va face cachée dans n’importe quelle rangée.
scene-own-down = Tu as joué face cachée { phrase-row-in } : { $card }
scene-chest = Dans ton coffre : { $cards }.
scene-title-round = Manche { $round } sur { $rounds } terminée
scene-round-total = { $player } : +{ $gain }, { $total } au total

## Ce qui est devant un joueur, et où en est la partie, pour la carte en mots.

supply-card-big-follower = { $count ->
    [one] { $count } grand meeple
   *[other] { $count } grands meeples
}
token-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
token-animals = { $colour ->
    [blue] animaux bleus : { $count }
    [green] animaux verts : { $count }
    [red] animaux rouges : { $count }
   *[yellow] animaux jaunes : { $count }
}
token-jokers = { $colour ->
    [blue] jokers parmi les animaux bleus : { $count }
    [green] jokers parmi les animaux verts : { $count }
    [red] jokers parmi les animaux rouges : { $count }
   *[yellow] jokers parmi les animaux jaunes : { $count }
}
token-waiting = { $count ->
    [one] { $count } joker animal en attente
   *[other] { $count } jokers animaux en attente
}
token-chest = { $count ->
    [one] { $count } carte dans le coffre
   *[other] { $count } cartes dans le coffre
}
token-dealer = donneur

## Les règles par sujet, avec nos mots : un titre, un paragraphe, et d’autres mots sous lesquels on peut chercher.

topic-card-sheet = Cardcassonne en une page
topic-text-card-sheet = L’ordre d’une manche, tous les points et toutes les cartes.
topic-words-card-sheet = aide-mémoire, résumé, aperçu, page, tout, fiche, mémo, cartes
topic-card-goal = Cardcassonne
topic-text-card-goal = Joue des cartes dans quatre rangées et prends-en une à chaque manche avec ton grand meeple. Tu reçois les cartes devant lui : personnes, animaux, bâtiments, et parfois un dragon. Le plus de points après la dernière manche gagne.
topic-words-card-goal = but, gagner, cartes, aperçu
topic-card-turn = Un tour de cartes
topic-text-card-turn = À ton tour, joue une carte ou place ton grand meeple ; on ne peut pas passer. La manche finit quand tous les joueurs ont joué toutes leurs cartes et placé leur grand meeple.
topic-words-card-turn = tour, manche, jouer, passer
topic-card-points = Les points des cartes en bref
topic-text-card-points = Ce que rapportent personnes, animaux, bâtiments, jokers, dragon, fée et cartes mal placées.
topic-words-card-points = points, score, tableau, valeur, compter
topic-card-rounds = Manches et mains
topic-text-card-rounds = À deux, on joue 10 manches de 6 cartes, à trois 8 de 5, à quatre 6 de 5, à cinq 6 de 4. La pioche tombe juste.
topic-words-card-rounds = manche, manches, main, donner, nombre, joueurs
topic-card-row = Rangées
topic-text-card-row = Une carte va au bout droit d’une rangée. Face visible, elle va dans la rangée de sa couleur, un joker dans n’importe laquelle. Les cartes non protégées restent pour la manche suivante.
topic-words-card-row = rangée, couleur, plateau, bout
topic-card-down = La carte cachée
topic-text-card-down = Ta première carte de chaque manche va face cachée dans n’importe quelle rangée. On la retourne quand la rangée est prise. Dans une rangée d’une autre couleur, elle est mal placée et profite au joueur qui la prend.
topic-words-card-down = cachée, première, bluff
topic-card-claim = Le grand meeple dans une rangée
topic-text-card-claim = Une fois par manche, place ton grand meeple au bout d’une rangée. Il protège toutes les cartes entre lui et le plateau, ou le grand meeple suivant à sa gauche. Les cartes jouées plus tard ne sont pas à toi.
topic-words-card-claim = prendre, grand meeple, partisan, protéger, rangée
topic-card-dealer = Le donneur
topic-text-card-dealer = Le dernier joueur à placer son grand meeple donne à la manche suivante, et le joueur à sa gauche commence. Le premier donneur est tiré au sort. Le donneur choisit aussi les rangées des jokers retournés au début.
topic-words-card-dealer = donneur, donner, commencer, premier, dernier
topic-card-misplaced = Cartes mal placées
topic-text-card-misplaced = Une personne mal placée rapporte 10 points. Pour un animal ou un bâtiment mal placé, tu choisis : 10 points maintenant, ou le garder comme carte de sa propre couleur. Les jokers ne sont jamais mal placés.
topic-words-card-misplaced = égarée, mal placée, fausse, couleur, dix
topic-card-persons = Personnes
topic-text-card-persons = Additionne les valeurs des personnes que tu prends et multiplie par leur nombre : 3, 1 et 1 rapportent 5 fois 3. Elles rapportent une fois et quittent le jeu.
topic-words-card-persons = personne, personnes, gens, valeur, multiplier
topic-card-animals = Animaux
topic-text-card-animals = Les animaux restent devant toi, un groupe par couleur. Chaque fois qu’un groupe reçoit de nouveaux animaux, le groupe entier rapporte : 3, 6, 9, 12, 14 points pour 1 à 5 animaux, puis 2 de plus pour chacun. Certains de ces points sont une reconstitution.
topic-words-card-animals = animal, animaux, mouton, groupe, tableau
topic-card-animal-joker = Jokers animaux
topic-text-card-animal-joker = Un joker animal rejoint pour de bon un groupe de ton choix et y compte comme un nouvel animal. Si tu n’as pas d’animaux, il rapporte 3 points et attend que tu en prennes.
topic-words-card-animal-joker = joker, animal
topic-card-buildings = Bâtiments et coffre
topic-text-card-buildings = Les bâtiments vont dans ton coffre et rapportent à la fin en séries de couleurs différentes : deux rapportent 5 points, trois 15, quatre 30. Le bot trouve les meilleures séries pour toi.
topic-words-card-buildings = bâtiment, bâtiments, coffre, série, ville
topic-card-building-joker = Jokers bâtiments
topic-text-card-building-joker = Un joker bâtiment remplace un bâtiment de n’importe quelle couleur qui manque à sa série. Une série peut en contenir plusieurs.
topic-words-card-building-joker = joker, bâtiment
topic-card-dragon = Dragon et fée
topic-text-card-dragon = Qui prend le dragon ou la fée marque 10 points ; la carte quitte le jeu.
topic-words-card-dragon = dragon, fée, dix
topic-card-end = Fin du jeu de cartes
topic-text-card-end = La partie finit après la dernière manche. Les cartes restées dans les rangées ne rapportent rien ; on ouvre les coffres et on les compte. Le plus de points gagne ; à égalité, le plus de cartes dans le coffre. Dans une partie courte, la manche où un joueur atteint 100 points est la dernière.
topic-words-card-end = fin, gagner, égalité, courte, 100
