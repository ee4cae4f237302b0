"""What holds for every game: tests that a game gets for free, wherever its package comes from.

pip install "bocamina[testing]"
pytest --pyargs bocamina.testing -k NAME
"""
