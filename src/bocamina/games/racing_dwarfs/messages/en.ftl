racing-dwarfs = Racing Dwarfs
