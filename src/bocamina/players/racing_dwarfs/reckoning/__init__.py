"""The quick part of the bots that play Racing Dwarfs, compiled with the engine."""
