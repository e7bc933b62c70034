# The front page of the browser room, its form of a new game, and the personal link to come back by.

web-lobby-games = Partidas
web-lobby-level = Nivel
web-lobby-mine-none = Aún no tienes partidas.
web-lobby-open = Partidas abiertas
web-lobby-open-none = Ahora no hay partidas abiertas. Crea una; otros pueden unirse mientras esperas.
# An open game: who has opened it, which game, the time per turn, free seats
web-lobby-open-line = { $host } · { $game } · { $pace } · { $count ->
    [0] ningún sitio libre
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
web-lobby-watch = Mirar
web-lobby-new-how = Elige expansiones, sitios y tiempo por turno.
web-lobby-create = Crear partida
web-lobby-copy = Copiar enlace
web-lobby-copied = Copiado
web-lobby-learn = Aprender
web-lobby-learn-line = Cómo se juega y todas las reglas
web-lobby-chat-line = Charlar y jugar escribiendo
web-lobby-word = Buscar una regla
web-lobby-find = Buscar
web-new-kind = Juego
web-new-expansions = Expansiones
web-new-seats = Sitios
web-new-computers = Máquinas
web-new-pace = Tiempo por turno
web-way-back = Tu enlace personal
web-way-back-how = Con él vuelves a entrar desde cualquier navegador. No lo compartas.
web-way-back-new = Crear un enlace nuevo
web-way-back-done = Aquí tienes tu enlace nuevo. El anterior ya no sirve.
web-way-back-wrong = Ese enlace no es correcto, o uno más nuevo lo ha sustituido.
