# Words that all games share.
nobody = nobody
list-end = { $others } and { $last }

terminal-welcome = Welcome to { $game }, { $name }. Type ? for help, q to quit.
terminal-you = You
terminal-your-move = Your move:
terminal-unreadable = I did not understand “{ $answer }”. Type ? to see what you can answer.
terminal-help = Answer with one of the moves below, ? for this help, q to quit.
terminal-hint = ? for help, q to quit
terminal-alone = The game is over: you brought home { $score }.
terminal-you-win = The game is over: you win!
terminal-you-share = The game is over: { $names } share the victory.
terminal-others-win = { $count ->
    [0] The game is over: nobody wins.
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
terminal-bot-failed = { $who } broke down, and the game goes on. { $reason }
terminal-goodbye = See you at the mouth of the mine!
terminal-saved = The record is in { $file }.

refusal-not-your-turn = It is not your turn
refusal-nothing-to-take-back = There is nothing that could be taken back

# Ready phrases; every reader sees them in the own language. $about is somebody's name.
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
phrase-suspect = I suspect { $about }.

# What bots are called, by the name of their kind.
player-random = At random
player-novice = Novice
player-regular = Regular
player-strong = Strong
player-expert = Expert
player-threshold = Cautious
player-myopic = Short-sighted

table-event-rules-changed = The house rules were changed.
table-event-seat-taken = { $name } sat down.
table-event-bot-seated = { $name } sat down, a bot.
table-event-seat-freed = { $name } left the table.
table-event-entropy-added = { $you ->
    [yes] You added chance of your own to the deal.
   *[no] { $who } added chance of their own to the deal.
}
table-event-game-started = The game begins.
table-event-seat-resigned = { $you ->
    [yes] You gave up; a bot plays on for you.
   *[no] { $who } gave up; a bot plays on.
}
table-event-bot-stood-in = { $you ->
    [yes] A bot moved for you.
   *[no] A bot moved for { $who }.
}
table-event-text-said = { $who }: { $text }
table-event-phrase-said = { $who }: { $phrase }
table-event-clocks-stopped = The server takes a break; the clocks stand still.
table-event-clocks-resumed = The clocks go on.
table-event-table-reopened = Another game with the same people!
table-event-seed-revealed = The deal can be checked now: { $seed }

table-refusal-stale = The table had moved on before your request arrived
table-refusal-not-seated = Only who sits at the table may do that
table-refusal-host-only = Only the host may do that
table-refusal-not-started = The game has not begun
table-refusal-playing = The game is under way
table-refusal-over = The game is over
table-refusal-worn-out = This table has been used for so long that it takes no more; open a new one
table-refusal-not-over = The game is still under way
table-refusal-already-resigned = You gave this game up
table-refusal-seats-free = Some seats are still free
table-refusal-seat-free = Nobody sits there
table-refusal-seat-taken = Somebody sits there
table-refusal-no-such-seat = There is no such seat
table-refusal-no-such-game = There was no such game at this table
table-refusal-table-full = All seats are taken
table-refusal-name-taken = Somebody at the table has that name
table-refusal-bad-name = A name has 1 to { $longest } letters that can be seen
table-refusal-too-many-devices = This seat is already held by { $most } devices
table-refusal-ticket-unknown = This link was used already, is too old, or is not for this table
table-refusal-bad-clock = A clock has from { $shortest } to { $longest } seconds
table-refusal-no-such-phrase = There is no such phrase
table-refusal-nothing-said = There is nothing to say
table-refusal-talk-is-off = The host has switched talk off
table-refusal-no-such-table = There is no such table
table-refusal-no-such-page = There is nothing here
table-refusal-unreadable = That could not be read
table-refusal-bad-setting = That cannot be set
table-refusal-too-fast = That was too much at once; try again in a moment
table-refusal-too-many-tables = The server has no room for another table now
table-refusal-too-many-sockets = The server has no room for another connection now
table-refusal-stopping = The server is about to stop
table-refusal-unavailable = The storage does not answer; try again in a moment
table-refusal-old-rules = This game was begun under rules of another version
table-refusal-wrong-origin = Requests from another site are not taken

cli = Saboteur, Diamant and Racing Dwarfs: play, referee, study.
cli-version = Print the version and leave.
cli-game = One of: { $games }.
cli-record-file = A record, or - for standard input.
cli-seats = How many seats at the table.
cli-option = A house rule; may be repeated.
cli-json = Print JSON.
cli-play = Play a game in the terminal against bots.
cli-play-bots = Who sits in the other seats.
cli-play-lang = en or es; by default your locale's.
cli-play-seed = Repeat a deal.
cli-play-name = What you are called.
cli-play-pause = Seconds to read each piece of news.
cli-play-record = Write the game's record there.
cli-console = Drive a game by lines of text, as other programs do; `help` lists the requests.
cli-serve = Serve tables to browsers and programs; --print-config lists the settings.
cli-print-config = Print every setting and leave.
cli-backup = Copy all tables of a server, running or not, into one file.
cli-backup-file = Where to put all tables.
cli-restore = Put the tables of a backup back; none that is there already is touched.
cli-restore-file = What `backup` made.
cli-data = The server's data directory.
cli-database = Or its database.
cli-record = Read, replay and verify the records of games.
cli-record-show = Print a record's header and how it ended.
cli-record-replay = Play a record again, checking every step, and print what happened.
cli-record-verify = Prove from the revealed seed that every outcome of a record followed from it.
cli-quiet = Print the last position only.
cli-solve = Solve what can be solved exactly.
cli-solve-diamant = Solve one expedition from the fresh deck: what each adventurer can expect of it.
cli-adventurers = How many are inside; four and more take long.
cli-idols = Solve it with idols.
cli-bench = Measure how fast things are on this machine.
cli-bench-playouts = Play random games as fast as the engine can, and copy and imagine states.
cli-seconds = CPU seconds to spend.

cli-arena = Let bots play each other, in mirrored games, and tell how much each wins.
cli-arena-players = Who plays, with commas; module:Class for a bot of your own.
cli-arena-games = How many games, rounded up so that everybody gets every seat of a deal (100).
cli-arena-seats = Seats at the table: 4, or several sizes as 4,6 or 3-10.
cli-arena-seed = The deals follow from it; the same seed gives the same games.
cli-arena-seconds = What bots are granted for a move; by default as long as they like.
cli-arena-workers = Processes that play; by default one for each core.
cli-arena-ray = Play on a Ray cluster: its address, auto, or local to start one here.
cli-arena-out = Keep the games in a new file, from which one can go on.
cli-arena-resume = Go on with the games of such a file.
cli-arena-stopped = Stopped after { $played } of { $games } games. To go on:
cli-arena-about = Games: { $games }, deals: { $deals }, seats: { $seats }. Intervals: 95 %, by deal. Times: CPU milliseconds a move, mean / 99 of 100 / longest.
cli-arena-column-player = player
cli-arena-column-games = games
cli-arena-column-share = win share (95 %)
cli-arena-column-even = even
cli-arena-column-rating = rating
cli-arena-column-think = ms a move
cli-arena-column-seats = seats
cli-arena-column-role = role
cli-arena-column-rounds = rounds
cli-arena-column-rounds-won = won (95 %)
cli-arena-all = all
cli-arena-digger = digger
cli-arena-saboteur = saboteur
cli-arena-failed = { $name } lost game { $game } of deal { $deal } by failing: { $error }
cli-arena-more-failed = and { $more } more failures; --json lists them all
cli-ladder = Let every level play every other, by game and number of seats, and write down what was found.
cli-ladder-games = How many games of each kind at the most; twice as many of Saboteur among equals, and four times as many of its lone saboteur.
cli-ladder-minutes = How long to play, about; some minutes more go to what is measured otherwise. Another run goes on where this one stopped.
cli-ladder-folder = Where the games are kept.
cli-ladder-page = Write the tables into this page, between its marks; by default they are printed.
cli-ladder-stopped = Stopped. The same command goes on from here.
cli-players = List the bots of a game, or of all games.
cli-players-name = player
cli-players-about = how it plays
cli-player-random = Makes any legal move, each equally likely.
cli-player-novice = The first level: makes the mistakes of people who are new to the game.
cli-player-regular = The second level: knows its way about.
cli-player-strong = The third level: hard to beat.
cli-player-expert = The fourth level: as good as we can.
cli-player-myopic = Stays as long as the next card may bring more than it may cost.
cli-player-threshold = Leaves as soon as the next card costs more than it brings, each with a nerve of its own.

cli-not-over = the game is not over
cli-verified = verified: { $outcomes } outcomes follow from the seed; { $result }
cli-record-game = game
cli-record-rules = rules
cli-record-steps = steps
cli-record-commitment = commitment
cli-record-seed = seed
cli-record-result = result
cli-solved = { $adventurers } inside: { $gems } gems each, in equilibrium
