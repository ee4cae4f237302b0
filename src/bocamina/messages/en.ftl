# Words that all games share.
nobody = nobody
list-end = { $others } and { $last }

terminal-welcome = { $game }: you are { $name }. Type ? for help, q to quit.
terminal-you = you
terminal-your-move = Your move:
terminal-unreadable = I did not understand “{ $answer }”. Type ? to see what you can answer.
terminal-help = Answer with one of the moves below, ? for this help, q to quit.
terminal-you-win = The game is over: you win!
terminal-you-share = The game is over: { $names } share the victory.
terminal-others-win = { $count ->
    [0] The game is over: nobody wins.
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
terminal-goodbye = See you at the mouth of the mine!
terminal-saved = The record is in { $file }.

refusal-not-your-turn = It is not your turn
refusal-nothing-to-take-back = There is nothing that could be taken back
