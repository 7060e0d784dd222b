"""The network that agrees best with what the search found, by stochastic descent (Adam)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feldberg.training.lessons import STEPS, Notes

Numbers = NDArray[np.float32]

HIDDEN = 32
SPREAD = 2.0  # of the first weights: kinks must lie among what is sensed
BATCH = 256  # pairs
STEP = np.float32(1 / STEPS)
RATE = 5e-3  # at first; less after every epoch without progress on pairs that were held back
SLOWING = 0.7
SLOWEST = 2e-4
DECAY = 1e-4  # of the weights, at each step a share of the rate
HELD_BACK = 0.1


class Network(NamedTuple):
    first: Numbers
    shift: Numbers
    second: Numbers

    def errors(self, notes: Notes, shares: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """How far the pairs are off, and the inputs and hidden numbers on the way."""
        inputs: Numbers = notes.senses.reshape(-1, notes.senses.shape[2]).astype(np.float32)
        inputs *= STEP
        hidden = (inputs @ self.first + self.shift).clip(0.0)
        worth: Numbers = (hidden @ self.second).reshape(-1, 4) @ shares
        errors: Numbers = notes.outlooks + worth - notes.found
        return errors, inputs, hidden

    def gradient(self, notes: Notes, shares: Numbers, weights: Numbers) -> Network:
        errors, inputs, hidden = self.errors(notes, shares)
        pull: Numbers = (np.outer(errors * weights, shares).reshape(-1, 1) / len(errors)).astype(np.float32)
        back: Numbers = pull * self.second * (hidden > 0.0).astype(np.float32)
        return Network(inputs.T @ back, back.sum(axis=0), (hidden * pull).sum(axis=0))


def fitted(notes: Notes, seed: int, regard: float) -> tuple[Network, float, float]:
    """The network, and the mean squared difference on pairs held back before and after.

    Rivals count in it as much as they do for who looks ahead.
    """
    shares = np.array([1.0, -regard, -1.0, regard], np.float32)  # candidate, its rival, the best, its rival
    luck = np.random.default_rng(seed)
    held = round(len(notes.found) * HELD_BACK)
    test, train = part(notes, slice(0, held)), part(notes, slice(held, None))
    network = best = fresh(notes.senses.shape[2], luck)
    before = least = loss(best, test, shares)
    moments = [np.zeros_like(one) for one in network for _ in range(2)]
    rate, step = RATE, 0
    while rate > SLOWEST:
        for batch in batches(len(train.found), luck):
            step += 1
            chosen = part(train, batch)
            gradient = network.gradient(chosen, shares, weight(chosen.worlds))
            network = Network(*descended(network, gradient, moments, step, rate))
        now = loss(network, test, shares)
        if now < least:
            best, least = network, now
        else:
            rate *= SLOWING
    return best, before, least


def descended(network: Network, gradient: Network, moments: list[Numbers], step: int, rate: float) -> Iterator[Numbers]:
    for at, (values, slope) in enumerate(zip(network, gradient, strict=True)):
        mean, square = moments[2 * at], moments[2 * at + 1]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        move = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        yield (values - rate * (move + DECAY * values)).astype(np.float32)


def weight(worlds: Numbers) -> Numbers:
    """What was seen in more worlds is surer."""
    weights: Numbers = worlds / (worlds + 8.0)
    return weights


def loss(network: Network, notes: Notes, shares: Numbers) -> float:
    total = 0.0
    for start in range(0, len(notes.found), BATCH):
        chosen = part(notes, slice(start, start + BATCH))
        errors, *_ = network.errors(chosen, shares)
        total += float((weight(chosen.worlds) * errors * errors).sum())
    return total / float(weight(notes.worlds).sum())


def fresh(inputs: int, luck: np.random.Generator) -> Network:
    """One that says nothing yet: it begins with the outlook alone."""
    first = luck.normal(0.0, SPREAD * inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
    shift = luck.normal(0.0, 0.5, HIDDEN).astype(np.float32)
    return Network(first, shift, np.zeros(HIDDEN, np.float32))


def batches(count: int, luck: np.random.Generator) -> Iterator[Any]:
    order = luck.permutation(count)
    for start in range(0, count, BATCH):
        yield order[start : start + BATCH]


def part(notes: Notes, which: Any) -> Notes:
    return Notes(*(values[which] for values in notes))
