"""The source of luck that every state owns and copies with itself.

It is xoroshiro64** (two 32-bit words), chosen because it never leaves 63 bits: compiled and plain Python
give the same numbers on every platform.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

SEEDS: Final = 2**64


class Chance:
    a: i64
    b: i64

    def __init__(self) -> None:
        self.a = 1
        self.b = 0

    def seed(self, seed: int) -> None:
        """Begin anew: nearby seeds give unrelated sequences."""
        self.b = scattered((seed >> 32 & 0xFFFFFFFF) ^ 0x9E3779B9)
        self.a = scattered((seed & 0xFFFFFFFF) ^ self.b)
        if self.a == 0 and self.b == 0:
            self.a = 1

    def copy(self) -> Chance:
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        return twin

    def same(self, other: Chance) -> bool:
        """Whether nothing was drawn from the one that was not drawn from the other."""
        return self.a == other.a and self.b == other.b

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        product: i64 = times(a, 0x9E3779BB)
        turned: i64 = ((product << 5) | (product >> 27)) & 0xFFFFFFFF
        b ^= a
        self.a = (((a << 26) | (a >> 6)) & 0xFFFFFFFF) ^ b ^ ((b << 9) & 0xFFFFFFFF)
        self.b = ((b << 13) | (b >> 19)) & 0xFFFFFFFF
        return (turned * 5) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
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
    return (x * (y & 0xFFFF) + (((x * (y >> 16)) & 0xFFFF) << 16)) & 0xFFFFFFFF


def scattered(word: i64) -> i64:
    """One 32-bit word for every other one, with no likeness left (the finalizer of MurmurHash3)."""
    word = times(word ^ (word >> 16), 0x85EBCA6B)
    word = times(word ^ (word >> 13), 0xC2B2AE35)
    return word ^ (word >> 16)
