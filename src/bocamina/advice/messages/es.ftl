# Pistas, paso a paso: en qué pensar, dónde mirar, qué hacer, por qué. Después, lo que se cree.

advice-think-only-move = ¿Tienes donde elegir?
advice-think-close = Aquí hay varias jugadas casi igual de buenas. ¿Cuál quieres probar?
advice-think-small-things = Compara tus jugadas: ¿qué les deja cada una a los demás?
advice-think-more-points = ¿Con qué jugada acabas con más puntos?
advice-look-look-moves = { $moves ->
    [one] Solo puedes hacer una cosa.
   *[other] Puedes hacer { $moves } cosas distintas.
}
advice-do-do = { $move }
advice-do-do-turn = { $move }, y después { $then_moves }
advice-do-do-first = { $move }, y después { $more ->
    [one] otra acción
   *[other] { $more } acciones más
}
advice-why-only-move = No puedes hacer otra cosa.
advice-why-against = Peor: { $move }. { $words }
advice-why-close = Otras jugadas son casi igual de buenas.
advice-why-even = No cambia gran cosa, pero ninguna otra jugada consigue más.
advice-why-small-things = Si se mira más adelante, es la que mejor acaba.
advice-why-more-points = Ninguna otra jugada da más puntos de media: { $points }.
# { $percent } es la probabilidad de ganar, en % de las partidas que siguen desde aquí.
advice-worth-games = { $percent ->
    [0] Partidas así casi nunca se ganan.
    [one] De cada 100 partidas así ganarías más o menos una.
    [100] Partidas así se ganan casi siempre.
   *[other] De cada 100 partidas así ganarías unas { $percent }.
}
advice-why-worth-win = { advice-worth-games }
advice-why-worth-gain = De media, esto da { $gain }.

# Diamantes
advice-diamant-think-danger = ¿Qué peligros han salido y cuántos quedan de cada uno?
advice-diamant-think-no-danger = ¿Puede hacerte algo la próxima carta?
advice-diamant-think-finds = ¿Cuántas gemas quedan por encontrar y quiénes se las reparten?
advice-diamant-think-path = ¿Qué hay en el camino y quién podría recogerlo contigo?
advice-diamant-think-ahead = ¿Quién va por delante y cuántas expediciones quedan?
advice-diamant-think-behind = ¿Quién va por delante y cuántas expediciones quedan?
advice-diamant-look-look-path = Mira las gemas del camino y las que llevas.
advice-diamant-look-look-deck = Mira qué puede salir todavía, peligros y tesoros, y cuántos siguen dentro.
advice-diamant-do-do = { $move }
advice-diamant-why-close = Está muy igualado.
advice-diamant-why-even = { advice-diamant-why-close }
advice-diamant-why-danger = La próxima carta acaba la expedición en { $busting } de { $cards } casos ({ $percent } %), y { $carried ->
    [one] te juegas 1 gema
   *[other] te juegas { $carried } gemas
}.
advice-diamant-why-no-danger = La próxima carta no puede hacerte daño, y { $leaving ->
    [0] seguir
   *[other] quien siga dentro
} puede darte { $gems ->
    [one] 1 gema más
   *[other] unas { $gems } gemas más
}.
advice-diamant-why-finds = { $leaving ->
    [0] Seguir
   *[other] Quien siga dentro
} puede darte { $gems ->
    [one] 1 gema más
   *[other] unas { $gems } gemas más
}{ $others ->
    [0] .
    [one] , aunque lo que salga se reparte con otro aventurero.
   *[other] , aunque lo que salga se reparte con otros { $others } aventureros.
}
advice-diamant-why-path = { $gems ->
    [0] Si sales y no sale nadie más, recoges un ídolo.
   *[other] Si sales, recoges lo que hay en el camino ({ $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    }){ $idol ->
        [yes] , y un ídolo si no sale nadie más
       *[no] { "" }
    }. Cuanta menos gente salga, más te toca.
}
advice-diamant-why-ahead = Llevas { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} de ventaja y { $expeditions ->
    [0] esta es la última expedición
    [one] queda una expedición
   *[other] quedan { $expeditions } expediciones
}: te conviene jugar sobre seguro.
advice-diamant-why-behind = Vas { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
} por detrás y { $expeditions ->
    [0] esta es la última expedición
    [one] queda una expedición
   *[other] quedan { $expeditions } expediciones
}: { $leaving ->
    [0] { $expeditions ->
        [0] tienes que arriesgar más que los demás
       *[other] conviene arriesgar algo más que los demás
    }
   *[other] no te conviene sacar ya a los dos
}.
advice-diamant-why-worth-win = { advice-worth-games } { advice-diamant-why-worth-gain }
advice-diamant-why-worth-gain = Gemas de esta cueva: { $exact ->
    [yes] { $gain } de media.
   *[no] cerca de { $gain } de media.
}
advice-diamant-belief-one-more-card = La próxima carta: { $percent } % de peligro ({ $busting } de { $cards } cartas) y, de media, { $gems } gemas para cada aventurero que siga dentro{ $others ->
    [0] .
    [one] ; lo que salga se reparte con otro aventurero.
   *[other] ; lo que salga se reparte con otros { $others }.
}
advice-diamant-belief-hazard = { $hazard ->
    [snake] Serpientes que quedan
    [scorpion] Escorpiones que quedan
    [rockfall] Desprendimientos que quedan
    [gas] Bolsas de gas que quedan
   *[explosion] Explosiones que quedan
}: { $left }.
advice-diamant-belief-others-leave = { $percent ->
    [0] Si los demás juegan bien, ninguno sale ahora.
   *[other] Si los demás juegan bien, cada uno sale ahora con una probabilidad del { $percent } %.
}
advice-diamant-belief-lead = { $standing ->
    [ahead] Tu cofre tiene { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    } más que el más lleno de los demás.
    [behind] Tu cofre tiene { $gems ->
        [one] 1 gema
       *[other] { $gems } gemas
    } menos que el más lleno de los demás.
   *[level] Tu cofre tiene tanto como el más lleno de los demás.
} Expediciones que faltan: { $expeditions }.

# Racing Dwarfs
advice-racing-dwarfs-think-ends-won = ¿Puedes acabar la carrera ahora?
advice-racing-dwarfs-think-ends-lost = ¿Qué jugadas acaban la carrera en el acto?
advice-racing-dwarfs-think-out = ¿Puede salir alguna vagoneta en este turno?
advice-racing-dwarfs-think-nearer = ¿Cuál de tus vagonetas necesita más acciones y qué le corta el paso?
advice-racing-dwarfs-think-farther = ¿Te cortarías el paso?
advice-racing-dwarfs-think-hinders = ¿Quién está más cerca de ganar y de qué depende su camino?
advice-racing-dwarfs-think-helps = ¿A quién le abrirías el camino?
advice-racing-dwarfs-think-replies = ¿Qué harán los demás con el tablero que les dejas?
advice-racing-dwarfs-think-wins-next = ¿Hay una manera de ganar que nadie pueda cerrar?
advice-racing-dwarfs-think-lets-win = ¿Quién podría ganar pronto y cómo puedes impedirlo?
advice-racing-dwarfs-think-own-way = ¿Por dónde cruzarán el tablero tus vagonetas?
advice-racing-dwarfs-think-rivals-way = ¿Por dónde cruzarán el tablero las vagonetas de los demás?
advice-racing-dwarfs-look-look-cell = Mira { $cell }.
advice-racing-dwarfs-look-look-side = Mira tu lado del tablero.
advice-racing-dwarfs-why-ends-won = Acaba la carrera, y ganas.
advice-racing-dwarfs-why-ends-lost = Acaba la carrera, y no ganas.
advice-racing-dwarfs-why-out = { $carts ->
    [one] Una de tus vagonetas cruza en este turno.
   *[other] { $carts } de tus vagonetas cruzan en este turno.
}
advice-racing-dwarfs-why-nearer = Después de este turno, tus vagonetas necesitan { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} en vez de { $before }.
advice-racing-dwarfs-why-farther = Tus propias vagonetas necesitan entonces { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} en vez de { $before }.
advice-racing-dwarfs-why-hinders = { $who } necesita entonces { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} en vez de { $before }.
advice-racing-dwarfs-why-helps = { $who } necesita entonces solo { $after ->
    [one] { $after } acción
   *[other] { $after } acciones
} en vez de { $before }.
advice-racing-dwarfs-why-replies = Tras las mejores respuestas de los demás y tu siguiente turno, a tus vagonetas { $actions ->
    [one] les falta { $actions } acción
   *[other] les faltan { $actions } acciones
} (ahora { $before }).
advice-racing-dwarfs-why-wins-next = Hasta donde se puede ver, así ganas la carrera.
advice-racing-dwarfs-why-lets-win = Así { $who } puede ganar la carrera.
advice-racing-dwarfs-why-own-way = Según cómo se complete el tablero, tus vagonetas necesitan así unas { $actions } acciones; con otras elecciones, unas { $usual }.
advice-racing-dwarfs-why-rivals-way = Según cómo se complete el tablero, el rival más cercano necesita así unas { $actions } acciones; con otras elecciones, unas { $usual }.
advice-racing-dwarfs-belief-actions = { $you ->
    [yes] Tus vagonetas necesitan
   *[no] Las vagonetas de { $who } necesitan
} al menos { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
} para cruzar { $out ->
    [0] todas.
   *[other] las que faltan; ya han cruzado: { $out }.
}

# Saboteur
advice-saboteur-think-reaches = ¿Puedes llegar ya a un destino? ¿Es el bueno?
advice-saboteur-think-nearer = ¿Cuántas cartas le faltan al túnel, y hacia qué destino?
advice-saboteur-think-blocks = ¿Qué jugada alarga el camino al tesoro?
advice-saboteur-think-easier = ¿Tras qué jugada sirven más cartas para seguir el túnel?
advice-saboteur-think-harder = ¿Tras qué jugada sirven menos cartas para seguir el túnel?
advice-saboteur-think-closes = Si se cierra este camino, ¿queda otro?
advice-saboteur-think-opens = ¿Se puede volver a abrir un camino al tesoro?
advice-saboteur-think-treasure-seen = ¿Qué sabes de los destinos?
advice-saboteur-think-treasure-told = ¿Quién ha mirado qué destino y a quién crees?
advice-saboteur-think-treasure-likely = ¿Dónde es más probable que esté el tesoro?
advice-saboteur-think-breaks = ¿Quién está de tu lado y quién puede cavar todavía?
advice-saboteur-think-breaks-own = ¿Podrías seguir cavando?
advice-saboteur-think-mends = ¿Quién está de tu lado y quién no puede cavar?
advice-saboteur-think-mends-own = ¿Puedes cavar?
advice-saboteur-think-looks = ¿Qué te falta por saber de los destinos?
advice-saboteur-think-suspicious = ¿Qué pensarían los demás?
advice-saboteur-think-spare = ¿Qué carta te hará menos falta?
advice-saboteur-think-spends = ¿Qué cartas te harán falta después?
advice-saboteur-think-gold = ¿Qué oro vale más?
advice-saboteur-look-look-cell = Mira { $cell } en la mina.
advice-saboteur-look-look-seat = { $you ->
    [yes] Mira tus herramientas.
   *[no] Mira a { $who }.
}
advice-saboteur-look-look-card = Mira esta carta de tu mano: { saboteur-card }.
advice-saboteur-why-reaches = El túnel llega al destino { $goal }{ $percent ->
    [100] , y el tesoro tiene que estar ahí.
   *[other] , con un { $percent } % de probabilidad de que sea el tesoro.
}
advice-saboteur-why-nearer = El destino { $goal } queda a { $after ->
    [one] una carta
   *[other] { $after } cartas
} en vez de a { $before }.
advice-saboteur-why-blocks = Alarga el camino al destino { $goal }: { $after } cartas en vez de { $before }.
advice-saboteur-why-easier = Así son más las cartas que acercan el túnel al destino { $goal }.
advice-saboteur-why-harder = Así son menos las cartas que acercan el túnel al destino { $goal }.
advice-saboteur-why-closes = Cierra el único camino al destino { $goal }.
advice-saboteur-why-opens = Vuelve a abrir un camino al destino { $goal }: { $after ->
    [one] falta una carta
   *[other] faltan { $after } cartas
}.
advice-saboteur-why-treasure-seen = Has visto que el tesoro está bajo el destino { $goal }.
advice-saboteur-why-treasure-told = Lo más probable es que el tesoro esté bajo el destino { $goal } ({ $percent } %): lo dice { $who }, { $trust ->
    [certain] que busca oro
    [sure] y es casi seguro que busca oro
    [likely] y lo más probable es que busque oro (saboteador: { $doubt } %)
   *[other] aunque puede mentir (saboteador: { $doubt } %)
}.
advice-saboteur-why-treasure-likely = { $percent ->
    [100] El tesoro tiene que estar bajo el destino { $goal }.
   *[other] Por lo que hacen los demás, lo más probable es que el tesoro esté bajo el destino { $goal } ({ $percent } %).
}
advice-saboteur-why-breaks = { $digs ->
    [yes] { $certainty ->
        [certain] { $who } busca oro
        [sure] Es casi seguro que { $who } busca oro
        [likely] Lo más probable es que { $who } busque oro (saboteador: { $percent } %)
        [maybe] Bien puede ser que { $who } busque oro (saboteador: { $percent } %)
       *[hardly] { $who } aún podría buscar oro (saboteador: { $percent } %)
    }
   *[no] { $certainty ->
        [certain] { $who } sabotea
        [sure] Es casi seguro que { $who } sabotea
        [likely] Lo más probable es que { $who } sabotee ({ $percent } %)
        [maybe] Bien puede ser que { $who } sabotee ({ $percent } %)
       *[hardly] { $who } podría sabotear ({ $percent } %)
    }
}, y { $against ->
    [yes] ya no podría cavar
   *[no] con una herramienta rota no puede cavar
}.
advice-saboteur-why-breaks-own = Con una herramienta rota no puedes cavar.
advice-saboteur-why-mends = { $digs ->
    [yes] { $certainty ->
        [certain] { $who } busca oro
        [sure] Es casi seguro que { $who } busca oro
        [likely] Lo más probable es que { $who } busque oro (saboteador: { $percent } %)
        [maybe] Bien puede ser que { $who } busque oro (saboteador: { $percent } %)
       *[hardly] { $who } aún podría buscar oro (saboteador: { $percent } %)
    }
   *[no] { $certainty ->
        [certain] { $who } sabotea
        [sure] Es casi seguro que { $who } sabotea
        [likely] Lo más probable es que { $who } sabotee ({ $percent } %)
        [maybe] Bien puede ser que { $who } sabotee ({ $percent } %)
       *[hardly] { $who } podría sabotear ({ $percent } %)
    }
}, y { $against ->
    [yes] podría volver a cavar
   *[no] con la herramienta reparada puede volver a cavar
}.
advice-saboteur-why-mends-own = Con tu herramienta reparada puedes volver a cavar.
advice-saboteur-why-looks = Aún no sabes qué hay bajo el destino { $goal } (el tesoro, con un { $percent } % de probabilidad).
advice-saboteur-why-suspicious = Parece sabotaje, y la mesa ya sospecha de ti ({ $percent } %).
advice-saboteur-why-spare = Esa carta apenas te hará falta.
advice-saboteur-why-spends = Gasta una carta que aún puede hacerte falta.
advice-saboteur-why-gold = Vale { $nuggets ->
    [one] 1 pepita
   *[other] { $nuggets } pepitas
}.
advice-saboteur-why-worth-win = { advice-worth-games } Pepitas de esta ronda: cerca de { $gain } de media.
advice-saboteur-belief-treasure = Destino { $goal }: { $percent } % de probabilidad de que sea el tesoro, { $cards ->
    [-1] sin camino.
    [one] a una carta.
   *[other] a { $cards } cartas.
}
advice-saboteur-belief-saboteur = { $who }: { $percent } % de probabilidad de que sea saboteador.
advice-saboteur-belief-round = Los buscadores tienen un { $percent } % de probabilidad de ganar esta ronda.
