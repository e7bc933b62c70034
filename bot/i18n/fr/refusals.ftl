# Pourquoi quelque chose est refusé, et ce qui aurait été juste.

## L’action elle-même

refusal-bad-action = Je ne peux pas lire cela comme une action : { $why }.
refusal-unknown-action = L’action « { $do } » n’existe pas. Il existe : { $known }.
refusal-game-over = La partie est finie.
refusal-not-your-decision = { $seat } ne peut pas décider maintenant. C’est à { $expected }.
refusal-wrong-kind = Impossible maintenant : { $deed }. Tu peux : { $expected }.
refusal-not-offered = Impossible ainsi : { $deed }. Tu as le choix : { $expected }.

## La place d’une tuile

refusal-cell-taken = Il y a déjà une tuile en { $at }. Choisis une case vide.
refusal-no-neighbour = { $at } ne touche aucune tuile. Choisis une case à côté d’une tuile.
refusal-does-not-fit = La tuile { $tile } ne va pas en { $at } { phrase-rotation }. Sens possibles : { $fitting }.
refusal-same-rotation = La tuile { $tile } est pareille { phrase-rotation } et { $canonical }. Choisis : { $canonical }.
refusal-bad-rotation = Une tuile tourne de 0, 1, 2 ou 3 quarts de tour, pas de { $rot }.

## La place d’un meeple

refusal-no-such-segment = Cette tuile n’a pas « { $on } ». Elle a : { $segments }.
refusal-none-left = Tu n’en as plus : { phrase-figure }.
refusal-figure-not-there = Impossible à cet endroit : { phrase-figure }, { $on }.
refusal-occupied = Déjà pris : { $on }. Choisis une zone où il n’y a personne.
refusal-needs-own-follower = Il te faut d’abord un de tes meeples au même endroit : { phrase-figure }, { $on }.

## Cartes

refusal-no-such-card = La carte « { $card } » n’existe pas.
refusal-card-not-in-hand = Pas dans ta main : { phrase-card }.
refusal-must-lie-down = Ta première carte d’une manche se joue face cachée : { phrase-card }.
refusal-must-lie-open = Seule ta première carte d’une manche se joue face cachée. Joue celle-ci face visible : { phrase-card }.
refusal-row-of-its-colour = Face visible, cette carte va dans la { phrase-row } : { phrase-card }.
refusal-follower-placed = Ton grand meeple est déjà dans une rangée. Joue une carte.
refusal-another-card-asked = C’est une autre carte qu’il faut décider maintenant : { $asked }, pas { phrase-card }.
refusal-no-animal-of-it = Tu n’as pas d’animal de ce groupe pour le joker : { phrase-colour }. Tu as : { $held }.
refusal-too-many-cards = La pioche a plus d’exemplaires de cette carte que le jeu ({ $count }) : { phrase-card }.
refusal-too-few-cards = { $cards ->
    [one] La pioche a { $cards } carte ; le jeu en a { $count }.
   *[other] La pioche a { $cards } cartes ; le jeu en a { $count }.
}

## Mise en place et enregistrements

refusal-bad-record = Je ne peux pas lire cet enregistrement : { $why }.
refusal-unknown-game = Le jeu « { $game } » n’existe pas. Il existe : { $known }.
refusal-unknown-module = L’extension « { $module } » n’existe pas. Au choix : { $known }.
refusal-unknown-option = L’option « { $option } » n’existe pas. Il existe : { $known }.
refusal-repeated-module = L’extension « { $module } » est nommée deux fois. Une seule suffit.
refusal-bad-seats = { $seats ->
    [one] Ce jeu ne se joue pas à { $seats } joueur. Il en faut de { $fewest } à { $most }.
   *[other] Ce jeu ne se joue pas à { $seats } joueurs. Il en faut de { $fewest } à { $most }.
}
refusal-bad-rules = Je ne connais pas la version { $rules } des règles. Versions connues : { $known }.
refusal-no-draw = L’enregistrement n’a ni graine ni pioche. Il lui faut l’une des deux.
refusal-bad-seed = Une graine a 64 caractères, chacun de 0 à 9 ou de a à f.
refusal-unknown-tile = La tuile « { $tile } » n’existe pas dans ce jeu.
refusal-too-many-tiles = La pioche a plus d’exemplaires de la tuile { $tile } que le jeu ({ $count }).
refusal-bad-stack = Cette pioche n’est pas de ce jeu : { $why }.
refusal-action-refused = L’action { $number } est contraire aux règles : { $why }
refusal-unfinished = L’enregistrement s’interrompt. La décision suivante est à { $seat }.
refusal-result-differs = L’enregistrement donne comme résultat { $recorded } ; rejoué, c’est { $replayed }.
