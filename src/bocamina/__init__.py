"""Bocamina: Saboteur, Diamant and Racing Dwarfs, refereed, with bots and a laboratory."""
