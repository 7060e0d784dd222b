"""How a judgement is learned: games that are searched, what the search found fitted, and matches that decide."""
