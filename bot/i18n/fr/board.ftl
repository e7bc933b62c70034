board-title = Plateau
board-open = Ouvrir le plateau
board-map = Carte
board-way = { $cell }, sens { $way } sur { $ways }
board-rotate = Tourner
board-final = Tu ne pourras pas revenir en arrière.
board-fit = Tout afficher
board-closer = Zoom avant
board-farther = Zoom arrière
board-more = Plus
board-undo = Annuler
board-nudge = Relancer
board-hint = Conseil
board-tiles = Tuiles restantes
board-next = Partie suivante ({ $count })
board-offline = Pas de connexion. Ton coup reste sur cet écran.
board-online = Connexion rétablie
board-type = Saisir un coup
board-type-how = Case, sens, meeple : M21 r2 chevalier
board-keys = Flèches : choisir une case. Entrée : poser, puis tourner. 1–9 : choisir. C : confirmer. Retour arrière : revenir.
board-save = Enregistrer l'image
board-chat = Chat
board-previous = Précédent
board-following = Suivant

## Notices: the browser calls its person when it is their turn

notices-ask = Ce navigateur doit-il te prévenir quand c'est ton tour ?
notices-yes = Oui, préviens-moi
notices-later = Pas maintenant
notices-on = C'est fait : ce navigateur te prévient quand c'est ton tour, jamais pendant tes heures calmes.
notices-open = C'est fait : ce navigateur te prévient quand c'est ton tour, tant que cette page est ouverte.
notices-off = Les notifications sont désactivées dans ce navigateur.
notices-blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages pour la page.
notices-turn-on = Activer les notifications
notices-turn-off = Désactiver les notifications
