"""The subcommands of `bocamina`, a module for each kind; all help is in the person's language."""
