# Pistas, paso a paso: en qué pensar, dónde mirar, qué hacer, por qué. Después, lo que se cree.

advice-think-only-move = ¿Hay algo que elegir?
advice-think-close = Aquí valen varias jugadas, más o menos por igual: ¿cuál te apetece probar?
advice-think-small-things = Compara tus jugadas: ¿qué deja cada una a los demás?
advice-think-more-points = ¿Con qué jugada acabas con más puntos?
advice-look-look-moves = { $moves ->
    [one] Solo puedes hacer una cosa.
   *[other] Puedes hacer { $moves } cosas distintas.
}
advice-do-do = { $move }
advice-do-do-turn = { $move }, y después { $then_moves }
advice-why-only-move = No puedes hacer otra cosa.
advice-why-against = En contra de { $move }: { $words }
advice-why-close = Es una de varias jugadas buenas.
advice-why-small-things = Mirando más adelante, es la que mejor acaba.
advice-why-more-points = Ninguna otra jugada acaba con más puntos de media: { $points }.
# { $percent } es la probabilidad de ganar, en % de las partidas que siguen desde aquí.
advice-worth-games = { $percent ->
    [0] Partidas así casi nunca se ganan.
    [one] De cada 100 partidas así ganarías más o menos una.
    [100] Partidas así se ganan casi siempre.
   *[other] De cada 100 partidas así ganarías unas { $percent }.
}
advice-why-worth-win = { advice-worth-games }
advice-why-worth-gain = Lo que se puede esperar: { $gain }.

# Diamantes
advice-diamant-think-danger = ¿Qué peligros han salido y cuántos quedan de cada uno?
advice-diamant-think-no-danger = ¿Puede hacerte algo la próxima carta?
advice-diamant-think-finds = ¿Cuántas gemas quedan por encontrar y entre cuántos se reparten?
advice-diamant-think-path = ¿Qué hay en el camino y quién podría recogerlo contigo?
advice-diamant-think-ahead = ¿Cómo van los cofres y cuántas expediciones quedan?
advice-diamant-think-behind = ¿Cómo van los cofres y cuántas expediciones quedan?
advice-diamant-look-look-path = Mira las gemas del camino y las que llevas.
advice-diamant-look-look-deck = Mira los signos de peligro: cuántas cartas de cada clase quedan por salir.
advice-diamant-do-do = { $move }
advice-diamant-why-danger = Una carta más acaba la expedición en { $busting } de { $cards } casos ({ $percent } %), y { $carried ->
    [one] te juegas 1 gema
   *[other] te juegas { $carried } gemas
}.
advice-diamant-why-no-danger = La próxima carta no puede hacerte daño, y seguir puede darte unas { $gems } gemas más.
advice-diamant-why-finds = Quien se queda puede esperar unas { $gems } gemas más{ $others ->
    [0] .
    [one] , aunque otra persona comparte lo que salga.
   *[other] , aunque otras { $others } personas comparten lo que salga.
}
advice-diamant-why-path = Quien sale recoge lo que hay en el camino ({ $gems }){ $idol ->
    [yes] , y un ídolo si no sale nadie más
   *[no] { "" }
}; cuanta menos gente salga, más es.
advice-diamant-why-ahead = Llevas { $gems } de ventaja y { $expeditions ->
    [0] no queda ninguna expedición
    [one] queda una expedición
   *[other] quedan { $expeditions } expediciones
}: lo seguro vale más para ti que para los demás.
advice-diamant-why-behind = Vas { $gems } por detrás y { $expeditions ->
    [0] no queda ninguna expedición
    [one] queda una expedición
   *[other] quedan { $expeditions } expediciones
}: tienes que arriesgar más que los demás.
advice-diamant-why-worth-win = { advice-worth-games } { advice-diamant-why-worth-gain }
advice-diamant-why-worth-gain = Gemas de esta cueva: { $exact ->
    [yes] { $gain } de media.
   *[no] cerca de { $gain } de media.
}
advice-diamant-belief-one-more-card = Una carta más: { $percent } % de peligro ({ $busting } de { $cards } cartas) y, de media, { $gems } gemas para cada cual que esté dentro{ $others ->
    [0] .
    [one] ; otra persona comparte lo que salga.
   *[other] ; otras { $others } comparten lo que salga.
}
advice-diamant-belief-hazard = { $hazard ->
    [snake] Serpientes que quedan
    [scorpion] Escorpiones que quedan
    [rockfall] Desprendimientos que quedan
    [gas] Bolsas de gas que quedan
   *[explosion] Explosiones que quedan
}: { $left }.
advice-diamant-belief-others-leave = Cada uno de los demás, si juega bien, sale ahora con un { $percent } %.
advice-diamant-belief-lead = Tu cofre frente al mejor de los demás: { $lead }. Expediciones que faltan: { $expeditions }.

# Racing Dwarfs
advice-racing-dwarfs-think-ends-won = ¿Puedes acabar la carrera ahora?
advice-racing-dwarfs-think-ends-lost = ¿Qué acaba la carrera en el acto?
advice-racing-dwarfs-think-out = ¿Puede salir alguna vagoneta en este turno?
advice-racing-dwarfs-think-nearer = ¿Cuál de tus vagonetas necesita más acciones y qué le corta el paso?
advice-racing-dwarfs-think-farther = ¿Qué camino tuyo cortarías?
advice-racing-dwarfs-think-hinders = ¿Quién está más cerca de acabar y de qué depende su camino?
advice-racing-dwarfs-think-helps = ¿A quién le abrirías el camino?
advice-racing-dwarfs-think-replies = ¿Qué harán los demás con el tablero que les dejas?
advice-racing-dwarfs-think-wins-next = ¿Hay una manera de ganar que nadie pueda cerrar?
advice-racing-dwarfs-think-lets-win = ¿Quién podría ganar pronto y cómo se impide?
advice-racing-dwarfs-think-own-way = ¿Por dónde cruzarán el tablero tus vagonetas?
advice-racing-dwarfs-think-rivals-way = ¿Por dónde cruzarán el tablero las vagonetas de los demás?
advice-racing-dwarfs-look-look-cell = Mira { $cell }.
advice-racing-dwarfs-look-look-side = Mira tu propio lado del tablero.
advice-racing-dwarfs-why-ends-won = Acaba la carrera, y ganas.
advice-racing-dwarfs-why-ends-lost = Acaba la carrera, y no ganas.
advice-racing-dwarfs-why-out = { $carts ->
    [one] Una de tus vagonetas cruza en este turno.
   *[other] { $carts } de tus vagonetas cruzan en este turno.
}
advice-racing-dwarfs-why-nearer = Tus vagonetas necesitan { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} después de este turno, en vez de { $before }.
advice-racing-dwarfs-why-farther = Deja tus vagonetas a { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
}, y estaban a { $before }.
advice-racing-dwarfs-why-hinders = { $who } necesita { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} después, en vez de { $before }.
advice-racing-dwarfs-why-helps = A { $who } le faltan entonces solo { $after } acciones, y le faltaban { $before }.
advice-racing-dwarfs-why-replies = Importa lo que puedan responder los demás: tras sus mejores respuestas, tus vagonetas están a { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
} del otro lado.
advice-racing-dwarfs-why-wins-next = Hasta donde se puede prever, entonces ganas la carrera.
advice-racing-dwarfs-why-lets-win = Entonces { $who } puede ganar la carrera.
advice-racing-dwarfs-why-own-way = Se complete como se complete la vía, tus vagonetas necesitan entonces unas { $actions } acciones; tras otras elecciones, { $usual }.
advice-racing-dwarfs-why-rivals-way = Se complete como se complete la vía, el rival más cercano necesita entonces unas { $actions } acciones; tras otras elecciones, { $usual }.
advice-racing-dwarfs-belief-actions = { $you ->
    [yes] Tus vagonetas necesitan al menos { $actions } acciones
   *[no] { $who }: al menos { $actions } acciones
} para cruzar; fuera: { $out }.

# Saboteur
advice-saboteur-think-reaches = ¿Puedes llegar ya a un destino y es el bueno?
advice-saboteur-think-nearer = ¿Cuántas cartas le faltan al túnel, y hacia qué destino?
advice-saboteur-think-blocks = ¿Qué jugada alarga el camino al tesoro?
advice-saboteur-think-closes = Si se cierra este camino, ¿queda otro?
advice-saboteur-think-opens = ¿Se puede volver a abrir un camino al tesoro?
advice-saboteur-think-treasure-seen = ¿Qué sabes de los destinos?
advice-saboteur-think-treasure-told = ¿Quién ha mirado qué destino y a quién crees?
advice-saboteur-think-treasure-likely = ¿Dónde está el tesoro con más probabilidad?
advice-saboteur-think-breaks = ¿De quién sospechas y quién puede cavar todavía?
advice-saboteur-think-breaks-own = ¿Qué le pasa a quien no puede cavar?
advice-saboteur-think-mends = ¿En quién confías y quién no puede cavar?
advice-saboteur-think-mends-own = ¿Puedes cavar?
advice-saboteur-think-looks = ¿Qué te falta por saber de los destinos?
advice-saboteur-think-suspicious = ¿Cómo lo verían los demás?
advice-saboteur-think-spare = ¿Qué carta necesitarás menos?
advice-saboteur-think-spends = ¿Qué cartas tuyas necesitarás después?
advice-saboteur-think-gold = ¿Qué oro vale más?
advice-saboteur-look-look-cell = Mira { $cell } en la mina.
advice-saboteur-look-look-seat = { $you ->
    [yes] Mira tus propias herramientas.
   *[no] Mira a { $who }.
}
advice-saboteur-look-look-card = Mira esta carta de tu mano: { saboteur-card }.
advice-saboteur-why-reaches = El túnel llega al destino { $goal } (el tesoro: { $percent } %).
advice-saboteur-why-nearer = { $after ->
    [one] Entonces falta una carta
   *[other] Entonces faltan { $after } cartas
} para llegar al destino { $goal }; antes { $before ->
    [one] faltaba una
   *[other] faltaban { $before }
}.
advice-saboteur-why-blocks = Alarga el camino al destino { $goal }: { $after } cartas en vez de { $before }.
advice-saboteur-why-closes = Cierra el único camino al destino { $goal }.
advice-saboteur-why-opens = Vuelve a abrir un camino al destino { $goal }, de { $after ->
    [one] una carta
   *[other] { $after } cartas
}.
advice-saboteur-why-treasure-seen = Has visto que el tesoro está bajo el destino { $goal }.
advice-saboteur-why-treasure-told = El tesoro parece estar bajo el destino { $goal } ({ $percent } %): lo dice { $who }, que puede mentir (saboteador: { $doubt } %).
advice-saboteur-why-treasure-likely = { $percent ->
    [100] El tesoro tiene que estar bajo el destino { $goal }.
   *[other] Por lo que hacen los demás, el tesoro parece estar bajo el destino { $goal } ({ $percent } %).
}
advice-saboteur-why-breaks = { $digs ->
    [yes] { $who } bien puede buscar oro (saboteador: { $percent } %)
   *[no] { $who } puede ser saboteador ({ $percent } %)
}, y { $against ->
    [yes] ya no cavaría
   *[no] con una herramienta rota no cava
}.
advice-saboteur-why-breaks-own = Con una herramienta rota no se cava.
advice-saboteur-why-mends = { $digs ->
    [yes] { $who } bien puede buscar oro (saboteador: { $percent } %)
   *[no] { $who } puede ser saboteador ({ $percent } %)
}, y { $against ->
    [yes] volvería a cavar
   *[no] con la herramienta reparada vuelve a cavar
}.
advice-saboteur-why-mends-own = Con tu herramienta reparada vuelves a cavar.
advice-saboteur-why-looks = Aún no conoces el destino { $goal } (el tesoro: { $percent } %).
advice-saboteur-why-suspicious = Parece sabotaje, y la mesa ya sospecha de ti ({ $percent } %).
advice-saboteur-why-spare = Esa carta casi no la vas a necesitar.
advice-saboteur-why-spends = Gasta una carta que aún puedes necesitar.
advice-saboteur-why-gold = Vale { $nuggets }.
advice-saboteur-why-worth-win = { advice-worth-games } Pepitas de esta ronda: cerca de { $gain } de media.
advice-saboteur-belief-treasure = Destino { $goal }: el tesoro con un { $percent } %, { $cards ->
    [-1] y sin camino.
    [one] a una carta.
   *[other] a { $cards } cartas.
}
advice-saboteur-belief-saboteur = { $who }: saboteador con un { $percent } %.
advice-saboteur-belief-round = Los buscadores ganan esta ronda con un { $percent } %.
