"""Single sounds and two short loops, all by synthesis: bell, gavel, knock, thunder, owl, rooster, sand, heartbeat."""
import numpy as np

from sounds.waves import RATE, band, chance, ends_softly, hall, in_room, level, loop_noise, slow_curve, time, white

# Church bell: (ratio to the strike note, level, seconds to fall by 60 dB). The minor third makes it solemn.
BELL_PARTIALS = [
    (0.5, 0.55, 11), (1, 0.8, 7.5), (1.183, 0.75, 6), (1.506, 0.35, 4.5), (2, 1.0, 5), (2.514, 0.35, 3),
    (2.662, 0.3, 2.6), (3.011, 0.4, 2.4), (4.166, 0.25, 1.6), (5.433, 0.2, 1.1), (6.796, 0.14, 0.8), (8.215, 0.1, 0.55),
]  # fmt: skip


def bell(strike_note: float = 220.0, seconds: float = 8.0) -> np.ndarray:
    moment, random, ring = time(seconds), chance(3), 0.0
    for ratio, strength, decay in BELL_PARTIALS:
        for side in (-1, 1):  # two near frequencies beat against each other, as in cast metal
            detune = 1 + side * 0.0007 * (1 + random.random())
            ring = ring + 0.5 * strength * np.sin(
                2 * np.pi * strike_note * ratio * detune * moment + random.random() * 6.28
            ) * 10 ** (-3 * moment / decay)
    ring *= 1 - np.exp(-moment / 0.0015)
    clapper = band(random.standard_normal(len(moment)), 900, 6000) * 10 ** (-3 * moment / 0.06) * 0.35
    room = in_room(ring + clapper, hall(3.2, 5, high=4000))
    mixed = 0.75 * level(ring, 1) + 0.12 * level(clapper, 1) + 0.5 * level(room, 1)
    return ends_softly(band(mixed, 60, 7000, 1), 1.0)


def gavel() -> np.ndarray:
    moment, random = time(1.4), chance(8)
    hit = np.zeros(len(moment))
    wood = [(310, 0.9, 38), (690, 0.6, 55), (1140, 0.45, 70), (1890, 0.3, 95), (3100, 0.2, 140)]
    for delay_s, strength in ((0, 1.0), (0.012, 0.3)):
        start = int(delay_s * RATE)
        local = moment[: len(moment) - start]
        block = sum(a * np.sin(2 * np.pi * f * local) * np.exp(-local * d) for f, a, d in wood)
        hit[start:] += strength * (block + 0.5 * random.standard_normal(len(local)) * np.exp(-local * 260))
    room = in_room(hit, hall(1.1, 9))
    return ends_softly(level(hit, 1) + 0.35 * level(room, 1))


def knock() -> np.ndarray:
    """Three knocks at a heavy door."""
    one, all_three = band(gavel(), 80, 900), np.zeros(int(2.4 * RATE))
    for at_s, strength in ((0, 1.0), (0.33, 0.85), (0.66, 0.95)):
        start = int(at_s * RATE)
        all_three[start : start + len(one)] += one[: len(all_three) - start] * strength
    return ends_softly(all_three)


def thunder(seconds: float = 8.0) -> np.ndarray:
    moment, random = time(seconds), chance(11)
    rumble, swell = loop_noise(len(moment), lambda f: 1 / f**0.9, 11), np.zeros(len(moment))
    for at_s, strength, decay in ((0.05, 1, 0.5), (0.5, 0.7, 0.9), (1.1, 0.8, 1.4), (2.2, 0.5, 2.0), (3.4, 0.3, 2.0)):
        after = moment >= at_s
        swell[after] += strength * (1 - np.exp(-(moment[after] - at_s) / 0.03)) * np.exp(-(moment[after] - at_s) / decay)
    crack = band(random.standard_normal(len(moment)), 600, 4500) * np.exp(-moment / 0.18) * (1 - np.exp(-moment / 0.01))
    return ends_softly(level(band(rumble, 45, 700, 1) * swell, 1) + 0.06 * level(crack, 1), 1.5)


def owl() -> np.ndarray:
    """Hoo, hoo-hoo, hooo."""
    calls = np.zeros(int(3.4 * RATE))
    for at_s, seconds, pitch in ((0.1, 0.28, 388), (0.62, 0.16, 400), (0.86, 0.16, 400), (1.25, 0.75, 384)):
        moment = time(seconds)
        part = np.clip(moment / seconds, 0, 1)
        phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.03 * np.sin(np.pi * part))) / RATE
        hoot = (np.sin(phase) + 0.12 * np.sin(2 * phase) + 0.03 * np.sin(3 * phase)) * np.sin(np.pi * part) ** 0.7
        start = int(at_s * RATE)
        calls[start : start + len(hoot)] += hoot * (1 + 0.04 * np.sin(2 * np.pi * 24 * moment))
    room = in_room(calls, hall(2.2, 12, high=2500))
    return ends_softly(0.7 * level(calls, 1) + 0.5 * level(room, 1))


def rooster() -> np.ndarray:
    """A crow: a pulse train with a pitch contour, sent through moving formants."""
    crow, random = np.zeros(int(2.8 * RATE)), chance(21)
    for at_s, seconds, pitch_from, pitch_to in (
        (0.00, 0.16, 520, 640), (0.20, 0.14, 640, 700), (0.38, 0.30, 760, 900), (0.68, 1.15, 930, 560),
    ):  # fmt: skip
        moment = time(seconds)
        part = moment / seconds
        jitter = random.standard_normal(len(moment)).cumsum() / np.sqrt(np.arange(1, len(moment) + 1))
        pitch = pitch_from + (pitch_to - pitch_from) * part**1.3 + 60 * np.sin(np.pi * part)
        pitch = pitch * (1 + 0.012 * np.sin(2 * np.pi * 31 * moment) + 0.004 * jitter)
        phase, voice = 2 * np.pi * np.cumsum(pitch) / RATE, 0.0
        formants = ((1, 1350 + 250 * np.sin(np.pi * part), 260), (0.7, 2500, 420), (0.28, 3900, 700))
        for harmonic in range(1, 12):
            through = sum(a / (1 + ((harmonic * pitch - centre) / width) ** 2) for a, centre, width in formants)
            voice = voice + through * np.sin(harmonic * phase)
        voice = voice + 0.36 * band(random.standard_normal(len(moment)), 1200, 5000) * np.abs(voice).mean()
        voice *= np.minimum(1, part / 0.06) * np.minimum(1, (1 - part) / 0.25) ** 0.8
        start = int((0.05 + at_s) * RATE)
        crow[start : start + len(voice)] += voice
    room = in_room(crow, hall(1.6, 22, high=3500))
    return ends_softly(0.8 * level(crow, 1) + 0.35 * level(room, 1))


def sand(seconds: float = 6.0) -> np.ndarray:
    """The whisper of the hourglass, a loop."""
    length = int(seconds * RATE)
    flow = band(loop_noise(length, white, 31), 2500, 9000) * slow_curve(length, 32, 30, 0.6, 1)
    random = chance(33)
    for _ in range(int(seconds * 220)):
        start = random.integers(length)
        grain = random.standard_normal(60) * np.exp(-np.arange(60) / 12) * random.random() * 2.5
        flow[(start + np.arange(60)) % length] += grain
    return band(flow, 1800, 10000)


def heartbeat(beats_per_minute: float = 54, beats: int = 8) -> np.ndarray:
    """A loop of eight beats; the overtones let small speakers carry it."""
    length = int(60 / beats_per_minute * RATE)
    pulse, moment = np.zeros(length * beats), time(0.35)
    for beat in range(beats):
        for delay, strength, pitch in ((0, 1, 46), (0.31 * 60 / beats_per_minute, 0.65, 56)):
            phase = 2 * np.pi * (pitch * moment + 12 * (1 - np.exp(-moment * 25)) / 25)
            overtones = ((1, 1.0), (2, 0.45), (3, 0.35), (4, 0.3), (5, 0.25), (6, 0.2))
            thump = strength * sum(share * np.sin(k * phase) for k, share in overtones)
            thump *= np.exp(-moment * 16) * (1 - np.exp(-moment * 300))
            where = (int(beat * length + delay * RATE) + np.arange(len(thump))) % len(pulse)
            pulse[where] += thump
    return band(pulse, 25, 500)
