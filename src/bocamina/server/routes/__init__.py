"""The HTTP API, a module for each kind of thing asked for."""
