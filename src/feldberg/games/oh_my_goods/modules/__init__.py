"""The expansion, as a module of its own."""
