"""Analyses of finished games: chances, costs of decisions, luck, and who could have known."""
