"""The quick part of the bots that play Saboteur, compiled with the engine."""
