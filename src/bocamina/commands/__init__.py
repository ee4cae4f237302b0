"""What `bocamina` can do, a module for each kind of thing; all help is in the person's language."""
