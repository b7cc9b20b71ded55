"""Makes the sounds of the client: wood, paper, water, leaves and a bird, each a short WAV file beside this script.

python web/src/sounds/make_sounds.py [FOLDER]

Nothing is recorded. Wood is a few tones that die away at once, paper and leaves are filtered noise, a drop of water is
a tone that rises while it fades. The noise comes from a fixed seed, so the same script makes the same files.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from pathlib import Path
from random import Random

RATE = 22_050
Samples = list[float]

# A wooden bar that was tuned, as in a marimba; a plain block of wood; a hollow one. Each is (ratio, share, seconds).
BAR = [(1.0, 1.0, 0.20), (3.93, 0.22, 0.06), (9.2, 0.06, 0.02)]
BLOCK = [(1.0, 1.0, 0.030), (2.32, 0.55, 0.018), (4.25, 0.35, 0.010)]
HOLLOW = [(1.0, 1.0, 0.060), (1.51, 0.45, 0.030), (2.74, 0.25, 0.012)]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mix(into: Samples, sound: Samples, at: float, loud: float = 1.0) -> None:
    """Add a sound to another, so many seconds after its beginning."""
    start = round(at * RATE)
    into.extend([0.0] * (start + len(sound) - len(into)))
    for number, value in enumerate(sound):
        into[start + number] += loud * value


def struck(pitch: float, parts: list[tuple[float, float, float]], rng: Random) -> Samples:
    """Wood that is hit: its tones, and the click of the hit itself."""
    longest = max(fades for _, _, fades in parts)
    found = silence(longest * 5)
    for ratio, share, fades in parts:
        turn = 2 * math.pi * pitch * ratio / RATE
        for number in range(len(found)):
            found[number] += share * math.sin(turn * number) * math.exp(-number / (fades * RATE))
    mix(found, filtered(noise(0.006, rng), 900, 4200), 0, 0.5)
    return eased(found, 0.001)


def noise(seconds: float, rng: Random) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def filtered(sound: Samples, low: float, high: float) -> Samples:
    """What lies between two frequencies, roughly: one pole on either side, twice."""
    for _ in range(2):
        above, below = 1 - math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
        slow = fast = 0.0
        found = []
        for value in sound:
            fast += below * (value - fast)
            slow += above * (fast - slow)
            found.append(fast - slow)
        sound = found
    return sound


def eased(sound: Samples, rises: float) -> Samples:
    """Without the click of a sudden beginning or end."""
    begins, ends = max(1, round(rises * RATE)), round(0.008 * RATE)
    size = len(sound)
    return [value * min(1, number / begins, (size - number) / ends) for number, value in enumerate(sound)]


def brushed(seconds: float, low: float, high: float, peak: float, rng: Random) -> Samples:
    """Something thin that slides: noise that swells until `peak`, a share of its length, and fades."""
    found = filtered(noise(seconds, rng), low, high)
    size = len(found)
    rough = 1.0
    for number in range(size):
        if number % 40 == 0:
            rough = rng.uniform(0.45, 1)
        share = number / size
        swell = share / peak if share < peak else ((1 - share) / (1 - peak)) ** 2
        found[number] *= swell * rough
    return found


def drop(pitch: float, fades: float) -> Samples:
    """A drop of water: the bubble gets smaller, so the tone rises."""
    found = silence(fades * 5)
    phase = 0.0
    for number in range(len(found)):
        seconds = number / RATE
        phase += 2 * math.pi * pitch * (1 + 2.6 * seconds / (fades * 5)) / RATE
        found[number] = math.sin(phase) * math.exp(-seconds / fades)
    return eased(found, 0.004)


def rustle(seconds: float, grains: int, rng: Random) -> Samples:
    """Leaves: many small scratches, most of them early."""
    found = silence(seconds)
    for _ in range(grains):
        at = seconds * rng.betavariate(1.4, 2.4)
        low = rng.uniform(1800, 3600)
        grain = brushed(rng.uniform(0.012, 0.05), low, low * 2.2, 0.25, rng)
        mix(found, grain, min(at, seconds - 0.06), rng.uniform(0.2, 1) * (1 - at / seconds))
    return eased(found, 0.01)


def sung(pitch: float, bend: float, seconds: float) -> Samples:
    """One syllable of a bird."""
    found = silence(seconds)
    phase = 0.0
    for number in range(len(found)):
        share = number / len(found)
        phase += 2 * math.pi * (pitch + bend * math.sin(math.pi * share)) / RATE
        found[number] = math.sin(phase) * math.sin(math.pi * share) ** 2
    return found


def card(rng: Random) -> Samples:
    """A card is drawn."""
    return brushed(0.17, 1400, 5200, 0.35, rng)


def plant(rng: Random) -> Samples:
    """A card or a plant is put down: paper, then a soft touch of wood."""
    found = brushed(0.12, 900, 3600, 0.5, rng)
    mix(found, struck(230, HOLLOW, rng), 0.09, 0.75)
    return found


def discard(rng: Random) -> Samples:
    found = brushed(0.11, 1100, 4200, 0.6, rng)
    mix(found, brushed(0.05, 500, 1800, 0.1, rng), 0.1, 0.9)
    return found


def wood(rng: Random) -> Samples:
    """A domino or a room: two blocks that meet."""
    found = struck(430, BLOCK, rng)
    mix(found, struck(310, HOLLOW, rng), 0.028, 0.8)
    return found


def water(rng: Random) -> Samples:
    """A domino is laid into the brook."""
    found = struck(340, HOLLOW, rng)
    for at, pitch in ((0.05, 620), (0.13, 930), (0.19, 780)):
        mix(found, drop(pitch * rng.uniform(0.97, 1.03), 0.035), at, 0.5)
    return found


def leaves(rng: Random) -> Samples:
    return rustle(0.75, 90, rng)


def acorn(rng: Random) -> Samples:
    """An acorn rolls along the beam and comes to rest."""
    found = silence(0.1)
    at = 0.0
    for number in range(7):
        mix(found, struck(620 + 45 * (number % 2), BLOCK, rng), at, 0.75 - 0.08 * number)
        at += 0.032 + 0.011 * number
    return found


def turn(rng: Random) -> Samples:
    """It is your turn: two bars of wood."""
    found = struck(523.25, BAR, rng)
    mix(found, struck(783.99, BAR, rng), 0.13)
    return found


def refused(rng: Random) -> Samples:
    found = struck(150, HOLLOW, rng)
    mix(found, struck(126, HOLLOW, rng), 0.12)
    return found


def score(rng: Random) -> Samples:
    """An area, a round or a species has been scored."""
    found = struck(659.26, BAR, rng)
    mix(found, rustle(0.45, 45, rng), 0.03, 0.6)
    return found


def end(rng: Random) -> Samples:
    """The game is over: four bars, and wind in the leaves."""
    found = silence(0.1)
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        mix(found, struck(pitch, BAR, rng), 0.15 * number)
    mix(found, rustle(1.1, 120, rng), 0.35, 0.5)
    return found


def hello(rng: Random) -> Samples:
    """A bird greets."""
    found = silence(0.05)
    for at, pitch, bend, seconds in ((0, 2500, 700, 0.08), (0.1, 2900, 900, 0.07), (0.19, 2400, 1200, 0.12)):
        mix(found, sung(pitch * rng.uniform(0.99, 1.01), bend, seconds), at)
    return found


# Each sound, and how loud its loudest moment is: what is heard often is soft.
SOUNDS = {
    card: 0.30,
    plant: 0.40,
    discard: 0.30,
    wood: 0.45,
    water: 0.45,
    leaves: 0.40,
    acorn: 0.35,
    turn: 0.50,
    refused: 0.45,
    score: 0.50,
    end: 0.60,
    hello: 0.25,
}


def levelled(sound: Samples, loudest: float) -> Samples:
    peak = max(map(abs, sound))
    return eased([value / peak * loudest for value in sound], 0.001)


def write(path: Path, sound: Samples) -> None:
    frames = array("h", (round(value * 32767) for value in sound))
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def make(folder: Path) -> None:
    for sound, loudest in SOUNDS.items():
        name = sound.__name__
        write(folder / f"{name}.wav", levelled(sound(Random(name)), loudest))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
