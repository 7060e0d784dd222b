from __future__ import annotations

from feldberg.core import hex as grid

FLOWER = [2, 3, 2]  # a cell and its six neighbours: 0 1 / 2 3 4 / 5 6


def test_rows_are_centred() -> None:
    assert grid.places(FLOWER) == [(-1, 0), (1, 0), (-2, 1), (0, 1), (2, 1), (-1, 2), (1, 2)]


def test_neighbours() -> None:
    touching = grid.touching(grid.places(FLOWER))
    assert sorted(touching[3]) == [0, 1, 2, 4, 5, 6]
    assert sorted(touching[0]) == [1, 2, 3]
    assert sorted(touching[2]) == [0, 3, 5]


def test_neighbours_are_mutual() -> None:
    touching = grid.touching(grid.places([4, 5, 6, 7, 6, 5, 4]))
    assert all(cell in touching[other] for cell in range(37) for other in touching[cell])
    assert sum(len(cells) for cells in touching) == 2 * 90


def test_regions_are_touching_cells_of_one_colour() -> None:
    colours = [0, 1, 0, 1, 0, 2, 1]
    assert grid.regions(colours, grid.touching(grid.places(FLOWER))) == [[0, 2], [1, 3, 6], [4], [5]]
