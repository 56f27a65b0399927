"""Seamless stereo beds that hide the rustle of sleeves: wind, crickets, rain, fire. All by synthesis."""
import numpy as np

from sounds.waves import RATE, around, band, chance, hall, level, loop_noise, slow_curve, white


def wind(seconds: float = 30.0, seed: int = 40) -> np.ndarray:
    length, sides = int(seconds * RATE), []
    for side in (0, 1):
        start = seed + 100 * side
        base = band(loop_noise(length, lambda f: 1 / f**0.75, start), 70, 600, 1)
        gust = base / base.std() * slow_curve(length, seed + 1, 9, 0.25, 1)
        # Fixed resonances cross-faded by gusts whistle in the eaves.
        for centre, width, offset in ((330, 0.12, 3), (520, 0.08, 5), (860, 0.06, 7)):
            whistle = band(loop_noise(length, white, start + offset), centre * (1 - width), centre * (1 + width), 4)
            gust = gust + 0.35 * whistle / whistle.std() * slow_curve(length, seed + offset, 14) ** 3
        # Dry leaves: the part of the wind that covers sleeves and cards.
        leaves = band(loop_noise(length, white, start + 11), 1800, 6000, 1)
        gust = gust + 0.12 * leaves / leaves.std() * slow_curve(length, seed + 12, 40, 0.3, 1)
        sides.append(gust * slow_curve(length, seed + 2, 7, 0.4, 1))
    return np.stack(sides, 1)


def crickets(seconds: float = 24.0, seed: int = 60) -> np.ndarray:
    length = int(seconds * RATE)
    moment, random, chirps = np.arange(length) / RATE, chance(seed), np.zeros((length, 2))
    for insect in range(7):
        # Whole numbers of cycles in the loop, so that no chirp is cut at the seam.
        pitch = round(random.uniform(3600, 4600) * seconds) / seconds
        rate = round(random.uniform(1.4, 2.3) * seconds) / seconds
        pulses, strength, place = round(random.uniform(26, 34)), random.uniform(0.15, 1) ** 1.5, random.random()
        cycle, sounding = (moment * rate + random.random()) % 1, 0.34
        swell = np.where(cycle < sounding, np.sin(np.pi * np.minimum(cycle / sounding, 1)).clip(0) ** 0.5, 0)
        trill = (0.5 - 0.5 * np.cos(2 * np.pi * np.minimum(cycle / rate, sounding / rate) * pulses)) ** 1.6
        tone = np.sin(2 * np.pi * pitch * moment) + 0.12 * np.sin(4 * np.pi * pitch * moment)
        chirp = strength * swell * trill * tone * slow_curve(length, seed + insect, 5, 0.4, 1)
        chirps[:, 0] += chirp * np.cos(place * np.pi / 2)
        chirps[:, 1] += chirp * np.sin(place * np.pi / 2)
    sides = []
    for side in (0, 1):
        meadow = around(chirps[:, side], hall(1.0, 61 + side, low=1500, high=6000))
        air = band(loop_noise(length, lambda f: 1 / f**0.5, seed + 20 + side), 1500, 7000)
        sides.append(chirps[:, side] + 0.35 * level(meadow, np.abs(chirps).max()) + 0.03 * air)
    return np.stack(sides, 1)


def rain(seconds: float = 20.0, seed: int = 80) -> np.ndarray:
    length, sides = int(seconds * RATE), []
    for side in (0, 1):
        fall, random = 0.5 * band(loop_noise(length, lambda f: 1 / f**0.35, seed + side), 400, 9000, 1), chance(seed + 5 + side)
        for _ in range(int(seconds * 130)):
            start, size = random.integers(length), int(RATE * random.uniform(0.004, 0.02))
            local, pitch = np.arange(size) / RATE, random.uniform(900, 4200)
            drop = random.uniform(0.3, 2.2) * np.sin(2 * np.pi * pitch * (1 + 8 * local) * local) * np.exp(-local * 260)
            fall[(start + np.arange(size)) % length] += drop
        sides.append(band(fall, 250, 9000, 1))
    return np.stack(sides, 1)


def fire(seconds: float = 20.0, seed: int = 90) -> np.ndarray:
    length, sides = int(seconds * RATE), []
    for side in (0, 1):
        roar = band(loop_noise(length, lambda f: 1 / f, seed + side), 50, 500, 1)
        flame, random = roar / roar.std() * slow_curve(length, seed + 2, 40, 0.5, 1), chance(seed + 9 + side)
        for _ in range(int(seconds * 14)):
            start, size = random.integers(length), int(RATE * random.uniform(0.002, 0.012))
            crackle = random.standard_normal(size) * np.exp(-np.arange(size) / (size / 5))
            flame[(start + np.arange(size)) % length] += crackle * np.minimum(random.pareto(2.2), 3) * 0.9
        hiss = band(loop_noise(length, white, seed + 30 + side), 2500, 8000)
        flame += 0.06 * hiss / hiss.std() * slow_curve(length, seed + 31, 30, 0.2, 1)
        sides.append(np.tanh(band(flame, 40, 6500, 1) / 3))
    return np.stack(sides, 1)
