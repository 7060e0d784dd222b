"""Longsdale in Revolt: a story in five chapters, for one to four players."""
