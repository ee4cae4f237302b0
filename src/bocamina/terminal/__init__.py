"""The games in a terminal, for one person among bots."""
