"""Players of Racing Dwarfs."""
