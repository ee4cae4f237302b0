# Lo que solo dice la terminal: el cliente del navegador no lo recibe.

terminal-welcome = Esto es { $game }{ $known ->
    [yes] , { $name }
   *[no] {""}
}. Escribe ? para ver la ayuda, q para dejarlo.
terminal-you = Tú
terminal-your-move = Te toca:
terminal-go-on = Pulsa Intro para seguir.
terminal-unreadable = No he entendido «{ $answer }». Escribe ? para ver qué puedes responder.
terminal-clause = la regla: ? { $clause }
terminal-hint-think = Piensa: { $words }
terminal-hint-look = Dónde: { $words }
terminal-hint-do = Haz: { $words }
terminal-hint-why = Por qué: { $words }
terminal-no-more-hints = No puedo decirte nada más de esta jugada.
terminal-help = Responde con una jugada. Además: ? para esta ayuda, ? { $clause } para una regla, «pista» para una pista y otra vez para saber más, «decir» para hablar, «registro» para ver lo anterior, solo Intro para ver la mesa, q para dejarlo.
terminal-hint = ? ayuda · pista · decir para hablar · registro para lo anterior · q para dejarlo
terminal-no-such-move = Ahora no tienes ninguna jugada «{ $about }», ni hay tal regla.
terminal-say-help = «decir» y un número dice a toda la mesa una de estas frases ({ $letter } es un jugador{ $numbers ->
    [yes] ; 2, un destino
   *[no] {""}
}):
terminal-log-pages = Página { $page } de { $pages }; «registro { $older }» muestra lo anterior.
terminal-log-first-page = Página { $page } de { $pages }: así empezó todo.
terminal-bot-failed = { $who } ha fallado, y la partida sigue. { $reason }
terminal-goodbye = ¡Nos vemos en la bocamina!
terminal-saved = El registro está en { $file }.

# Saboteur en la terminal: el archivo del juego sería demasiado largo.
saboteur-terminal-title = Ronda { $round } de { $of }
saboteur-terminal-deck = mazo { $cards }
saboteur-terminal-player = jugador
    .short = jugador
saboteur-terminal-hand = cartas
    .short = mano
saboteur-terminal-gold = oro
    .short = oro
saboteur-terminal-broken = herramientas rotas
    .short = rotas
saboteur-terminal-looks = mapas vistos
    .short = mapa
saboteur-terminal-passed = pases
    .short = pase
saboteur-terminal-your-hand = Tu mano
saboteur-terminal-your-gold = Tu oro: { $nuggets }
saboteur-terminal-role = papel
    .short = papel
saboteur-terminal-you-saw = Sabes
saboteur-terminal-short-role = { $role ->
    [saboteur] saboteador
   *[digger] buscador
}
saboteur-terminal-question-how = 2 3,1 coloca la carta 2 · d 2 la descarta · papel: quién eres
saboteur-terminal-question = Te toca
saboteur-terminal-question-gold = Elige
saboteur-terminal-help = El número de una carta dice qué puede hacer; 2 3,1 coloca la carta 2 en 3,1 (2t, girada) o provoca allí el derrumbe, 2 B rompe o repara una herramienta de B, 2 1 mira el destino 1 y d 2 la descarta. O una jugada: cavar ├ 3,1 · derrumbe 2,0 · mapa 2 · romper lámpara B · reparar vagoneta B · descartar mapa.
saboteur-terminal-moves-of = { saboteur-card }:
saboteur-terminal-words = - cavar=dig derrumbe=rockfall mapa=map romper=break reparar=mend arreglar=mend descartar=discard lámpara=lamp lampara=lamp vagoneta=cart pico=pickaxe con=with coger=take tomar=take cobrar=collect lámpara-vagoneta=lamp-cart lámpara-pico=lamp-pickaxe vagoneta-pico=cart-pickaxe lámpara-rota=broken-lamp vagoneta-rota=broken-cart pico-roto=broken-pickaxe
saboteur-terminal-you-are = Eres { saboteur-role }.
saboteur-terminal-possible = Saboteadores en juego: { saboteur-how-many }.

# Racing Dwarfs en la terminal.
racing-dwarfs-terminal-help-setup = Una loseta es L (curva), I (recta) o T. Cómo queda se dice, en una L, por los dos lados a los que se abre (noreste); en una T, por donde apunta su pie; en una I, por norte o este. «auto» deja elegir a un bot; «auto todo», hasta que empiece la carrera.
racing-dwarfs-terminal-help = entrar 2 mete una vagoneta por el segundo sitio de tu lado, mover c4-b4 la hace rodar, salir c4 saca la de c4 por el lado opuesto, casa c4 la devuelve a casa, girar d6 este gira una loseta tuya o verde. roca e4 o listo terminan tu turno, atrás deshace y auto deja que un bot elija una acción.

# Diamantes en la terminal.
diamant-terminal-help = ✓ marca a quien ya ha decidido; qué, se ve cuando han decidido todos.
