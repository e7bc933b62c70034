# Les pages du navigateur : le salon, sa porte, une table à regarder, un tour à jouer.

web-room = Carcassonne
web-language = Langue
web-language-change = Changer

## La porte

web-locked = Ce salon est fermé à clé
web-password = Mot de passe
web-wrong-password = Ce n’est pas le mot de passe.
web-come-in = Entrer
web-hello = Joue à Carcassonne avec ceux qui sont là, ou contre l’ordinateur. Les autres te voient sous le nom que tu choisis.
web-your-name = Ton nom
web-name-empty = Un nom demande au moins une lettre.
web-name-long = { $most ->
    [one] Un nom a au plus { $most } lettre.
   *[other] Un nom a au plus { $most } lettres.
}
web-name-taken = Quelqu’un ici porte déjà ce nom. Choisis-en un autre.
web-too-many-people = { $most ->
    [one] Au plus { $most } personne devant un écran.
   *[other] Au plus { $most } personnes devant un écran.
}
web-elsewhere = Je suis déjà dans le salon, dans un autre navigateur
web-elsewhere-how = Là-bas, ouvre « Personnes » et demande un code.
web-code = Code
web-code-wrong = Ce code est inconnu, déjà utilisé ou trop vieux.
web-come-in-same = Entrer comme la même personne
web-back = Retour au salon
web-to-room = Au salon
web-code-title = Un autre navigateur
web-code-how = Ouvres-y ce salon, choisis « Je suis déjà dans le salon » et tape :
web-code-for = Il fait entrer un navigateur comme { $name }, dans les dix minutes.
web-host = Hôte de ce salon
web-host-how = L’hôte peut changer les réglages du salon avec /setup, fermer des tables avec /close et déconnecter n’importe qui. La clé s’affiche là où le bot a été lancé ; « carcassonne-bot host-key » en crée une nouvelle. Une clé sert une seule fois, pendant un quart d’heure.
web-host-key = Clé de l’hôte
web-host-be = Ce navigateur est celui de l’hôte
web-host-wrong = Cette clé n’existe pas, a déjà servi ou est trop ancienne. « carcassonne-bot host-key » en crée une nouvelle.
web-browsers = Navigateurs connectés
web-browsers-of = Navigateurs de { $name }
web-browsers-hosts = Navigateurs avec les droits de l’hôte
web-browsers-none = Aucun navigateur n’est connecté.
web-browsers-end-others = Se déconnecter partout sauf ici
web-browsers-everybody = Tout le monde dans le salon
web-browser-this = ce navigateur
web-browser-host = hôte
web-browser-unknown = Navigateur inconnu
web-browser-seen = Dernière utilisation :
web-browser-end = Se déconnecter là-bas

## Le salon

web-messages = Messages
web-skip = Aller au champ de message
web-nothing-yet = Rien n’a encore été dit ici.
web-below = Nouveaux messages ↓
web-getting-ready = { $of ->
    [0] Préparation en cours. Tu peux déjà jouer ; les images prennent plus de temps.
   *[other] Préparation : { $done } tuiles dessinées sur { $of }. Tu peux déjà jouer ; les images prennent plus de temps.
}
web-welcome-new = Ouvrir une table
web-welcome-help = Comment jouer
web-people = Personnes
web-who = Qui est devant cet écran
web-somebody-else = Quelqu’un d’autre s’assied ici
web-another-browser = Code pour un autre navigateur
web-leave = Se déconnecter de ce navigateur
web-no-script = Ce salon demande JavaScript : sans lui rien de nouveau n’apparaît.
web-message-as = Message ou commande : { $name }
web-placeholder = Message, ou / pour les commandes
web-send = Envoyer
web-file = Fichier
web-file-how = Envoyer l’enregistrement d’une partie, pour la reprendre
web-cancel = Annuler
web-close = Fermer
web-reply = Répondre
web-replying = Ta réponse au message { $number }
web-answers = répond au message { $number }
web-only-you = visible par toi seulement
web-post-gone = Ce message a été supprimé.
web-which-of-these = Lequel ?

## Ce qui n’a pas marché

web-failed = Cela n’a pas marché
web-unreachable = Le salon est injoignable. Est-il en marche ?
web-store-trouble = Les parties sont injoignables en ce moment. Rien n’a changé ; réessaie bientôt.
web-elsewhere-served = Un autre processus s’occupe de ce salon en ce moment. Celui-ci prendra le relais dès que l’autre s’arrêtera ; la page réessaie d’elle-même.
web-fault = Quelque chose s’est mal passé ici. L’hôte en trouve la raison dans le journal.
web-not-here = Tu n’es plus dans le salon : recharge la page.
web-too-fast = C’était trop rapide. Attends un instant.
web-too-many-tries = Trop d’essais. Attends une minute.
web-too-many-pages = Trop de pages sont ouvertes.
web-not-a-message = Un message a de 1 à { $most } caractères.
web-not-our-page = Ce n’est pas ce que la page du salon envoie.
web-no-picture = Cette image n’existe pas.
web-no-message = Ce message n’est plus là.
web-no-button = Ce bouton n’est plus là : le message a changé.
web-too-large = Ce fichier est trop grand pour l’enregistrement d’une partie.

## Une table à regarder, un tour à jouer

web-watch = Table { $table }
web-watch-live = Cette page suit la partie d’elle-même.
web-watch-none = Il n’y a pas de table à cette adresse.
web-watch-soon = La partie n’a pas encore commencé.
web-watch-players = Joueurs
web-watch-log = Ce qui s’est passé
web-watch-replay = Revoir la partie
web-watch-step = Tuile { $number } sur { $count }
web-watch-step-cards = Coup { $number } sur { $count }
web-watch-newest = Maintenant
web-turn = Ton tour
web-turn-over = Ce tour est fini
web-turn-over-how = L’adresse valait pour un seul tour. La suivante vient avec le tour suivant.
web-turn-none = Il n’y a pas de tour à cette adresse.
web-turn-look = Regarder
