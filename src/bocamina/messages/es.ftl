# Palabras que comparten todos los juegos.
nobody = nadie
list-end = { $others } y { $last }

terminal-welcome = Esto es { $game }, { $name }. Escribe ? para ver la ayuda, q para dejarlo.
terminal-you = Tú
terminal-your-move = Te toca:
terminal-unreadable = No he entendido «{ $answer }». Escribe ? para ver qué puedes responder.
terminal-help = Responde con una de las jugadas de abajo, ? para esta ayuda, q para dejarlo.
terminal-hint = ? para ver la ayuda, q para dejarlo
terminal-alone = Fin de la partida: has sacado { $score }.
terminal-you-win = Fin de la partida: ¡has ganado!
terminal-you-share = Fin de la partida: la victoria es de { $names }, a partes iguales.
terminal-others-win = { $count ->
    [0] Fin de la partida: no gana nadie.
    [one] Fin de la partida: gana { $names }.
   *[other] Fin de la partida: la victoria es de { $names }, a partes iguales.
}
terminal-bot-failed = { $who } ha fallado, y la partida sigue. { $reason }
terminal-goodbye = ¡Nos vemos en la bocamina!
terminal-saved = El registro está en { $file }.

refusal-not-your-turn = No es tu turno
refusal-nothing-to-take-back = No hay nada que deshacer

# Frases hechas; cada cual las lee en su idioma. $about es el nombre de alguien.
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
phrase-suspect = Sospecho de { $about }.

# Cómo se llaman los bots, según su clase.
player-random = Al azar
player-novice = Principiante
player-regular = Normal
player-strong = Fuerte
player-expert = Experto
player-threshold = Prudente
player-myopic = Corto de vista

table-event-rules-changed = Han cambiado las reglas de la casa.
table-event-seat-taken = { $name } se ha sentado.
table-event-bot-seated = { $name }, un bot, se ha sentado.
table-event-seat-freed = { $name } ha dejado la mesa.
table-event-entropy-added = { $you ->
    [yes] Has añadido tu propio azar al reparto.
   *[no] { $who } ha añadido su propio azar al reparto.
}
table-event-game-started = Empieza la partida.
table-event-seat-resigned = { $you ->
    [yes] Has abandonado; un bot sigue por ti.
   *[no] { $who } ha abandonado; sigue un bot.
}
table-event-bot-stood-in = { $you ->
    [yes] Un bot ha jugado por ti.
   *[no] Un bot ha jugado por { $who }.
}
table-event-text-said = { $who }: { $text }
table-event-phrase-said = { $who }: { $phrase }
table-event-clocks-stopped = El servidor hace una pausa; los relojes se detienen.
table-event-clocks-resumed = Los relojes siguen.
table-event-table-reopened = ¡Otra partida con la misma gente!
table-event-seed-revealed = Ya se puede comprobar el reparto: { $seed }

table-refusal-stale = La mesa había avanzado antes de que llegara tu petición
table-refusal-not-seated = Solo puede hacerlo quien está en la mesa
table-refusal-host-only = Solo puede hacerlo quien abrió la mesa
table-refusal-not-started = La partida no ha empezado
table-refusal-playing = La partida está en marcha
table-refusal-over = La partida ha terminado
table-refusal-worn-out = Esta mesa se ha usado tanto que ya no admite más; abre una nueva
table-refusal-not-over = La partida sigue en marcha
table-refusal-already-resigned = Abandonaste esta partida
table-refusal-seats-free = Aún hay asientos libres
table-refusal-seat-free = Ahí no hay nadie
table-refusal-seat-taken = Ahí ya hay alguien
table-refusal-no-such-seat = No existe ese asiento
table-refusal-no-such-game = En esta mesa no se ha jugado esa partida
table-refusal-table-full = No quedan asientos libres
table-refusal-name-taken = Alguien en la mesa ya se llama así
table-refusal-bad-name = Un nombre tiene de 1 a { $longest } letras visibles
table-refusal-too-many-devices = Este asiento ya está en { $most } dispositivos
table-refusal-ticket-unknown = Este enlace ya se ha usado, ha caducado o no es de esta mesa
table-refusal-bad-clock = Un reloj tiene de { $shortest } a { $longest } segundos
table-refusal-no-such-phrase = No existe esa frase
table-refusal-nothing-said = No hay nada que decir
table-refusal-talk-is-off = Quien abrió la mesa ha desactivado la charla
table-refusal-no-such-table = No existe esa mesa
table-refusal-no-such-page = Aquí no hay nada
table-refusal-unreadable = No se ha podido leer
table-refusal-bad-setting = Eso no se puede ajustar
table-refusal-too-fast = Demasiado de una vez; inténtalo dentro de un momento
table-refusal-too-many-tables = El servidor no tiene sitio ahora para otra mesa
table-refusal-too-many-sockets = El servidor no tiene sitio ahora para otra conexión
table-refusal-stopping = El servidor está a punto de parar
table-refusal-unavailable = El almacén no responde; inténtalo dentro de un momento
table-refusal-old-rules = Esta partida empezó con reglas de otra versión
table-refusal-wrong-origin = No se aceptan peticiones desde otro sitio

cli = Saboteur, Diamantes y Racing Dwarfs: jugar, arbitrar, estudiar.
cli-version = Muestra la versión y termina.
cli-game = Uno de: { $games }.
cli-record-file = Un registro, o - para la entrada estándar.
cli-seats = Cuántos asientos hay en la mesa.
cli-option = Una regla de la casa; puede repetirse.
cli-json = Muestra JSON.
cli-play = Juega en la terminal contra bots.
cli-play-bots = Quién ocupa los demás asientos.
cli-play-lang = en o es; por defecto, el idioma de tu sistema.
cli-play-seed = Repite un reparto.
cli-play-name = Cómo te llamas.
cli-play-pause = Segundos para leer cada noticia.
cli-play-record = Guarda ahí el registro de la partida.
cli-console = Maneja un juego con líneas de texto, como hacen otros programas; `help` enumera las peticiones.
cli-serve = Sirve mesas a navegadores y programas; --print-config enumera los ajustes.
cli-print-config = Muestra todos los ajustes y termina.
cli-backup = Copia en un archivo todas las mesas de un servidor, esté en marcha o no.
cli-backup-file = Dónde guardar las mesas.
cli-restore = Devuelve las mesas de una copia; no toca ninguna que ya exista.
cli-restore-file = Lo que hizo `backup`.
cli-data = El directorio de datos del servidor.
cli-database = O su base de datos.
cli-record = Lee, repite y verifica registros de partidas.
cli-record-show = Muestra la cabecera de un registro y cómo acabó.
cli-record-replay = Repite un registro comprobando cada paso y muestra lo que ocurrió.
cli-record-verify = Demuestra con la semilla revelada que de ella salió todo lo que trajo el azar.
cli-quiet = Muestra solo la última posición.
cli-solve = Resuelve lo que se puede resolver con exactitud.
cli-solve-diamant = Resuelve una expedición desde el mazo completo: lo que cada aventurero puede esperar de ella.
cli-adventurers = Cuántos hay dentro; con cuatro o más tarda.
cli-idols = Resuélvela con ídolos.
cli-bench = Mide la velocidad en esta máquina.
cli-bench-playouts = Juega partidas al azar a toda velocidad, y copia e imagina estados.
cli-seconds = Segundos de procesador que gastar.

cli-arena = Hace jugar a los bots entre sí, en partidas reflejadas, y dice cuánto gana cada uno.
cli-arena-players = Quiénes juegan, separados por comas; módulo:Clase para un bot propio.
cli-arena-games = Cuántas partidas, redondeando para que a cada cual le toque cada asiento de un reparto (100).
cli-arena-seats = Asientos en la mesa: 4, o varios tamaños como 4,6 o 3-10.
cli-arena-seed = De ella salen los repartos; la misma semilla da las mismas partidas.
cli-arena-seconds = Cuánto se concede a los bots por jugada; por defecto, lo que quieran.
cli-arena-workers = Procesos que juegan; por defecto, uno por núcleo.
cli-arena-ray = Juega en un clúster de Ray: su dirección, auto, o local para arrancar uno aquí.
cli-arena-out = Guarda las partidas en un archivo nuevo desde el que se puede seguir.
cli-arena-resume = Sigue con las partidas de un archivo así.
cli-arena-stopped = Detenido tras { $played } de { $games } partidas. Para seguir:
cli-arena-about = Partidas: { $games }, repartos: { $deals }, asientos: { $seats }. Intervalos: 95 %, por reparto. Tiempos: milisegundos de procesador por jugada, media / 99 de cada 100 / máximo.
cli-arena-column-player = jugador
cli-arena-column-games = partidas
cli-arena-column-share = victorias (95 %)
cli-arena-column-even = justo
cli-arena-column-rating = nivel
cli-arena-column-think = ms por jugada
cli-arena-column-seats = asientos
cli-arena-column-role = papel
cli-arena-column-rounds = rondas
cli-arena-column-rounds-won = ganadas (95 %)
cli-arena-all = todos
cli-arena-digger = buscador de oro
cli-arena-saboteur = saboteador
cli-arena-failed = { $name } perdió la partida { $game } del reparto { $deal } por fallar: { $error }
cli-arena-more-failed = y { $more } fallos más; --json los enumera todos
cli-ladder = Enfrenta a cada nivel con los demás, por juego y número de asientos, y apunta lo que resulta.
cli-ladder-games = Cuántas partidas de cada clase como máximo; de Saboteur entre iguales, el doble; de su saboteador solitario, el cuádruple.
cli-ladder-minutes = Cuánto jugar, más o menos; lo que se mide de otro modo lleva unos minutos más. Otra ejecución sigue donde acabó esta.
cli-ladder-folder = Dónde se guardan las partidas.
cli-ladder-page = Escribe las tablas en esta página, entre sus marcas; por defecto se muestran.
cli-ladder-stopped = Detenido. La misma orden sigue desde aquí.
cli-players = Enumera los bots de un juego, o de todos.
cli-players-name = jugador
cli-players-about = cómo juega
cli-player-random = Hace cualquier jugada legal, todas igual de probables.
cli-player-novice = El primer nivel: comete los errores de quien acaba de aprender.
cli-player-regular = El segundo nivel: sabe lo que hace.
cli-player-strong = El tercer nivel: difícil de ganar.
cli-player-expert = El cuarto nivel: lo mejor que sabemos hacer.
cli-player-myopic = Se queda mientras la carta siguiente pueda traer más de lo que puede costar.
cli-player-threshold = Se va en cuanto la carta siguiente cuesta más de lo que trae, cada cual con su temple.

cli-not-over = la partida no ha acabado
cli-verified = verificado: { $outcomes } sucesos del azar salen de la semilla; { $result }
cli-record-game = juego
cli-record-rules = reglas
cli-record-steps = pasos
cli-record-commitment = compromiso
cli-record-seed = semilla
cli-record-result = resultado
cli-solved = { $adventurers } dentro: { $gems } gemas cada uno, en equilibrio
