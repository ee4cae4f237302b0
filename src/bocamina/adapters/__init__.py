"""The games as other frameworks know games: PettingZoo, Gymnasium and OpenSpiel."""
