# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Parties
web-lobby-level = Niveau
web-lobby-mine-none = Tu n'as pas encore de partie.
web-lobby-open = Parties ouvertes
web-lobby-open-none = Aucune partie ouverte pour l'instant. Crées-en une ; d'autres peuvent te rejoindre pendant que tu attends.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-lobby-watch = Regarder
web-lobby-new-how = Choisis les extensions, les places et le temps par tour.
web-lobby-create = Créer la partie
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-learn = Apprendre
web-lobby-learn-line = Comment jouer, et toutes les règles
web-lobby-chat-line = Discuter, et jouer au clavier
web-lobby-word = Chercher une règle
web-lobby-find = Chercher
web-new-kind = Jeu
web-new-expansions = Extensions
web-new-seats = Places
web-new-computers = Ordinateurs
web-new-pace = Temps par tour
web-way-back = Ton lien personnel
web-way-back-how = Il te reconnecte dans n'importe quel navigateur. Garde-le pour toi.
web-way-back-new = Créer un nouveau lien
web-way-back-done = Voici ton nouveau lien. L'ancien ne fonctionne plus.
web-way-back-wrong = Ce lien est faux, ou un plus récent l'a remplacé.
