"""How the game goes: what counts (`measures`), what is gained and paid (`stock`, `fields`, `sheep`, `crafts`, `board`),
how cards are played (`cards`), what programs do (`effects`), and rounds and phases (`flow`).
"""
