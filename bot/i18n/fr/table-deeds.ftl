# Pourquoi quelque chose ne se peut pas dans une partie ou autour d’elle.

denied-no-table = Aucune partie n’a le code « { $table } ». Vérifie-le, ou lance une partie avec /new.
denied-none-here = Il n’y a pas de partie ici. Lances-en une avec /new.
denied-unknown-words = { $takes ->
    [nothing] /{ $command } s’envoie sans rien d’autre : enlève « { $words } ».
    [table] « { $words } » n’est pas le code d’une partie, et rien d’autre ne peut suivre /{ $command }.
   *[more] Je ne comprends pas « { $words } » après /{ $command }. Ce qui peut suivre : /help { $command }
}
denied-unknown-game = Il n’y a ni jeu ni extension « { $word } ». Jeux : { $games }. Extensions : { $modules }.
denied-bad-pace = Un tour ne peut pas durer « { $word } ». Choisis parmi : { $paces }.
denied-bad-seats = { $more ->
    [0] { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
   *[other] { $game } se joue de { $fewest } à { $most } (à { $more } avec { $modules }), pas à { $seats }.
}
denied-no-expansions = { $game } n’a pas d’extensions : enlève « { $word } ».
denied-not-allowed = { $ask ->
    [host] Seul { $roles } peut le faire. Demande à { $host }.
    [hosts] Seuls { $roles } peuvent le faire. Demande à { $host }.
    [seat] Seuls { $roles } peuvent le faire. Tes parties : /games
    [single] Seul { $roles } peut le faire. Adresse-toi à lui.
   *[other] Seuls { $roles } peuvent le faire. Adresse-toi à eux.
}
denied-table-full = Les { $seats } places sont prises. Tu peux suivre la partie, ou lancer la tienne avec /new.
denied-already-seated = Tu joues déjà dans cette partie. Le plateau : /board
denied-not-seated = Tu ne joues pas dans cette partie. Envoie /games pour voir les tiennes.
denied-invitation-needed = Cette partie est privée. Demande à l’un de ses joueurs de t’inviter.
denied-colour-taken = La couleur { $colour } est déjà prise. Couleurs libres : { $colours }.
denied-unknown-colour = La couleur « { $colour } » n’existe pas. Couleurs libres : { $colours }.
denied-too-long = { $most ->
    [one] C’est trop long : { $most } caractère au plus.
   *[other] C’est trop long : { $most } caractères au plus.
}
denied-too-few = { $fewest ->
    [one] Il faut au moins { $fewest } joueur humain.
   *[other] Il faut au moins { $fewest } joueurs, dont un humain. D’autres appuient sur { button-join }, ou toi sur { button-computer }.
}
denied-bad-option = { $option ->
    [seats] On ne peut pas y jouer avec { $value } places.
   *[other] « { $value } » n’est pas possible ici.
}
denied-not-open = Cette partie a déjà commencé. Lances-en une autre avec /new.
denied-not-begun = Cette partie n’a pas encore commencé. Pour la commencer : /begin
denied-over = Cette partie est finie. /board { $table } montre comment, /export { $table } donne l’enregistrement, /rematch { $table } la rejoue.
denied-closed = Cette partie est fermée. Lances-en une autre avec /new.
denied-not-over = Cette partie est encore en cours. Le plateau : /board
denied-stale = La partie a avancé : c’était l’étape { $was }, on en est à l’étape { $now }. Regarde le dernier plateau.
denied-draft-moved = Tu as changé ce coup entre-temps. Prends le dernier message.
denied-no-draft = Il n’y a encore rien à confirmer. Pose d’abord ta tuile.
denied-draft-unfinished = Ton coup n’est pas encore complet. Fais d’abord le choix suivant.
denied-not-your-turn = { $plays ->
    [person] C’est à { $seat } de jouer. Pour relancer : /nudge
   *[computer] C’est à { $seat } de jouer.
}
denied-nothing-to-undo = Il n’y a rien à annuler : tu n’as pas confirmé de coup, ou quelqu’un a joué depuis.
denied-undo-seen = Impossible à annuler : ce coup a dévoilé quelque chose de caché.
denied-undo-asked = La demande est déjà partie.
denied-no-question = Aucune question ne t’attend.
denied-no-such-seat = Cette place n’existe pas.
denied-seat-is-computers = Un ordinateur joue cette place.
denied-seat-not-offered = Cette place n’est pas libre. Pour suivre la partie : /watch
denied-kick-yourself = Tu ne peux pas t’exclure. Envoie plutôt /leave.
denied-kick-two = À deux, on ne peut exclure un joueur qu’après { $fewest } tours manqués de suite. Pour le relancer : /nudge
denied-nudge-too-soon = Quelqu’un l’a déjà relancé. Ce sera de nouveau possible à partir de : { $until }.
denied-nudge-quiet = Ce joueur est dans ses heures calmes. Tu pourras le relancer à partir de : { $until }.
denied-nudge-away = Ce joueur est absent jusqu’au { $until }.
denied-nudge-yourself = C’est toi qui dois jouer. Ton tour : /move
denied-give-yourself = C’est à toi de jouer. Seuls les autres peuvent te donner du temps.
denied-given-twice = Du temps a déjà été donné deux fois, c’est le maximum pour ce coup.
denied-no-clock = Aucune pendule ne tourne dans cette partie.
denied-pause-asked = Une pause est déjà demandée. Attends les réponses.
denied-paused-twice = Cette partie a déjà fait { $most } pauses, le maximum.
denied-bad-pause = Une pause dure { $most } jours au plus : essaie /pause 3j.
denied-game-paused = La partie est en pause jusqu’au { $until }. Pour y mettre fin : /pause
denied-no-pause = La partie n’est pas en pause. Pour en demander une : /pause 3j
denied-say-nothing = Que dois-je envoyer ? Écris-le après la commande.
denied-say-too-much = Cela fait beaucoup de messages. La suite à partir de : { $until }.
denied-say-off = Les messages entre discussions sont désactivés ici. Les admins peuvent les activer : /setup
denied-already-watching = Cette discussion montre déjà cette partie.
denied-not-watching = Cette discussion ne suit pas cette partie.
denied-too-many-tables = { $most ->
    [one] Tu as déjà { $most } partie, le maximum pour ce bot. Pour en quitter une : /games
   *[other] Tu as déjà { $most } parties, le maximum pour ce bot. Pour en quitter une : /games
}
denied-too-many-here = { $most ->
    [one] Cette discussion a déjà { $most } partie, le maximum pour ce bot. Terminez-en une, ou demandez à l’hôte ou à un admin d’en fermer une : /close
   *[other] Cette discussion a déjà { $most } parties, le maximum pour ce bot. Terminez-en une, ou demandez à l’hôte ou à un admin d’en fermer une : /close
}
denied-too-fast = C’était trop rapide. Attends jusqu’à : { $until }.
denied-bad-zone = Je ne connais pas le fuseau horaire « { $zone } ». Essaie par exemple Europe/Paris ou America/Montreal.
denied-bad-quiet = Donne deux heures, comme 22:00 07:00, à { $most } heures d’écart au plus.
denied-bad-playing = Donne deux heures, comme 7-22, avec au moins { $fewest } heures entre les deux.
denied-bad-free-days = Donne { $most } jours de la semaine au plus, comme sam. dim.
denied-bad-interval = { $fewest ->
    [one] Les rappels ne peuvent pas venir plus souvent que toutes les heures.
   *[other] Les rappels ne peuvent pas venir plus souvent que toutes les { $fewest } heures.
}
denied-bad-away = Dis combien de temps ou jusqu’à quand : 3 jours, 12 heures, { word-tomorrow } 8:00 ou une date (année-mois-jour).
denied-away-too-long = Une absence dure { $most } jours au plus. Essaie 3j, ou une date plus proche.
denied-bad-setting = Je ne peux pas régler « { $setting } ». Pour voir ce qui est possible : /{ $command }
denied-bad-value = « { $value } » n’est pas possible ici. Choisis parmi : { $choices }
denied-bad-name = Un nom a de 1 à { $most } caractères.
denied-block-yourself = Tu ne peux pas te bloquer toi-même.
denied-bad-link = Ce code est faux ou expiré. Demandes-en un nouveau avec /link sur ton autre plateforme.
denied-link-same = Ces comptes sont déjà reliés.
denied-link-gone = Cette question a déjà sa réponse ou a expiré. Recommence avec /link.
denied-not-linked = Ce compte n’est relié à aucun autre. Pour le relier : /link
denied-link-same-table = Les deux comptes jouent dans la partie { $table }. Relie-les quand elle sera finie.
denied-opening-restricted = Seuls les admins peuvent lancer des parties dans cette discussion. Demande à l’un d’eux, ou joue avec moi en privé.
denied-wrong-channel = Les parties ne sont pas autorisées dans ce salon. Essaie dans un autre.
denied-import-unfit = { $why ->
    [form] Ce n’est pas un enregistrement de partie, ou il est endommagé.
    [unknown] Ce bot ne connaît pas ce jeu, ou l’enregistrement est plus récent que lui.
    [action] Impossible de reprendre cet enregistrement : l’étape { $number } est contraire aux règles.
    [hidden] Impossible de reprendre cet enregistrement : il y manque les cartes cachées.
   *[setup] Impossible de reprendre cet enregistrement : ses places, extensions et tuiles ne vont pas ensemble.
}
denied-import-over = Cette partie est finie. Tu peux la regarder, mais pas la reprendre.
denied-export-none = Il n’y a rien à enregistrer : la partie n’a pas commencé. Pour la commencer : /begin
denied-paused = Cette partie est suspendue : cette version du bot la jouerait autrement. Préviens le propriétaire du bot.
