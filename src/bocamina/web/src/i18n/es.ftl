# Lo que solo dice el cliente del navegador.
web-title = Bocamina: tres juegos de la mina
web-pitch = Tres juegos de mina: con amigos, en familia o contra bots. Sin cuenta y sin instalar nada.
web-games = Juegos
web-players = De { $least } a { $most } jugadores
web-play-bots = Jugar ya contra bots
web-with-friends = Jugar con gente
web-rules = Reglas
web-join = ¿Tienes un código?
web-code = Código
web-go = Ir
web-your-name = Tú
web-nickname = Apodo
    .about = Como te llaman los demás. Se queda en este dispositivo.
web-face = Tu enano
web-face-number = Enano { $number }
web-default-name = Candil
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo ninguna mesa espera a nadie. Abre una y hazla pública.
web-taken = { $taken } de { $seats } asientos ocupados
web-return = Volver a tus mesas
web-seats-free = { $free ->
    [one] Queda un asiento libre
   *[other] Quedan { $free } asientos libres
}
web-about-to-start = Ya está todo el mundo; a punto de empezar
web-forget = Olvidar la mesa { $code }
web-docs = Ayuda y documentación
web-home = A la entrada
web-loading = Un momento…
web-offline = Ahora no se puede llegar al servidor.
web-part-missing = Esta parte de la página no ha llegado: no se llega al servidor, o tiene una versión más nueva. No se pierde nada.
web-try-again = Probar otra vez
table-refusal-offline = Ahora no se puede llegar al servidor
web-no-such-code = Ninguna mesa tiene el código { $code }. Compruébalo con quien te ha invitado.
web-no-such-table = Comprueba el enlace o el código con quien te ha invitado. Las mesas que nadie usa en mucho tiempo se retiran.
web-refused = Eso ahora no se puede
web-close = Cerrar
web-yes = sí
web-no = no
web-new = sin leer

web-new-table = Mesa nueva
web-seats = Asientos
web-seats-count = { $seats } asientos
web-others-invited = para quien invites, y bots por quien no venga
web-more-settings = Asientos, bots, reglas de la casa, reloj
web-other-seats = Los demás asientos
web-people = para gente, con invitación
web-bots-of = bots: { $bot }
web-house-rules = Reglas de la casa
web-variants = Variantes
web-table-rules = Reglas de esta mesa
web-rules-usual = las de siempre
web-at-the-table = En la mesa
web-clock = Tiempo para pensar
    .about = Si alguien agota su tiempo o se ausenta, un bot hace una jugada por esa persona, y luego otra si hace falta.
web-clock-none = Sin límite de tiempo
web-clock-calm = Tranquilo: 2 minutos por jugada y 5 de reserva
web-clock-brisk = Ágil: 45 segundos por jugada y 2 minutos de reserva
web-clock-quick = Rápido: 15 segundos por jugada y 30 de reserva
web-clock-slow = Por días: 24 horas por jugada
web-public = Mesa pública
    .about = Aparece en la entrada y cualquiera puede sentarse.
web-watchers = Espectadores
    .about = Quien tenga el enlace puede mirar. Si no, la partida solo la ve quien juega.
web-latecomers = Quien llegue tarde
    .about = Quien llegue con la partida empezada puede relevar a un bot.
web-talk-allowed = Charla libre
    .about = Sin ella solo se pueden decir frases hechas.
web-open-table = Abrir la mesa

web-bot = bot
web-bot-level = Qué tal juegan los bots
web-bot-levels = Niveles
web-bot-others = Otros
web-add-bot = Añadir un bot

web-sit = Sentarse
web-you-here = Tú
web-you-watch = Estás mirando
web-take-over = Jugar en lugar de un bot
    .about = Sigues desde aquí en el lugar de ese bot.
web-take-seat = Tomar el asiento de { $name }
web-watch = No queda ningún asiento. Podrás mirar cuando empiece la partida.
web-you = (tú)
web-not-back = aún no ha vuelto
web-away = ausente
    .about = Ahora no tiene conexión. Cuando se acabe el tiempo, jugará un bot.
web-resigned = abandonó
web-free-seat = libre
web-remove-bot = Liberar el asiento de { $name }
web-remove = Expulsar a { $name } de la mesa
    .about = { $name } no podrá volver a esta mesa si no lo permites. La partida sigue con un bot en su asiento.
web-remove-short = Expulsar
web-removed = fuera
web-outcasts = Fuera de la mesa
    .about = Mientras no permitas que vuelvan, tampoco podrá sentarse nadie más de su red.
web-readmit = Dejar volver
web-guests = Jugadores y espectadores
web-start = Empezar la partida
web-start-with-bots = { $free ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los { $free } asientos libres
}
web-waiting-for-people = { $free ->
    [one] Queda un asiento libre. Quien abrió la mesa puede empezar con un bot en él.
   *[other] Quedan { $free } asientos libres. Quien abrió la mesa puede empezar con bots en ellos.
}
web-waiting-for-host = Ya está todo el mundo. Falta empezar.
web-mix = Añadir tu propio azar
    .about = Tu navegador tira sus propios dados, que entran en el reparto, de modo que ni el servidor pudo haberlo preparado.
web-mixed = con azar propio
web-stand-up = Dejar el asiento
web-invite = Invitar
web-qr = Código QR con el enlace a esta mesa
web-link = Enlace
web-invitation = ¡Ven a jugar a { $game }!
web-expected = { $count ->
    [one] { $names } te está esperando.
   *[other] { $names } te están esperando.
}
web-share = Compartir el enlace
web-copied = Copiado
web-all-rules = Todas las reglas
web-clause = Cláusula { $clause }
web-why = Regla { $clause }
web-rules-about = Con nuestras palabras y tal como aquí se arbitran. [P] viene del reglamento publicado, [F] y [K] de una traducción y un resumen de aficionados; [B] es decisión nuestra donde callan o discrepan.
web-no-rules = Este juego aún no tiene página de reglas.

# Las reglas con dibujos.
web-rules-minute = Un minuto
web-rules-whole = Todas las reglas
web-rules-exact = Letra exacta
web-rules-chapters = Capítulos
web-rules-clause = Regla exacta { $clause }
web-rules-still = Parar los dibujos
web-rules-moving = Mover los dibujos
web-rules-print = Imprimir en dos páginas
web-to-the-table = Volver a la mesa

web-your-turn = Te toca
web-waiting-for = Esperando a { $names }
web-over = La partida ha terminado
web-to-act = tiene que decidir
web-time-left = tiempo restante
web-watching = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
web-pending = { $move }: ¿confirmas?
web-confirm = Confirmar
web-cancel = Cancelar
web-take-back = Deshacer
web-skip = Saltar
web-caught-up = Mientras tanto ha habido { $steps } jugadas: están en la crónica.
web-not-sent = No ha llegado. Prueba otra vez.
web-reconnecting = Se ha perdido la conexión. Volviendo; no se pierde nada…
web-made-for-you = { $count ->
    [one] Mientras no estabas, un bot hizo una jugada por ti. El asiento vuelve a ser tuyo.
   *[other] Mientras no estabas, un bot hizo { $count } jugadas por ti. El asiento vuelve a ser tuyo.
}
web-position = Posición
web-menu = Menú
web-panels = Paneles
web-words = Crónica y charla
web-players-tab = Jugadores
web-log = Crónica
web-log-tab = Crónica
web-talk = Charla
web-talk-tab = Charla
web-private = Solo lo ves tú:
web-nothing-said = Nadie ha dicho nada todavía.
web-about-whom = ¿De quién?
web-phrases = Frases hechas
web-say-something = Di algo
web-mark-trust = de fiar
web-mark-unsure = dudas
web-mark-suspect = sospecha
web-mark-private = Solo lo ves tú, en este dispositivo.
web-send = Enviar

web-help = Ayuda
web-help-text = Toca una pieza o una carta, después uno de los lugares que brillan, y confirma. Si tocas algo que no brilla, sabrás qué regla lo impide.
web-help-hold = Mantén pulsada cualquier cosa, o señálala con el ratón: dice qué es, qué hace y cuántas hay.
web-keys = Teclas
web-key-take = Tomar una carta, una pieza o una opción
web-key-turn = Girarla
web-key-walk = Ir de un lugar que brilla a otro
web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-system = la de este dispositivo
web-theme-lamp = luz de lámpara
web-theme-daylight = luz del día
web-sound = Sonido
web-motion = Movimiento
    .about = Las piezas van a su sitio moviéndose. Si el dispositivo pide menos movimiento, se le hace caso de todos modos.
web-confirm-at-once = Confirmar solo
    .about = Al tocar un destino se hace la jugada, sin más preguntas.
web-notify = Avisos
    .about = Te avisa de que te toca mientras miras otra cosa.
web-notify-forbidden = Tu navegador no permite avisos de esta página. Puedes cambiarlo en su configuración.
web-other-device = Jugar en otro dispositivo
    .about = Escanea esto con el otro dispositivo o abre allí el enlace. Funciona una vez y le da también tu asiento.
web-resign = Abandonar
    .about = Un bot sigue en tu asiento hasta el final de esta partida.

web-reactions = Reacciones
web-brief = Momentos breves
    .about = Los grandes momentos duran la mitad.
web-bubbles = Oír lo que se dice
    .about = Lo que se dice se ve junto a quien lo dice, suena y se lee en voz alta. Si no, espera en la charla.
web-mute = Silenciar a alguien
    .about = Solo tú dejas de ver y oír lo que dice.
web-read-board = Leer el tablero
web-read-hand = Leer lo que tienes
web-read-players = Leer los jugadores
web-read-news = Repetir las últimas noticias
web-read-nothing = Todavía no ha pasado nada.
web-read-mark = lo que piensas: { $mark }
web-read-player = { $who }: { $facts }
# Consejos para quien empieza, pistas, el entrenador y qué es cada cosa
web-guide = Ayuda en tus primeras partidas
    .about = Se dice y se marca lo que puedes hacer hasta que lo hayas hecho una vez.
web-guide-off = Sin más ayuda
web-guide-is-off = La ayuda está apagada. Puedes volver a encenderla en los ajustes.
web-guide-confirm = Aún no has hecho nada: confirma o elige otra cosa.
web-hint = Pista
web-hint-slow = Tu pista está en camino. Tardará unos segundos.
web-hint-think = Piensa
web-hint-look = Dónde
web-hint-do = Haz
web-hint-why = Porque
web-hint-next = { $rung ->
    [look] ¿Dónde miro?
    [do] ¿Qué hago?
   *[why] ¿Por qué?
}
web-hint-against = Contra «{ $move }»: { $words }
web-coach = Entrenador
    .about = Avisa antes de una jugada que te cuesta mucho y te deja rectificar.
web-coach-says = Espera un momento.
web-coach-cost-win = De cada 100 partidas como esta ganarías unas { $cost } menos.
web-coach-cost-gain = Esto te cuesta unas { $cost } gemas de media.
web-coach-better = Mejor: { $move }.
web-coach-yours = Tu jugada: { $words }
web-coach-anyway = Hacerlo igualmente
web-has-hints = con pistas
    .about = Puede pedir pistas.
web-has-coach = con entrenador
    .about = Recibe un aviso antes de una jugada que cuesta cara.
web-hints-allowed = Pistas entre personas
    .about = Contra bots solos, las pistas siempre están permitidas.
web-explained-count = { $total ->
    [one] Solo hay una
   *[other] Hay { $total } en total
}; { $seen ->
    [0] aún no ha salido ninguna.
    [one] ha salido una.
   *[other] han salido { $seen }.
}
