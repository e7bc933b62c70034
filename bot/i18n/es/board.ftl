board-title = Tablero
board-open = Abrir el tablero
board-map = Mapa
board-way = { $cell }, giro { $way } de { $ways }
board-rotate = Girar
board-final = Esto no se puede deshacer.
board-fit = Ver todo
board-closer = Acercar
board-farther = Alejar
board-more = Más
board-undo = Deshacer
board-nudge = Avisar
board-hint = Pista
board-tiles = Losetas restantes
board-next = Siguiente partida ({ $count })
board-offline = Sin conexión. Tu jugada sigue en esta pantalla.
board-online = De nuevo en línea
board-type = Escribir una jugada
board-type-how = Casilla, giro, seguidor: M21 r2 caballero
board-keys = Flechas: elegir casilla. Intro: colocar y luego girar. 1–9: elegir. C: confirmar. Retroceso: volver.
board-save = Guardar imagen
board-chat = Chat
board-previous = Anterior
board-following = Siguiente

## Notices: the browser calls its person when it is their turn

notices-ask = ¿Quieres que este navegador te avise cuando te toque?
notices-yes = Sí, avísame
notices-later = Ahora no
notices-on = Listo: este navegador te avisará cuando te toque, nunca en tus horas de silencio.
notices-open = Listo: este navegador te avisará cuando te toque, mientras esta página esté abierta.
notices-off = Las notificaciones están desactivadas en este navegador.
notices-blocked = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes de la página.
notices-turn-on = Activar notificaciones
notices-turn-off = Desactivar notificaciones
