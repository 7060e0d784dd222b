"""The rules of the game, by what they are about."""
