"""The pieces of Hallertau: boards and numbers, the card language, the action spaces and the 330 cards.

Each block names its source: `rulebook`, `published` (read off the printed pieces by others), `inferred` (follows from
the rulebook's numbers, not seen) or `ours` (not to be had; a stand-in of our own).
"""
