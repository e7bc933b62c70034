# Pourquoi quelque chose est refusé, et ce qui aurait été juste.

## L’action elle-même

refusal-bad-action = Cela ne se lit pas comme une action : { $why }.
refusal-unknown-action = L’action « { $do } » n’existe pas. Il existe : { $known }.
refusal-game-over = La partie est finie.
refusal-not-your-decision = { $seat } ne peut pas décider maintenant. C’est à { $expected }.
refusal-wrong-kind = Impossible maintenant : { $deed }. Possible : { $expected }.
refusal-not-offered = Impossible ainsi : { $deed }. Possible maintenant : { $expected }.

## La place d’une tuile

refusal-cell-taken = Il y a déjà une tuile en { $at }. Choisis une case libre.
refusal-no-neighbour = { $at } ne touche aucune tuile. Choisis une case à côté de l’une d’elles.
refusal-does-not-fit = La tuile { $tile } ne va pas en { $at } ({ phrase-rotation }). Sens possibles : { $fitting }.
refusal-same-rotation = La tuile { $tile } est pareille { phrase-rotation } et { $canonical }. Choisis : { $canonical }.
refusal-bad-rotation = Une tuile tourne de 0, 1, 2 ou 3 quarts, pas de { $rot }.

## La place d’une figurine

refusal-no-such-segment = Cette tuile n’a pas « { $on } ». Elle a : { $segments }.
refusal-none-left = Il ne t’en reste plus : { phrase-figure }.
refusal-figure-not-there = Cette figurine ne peut pas s’y tenir : { phrase-figure }, { $on }.
refusal-occupied = Déjà pris : { $on }. Quelqu’un se tient dans cette zone ; choisis-en une libre.
refusal-needs-own-follower = Il faut un de tes partisans dans la même zone pour cette figurine : { phrase-figure }, { $on }.

## Cartes

refusal-no-such-card = La carte « { $card } » n’existe pas.
refusal-card-not-in-hand = Pas dans ta main : { phrase-card }.
refusal-must-lie-down = Ta première carte d’une manche se joue face cachée : { phrase-card }.
refusal-must-lie-open = Seule ta première carte d’une manche se joue face cachée. Joue celle-ci face visible : { phrase-card }.
refusal-row-of-its-colour = Face visible, cette carte va dans la { phrase-row } : { phrase-card }.
refusal-follower-placed = Ton grand partisan est déjà dans une rangée. Joue une carte.
refusal-another-card-asked = Il s’agit maintenant d’une autre carte : { $asked }, et non { phrase-card }.
refusal-no-animal-of-it = Tu n’as aucun animal de cette couleur pour le joker : { phrase-colour }. Tu as : { $held }.
refusal-too-many-cards = La pile a plus d’exemplaires de { phrase-card } que le jeu ({ $count }).
refusal-too-few-cards = La pile a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; le jeu en a { $count }.

## Mise en place et enregistrements

refusal-bad-record = Cet enregistrement est illisible : { $why }.
refusal-unknown-game = Le jeu « { $game } » n’existe pas. Il existe : { $known }.
refusal-unknown-module = L’extension « { $module } » n’existe pas. Il existe : { $known }.
refusal-unknown-option = L’option « { $option } » n’existe pas. Il existe : { $known }.
refusal-repeated-module = L’extension « { $module } » est nommée deux fois. Nomme-la une fois.
refusal-bad-seats = { $seats ->
    [one] { $seats } joueur ne peut
   *[other] { $seats } joueurs ne peuvent
} pas y jouer. Il en faut de { $fewest } à { $most }.
refusal-bad-rules = La version { $rules } des règles n’est pas connue ici. Connues : { $known }.
refusal-no-draw = La mise en place n’a ni graine ni pile. Il faut l’une des deux.
refusal-bad-seed = Une graine a 64 caractères, chacun de 0 à 9 ou de a à f.
refusal-unknown-tile = La tuile « { $tile } » n’existe pas dans ce jeu.
refusal-too-many-tiles = La pile a plus d’exemplaires de la tuile { $tile } que le jeu ({ $count }).
refusal-bad-stack = Cette pile n’appartient pas au jeu : { $why }.
refusal-action-refused = L’action { $number } ne suit pas les règles : { $why }
refusal-unfinished = L’enregistrement s’interrompt. La décision suivante est à { $seat }.
refusal-result-differs = L’enregistrement donne comme résultat { $recorded } ; rejoué, c’est { $replayed }.
