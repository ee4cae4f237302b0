# Lo que se dice al acabar una partida: la fiesta, la repetición, la comprobación del reparto.

web-results = Resultado
web-winner = gana
web-rematch = ¿Otra?
web-once-more-asked = Alguien pregunta: ¿otra?
web-once-more-by = { $count ->
    [one] { $names } quiere jugar otra.
   *[other] { $names } quieren jugar otra.
}
web-next-game-on = La siguiente partida ya ha empezado; mientras no vengas, juega un bot por ti.
web-count-me-in = Me apunto
web-watch-next = Mirar
web-not-now = Ahora no
web-story = Lo que pasó
web-picture = Imagen de la partida
web-share-picture = Compartir la imagen
web-picture-saved = Imagen guardada
web-titles = Títulos
web-in-numbers = En números
web-replay = Verla otra vez
web-record = Descargar el registro
web-check-deal = Comprobar el reparto
web-seed-revealed = Ya se puede comprobar el reparto: está en el resultado.
web-deal-honest = El reparto fue limpio.
web-deal-broken = En este reparto hay algo que no cuadra.
web-deal-commitment = { $holds ->
    [yes] La semilla es aquella con la que el servidor se había comprometido.
   *[no] La semilla no es aquella con la que el servidor se había comprometido.
}
web-deal-promise = { $seen ->
    [yes] Este navegador anotó el mismo compromiso antes de conocer la semilla.
    [no] Antes del final este navegador había anotado otro compromiso.
   *[unseen] Este navegador no había anotado ningún compromiso.
}
web-deal-picks = { $right } de { $picks } resultados salen de la semilla.
web-deal-before = { $before ->
    [one] Un resultado anterior se repartió con reglas de una versión que este servidor ya no tiene: aquí no se puede comprobar.
   *[other] { $before } resultados anteriores se repartieron con reglas de una versión que este servidor ya no tiene: aquí no se pueden comprobar.
}
web-deal-first-wrong = El primero que no sale es el paso { $step }.
web-step = Paso { $step } de { $steps }
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-run = Reproducir
web-pause = Pausa
web-speed = Velocidad: por { $speed }
web-landmarks = Lo que importó
web-landmark-keys = Teclas: Av Pág y Re Pág van de uno a otro, + y − cambian la velocidad.
web-eyes = Punto de vista
web-eyes-of = visto por { $name }
web-eyes-spectator = visto por el público
web-truth = toda la verdad
web-earlier-games = Partidas anteriores
web-game-number = Partida { $number }
web-claims = Lo que se afirmó (cierto: { $right }, falso: { $wrong })
web-claim = { $holds ->
    [yes] Era cierto
   *[no] Era falso
}
web-show-moment = Ver este momento: paso { $step }
web-was-told = A { $who } se le dijo: { $words }
web-share-moment = Compartir este momento
web-help-past = Esta partida ya ha terminado. Ve paso a paso, deja que avance sola o salta a lo que importó, y elige con qué ojos la ves.
web-key-steps = Un paso atrás o adelante
web-key-pages = Re Pág, Av Pág
web-key-ends = Inicio, Fin
web-key-space = Espacio
web-to-landmarks = A lo anterior o lo siguiente que importó
web-to-ends = Al principio o al final
web-speed-keys = Más despacio o más deprisa
web-key-board = Recorrer el tablero
web-key-leave-board = Volver del tablero a los pasos
