"""Many games between agents: fair seatings, who wins how often and how surely, ratings."""
