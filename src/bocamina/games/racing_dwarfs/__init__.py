"""Racing Dwarfs: mine carts race across rails that the players turn."""
