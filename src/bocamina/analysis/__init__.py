"""What happened in a finished game: chances, costs of decisions, luck, and who could have known."""
