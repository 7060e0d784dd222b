"""The source of luck that every state owns and copies with itself.

There are two, and the seed says which. A seed of 64 bits is for study: xoroshiro64** (two 32-bit words), the quick one,
whose state can be worked out from enough of what it gave. A longer one is for tables of people: ChaCha8, of which
nobody who lacks the seed can foretell the next word, whatever they have seen. Neither ever leaves 63 bits: compiled and
plain Python give the same numbers on every platform.
"""

from __future__ import annotations

import secrets
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

QUICK_SEEDS: Final = 2**64
SEEDS: Final = 2**128
WORD: Final = 0xFFFFFFFF
BLOCK: Final = 16  # words
EXPAND: Final = (0x61707865, 0x3120646E, 0x79622D36, 0x6B206574)  # what ChaCha begins with if the key has 128 bits
DOUBLE_ROUNDS: Final = 4
UNFORETOLD: Final = -1  # in place of a word of the quick one
NO_WORDS: Final = vec[i64]()
QUICK_NUMBERS: Final = 2  # in a save
NUMBERS: Final = 5


def secret_seed() -> int:
    """A seed for people, who must not foretell what comes."""
    return QUICK_SEEDS + secrets.randbelow(SEEDS - QUICK_SEEDS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    a: i64  # words drawn so far, where b is UNFORETOLD
    b: i64
    key: vec[i64]
    block: vec[i64]  # of the last word that was drawn; never changed, so that copies share it

    def __init__(self) -> None:
        self.a = 1
        self.b = 0
        self.key = NO_WORDS
        self.block = NO_WORDS

    def seed(self, seed: int) -> None:
        """Begin anew: nearby seeds give unrelated sequences."""
        if seed >= QUICK_SEEDS:
            self.resume(0, [seed >> shift & WORD for shift in (0, 32, 64, 96)])
            return
        self.key = self.block = NO_WORDS
        self.b = scattered((seed >> 32 & WORD) ^ 0x9E3779B9)
        self.a = scattered((seed & WORD) ^ self.b)
        if self.a == 0 and self.b == 0:
            self.a = 1

    def resume(self, drawn: int, key: list[int]) -> None:
        """Go on as one who cannot be foretold, after so many words."""
        self.a = drawn
        self.b = UNFORETOLD
        self.key = vec[i64](key)
        self.block = block(self.key, self.a // BLOCK)

    def numbers(self) -> list[int]:
        """All that a save needs: two words of the quick one, or how many were drawn and the key."""
        return [int(self.a), int(self.b)] if self.b != UNFORETOLD else [int(self.a), *map(int, self.key)]

    def restore(self, numbers: list[int]) -> None:
        if len(numbers) == QUICK_NUMBERS:
            self.a, self.b = numbers
        else:
            self.resume(numbers[0], numbers[1:])

    def copy(self) -> Chance:
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        twin.key = self.key
        twin.block = self.block
        return twin

    def same(self, other: Chance) -> bool:
        """Whether nothing was drawn from the one that was not drawn from the other."""
        return self.a == other.a and self.b == other.b

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        if b == UNFORETOLD:
            return self.unforetold()
        product: i64 = times(a, 0x9E3779BB)
        turned: i64 = ((product << 5) | (product >> 27)) & WORD
        b ^= a
        self.a = (((a << 26) | (a >> 6)) & WORD) ^ b ^ ((b << 9) & WORD)
        self.b = ((b << 13) | (b >> 19)) & WORD
        return (turned * 5) & WORD

    def unforetold(self) -> i64:
        at: i64 = self.a % BLOCK
        if at == 0:
            self.block = block(self.key, self.a // BLOCK)
        self.a += 1
        return self.block[at]

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def die(self) -> i64:
        return self.below(6) + 1

    def draw(self, bag: vec[i64]) -> tuple[vec[i64], i64]:
        """Take one piece out of a bag; the bag is changed in place and handed back one shorter."""
        at: i64 = self.below(len(bag))
        piece: i64 = bag[at]
        bag, last = pop(bag)
        if at < len(bag):
            bag[at] = last
        return bag, piece


def times(x: i64, y: i64) -> i64:
    """The low 32 bits of a product of two 32-bit words, without leaving 63 bits on the way."""
    return (x * (y & 0xFFFF) + (((x * (y >> 16)) & 0xFFFF) << 16)) & WORD


def scattered(word: i64) -> i64:
    """One 32-bit word for every other one, with no likeness left (the finalizer of MurmurHash3)."""
    word = times(word ^ (word >> 16), 0x85EBCA6B)
    word = times(word ^ (word >> 13), 0xC2B2AE35)
    return word ^ (word >> 16)


def block(key: vec[i64], number: i64) -> vec[i64]:
    """Sixteen words of ChaCha8, the nonce being zero."""
    begun = vec[i64](EXPAND)
    for _ in range(2):
        for word in key:
            begun = append(begun, word)
    for word in (number & WORD, number >> 32, 0, 0):
        begun = append(begun, word)
    x = vec[i64](begun)
    for _ in range(DOUBLE_ROUNDS):
        for column in range(4):
            quarter(x, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(x, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    for at in range(BLOCK):
        x[at] = (x[at] + begun[at]) & WORD
    return x


def quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """ChaCha's quarter round on four of sixteen words."""
    stir(x, a, b, d, 16)
    stir(x, c, d, b, 12)
    stir(x, a, b, d, 8)
    stir(x, c, d, b, 7)


def stir(x: vec[i64], to: i64, by: i64, turned: i64, bits: i64) -> None:
    """Add one word to another, and turn a third by the sum."""
    total: i64 = (x[to] + x[by]) & WORD
    mixed: i64 = x[turned] ^ total
    x[to] = total
    x[turned] = ((mixed << bits) | (mixed >> (32 - bits))) & WORD
