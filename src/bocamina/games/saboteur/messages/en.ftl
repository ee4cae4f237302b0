saboteur = Saboteur
