from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.chance import Chance


def seeded(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def test_the_first_words_of_a_known_state() -> None:
    """Golden numbers: the generator must never change, or no record would replay."""
    chance = Chance()
    assert (chance.a, chance.b) == (1, 0)
    assert [int(chance.word()) for _ in range(3)] == [3802928447, 3134575995, 1411955750]
    assert seeded(7).word() == 3247062311
    assert seeded(2**64 - 1).word() == 811815691


def reference(a: int, b: int) -> tuple[int, int, int]:
    """xoroshiro64** as published, in arithmetic without bounds."""
    word = 2**32

    def rotated(x: int, bits: int) -> int:
        return (x << bits | x >> (32 - bits)) % word

    result = rotated(a * 0x9E3779BB % word, 5) * 5 % word
    b ^= a
    return result, rotated(a, 26) ^ b ^ (b << 9) % word, rotated(b, 13)


def test_it_is_xoroshiro() -> None:
    chance = seeded(123)
    for _ in range(1000):
        expected, a, b = reference(int(chance.a), int(chance.b))
        assert chance.word() == expected
        assert (chance.a, chance.b) == (a, b)


def test_every_number_is_as_likely() -> None:
    chance = seeded(1)
    rolls = Counter(int(chance.die()) for _ in range(60_000))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in rolls.values())


def test_numbers_stay_below_their_bound() -> None:
    chance = seeded(2)
    for bound in (1, 2, 3, 7, 164, 2**31):
        assert all(0 <= chance.below(bound) < bound for _ in range(200))


def test_nearby_seeds_are_unrelated() -> None:
    first = [int(seeded(seed).below(1000)) for seed in range(2000)]
    assert len(set(first)) > 800
    assert seeded(0).word() != seeded(2**32).word()


def test_drawing_empties_the_bag_piece_by_piece() -> None:
    chance = seeded(3)
    bag = vec[i64]([1, 2, 2, 5])
    drawn = []
    while len(bag):
        bag, piece = chance.draw(bag)
        drawn.append(int(piece))
    assert sorted(drawn) == [1, 2, 2, 5]


def test_copies_go_their_own_ways() -> None:
    chance = seeded(4)
    copy = chance.copy()
    assert chance.same(copy)
    expected = [int(chance.word()) for _ in range(5)]
    assert not chance.same(copy)
    assert [int(copy.word()) for _ in range(5)] == expected
