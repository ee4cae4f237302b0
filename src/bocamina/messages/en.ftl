# Words that all games share.
nobody = nobody
list-end = { $others } and { $last }

# How a game ended.
game-over-alone = The game is over: you brought home { $score }.
game-over-you-win = The game is over: you win!
game-over-you-share = The game is over: you share the victory with { $names }.
game-over-others-win = { $count ->
    [0] The game is over: nobody wins.
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}

refusal-not-your-turn = It is not your turn
refusal-nothing-to-take-back = There is nothing to take back

# Ready phrases; every reader sees them in their own language. $about is somebody's name; .you is for
# a reader at a terminal who is spoken of and has no name there.
phrase-hello = Hello, everyone!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Shall we go on?
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-oh-no = Oh no!
phrase-trust = I trust { $about }.
    .you = I trust you.
phrase-suspect = I suspect { $about }.
    .you = I suspect you.

# What bots are called, by the name of their kind.
player-random = At random
    .about = Plays anything that is allowed. To try things out.
player-novice = Novice
    .about = New in the mine: eager, and soon fooled. For a first game.
player-regular = Regular
    .about = Plays soundly, as a family does on Sundays. For most evenings.
player-strong = Strong
    .about = Counts cards and forgets nothing. For those who play often.
player-expert = Expert
    .about = Thinks ahead and reads the table. Expect to lose.
player-threshold = Cautious
    .about = Goes home once its bag is full enough.
player-myopic = Short-sighted
    .about = Weighs one card ahead, and no further.

table-event-rules-changed = The rules of this table were changed.
table-event-seat-taken = { $name } sat down.
table-event-bot-seated = { $name } sat down, a bot.
table-event-seat-freed = { $name } left the table.
table-event-player-removed = { $playing ->
    [yes] The host removed { $name } from the table; a bot plays on.
   *[no] The host removed { $name } from the table.
}
table-event-player-readmitted = { $name } may come back to the table.
table-event-watchers-admitted = { $watchers ->
    [yes] Anybody with the link may watch again.
   *[no] The host closed the table to watchers.
}
table-event-latecomers-invited = { $latecomers ->
    [yes] Latecomers may take the seats of bots.
   *[no] Latecomers can no longer take the seats of bots.
}
table-event-bot-relieved = { $name } takes over from { $bot }.
table-event-entropy-added = { $you ->
    [yes] You added your own randomness to the deal.
   *[no] { $who } added their own randomness to the deal.
}
table-event-game-started = The game begins.
table-event-seat-resigned = { $you ->
    [yes] You gave up; a bot plays on for you.
   *[no] { $who } gave up; a bot plays on.
}
table-event-help-chosen = { $by ->
    [coach] { $you ->
        [yes] You have a coach.
       *[no] { $who } has a coach.
    }
   *[hints] { $you ->
        [yes] You take hints.
       *[no] { $who } takes hints.
    }
}
table-event-bot-stood-in = { $you ->
    [yes] A bot moved for you.
   *[no] A bot moved for { $who }.
}
table-event-text-said = { $who }: { $text }
table-event-phrase-said = { $who }: { $phrase }
table-event-clocks-stopped = The server is taking a break; the clocks are stopped.
table-event-clocks-resumed = The clocks are running again.
table-event-rules-renewed = The game continues under the rules of a newer version.
table-event-table-reopened = Another game with the same people!
table-event-seed-revealed = The deal can be checked now: { $seed }

table-refusal-stale = The table had moved on before your request arrived
table-refusal-not-seated = Only players at this table may do that
table-refusal-host-only = Only the host may do that
table-refusal-removed = The host removed you from this table
table-refusal-removed-here = Somebody on your network was removed from this table; ask the host to let you in
table-refusal-nobody-removed = Nobody called { $name } was removed from this table
table-refusal-own-seat = That is your own seat; you can leave it yourself
table-refusal-no-watchers = This table is closed to watchers
table-refusal-kept-out = The people who run this server have blocked you
table-refusal-table-removed = The people who run this server removed this table
table-refusal-not-started = The game has not begun
table-refusal-playing = The game is under way
table-refusal-over = The game is over
table-refusal-worn-out = So many games have been played at this table that only its host can begin another
table-refusal-already-mixed = You have added your randomness to this deal
table-refusal-said-enough = You have sent as many messages as you may in one game
table-refusal-sat-enough = People on your network have sat down here too often; the next game is open to you again
table-refusal-taken-back-enough = You have taken back as many moves as you may in one game
table-refusal-hints-off = Hints are for games against bots, and where the host allows them
table-refusal-helped-enough = You have changed your mind about hints often enough for one game
table-refusal-nothing-to-decide = There is nothing for you to decide now
table-refusal-no-advice = No hint is available right now; try again soon
table-refusal-not-over = The game is still under way
table-refusal-already-resigned = You gave this game up
table-refusal-seats-free = Some seats are still free
table-refusal-seat-free = Nobody sits there
table-refusal-seat-taken = Somebody sits there
table-refusal-no-such-seat = There is no such seat
table-refusal-no-such-game = There was no such game at this table
table-refusal-table-full = All seats are taken
table-refusal-name-taken = { $name } is at the table already; choose a name that looks different
table-refusal-name-empty = Choose a name of 1 to { $longest } letters that can be seen
table-refusal-name-too-long = That name is too long: it has { $length } letters, and may have { $longest }
table-refusal-bad-name = That name has letters that not everybody’s device can show, or too many accents on one
table-refusal-bots-name = A bot is called that; choose another name
table-refusal-too-many-devices = This seat is already held by { $most } devices
table-refusal-ticket-unknown = This link was used already, is too old, or is not for this table
table-refusal-bad-clock = A clock has from { $shortest } to { $longest } seconds
table-refusal-no-such-phrase = There is no such phrase
table-refusal-nothing-said = There is nothing to say
table-refusal-talk-is-off = The host has switched talk off
table-refusal-no-such-table = There is no such table
table-refusal-no-such-page = There is nothing here
table-refusal-unreadable = That could not be read
table-refusal-bad-setting = These house rules do not go together, or not with this number of players: change one of them
table-refusal-too-fast = That was too much at once; try again in a moment
table-refusal-too-many-tables = The server has no room for another table now
table-refusal-too-many-sockets = The server has no room for another connection now
table-refusal-too-many-analyses = Too many analyses are waiting; try again in a few minutes
table-refusal-analysis-off = This server does not analyse games
table-refusal-stopping = The server is about to stop
table-refusal-unavailable = The storage does not answer; try again in a moment
table-refusal-unknown-rules = This table was stored by a version of Bocamina that this server does not know, or its rules are no longer kept
table-refusal-unreadable-table = This table was stored by another version of Bocamina and cannot be read
table-refusal-wrong-origin = Requests from other sites are not accepted
table-refusal-wrong-host = This server does not answer to that name
