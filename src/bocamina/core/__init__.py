"""What a game is: states in three compartments, views, turns, moves, outcomes, events, records."""
