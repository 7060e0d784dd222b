"""What changed between two values of JSON, itself as JSON.

A delta is one of three:

    [x]             it is x now
    []              it is gone
    {name: delta}   it is still an object, or a list as long as before, and these of its members changed

A list's members are named by where they stand. `web/src/lib/deltas.ts` reads the same, and both are tested on the
samples beside it.
"""

from __future__ import annotations

from typing import Any

UNKNOWN = object()
FEW = 4  # a list of which one in so many changed is told by its members; of lists and objects all may have


def delta(before: Any, now: Any) -> Any:
    """What has to be told to who knows what was before. What is neither an object nor a list is told whole."""
    if type(now) is dict and type(before) is dict:
        found = {}
        for name, one in now.items():
            was = before.get(name, UNKNOWN)
            if was != one:
                found[name] = delta(was, one)
        if before.keys() != now.keys():
            found.update((name, []) for name in before if name not in now)
        return found
    if type(now) is list and type(before) is list and len(before) == len(now) > 0:
        changed = [at for at, (was, one) in enumerate(zip(before, now, strict=True)) if was != one]
        if len(changed) * FEW <= len(now) or isinstance(now[0], dict | list):
            return {at: delta(before[at], now[at]) for at in changed}
    return [now]


def applied(before: Any, told: Any) -> Any:
    """What is now; what did not change is the very same as before."""
    if isinstance(told, list):
        return told[0]
    if isinstance(before, list):
        now = before[:]
        for at, one in told.items():
            now[int(at)] = applied(before[int(at)], one)
        return now
    changed = {name: applied(before.get(name), one) for name, one in told.items() if one != []}
    return {name: one for name, one in (before | changed).items() if told.get(name) != []}
