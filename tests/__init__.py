"""With a toy on the shelf of games, here and in all processes begun here."""

import os
from pathlib import Path

os.environ["FELDBERG_GAMES"] = str(Path(__file__).parent / "core" / "shelf")
