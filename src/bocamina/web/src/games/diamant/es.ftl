web-diamant-pitch = ¿Una carta más, o a casa con las gemas? Todo el mundo decide a la vez.
web-diamant-time = de 10 a 20 minutos
web-diamant-odds-allowed = Probabilidades a la vista
    .about = Quien lo pida ve la probabilidad de que la carta siguiente acabe la expedición y cuánto vale.
web-diamant-status = Expedición { $expedition } de { $of }
web-diamant-prompt = { $inside ->
    [one] ¿Sigues o sales?
   *[other] ¿Quién sigue y quién sale?
}
web-diamant-expedition-over = Ha terminado la expedición { $expedition }.
web-diamant-choice = { $inside ->
    [2] { $leaving ->
        [0] Siguen los dos
        [1] Uno sale y el otro sigue
       *[other] Salen los dos
    }
   *[other] { $leaving ->
        [0] Seguir en la cueva
       *[other] Salir de la cueva
    }
}
web-diamant-path = La cueva
web-diamant-treasure-card = { $idol ->
    [yes] Un ídolo
   *[no] Tesoro { $value }{ $gems ->
        [0] {""}
       *[other] , gemas que quedan: { $gems }
    }
}
web-diamant-dangers = Peligros
web-diamant-danger = { $hazard }: { $met ->
    [yes] ya ha salido, el siguiente acaba la expedición;
   *[no] aún no ha salido;
} { $left ->
    [one] queda 1 en el mazo
   *[other] quedan { $left } en el mazo
}
web-diamant-in-cave = { $count ->
    [one] en la cueva
   *[other] { $count } en la cueva
}
web-diamant-in-camp = en el campamento
web-diamant-left = acaba de salir
web-diamant-has-chosen = ya ha elegido
web-diamant-in-chest = gemas en el cofre
web-diamant-carried = { $count ->
    [0] encima
    [one] encima, en riesgo
   *[other] por cabeza, en riesgo
}
web-diamant-banked = en tu cofre, a salvo
web-diamant-odds = Probabilidades de la próxima carta
web-diamant-bust = Riesgo de la próxima carta: { $percent } %.
web-diamant-one-more = De media, una carta más { $count ->
    [one] te trae
   *[other] trae a cada uno de tus aventureros
} { $gain ->
    [one] { $gain } gema
   *[other] { $gain } gemas
} y cuesta { $loss }.
web-diamant-stay = Seguir
web-diamant-stay-hint = una carta más
web-diamant-leave = Salir
web-diamant-leave-hint = { $lying ->
    [0] al campamento
   *[other] y { $lying } del suelo, a repartir
}
web-diamant-adventurer = Aventurero { $number }
web-diamant-seal = { $leaving ->
    [0] Siguen los dos
   *[other] { $staying ->
        [0] Salen los dos
       *[other] Sellar: sale { $leaving }, sigue { $staying }
    }
}
web-diamant-sealed = Elección sellada
web-diamant-may-change = Aún puedes cambiar de idea.
web-diamant-you-wait = { $inside ->
    [none] Estás en el campamento. Tus gemas están a salvo.
   *[some] Estás en el campamento. Tus gemas están a salvo; los demás siguen.
}
web-diamant-fled = { $kind ->
    [snake] ¡Segunda serpiente!
    [scorpion] ¡Segundo escorpión!
    [rockfall] ¡Segundo desprendimiento!
    [gas] ¡Segunda bolsa de gas!
   *[explosion] ¡Segunda explosión!
} { $lost ->
    [0] { $inside ->
        [one] Quien seguía dentro huye, sin nada que perder.
       *[other] Quienes seguían dentro huyen, sin nada que perder.
    }
   *[other] { $inside ->
        [one] Quien seguía dentro huye y pierde { $lost }.
       *[other] Quienes seguían dentro huyen y pierden { $lost } por cabeza.
    }
}
web-diamant-go-on = Continuar
web-diamant-stays = sigue
web-diamant-leaves = sale
web-diamant-parts = uno sale, otro sigue
web-diamant-read-met = { $count ->
    [0] No ha salido ningún peligro.
   *[other] Peligros encontrados: { $met }.
}
web-diamant-read-purse = Llevas encima: { $carried }. En tu cofre: { $chest }.
web-diamant-guide = { $inside ->
    [one] ¿Sigues dentro a ver una carta más o sales { $carried ->
        [0] de la cueva
        [one] con tu gema
       *[other] con tus { $carried } gemas
    }? Todos eligen en secreto y a la vez.
   *[other] Toca a un aventurero para que siga o salga y después sella tu elección abajo.
}
web-diamant-about-status = Una expedición termina cuando no queda nadie dentro. Tras la última gana el cofre más lleno.
web-diamant-about-hazard = El primero de cada tipo solo avisa. El segundo del mismo tipo echa a todos los que siguen dentro, con las manos vacías.
web-diamant-about-treasure = Sus gemas se reparten entre quienes están dentro. Lo que sobra espera a quienes salgan.
web-diamant-about-stay = Se da la vuelta a una carta más: gemas para repartir o un peligro.
web-diamant-about-leave = Llevas lo tuyo a tu cofre y te repartes lo que hay en el camino con quienes salgan a la vez.
web-diamant-bag = Lo que llevas
web-diamant-about-bag = Es tuyo en cuanto sales de la cueva. Si un peligro se repite, lo pierdes.
web-diamant-chest = Tu cofre
web-diamant-about-chest = A salvo hasta el final. Gana el cofre más lleno.
web-diamant-about-in-cave = Dentro: comparte lo que se encuentre y lo pierde si un peligro sale por segunda vez.
web-diamant-about-in-camp = En el campamento: ya llevó las gemas a casa y espera la próxima cueva.
web-diamant-about-odds = Lo que dicen de la próxima carta las que quedan en el mazo.
web-diamant-review-gain = { $gain ->
    [one] 1 gema
   *[other] { $gain } gemas
}
web-diamant-review-tab-account = Expediciones
web-diamant-review-chapter = Expedición { $number }
