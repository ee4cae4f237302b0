"""What commands refuse, and the words for it."""
