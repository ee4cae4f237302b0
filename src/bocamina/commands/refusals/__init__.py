"""Errors of commands, and their messages."""
