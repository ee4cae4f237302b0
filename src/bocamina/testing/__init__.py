"""Tests of what must hold for every game; a game from any package gets them for free.

pip install "bocamina[testing]"
pytest --pyargs bocamina.testing -k NAME
"""
