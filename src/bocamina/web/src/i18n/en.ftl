# What only the browser client says.
web-title = Bocamina: three games of the mine
web-pitch = Three mine games with friends, family or bots. No account, nothing to install.
web-games = Games
web-players = { $least } to { $most } players
web-play-bots = Play against bots now
web-with-friends = Play with friends
web-rules = Rules
web-join = Have a code?
web-code = Code
web-go = Go
web-your-name = You
web-nickname = Nickname
    .about = What the others call you. It stays on this device.
web-face = Your dwarf
web-face-number = Dwarf { $number }
web-default-name = Lantern
web-open-tables = Open tables
web-no-open-tables = No table is waiting for people right now. Open one, and make it public.
web-taken = { $taken } of { $seats } seats taken
web-return = Back to your tables
web-seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
web-about-to-start = Everybody is here; about to start
web-forget = Forget table { $code }
web-docs = Help and documentation
web-home = To the front page
web-loading = One moment…
web-offline = The server cannot be reached right now.
web-part-missing = This part of the page did not arrive: the server cannot be reached, or has a newer version. Nothing is lost.
web-try-again = Try again
table-refusal-offline = The server cannot be reached right now
web-no-such-code = No table has the code { $code }. Check it with whoever invited you.
web-no-such-table = Check the link or the code with whoever invited you. Tables that nobody has used for a long time are cleared away.
web-refused = That is not possible now
web-close = Close
web-yes = yes
web-no = no
web-new = new

web-new-table = New table
web-seats = Seats
web-seats-count = { $seats } seats
web-others-invited = people you invite, and bots for those who do not come
web-more-settings = Seats, bots, house rules, clock
web-other-seats = The other seats
web-people = for people, by invitation
web-bots-of = bots: { $bot }
web-house-rules = House rules
web-variants = Variants
web-table-rules = Rules of this table
web-rules-usual = as usual
web-at-the-table = At the table
web-clock = Time to think
    .about = If somebody runs out of time or stays away, a bot makes one move for them, and then another if need be.
web-clock-none = No time limit
web-clock-calm = Calm: 2 minutes a move, 5 in reserve
web-clock-brisk = Brisk: 45 seconds a move, 2 minutes in reserve
web-clock-quick = Quick: 15 seconds a move, 30 in reserve
web-clock-slow = By the day: 24 hours a move
web-public = Public table
    .about = It is shown on the front page, and anybody may sit down.
web-watchers = Watchers
    .about = Anybody with the link may watch. If off, only the players see the game.
web-latecomers = Latecomers
    .about = People who come during the game may take over a bot’s seat.
web-talk-allowed = Free talk
    .about = If off, only ready-made phrases can be used.
web-open-table = Open the table

web-bot = bot
web-bot-level = How well bots play
web-bot-levels = Levels
web-bot-others = Others
web-add-bot = Add a bot

web-sit = Sit down
web-you-here = You
web-you-watch = You are watching
web-take-over = Play instead of a bot
    .about = You carry on from here in that bot’s place.
web-take-seat = Take { $name }’s seat
web-watch = All seats are taken. You can watch once the game begins.
web-you = (you)
web-not-back = not back yet
web-away = away
    .about = Not connected right now. When time is up, a bot makes the move.
web-resigned = gave up
web-free-seat = free
web-remove-bot = Free { $name }’s seat
web-remove = Remove { $name } from the table
    .about = { $name } cannot come back to this table unless you allow it. A game goes on with a bot in the seat.
web-remove-short = Remove
web-removed = removed
web-outcasts = Removed from the table
    .about = Until you let them in again, nobody else on their network can sit down either.
web-readmit = Let in again
web-guests = Players and watchers
web-start = Start the game
web-start-with-bots = { $free ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $free } free seats
}
web-waiting-for-people = { $free ->
    [one] One seat is still free. The host can start with a bot in it.
   *[other] { $free } seats are still free. The host can start with bots in them.
}
web-waiting-for-host = Everybody is here. Waiting for the start.
web-mix = Add your own randomness
    .about = Your browser rolls its own dice, which become part of the deal, so that not even the server could have rigged it.
web-mixed = own randomness added
web-stand-up = Leave the seat
web-invite = Invite
web-qr = QR code with the link to this table
web-link = Link
web-invitation = Come and play { $game } with us!
web-expected = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
web-share = Share the link
web-copied = Copied
web-all-rules = All rules
web-clause = Clause { $clause }
web-why = Rule { $clause }
web-rules-about = In our own words, exactly as the referee applies them. [P] comes from the published rules, [F] and [K] from a translation and a summary by players; [B] is our ruling where those are silent or disagree.
web-no-rules = There is no rules page for this game yet.

# The rules with pictures.
web-rules-minute = One minute
web-rules-whole = All the rules
web-rules-exact = Exact wording
web-rules-chapters = Chapters
web-rules-clause = Exact rule { $clause }
web-rules-still = Stop the pictures
web-rules-moving = Let the pictures move
web-rules-print = Print on two pages
web-to-the-table = Back to the table

web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-over = The game is over
web-to-act = has to decide
web-time-left = time left
web-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
web-pending = { $move }: confirm?
web-confirm = Confirm
web-cancel = Cancel
web-take-back = Take back
web-skip = Skip
web-caught-up = { $steps } moves were made meanwhile: the log tells them.
web-not-sent = That did not arrive. Try again.
web-reconnecting = The connection was lost. Reconnecting; nothing is lost…
web-made-for-you = { $count ->
    [one] While you were away a bot made one move for you. The seat is yours again.
   *[other] While you were away a bot made { $count } moves for you. The seat is yours again.
}
web-position = Position
web-menu = Menu
web-panels = Panels
web-words = Log and talk
web-players-tab = Players
web-log = Log
web-log-tab = Log
web-talk = Talk
web-talk-tab = Talk
web-private = Only you see this:
web-nothing-said = Nobody has said anything yet.
web-about-whom = About whom?
web-phrases = Ready phrases
web-say-something = Say something
web-mark-trust = trust
web-mark-unsure = unsure
web-mark-suspect = suspect
web-mark-private = Only you see this, on this device.
web-send = Send

web-help = Help
web-help-text = Tap a piece or a card, then one of the places that glow, and confirm. If you tap something that does not glow, you are told which rule forbids it.
web-help-hold = Press and hold anything, or hover over it: it says what it is, what it does and how many there are.
web-keys = Keys
web-key-take = Take a card, a piece or a choice
web-key-turn = Turn it around
web-key-walk = Walk from one place that glows to the next
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = as on this device
web-theme-lamp = lamplight
web-theme-daylight = daylight
web-sound = Sound
web-motion = Motion
    .about = Pieces move to where they go. If your device asks for reduced motion, they do not.
web-confirm-at-once = Confirm automatically
    .about = A tap on a target makes the move, without another question.
web-notify = Notifications
    .about = Tells you when it is your turn while you are looking at something else.
web-notify-forbidden = Your browser does not allow notifications from this page. You can change that in its settings.
web-other-device = Play on another device
    .about = Scan this with the other device, or open the link there. It works once and gives that device your seat too.
web-resign = Give up
    .about = A bot plays on in your seat until the end of this game.

web-reactions = Reactions
web-brief = Brisk moments
    .about = Great moments take half as long.
web-bubbles = Hear what is said
    .about = What people say appears next to them, with a knock, and is read aloud. If off, you find it under Talk.
web-mute = Mute somebody
    .about = Only you stop seeing and hearing what they say.
web-read-board = Read the board
web-read-hand = Read what you hold
web-read-players = Read the players
web-read-news = Read the last news again
web-read-nothing = Nothing has happened yet.
web-read-mark = what you think: { $mark }
web-read-player = { $who }: { $facts }
# Tips for those who are new, hints, the coach, and what things are
web-guide = Tips for your first games
    .about = Shows what you can do next, until you have done it once.
web-guide-off = No more tips
web-guide-is-off = Tips are off. You can turn them on again in the settings.
web-guide-confirm = Nothing is done yet: confirm it, or choose something else.
web-hint = Hint
web-hint-slow = Your hint is on its way. It will take a few seconds.
web-hint-think = Think
web-hint-look = Where
web-hint-do = Do
web-hint-why = Why
web-hint-next = { $rung ->
    [look] Where to look
    [do] What to do
   *[why] Why
}
web-hint-against = Against “{ $move }”: { $words }
web-coach = Coach
    .about = Speaks up before a costly move, and lets you take it back.
web-coach-says = Wait a moment.
web-coach-cost-win = Of 100 games like this you would win about { $cost } fewer.
web-coach-cost-gain = This costs you about { $cost } gems on average.
web-coach-better = Better: { $move }.
web-coach-yours = Your move: { $words }
web-coach-anyway = Do it anyway
web-has-hints = hints
    .about = May ask for hints.
web-has-coach = coach
    .about = Is warned before a costly move.
web-hints-allowed = Hints among people
    .about = Against bots alone, hints are always allowed.
web-explained-count = { $total ->
    [one] There is only one of them
   *[other] There are { $total } of them
}; { $seen ->
    [0] none is out yet.
    [one] one is out.
   *[other] { $seen } are out.
}
