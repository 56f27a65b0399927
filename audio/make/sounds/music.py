"""Five short loops, one for each mood of the evening, as written notes. Own compositions in the old church modes.

A part is written as one token a step: a note ('D4'), '.' for nothing, '-' to hold the note before; '|' only eases reading.
"""
import zlib

import numpy as np

from sounds import instruments
from sounds.waves import RATE, around, band, chance, hall, loop_noise, pan, put, slow_curve


class Loop:
    """A stereo loop that is filled part by part; what rings over the end is heard at the beginning."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.sound = np.zeros((int(seconds * RATE), 2))

    def part(self, step_s: float, notes: str, play, level: float, place: float = 0.5) -> None:
        tokens = notes.replace("|", " ").split()
        if abs(len(tokens) * step_s - self.seconds) > 1e-6:
            raise ValueError(f"a part of {len(tokens) * step_s} s in a loop of {self.seconds} s")
        hand = chance(zlib.crc32(notes.encode()))
        for index, token in enumerate(tokens):
            if token in ".-":
                continue
            held = 1
            while index + held < len(tokens) and tokens[index + held] == "-":
                held += 1
            # Nobody plays like a clock: a little late or soft, always the same way.
            late, soft = hand.uniform(0, 0.018), hand.uniform(0.75, 1.0)
            sound = play(token, held * step_s, index)
            put(self.sound, sound * level * soft, index * step_s + late, *pan(place + hand.uniform(-0.06, 0.06)))

    def drone(self, notes: list[str], level: float, seed: int) -> None:
        """A hurdy-gurdy's low strings; every partial has a whole number of cycles in the loop."""
        length = len(self.sound)
        moment, random = np.arange(length) / RATE, chance(seed)
        whole = lambda frequency: round(frequency * self.seconds) / self.seconds
        for note in notes:
            breath = slow_curve(length, seed + len(note) + int(instruments.pitch(note)), 6, 0.45, 1)
            for string in range(4):
                frequency, place = instruments.pitch(note) * (1 + (string - 1.5) * 0.0012), random.random()
                sound = sum(
                    np.sin(2 * np.pi * whole(frequency * k) * moment + random.random() * 6.28) / k**1.4
                    for k in range(1, 9) if frequency * k < 1600
                )  # fmt: skip
                left, right = pan(place)
                self.sound[:, 0] += level * breath * sound * left / 4
                self.sound[:, 1] += level * breath * sound * right / 4

    def air(self, low: float, high: float, level: float, seed: int, gusts: int = 9) -> None:
        for side in (0, 1):
            noise = band(loop_noise(len(self.sound), lambda f: 1 / f**0.6, seed + side), low, high, 1)
            self.sound[:, side] += level * noise / noise.std() * slow_curve(len(noise), seed + 2, gusts, 0.1, 1)

    def in_hall(self, decay_s: float, wet: float, seed: int, high: float = 3200) -> np.ndarray:
        sides = []
        for side in (0, 1):
            room = around(self.sound[:, side], hall(decay_s, seed + side, low=90, high=high))
            room *= wet * self.sound[:, side].std() / room.std()
            sides.append(band(self.sound[:, side] + room, 32, 6500, 1))
        return np.stack(sides, 1)


def _pluck(bright: float = 1.0, ring_s: float = 4.0):
    return lambda note, _held, index: instruments.pluck(instruments.pitch(note), ring_s, index + 1, bright)


def _bow(note: str, held_s: float, index: int) -> np.ndarray:
    return instruments.bowed(instruments.pitch(note), held_s, index + 7)


def _flute(note: str, held_s: float, index: int) -> np.ndarray:
    return instruments.flute(instruments.pitch(note), held_s * 0.95, index + 11)


def _voices(note: str, held_s: float, index: int) -> np.ndarray:
    return instruments.voices(instruments.pitch(note), held_s, index + 13)


def _drum(_note: str, _held_s: float, index: int) -> np.ndarray:
    return instruments.drum(index + 17)


def dusk() -> np.ndarray:
    """Lute over a drone, D Dorian: the day is done."""
    loop = Loop(48)
    loop.drone(["D2", "A2"], 0.5, 501)
    loop.part(0.75, """
        D3 . A3 D4 . F4 . A3 | C3 . G3 C4 . E4 . G3 | G2 . D3 G3 . B3 . D3 | A2 . E3 A3 . C4 . E3
        D3 . A3 D4 . F4 . A3 | C3 . G3 E4 . C4 . G3 | G2 . D3 B3 . A3 . E3 | D3 . A3 D4 . . . .
    """, _pluck(0.7), 0.5, 0.38)
    loop.part(0.75, """
        . . . . . . . . | . . . . . . . . | . . . . B4 - D5 - | E5 - - - C5 - A4 -
        F4 - - - A4 - - - | G4 - - - E4 - - - | F4 - E4 - D4 - C4 - | D4 - - - - - . .
    """, _flute, 0.16, 0.62)
    return loop.in_hall(3.2, 0.7, 510)


def witches() -> np.ndarray:
    """A low drone that never settles, E Phrygian: something moves in the dark."""
    loop = Loop(48)
    loop.drone(["E1", "E2", "B2"], 0.6, 521)
    loop.part(1.5, """
        E3 - - - F3 - - - | E3 - - - D3 - - - | E3 - - - F3 - G3 - | F3 - - - E3 - . .
    """, _bow, 0.24, 0.42)
    loop.part(1.5, """
        . . . . B4 - - - | C5 - - - B4 - - - | . . . . A4 - - - | B4 - - - - - . .
    """, _voices, 0.13, 0.6)
    loop.part(0.75, """
        E4 . . . . . F4 . | . . . . B3 . . . | . . E4 . . . . . | D4 . . C4 . . . .
        . . . . E4 . . F4 | . . . . . . . . | B3 . . . C4 . . . | . . B3 . . . . .
    """, _pluck(1.1), 0.28, 0.7)
    loop.part(3.0, "x . x . x . x . x . x . x . x .", _drum, 0.5)
    loop.air(900, 4000, 0.03, 525, gusts=22)
    return loop.in_hall(4.5, 1.0, 530, high=2600)


def constable() -> np.ndarray:
    """Slow steps and a low bowed tune, A Aeolian: the watch goes round."""
    loop = Loop(48)
    loop.drone(["A1", "E2"], 0.45, 541)
    loop.part(0.75, "x . . . x . . . " * 8, _drum, 0.42)
    loop.part(0.75, """
        A2 . E3 . A3 . E3 . | A2 . E3 . C4 . B3 . | F2 . C3 . F3 . A3 . | E2 . B2 . E3 . G3 .
        A2 . E3 . A3 . E3 . | G2 . D3 . G3 . B3 . | F2 . C3 . A3 . G3 . | A2 . E3 . A3 . . .
    """, _pluck(0.5), 0.36, 0.36)
    loop.part(0.75, """
        A3 - - - - - C4 - | B3 - - - A3 - G3 - | A3 - - - F3 - - - | E3 - - - - - . .
        A3 - - - - - C4 - | D4 - - - B3 - G3 - | A3 - G3 - F3 - E3 - | A3 - - - - - . .
    """, _bow, 0.26, 0.62)
    return loop.in_hall(3.0, 0.6, 550)


def confession() -> np.ndarray:
    """A pulse that does not hurry and does not stop, D Phrygian: the sand runs."""
    loop = Loop(32)
    loop.drone(["D2", "D3"], 0.45, 561)
    loop.part(1.0, "x . " * 16, _drum, 0.5)
    loop.part(0.5, "D3 . A3 . Eb3 . A3 . D3 . Bb3 . Eb3 . A3 . " * 4, _pluck(0.6, 1.6), 0.36, 0.4)
    loop.part(2.0, "D4 - - - Eb4 - - - D4 - C4 - Bb3 - A3 -", _bow, 0.22, 0.6)
    loop.part(1.0, ". . . A5 . . . . . . . Bb5 . . . . . . . A5 . . . . . . . G5 . . . .", _pluck(1.2), 0.1, 0.75)
    return loop.in_hall(2.6, 0.6, 570)


def day() -> np.ndarray:
    """Dulcimer and flute in a slow six-eight, D Dorian: the market opens, and everybody watches everybody."""
    loop = Loop(38.4)
    loop.drone(["D3", "A3"], 0.16, 581)
    loop.part(0.4, """
        D4 . F4 A4 . G4 | F4 . E4 D4 . . | C4 . E4 G4 . F4 | E4 . D4 C4 . .
        D4 . F4 A4 . C5 | B4 . G4 A4 . . | F4 . D4 E4 . C4 | D4 . . . . .
        A4 . B4 C5 . B4 | A4 . G4 F4 . . | G4 . A4 B4 . G4 | E4 . C4 D4 . E4
        F4 . A4 G4 . F4 | E4 . D4 C4 . E4 | D4 . C4 A3 . C4 | D4 . . . . .
    """, _pluck(1.0, 2.6), 0.36, 0.4)
    loop.part(1.2, """
        D3 A3 | D3 A3 | C3 G3 | C3 G3 | D3 A3 | G3 D3 | D3 A2 | D3 A3
        A2 E3 | D3 A3 | G2 D3 | C3 G3 | F3 C3 | C3 G3 | D3 A2 | D3 A3
    """, _pluck(0.4, 3.0), 0.34, 0.5)
    loop.part(0.4, """
        . . . . . . | . . . . . . | . . . . . . | . . . . . . | . . . . . . | . . . . . . | . . . . . . | . . . . . .
        A4 - B4 C5 - B4 | A4 - G4 F4 - - | G4 - A4 B4 - G4 | E4 - C4 D4 - E4
        F4 - A4 G4 - F4 | E4 - D4 C4 - E4 | D4 - C4 A4 - C5 | D5 - - - - .
    """, _flute, 0.14, 0.64)
    return loop.in_hall(1.8, 0.45, 590, high=4500)
