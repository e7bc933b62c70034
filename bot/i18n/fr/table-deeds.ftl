# Pourquoi quelque chose ne se peut pas à une table ou autour d’elle.

denied-no-table = La table { $table } n’existe pas. Vérifie le code, ou ouvre une nouvelle table.
denied-none-here = Il n’y a pas de table ici. /new en ouvre une.
denied-unknown-words = { $takes ->
    [nothing] Rien ne va après /{ $command }, pas même « { $words } ».
    [table] « { $words } » n’est pas le code d’une table, et rien d’autre ne va après /{ $command }.
   *[more] « { $words } » ne se comprend pas après /{ $command }. /help { $command } dit ce qui s’écrit là.
}
denied-unknown-game = Il n’y a ni jeu ni extension « { $word } ». Jeux : { $games }. Extensions : { $modules }.
denied-no-expansions = { $game } n’a pas d’extensions : enlève « { $word } ».
denied-not-allowed = Tu ne peux pas faire cela ici. Seuls le peuvent : { $roles }.
denied-table-full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir ta propre table.
denied-already-seated = Tu es déjà à cette table.
denied-not-seated = Tu n’es pas à cette table.
denied-invitation-needed = C’est une table privée. Demande à quelqu’un qui y joue de t’inviter.
denied-colour-taken = Couleur déjà prise : { $colour }. Encore libres : { $colours }.
denied-unknown-colour = La couleur { $colour } n’existe pas. Encore libres : { $colours }.
denied-too-long = C’est trop long. Au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}, s’il te plaît.
denied-too-few = Il faut { $fewest ->
    [one] { $fewest } joueur, et que ce soit une personne.
   *[other] { $fewest } joueurs, dont une personne.
}
denied-bad-option = { $option ->
    [seats] On ne peut pas y jouer avec { $value } places.
   *[other] « { $value } » ne peut pas être choisi ici.
}
denied-not-open = Cette partie a déjà commencé.
denied-not-begun = Cette partie n’a pas encore commencé. /begin la commence.
denied-over = Cette partie est finie. /board { $table } montre comment elle s’est terminée, /export { $table } donne l’enregistrement, /rematch { $table } la rejoue.
denied-closed = Cette table est fermée. /new en ouvre une autre.
denied-not-over = Cette partie est encore en cours.
denied-stale = C’était l’étape { $was } ; la table en est à l’étape { $now }. Regarde de nouveau le plateau.
denied-draft-moved = Ton tour a changé entre-temps. /move le montre tel qu’il est maintenant.
denied-no-draft = Il n’y a rien à confirmer. Pose d’abord ta tuile.
denied-draft-unfinished = Ton tour n’est pas encore complet. Fais d’abord le choix suivant.
denied-not-your-turn = C’est à { $seat } de décider.
denied-nothing-to-undo = Il n’y a rien à reprendre : tu n’as rien confirmé, ou quelqu’un a continué depuis.
denied-undo-seen = Cela ne se reprend pas : quelque chose de caché a été vu.
denied-undo-asked = On l’a déjà demandé aux autres.
denied-no-question = Il n’y a pas de question à laquelle tu pourrais répondre.
denied-no-such-seat = Cette place n’existe pas.
denied-seat-is-computers = Un ordinateur joue cette place.
denied-seat-not-offered = Cette place n’est pas à prendre.
denied-kick-yourself = Tu ne peux pas te renvoyer toi-même. Tu peux quitter la table, abandonner ou offrir ta place.
denied-kick-two = À deux, on ne peut renvoyer quelqu’un qu’après { $fewest } tours manqués de suite. /nudge lui envoie un rappel.
denied-nudge-too-soon = Un rappel a déjà été envoyé. De nouveau possible : { $until }.
denied-nudge-quiet = Ce sont les heures calmes là-bas. Réessaie : { $until }.
denied-nudge-away = Cette personne est absente jusqu’au { $until }.
denied-nudge-yourself = C’est à toi de jouer.
denied-say-nothing = Il n’y a rien à envoyer. Écris les mots après la commande.
denied-say-too-much = C’était beaucoup d’un coup. La suite : { $until }.
denied-say-off = Les messages d’autres discussions sont coupés ici.
denied-already-watching = Cette table est déjà montrée ici.
denied-not-watching = Cette discussion joue à cette table, elle ne fait pas que regarder.
denied-too-many-tables = Tu as déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
}. C’est le maximum ici.
denied-too-many-here = Cette discussion a déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
}. C’est le maximum ici.
denied-too-fast = C’était trop rapide. La suite : { $until }.
denied-bad-zone = Le fuseau { $zone } n’existe pas. Écris-en un comme Europe/Paris ou America/Montreal.
denied-bad-quiet = Les heures calmes vont d’une heure du jour à une autre, avec { $most } heures d’écart au plus.
denied-bad-interval = Les rappels viennent au plus { $fewest ->
    [one] toutes les heures
   *[other] toutes les { $fewest } heures
}.
denied-bad-away = Écris combien de temps ou jusqu’à quand : 3d, 12h ou un jour à venir sous la forme année-mois-jour.
denied-away-too-long = Une absence dure { $most } jours au plus. Écris une durée plus courte, comme 3d, ou un jour plus proche, en année-mois-jour.
denied-bad-setting = La même commande sans mots montre ce qui se règle. Ceci, non : { $setting } { $value }
denied-bad-name = Un nom a de 1 à { $most } caractères.
denied-block-yourself = Tu ne peux pas te bloquer toi-même.
denied-bad-link = Ce code n’est pas valable, ou ne l’est plus. Demandes-en un nouveau sur l’autre plateforme.
denied-link-same = Les deux comptes sont déjà à toi.
denied-link-gone = Cette question a déjà sa réponse, ou elle a expiré. Recommence avec /link.
denied-not-linked = Ce compte n’est relié à aucun autre. /link le relie à un autre.
denied-link-same-table = Les deux comptes sont à la table { $table }. Relie-les quand cette partie sera finie.
denied-opening-restricted = Seuls les admins ouvrent des tables dans cette discussion.
denied-wrong-channel = C’est dans d’autres salons de cette discussion que s’ouvrent les tables.
denied-import-unfit = { $why ->
    [form] Ce n’est pas l’enregistrement d’une partie, ou il est abîmé.
    [unknown] Cet enregistrement vient d’un jeu que ce bot ne connaît pas, ou d’une version plus récente.
    [action] On ne peut pas continuer cet enregistrement : l’étape { $number } est contraire aux règles.
    [hidden] Il manque à cet enregistrement ce qui était caché, et cela ne peut pas être tiré de nouveau.
   *[setup] On ne peut pas continuer cet enregistrement : ses places, extensions et tuiles ne vont pas ensemble.
}
denied-import-over = Cette partie est finie ; on peut la regarder, pas la continuer.
denied-export-none = Il n’y a encore rien à exporter : la partie n’a pas commencé.
denied-paused = Cette partie est suspendue : cette version du bot la jouerait autrement. Préviens l’hébergeur du bot.
