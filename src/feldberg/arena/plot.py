"""A ladder as a picture in SVG: what every entrant is rated, and how surely. It follows the reader's light or dark."""

from __future__ import annotations

from html import escape
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from feldberg.arena.estimates import Estimate
from feldberg.arena.ladder import Ladder

WIDTH = 720
ROW = 36
TOP, BOTTOM, RIGHT = 52, 44, 72
LETTER = 8.2  # at most, of the labels
STEPS = (1, 2, 5, 10)

STYLE = """
  .ground { fill: #ffffff } text { fill: #1f2328; font: 14px system-ui, sans-serif } .title { font-weight: 600 }
  .faint { fill: #59636e; font-size: 12px } .line { stroke: #d1d9e0 } .span { stroke: #0969da; stroke-width: 2 }
  .dot { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #f0f6fc } .faint { fill: #9198a1 } .line { stroke: #3d444d }
    .span { stroke: #4493f8 } .dot { fill: #4493f8 }
  }
"""


class Axis(NamedTuple):
    """Numbers along the width of the picture."""

    marks: list[float]
    left: float

    def x(self, value: float) -> float:
        whole = self.marks[-1] - self.marks[0]
        return self.left + (WIDTH - RIGHT - self.left) * (value - self.marks[0]) / whole


def picture(ladder: Ladder) -> str:
    """Ratings, or where nobody plays against another the mean scores, the best on top."""
    rows = [(one.label, one.rating or one.score) for one in ladder.standings]
    what = "rating (openskill)" if ladder.contest.rivals else "mean score"
    title = escape(f"{ladder.contest.game.word('title', 'en')}: {what} after {len(ladder.played):,} games")
    ends = [end for _, estimate in rows for end in estimate if isfinite(end)]
    axis = Axis(round_marks(min(ends), max(ends)), 32 + LETTER * max(len(label) for label, _ in rows))
    ground = TOP + ROW * len(rows)
    height = ground + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="16" y="28">{title}</text>',
    ]
    for mark in axis.marks:
        lines.append(f'<path class="line" d="M{axis.x(mark):.1f} {TOP}V{ground}"/>')
        lines.append(
            f'<text class="faint" x="{axis.x(mark):.1f}" y="{ground + 18}" text-anchor="middle">{mark:g}</text>'
        )
    for number, (label, estimate) in enumerate(rows):
        lines += row(label, estimate, TOP + ROW * number + ROW // 2, axis)
    lines.append(f'<text class="faint" x="16" y="{height - 10}">The lines are intervals of 95 %.</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def row(label: str, estimate: Estimate, y: int, axis: Axis) -> list[str]:
    low, value, high = (axis.x(end) for end in (estimate.low, estimate.value, estimate.high))
    line = [
        f'<text x="16" y="{y + 5}">{escape(label)}</text>',
        f'<circle class="dot" cx="{value:.1f}" cy="{y}" r="5"/>',
        f'<text x="{WIDTH - 16}" y="{y + 5}" text-anchor="end">{estimate.value:.1f}</text>',
    ]
    if isfinite(estimate.margin):
        line.append(f'<path class="span" d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"/>')
    return line


def round_marks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest, some four to nine."""
    rough = max(high - low, 1.0) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(step * unit for step in STEPS if step * unit >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * count for count in range(first, last + 1)]
