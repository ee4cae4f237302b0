# Lessons. `lesson-NAME` is its title, `lesson-NAME-STEP` what a step says; attributes are answers.
# A step has at most 25 words, and asks for one thing.

lesson-else-diamant = That is allowed too, but not what this step is about. Back to where we were.
lesson-else-saboteur = That is allowed too, but it does not help here. Back to where we were.
lesson-else-racing-dwarfs = That is allowed too, but it does not help here. Back to where we were.

## Diamant

lesson-diamant = Stay or leave?
    .about = Gems, danger, and when to run.
    .end = You won! Stay while it pays, leave before it hurts: that is all of Diamant.
lesson-diamant-first = Three of you enter a cave. Eleven gems: three for each, two stay on the floor. Go deeper: tap “Stay”.
    .early = Safe, with five gems: three of yours and the two from the floor. But there is more in here. Stay this time.
lesson-diamant-deeper = Five more: one each, two on the floor. Everybody decides in secret, at the same moment. Stay once more.
    .early = You took everything from the floor: eight gems, safe. A good choice! Still, see what comes next: stay.
lesson-diamant-leave = A snake! One is a warning. A second snake ends it, and whoever is inside loses everything. Tap “Leave”.
    .bitten = The second snake! All that you carried is gone. Let us turn back time: leave while you can.
lesson-diamant-safe = Just in time! You left alone, so the floor was all yours. The others met the second snake and lost everything.
lesson-diamant-second = A new cave, and nothing of your chest is at risk. Nine gems: three each. Who is brave? Stay.
    .shy = Galena left as well. Three gems are safe, but caves pay those who stay a little longer. Try it.
lesson-diamant-fewer = Galena went home, and fourteen gems were shared by two: seven each. Fewer people, bigger shares. Stay once more.
    .share = You both left with ten. Had Basalto gone alone, the next treasure would be yours. Stay.
lesson-diamant-alone = Everybody else has left: thirteen gems for you alone! You carry twenty-three. No need to be greedy: leave.
    .greed = A scorpion: only a warning this time. But twenty-three gems for one card more? Leave with them.
lesson-diamant-chest = Twenty-three gems more in your chest. There are five caves; whoever has most gems after the fifth wins.
lesson-diamant-last = The fifth and last cave. Galena has three gems more than you. Five for each of you: stay.
    .behind = Galena left too, and still has more gems than you. You need a little luck: stay.
lesson-diamant-gas = Basalto went home. Gas! A warning for now: two of twenty-five cards would end it. That is a fair risk: stay.
    .behind = Galena left too, and still has more gems than you. You need a little luck: stay.
lesson-diamant-win = Eight gems each and one on the floor. Galena is greedy and will stay. What if she meets gas? Leave!
    .lost = Gas! You both lost everything, and Galena wins. Turn back time: leave, and let her take the risk.
