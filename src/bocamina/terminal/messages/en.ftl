# What only the terminal says: the browser client is not sent it.

terminal-welcome = Welcome to { $game }{ $known ->
    [yes] , { $name }
   *[no] {""}
}. Type ? for help, q to quit.
terminal-you = You
terminal-your-move = Your move:
terminal-go-on = Press Enter to go on.
terminal-unreadable = I did not understand “{ $answer }”. Type ? to see what you can answer.
terminal-clause = the rule: ? { $clause }
terminal-hint-think = Think: { $words }
terminal-hint-look = Where: { $words }
terminal-hint-do = Do: { $words }
terminal-hint-why = Why: { $words }
terminal-no-more-hints = That is all I can tell you about this move.
terminal-help = Answer with a move. You can also type: ? for this help, ? { $clause } for a rule, “hint” for a hint and again for more of it, “say” to talk, “log” for what happened earlier, Enter alone for the table, q to quit.
terminal-hint = ? for help · hint for a hint · say to talk · log for older news · q to quit
terminal-no-such-move = You have no move “{ $about }” now, and there is no such rule.
terminal-say-help = “say” and a number tells everybody one of these ({ $letter } is a player{ $numbers ->
    [yes] , 2 a goal
   *[no] {""}
}):
terminal-log-pages = Page { $page } of { $pages }; “log { $older }” shows what came before.
terminal-log-first-page = Page { $page } of { $pages }: this is how it began.
terminal-bot-failed = { $who } crashed, and the game goes on. { $reason }
terminal-goodbye = See you at the mouth of the mine!
terminal-saved = The record is in { $file }.

# Saboteur in the terminal: the game's own file would grow too long.
saboteur-terminal-title = Round { $round } of { $of }
saboteur-terminal-deck = deck { $cards }
saboteur-terminal-player = player
    .short = player
saboteur-terminal-hand = cards
    .short = cards
saboteur-terminal-gold = gold
    .short = gold
saboteur-terminal-broken = broken tools
    .short = broken
saboteur-terminal-looks = maps read
    .short = maps
saboteur-terminal-passed = passed
    .short = pass
saboteur-terminal-your-hand = Your hand
saboteur-terminal-your-gold = Your gold: { $nuggets }
saboteur-terminal-role = role
    .short = role
saboteur-terminal-you-saw = You know
saboteur-terminal-short-role = { $role ->
    [saboteur] saboteur
   *[digger] digger
}
saboteur-terminal-question-how = 2 3,1 lays card 2 · d 2 discards it · role: who you are
saboteur-terminal-question = Your move
saboteur-terminal-question-gold = Your pick
saboteur-terminal-help = The number of a card shows what it can do; 2 3,1 lays card 2 at 3,1 (2t turned) or makes rock fall there, 2 B breaks or repairs a tool of B's, 2 1 looks at goal 1, and d 2 discards it. Or a move: dig ├ 3,1 · rockfall 2,0 · map 2 · break lamp B · repair cart B · discard map.
saboteur-terminal-moves-of = { saboteur-card }:
saboteur-terminal-words = - repair=mend fix=mend
saboteur-terminal-you-are = You are a { saboteur-role }.
saboteur-terminal-possible = Saboteurs in play: { saboteur-how-many }.

# Racing Dwarfs in the terminal.
racing-dwarfs-terminal-help-setup = A tile is L (a curve), I (straight) or T. Say how it lies by the sides that an L opens to (northeast), by where the stem of a T points, or north or east for an I. “auto” lets a bot choose, “auto all” until the race begins.
racing-dwarfs-terminal-help = enter 2 brings in a cart at the second place of your side, move c4-b4 rolls one, exit c4 takes the one on c4 out by the far side, home c4 takes it home, rotate d6 east turns a tile of yours or a green one. rock e4 or done ends your turn, back undoes, auto lets a bot choose one action.

# Diamant in the terminal.
diamant-terminal-help = A ✓ marks those who have decided; what they decided shows when everybody has.
