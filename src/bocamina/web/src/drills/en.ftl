# What only lessons say.

web-lessons = Learn by playing
web-lessons-about = A few minutes each, on the real table. Nothing can go wrong: every mistake is undone.
web-never-played = Never played? Four minutes.
web-never-played-about = Learn by playing: one sentence, one tap at a time.
web-lesson-step = Step { $step } of { $of }
web-lesson-minutes = { $minutes } min
web-lesson-is-done = Done
web-lesson-on = Go on
web-lesson-look = Take a look around, then go on.
web-lesson-show = Show me
web-lesson-retry = Put it back
web-lesson-back = One step back
web-lesson-again = From the beginning
web-lesson-done = Well done!
web-lesson-next = Next lesson: { $title }
web-lesson-of-game = Learn it in { $minutes } minutes
web-lesson-to-table = Back to the table
web-no-lesson = The lessons could not be loaded. Try again in a moment.
web-while-waiting = First time? While the others arrive:
web-while-waiting-rules = The rules in one minute
web-while-waiting-back = Your place here is kept; when the game begins, you are back at the table.
