"""Pointy-top hex grids made of centred rows."""

from __future__ import annotations


def places(rows: list[int]) -> list[tuple[int, int]]:
    """The doubled coordinates (x, y) of every cell, row by row, for rows of the given lengths."""
    return [(2 * column - (length - 1), y) for y, length in enumerate(rows) for column in range(length)]


def touching(cells: list[tuple[int, int]]) -> list[list[int]]:
    """For every cell the cells that touch it."""
    index = {place: cell for cell, place in enumerate(cells)}
    around = [(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    return [[index[x + dx, y + dy] for dx, dy in around if (x + dx, y + dy) in index] for x, y in cells]


def centres(cells: list[tuple[int, int]]) -> list[tuple[float, float]]:
    """Where the middle of every cell lies, for cells of width 1, all of them around the origin."""
    across, down = ((min(values) + max(values)) / 2 for values in zip(*cells, strict=True))
    return [((x - across) / 2, round((y - down) * 3**0.5 / 2, 3)) for x, y in cells]


def regions(colours: list[int], touching: list[list[int]]) -> list[list[int]]:
    """The maximal groups of touching cells of one colour, each sorted, in the order of their first cells."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(colours)):
        if start in seen:
            continue
        region = [start]
        seen.add(start)
        for cell in region:
            for other in touching[cell]:
                if other not in seen and colours[other] == colours[start]:
                    seen.add(other)
                    region.append(other)
        found.append(sorted(region))
    return found
