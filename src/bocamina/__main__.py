"""`python -m bocamina` is the command `bocamina`."""

from bocamina.cli import main

main()
