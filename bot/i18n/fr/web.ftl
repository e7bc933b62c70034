# Les pages du navigateur : la salle, sa porte, une partie à regarder, un tour à jouer.

web-room = Carcassonne
web-language = Langue
web-language-change = Changer

## La porte

web-locked = Cette salle est protégée par un mot de passe
web-password = Mot de passe
web-wrong-password = Ce n’est pas le bon mot de passe.
web-come-in = Entrer
web-hello = Joue ici à Carcassonne avec d’autres ou contre l’ordinateur. Les autres voient le nom que tu choisis.
web-your-name = Ton nom
web-name-empty = Un nom a besoin d’au moins une lettre.
web-name-long = { $most ->
    [one] Un nom a au plus { $most } lettre.
   *[other] Un nom a au plus { $most } lettres.
}
web-name-taken = Ce nom est déjà pris. Choisis-en un autre.
web-too-many-people = { $most ->
    [one] { $most } joueur au plus sur un même écran.
   *[other] { $most } joueurs au plus sur un même écran.
}
web-elsewhere = Je suis déjà ici dans un autre navigateur
web-elsewhere-how = Dans cet autre navigateur, ouvre « Joueurs » et demande un code.
web-code = Code
web-code-wrong = Ce code est faux, déjà utilisé ou expiré.
web-come-in-same = Entrer comme le même joueur
web-back = Retour à la salle
web-to-room = Vers la salle
web-code-title = Un autre navigateur
web-code-how = Dans l’autre navigateur, ouvre cette salle, choisis « Je suis déjà ici dans un autre navigateur » et tape :
web-code-for = Il sert une fois, dans les 10 minutes, et connecte ce navigateur au nom de { $name }.
web-host = Propriétaire de la salle
web-host-how = Le propriétaire peut changer les réglages de la salle avec /setup, fermer des parties avec /close et déconnecter des joueurs. La clé s’affiche là où le bot a été lancé ; « carcassonne-bot host-key » en crée une nouvelle. Une clé sert une fois, pendant 15 minutes.
web-host-key = Clé du propriétaire
web-host-be = Je suis le propriétaire
web-host-wrong = Cette clé est fausse, déjà utilisée ou expirée. « carcassonne-bot host-key » en crée une nouvelle.
web-browsers = Navigateurs connectés
web-browsers-of = Navigateurs de { $name }
web-browsers-hosts = Navigateurs avec les droits du propriétaire
web-browsers-none = Aucun navigateur n’est connecté.
web-browsers-end-others = Déconnecter partout sauf ici
web-browsers-everybody = Tout le monde dans la salle
web-browser-this = ce navigateur
web-browser-host = propriétaire
web-browser-unknown = Navigateur inconnu
web-browser-seen = Dernière utilisation :
web-browser-end = Déconnecter
web-browser-boards = { $count ->
    [one] { $count } plateau ouvert
   *[other] { $count } plateaux ouverts
}
web-browser-notices = Les notifications sont activées
web-browser-notices-end = Y désactiver les notifications

## La salle

web-messages = Messages
web-skip = Aller au champ de message
web-nothing-yet = Aucun message pour l’instant.
web-below = Nouveaux messages ↓
web-getting-ready = { $of ->
    [0] Préparation en cours. Tu peux déjà jouer ; les images prennent un peu plus de temps.
   *[other] Tuiles dessinées : { $done } sur { $of }. Tu peux déjà jouer ; les images prennent un peu plus de temps.
}
web-welcome-new = Nouvelle partie
web-welcome-help = Comment jouer
web-people = Joueurs
web-who = Qui joue sur cet écran
web-somebody-else = Ajouter un joueur sur cet écran
web-another-browser = Utiliser un autre navigateur
web-leave = Se déconnecter
web-no-script = Cette salle a besoin de JavaScript.
web-message-as = Message au nom de { $name }
web-placeholder = Message, ou / pour les commandes
web-send = Envoyer
web-file = Fichier
web-file-how = Charger une partie enregistrée
web-cancel = Annuler
web-close = Fermer
web-reply = Répondre
web-replying = Réponse au message { $number }
web-answers = réponse au message { $number }
web-only-you = visible par toi seulement
web-post-gone = Ce message a été supprimé.
web-which-of-these = Lequel ?

## Ce qui n’a pas marché

web-failed = Cela n’a pas marché
web-unreachable = Je n’arrive pas à joindre le bot. Tourne-t-il encore ?
web-store-trouble = Je n’ai pas accès aux parties en ce moment. Rien n’a changé : réessaie dans un instant.
web-elsewhere-served = Un autre processus s’occupe de cette salle en ce moment. Celui-ci prendra le relais dès que l’autre s’arrêtera ; la page réessaie toute seule.
web-fault = Un problème est survenu. Le propriétaire du bot en trouvera la raison dans le journal.
web-not-here = Ta session est terminée. Recharge la page.
web-too-fast = C’était trop rapide. Attends un instant.
web-too-many-tries = Trop d’essais. Attends une minute.
web-too-many-pages = Trop de pages sont ouvertes. Ferme-en une.
web-not-a-message = Un message a de 1 à { $most } caractères.
web-not-our-page = Cette demande ne vient pas de la page de la salle.
web-no-picture = Cette image n’existe pas.
web-no-message = Ce message n’existe plus.
web-no-button = Ce bouton n’existe plus : le message a changé.
web-too-large = Ce fichier est trop gros pour un enregistrement de partie.

## Une partie à regarder, un tour à jouer

web-watch = Partie { $table }
web-watch-live = Cette page se met à jour toute seule.
web-watch-none = Il n’y a pas de partie à cette adresse.
web-watch-soon = La partie n’a pas encore commencé.
web-watch-players = Joueurs
web-watch-log = Coups
web-watch-replay = Revoir
web-watch-step = Tuile { $number } sur { $count }
web-watch-step-cards = Coup { $number } sur { $count }
web-watch-newest = Le plus récent
web-turn = Ton tour
web-turn-over = Coup joué
web-turn-over-how = Ce lien ne servait que pour ce tour. Tu en auras un autre au prochain.
web-turn-none = Il n’y a pas de tour à cette adresse.
web-turn-look = Suivre la partie
