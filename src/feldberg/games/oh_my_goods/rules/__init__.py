"""The flow of a round, and what answers do: cards drawn, goods made and spent, buildings built."""
