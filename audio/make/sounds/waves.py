"""The few building blocks of all synthesised sound: noise, bands, rooms, loops. Fixed seeds, so that a rebuild is the same."""
import numpy as np

RATE = 48_000


def chance(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def time(seconds: float) -> np.ndarray:
    return np.arange(int(seconds * RATE)) / RATE


def level(sound: np.ndarray, peak: float) -> np.ndarray:
    return sound / np.abs(sound).max() * peak


def loop_noise(length: int, shape, seed: int) -> np.ndarray:
    """Noise whose end meets its beginning: random phases under the magnitude `shape(frequency)`."""
    frequency = np.fft.rfftfreq(length, 1 / RATE)
    spectrum = shape(np.maximum(frequency, 1e-3)) * np.exp(2j * np.pi * chance(seed).random(len(frequency)))
    spectrum[0] = 0
    noise = np.fft.irfft(spectrum, length)
    return noise / noise.std()


def white(frequency: np.ndarray) -> np.ndarray:
    return np.ones_like(frequency)


def slow_curve(length: int, seed: int, waves: int = 12, low: float = 0.0, high: float = 1.0) -> np.ndarray:
    """A slow random curve between low and high that ends where it began."""
    random, turn = chance(seed), np.arange(length) / length
    curve = sum(
        random.standard_normal() / k**0.6 * np.cos(2 * np.pi * (k * turn + random.random())) for k in range(1, waves + 1)
    )
    curve = (curve - curve.min()) / (curve.max() - curve.min())
    return low + (high - low) * curve


def band(sound: np.ndarray, low: float, high: float, order: int = 2) -> np.ndarray:
    """Circular band filter: a loop stays a loop."""
    frequency = np.fft.rfftfreq(len(sound), 1 / RATE) + 1e-6
    pass_through = 1 / np.sqrt(1 + (low / frequency) ** (2 * order)) / np.sqrt(1 + (frequency / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(sound) * pass_through, len(sound))


def hall(decay_s: float, seed: int, low: float = 150, high: float = 5000) -> np.ndarray:
    """Impulse response of a room, of unit energy."""
    moment = time(decay_s * 1.1)
    tail = band(chance(seed).standard_normal(len(moment)) * 10 ** (-3 * moment / decay_s), low, high, 1)
    end = len(tail) // 6
    tail[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    response = np.concatenate([np.zeros(int(0.015 * RATE)), tail])
    return response / np.sqrt((response**2).sum())


def in_room(sound: np.ndarray, response: np.ndarray) -> np.ndarray:
    """The room's answer to a single sound, cut to the sound's length."""
    total = len(sound) + len(response) - 1
    size = 1 << (total - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)[: len(sound)]


def around(sound: np.ndarray, response: np.ndarray) -> np.ndarray:
    """The room's answer to a loop: the tail of the end is heard under the beginning."""
    kernel = np.zeros(len(sound))
    kept = min(len(response), len(sound))
    kernel[:kept] = response[:kept]
    return np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(kernel), len(sound))


def put(loop: np.ndarray, sound: np.ndarray, at_s: float, left: float = 1.0, right: float = 1.0) -> None:
    """Adds a sound to a stereo loop; what runs over the end is heard at the beginning."""
    where = (int(at_s * RATE) + np.arange(len(sound))) % len(loop)
    # Not `loop[where] +=`, which would lose samples if the sound were longer than the loop.
    np.add.at(loop[:, 0], where, sound * left)
    np.add.at(loop[:, 1], where, sound * right)


def pan(position: float) -> tuple[float, float]:
    """Left and right level for a place from 0 (left) to 1 (right), equal in power."""
    return float(np.cos(position * np.pi / 2)), float(np.sin(position * np.pi / 2))


def ends_softly(sound: np.ndarray, fade_s: float = 0.3) -> np.ndarray:
    """A single sound without a click at either end."""
    start, end = int(0.001 * RATE), int(fade_s * RATE)
    sound = sound.copy()
    sound[:start] *= np.linspace(0, 1, start)
    sound[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    return sound
