# Palabras que comparten todos los juegos.
nobody = nadie
list-end = { $others } y { $last }

terminal-welcome = { $game }: eres { $name }. Escribe ? para ver la ayuda, q para dejarlo.
terminal-you = tú
terminal-your-move = Te toca:
terminal-unreadable = No he entendido «{ $answer }». Escribe ? para ver qué puedes responder.
terminal-help = Responde con una de las jugadas de abajo, ? para esta ayuda, q para dejarlo.
terminal-you-win = Fin de la partida: ¡has ganado!
terminal-you-share = Fin de la partida: { $names } comparten la victoria.
terminal-others-win = { $count ->
    [0] Fin de la partida: no gana nadie.
    [one] Fin de la partida: gana { $names }.
   *[other] Fin de la partida: { $names } comparten la victoria.
}
terminal-goodbye = ¡Nos vemos en la bocamina!
terminal-saved = El registro está en { $file }.

refusal-not-your-turn = No es tu turno
refusal-nothing-to-take-back = No hay nada que deshacer
