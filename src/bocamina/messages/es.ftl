# Palabras que comparten todos los juegos.
nobody = nadie
list-end = { $others } { $begins ->
    [i] e
   *[other] y
} { $last }

# Cómo ha acabado una partida.
game-over-alone = Fin de la partida: has sacado { $score }.
game-over-you-win = Fin de la partida: ¡has ganado!
game-over-you-share = Fin de la partida: compartes la victoria con { $names }.
game-over-others-win = { $count ->
    [0] Fin de la partida: no gana nadie.
    [one] Fin de la partida: gana { $names }.
   *[other] Fin de la partida: { $names } comparten la victoria.
}

refusal-not-your-turn = No es tu turno
refusal-nothing-to-take-back = No hay nada que deshacer

# Frases hechas; cada cual las lee en su idioma. $about es el nombre de alguien; .you es
# para quien juega en una terminal, donde no tiene nombre, cuando se habla de su persona.
phrase-hello = ¡Hola a todo el mundo!
phrase-well-played = ¡Bien jugado!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-hurry = ¿Seguimos?
phrase-one-moment = Un momento, por favor.
phrase-good-game = ¡Buena partida!
phrase-laugh = ¡Ja, ja!
phrase-wow = ¡Vaya!
phrase-oh-no = ¡Ay, no!
phrase-trust = Me fío de { $about }.
    .you = Me fío de ti.
phrase-suspect = Sospecho de { $about }.
    .you = Sospecho de ti.

# Cómo se llaman los bots, según su clase.
player-random = Al azar
    .about = Juega cualquier cosa permitida. Para hacer pruebas.
player-novice = Principiante
    .about = Con muchas ganas y poca mina: se deja engañar. Para estrenarse.
player-regular = Normal
    .about = Juega con sentido común, como en familia. Para casi siempre.
player-strong = Fuerte
    .about = Cuenta las cartas y no olvida nada. Para quien juega a menudo.
player-expert = Experto
    .about = Piensa por adelantado y lee la mesa. Lo normal es perder.
player-threshold = Prudente
    .about = Se va a casa en cuanto llena la bolsa.
player-myopic = Corto de vista
    .about = Calcula una carta por delante y nada más.

table-event-rules-changed = Han cambiado las reglas de esta mesa.
table-event-seat-taken = { $name } se ha sentado.
table-event-bot-seated = { $name }, un bot, se ha sentado.
table-event-seat-freed = { $name } ha dejado la mesa.
table-event-player-removed = { $playing ->
    [yes] Quien abrió la mesa ha expulsado a { $name }; sigue un bot.
   *[no] Quien abrió la mesa ha expulsado a { $name }.
}
table-event-player-readmitted = { $name } puede volver a la mesa.
table-event-watchers-admitted = { $watchers ->
    [yes] Quien tenga el enlace puede volver a mirar.
   *[no] Quien abrió la mesa la ha cerrado a espectadores.
}
table-event-latecomers-invited = { $latecomers ->
    [yes] Quien llegue tarde puede ocupar el asiento de un bot.
   *[no] Quien llegue tarde ya no puede ocupar el asiento de un bot.
}
table-event-bot-relieved = { $name } releva a { $bot }.
table-event-entropy-added = { $you ->
    [yes] Has añadido tu propio azar al reparto.
   *[no] { $who } ha añadido su propio azar al reparto.
}
table-event-game-started = Empieza la partida.
table-event-seat-resigned = { $you ->
    [yes] Has abandonado; un bot sigue por ti.
   *[no] { $who } ha abandonado; sigue un bot.
}
table-event-help-chosen = { $by ->
    [coach] { $you ->
        [yes] Tienes un entrenador.
       *[no] { $who } tiene un entrenador.
    }
   *[hints] { $you ->
        [yes] Usas pistas.
       *[no] { $who } usa pistas.
    }
}
table-event-bot-stood-in = { $you ->
    [yes] Un bot ha jugado por ti.
   *[no] Un bot ha jugado por { $who }.
}
table-event-text-said = { $who }: { $text }
table-event-phrase-said = { $who }: { $phrase }
table-event-clocks-stopped = El servidor hace una pausa; los relojes se detienen.
table-event-clocks-resumed = Los relojes siguen.
table-event-rules-renewed = La partida sigue con las reglas de una versión más nueva.
table-event-table-reopened = ¡Otra partida con la misma gente!
table-event-seed-revealed = Ya se puede comprobar el reparto: { $seed }

table-refusal-stale = La mesa había avanzado antes de que llegara tu petición
table-refusal-not-seated = Solo puede hacerlo quien está en la mesa
table-refusal-host-only = Solo puede hacerlo quien abrió la mesa
table-refusal-removed = Quien abrió la mesa te ha expulsado
table-refusal-removed-here = Expulsaron a alguien de tu misma red; pide a quien abrió la mesa que te deje entrar
table-refusal-nobody-removed = Nadie que se llame { $name } fue expulsado de esta mesa
table-refusal-own-seat = Es tu propio asiento; puedes dejarlo tú
table-refusal-no-watchers = Esta mesa está cerrada a espectadores
table-refusal-kept-out = Quien lleva este servidor no te deja entrar
table-refusal-table-removed = Quien lleva este servidor ha quitado esta mesa
table-refusal-not-started = La partida no ha empezado
table-refusal-playing = La partida está en marcha
table-refusal-over = La partida ha terminado
table-refusal-worn-out = En esta mesa se han jugado tantas partidas que solo quien la abrió puede empezar otra
table-refusal-already-mixed = Ya añadiste tu azar a este reparto
table-refusal-said-enough = Ya has dicho todo lo que se puede decir desde un asiento en una partida
table-refusal-sat-enough = Desde tu red ya se han sentado aquí demasiadas veces; podrás volver en la próxima partida
table-refusal-taken-back-enough = Ya has deshecho tantas jugadas como se puede en una partida
table-refusal-hints-off = Las pistas son para partidas contra bots y donde quien abrió la mesa las permite
table-refusal-helped-enough = Ya has cambiado de idea sobre las pistas bastantes veces en esta partida
table-refusal-nothing-to-decide = Ahora no tienes nada que decidir
table-refusal-no-advice = Ahora mismo no hay ninguna pista; prueba dentro de un momento
table-refusal-not-over = La partida sigue en marcha
table-refusal-already-resigned = Abandonaste esta partida
table-refusal-seats-free = Aún hay asientos libres
table-refusal-seat-free = Ahí no hay nadie
table-refusal-seat-taken = Ahí ya hay alguien
table-refusal-no-such-seat = No existe ese asiento
table-refusal-no-such-game = En esta mesa no se ha jugado esa partida
table-refusal-table-full = No quedan asientos libres
table-refusal-name-taken = { $name } ya está en la mesa; elige un nombre que se vea distinto
table-refusal-name-empty = Elige un nombre de 1 a { $longest } letras visibles
table-refusal-name-too-long = Ese nombre es demasiado largo: tiene { $length } letras y puede tener { $longest }
table-refusal-bad-name = Ese nombre tiene letras que no todos los dispositivos pueden mostrar, o demasiados acentos en una
table-refusal-bots-name = Así se llama un bot; elige otro nombre
table-refusal-too-many-devices = Este asiento ya está en { $most } dispositivos
table-refusal-ticket-unknown = Este enlace ya se ha usado, ha caducado o no es de esta mesa
table-refusal-bad-clock = Un reloj tiene de { $shortest } a { $longest } segundos
table-refusal-no-such-phrase = No existe esa frase
table-refusal-nothing-said = No hay nada que decir
table-refusal-talk-is-off = Quien abrió la mesa ha desactivado la charla
table-refusal-no-such-table = No existe esa mesa
table-refusal-no-such-page = Aquí no hay nada
table-refusal-unreadable = No se ha podido leer
table-refusal-bad-setting = Estas reglas de la casa no casan entre sí o con este número de jugadores: cambia alguna
table-refusal-too-fast = Demasiado de una vez; inténtalo dentro de un momento
table-refusal-too-many-tables = El servidor no tiene sitio ahora para otra mesa
table-refusal-too-many-sockets = El servidor no tiene sitio ahora para otra conexión
table-refusal-too-many-analyses = Hay demasiados análisis esperando; inténtalo dentro de unos minutos
table-refusal-analysis-off = Este servidor no analiza partidas
table-refusal-stopping = El servidor está a punto de parar
table-refusal-unavailable = El almacén no responde; inténtalo dentro de un momento
table-refusal-unknown-rules = Esta mesa la guardó una versión de Bocamina que este servidor no conoce, o sus reglas ya no se conservan
table-refusal-unreadable-table = Esta mesa la guardó otra versión de Bocamina y no se puede leer
table-refusal-wrong-origin = No se aceptan peticiones desde otro sitio
table-refusal-wrong-host = Este servidor no se llama así
