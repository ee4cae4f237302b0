"""Adapters of the games to other frameworks: PettingZoo, Gymnasium and OpenSpiel."""
