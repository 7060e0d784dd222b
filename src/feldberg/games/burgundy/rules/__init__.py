"""How the game goes: what works for a player (`powers`), what is gained and paid (`purse`, `pricing`), what is done
with tiles and goods (`taking`, `placing`, `trading`), and phases, rounds and turns (`flow`).
"""
