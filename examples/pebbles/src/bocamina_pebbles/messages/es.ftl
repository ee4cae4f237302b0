pebbles = Guijarros

pebbles-option-heap = Montón
    .explanation = Cuántos guijarros hay.

pebbles-event-number-drawn = Tu número de la suerte es { $number }.
pebbles-event-pebbles-taken = { $you ->
    [yes] Has cogido { $many }; quedan { $left }.
   *[no] { $who } ha cogido { $many }; quedan { $left }.
}
pebbles-event-heap-emptied = No quedan guijarros. Números de la suerte: { $numbers }. Puntos: { $scores }.

pebbles-refusal-too-many = En el montón quedan { $left }.
