"""What holds for every game: tests that a game gets for nothing, wherever its package is from.

pip install "bocamina[testing]"
pytest --pyargs bocamina.testing -k NAME
"""
