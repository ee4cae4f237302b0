"""Practice at prepared positions: drills, and the lessons that are made of them."""
