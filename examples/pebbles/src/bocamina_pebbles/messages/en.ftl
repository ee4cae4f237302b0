pebbles = Pebbles

pebbles-option-heap = Heap
    .explanation = How many pebbles there are.

pebbles-event-number-drawn = Your lucky number is { $number }.
pebbles-event-pebbles-taken = { $you ->
    [yes] You took { $many }; left: { $left }.
   *[no] { $who } took { $many }; left: { $left }.
}
pebbles-event-heap-emptied = The heap is empty. Lucky numbers: { $numbers }. Points: { $scores }.

pebbles-refusal-too-many = Left in the heap: { $left }.
