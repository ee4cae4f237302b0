"""Players: bots that choose from what their seat may know."""
