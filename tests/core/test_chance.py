from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.chance import BLOCK, QUICK_SEEDS, SEEDS, UNFORETOLD, Chance, block, secret_seed

STRONG = 2**127 + 12345


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


def test_it_is_chacha8() -> None:
    """As published for eight rounds, a key of 128 zeros and no nonce."""
    chance = Chance()
    chance.resume(0, [0] * 4)
    stream = b"".join(int(chance.word()).to_bytes(4, "little") for _ in range(BLOCK)).hex()
    assert stream == (
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
        "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
    )


def test_every_bit_of_a_long_seed_counts() -> None:
    """Golden numbers here, too; and the counter goes on into its second word."""
    assert seeded(STRONG).word() == 4021308698
    firsts = {int(seeded(STRONG ^ 1 << bit).word()) for bit in range(127)}
    assert len(firsts) == 127
    blocks = [list(map(int, block(seeded(STRONG).key, number))) for number in (0, 1, 2**32)]
    assert len({word for words in blocks for word in words}) == 3 * BLOCK


def test_a_secret_seed_cannot_be_foretold() -> None:
    seeds = {secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(QUICK_SEEDS <= seed < SEEDS for seed in seeds)
    assert all(seeded(seed).b == UNFORETOLD for seed in seeds)


@pytest.mark.parametrize("seed", [5, STRONG])
@pytest.mark.parametrize("drawn", [0, 1, 16, 40])
def test_it_goes_on_where_it_was(seed: int, drawn: int) -> None:
    chance = seeded(seed)
    for _ in range(drawn):
        chance.word()
    again = Chance()
    again.restore(chance.numbers())
    assert again.same(chance)
    assert [int(again.word()) for _ in range(40)] == [int(chance.word()) for _ in range(40)]


def test_who_is_seeded_anew_forgets_the_secret() -> None:
    chance = seeded(STRONG)
    chance.seed(5)
    assert len(chance.key) == len(chance.block) == 0
    assert chance.numbers() == seeded(5).numbers()


@pytest.mark.parametrize("seed", [1, STRONG])
def test_every_number_is_as_likely(seed: int) -> None:
    chance = seeded(seed)
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


@pytest.mark.parametrize("seed", [4, STRONG])
def test_copies_go_their_own_ways(seed: int) -> None:
    chance = seeded(seed)
    copy = chance.copy()
    assert chance.same(copy)
    expected = [int(chance.word()) for _ in range(5)]
    assert not chance.same(copy)
    assert [int(copy.word()) for _ in range(5)] == expected
    assert chance.same(copy)
