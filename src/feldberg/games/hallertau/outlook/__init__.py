"""The outlook: the next phase 9 played through (`improvements`), and all that is promised beside it (`prospects`)."""
