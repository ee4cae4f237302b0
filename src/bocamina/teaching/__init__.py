"""Practice at prepared positions: drills, and the lessons made of them."""
