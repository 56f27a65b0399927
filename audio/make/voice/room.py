"""Puts a dry voice into a quiet hall and sets its level: equaliser, compressor, reverb, loudness, limiter."""
import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

import loudness
from voice import synthesis

RATE = 48_000
TARGET_LUFS = -18.0
# Sample peaks to limit to. Encoding adds up to about 1 dB: the first that leaves the file's true peak below -1 dB is used.
CEILINGS = (0.79, 0.7, 0.62)
LEAD_IN_S = 0.03
DECAY_S = 1.7
HALL_SEED = 77


def narrator(dry: np.ndarray, wet: float, ceiling: float) -> np.ndarray:
    """The finished line, 48 kHz mono. `wet` is the level of the room below the voice, 0 = none."""
    sound = resample_poly(dry.astype(float), RATE, synthesis.RATE)
    sound = _equalise(sound - sound.mean())
    sound = _compress(sound * _gain(sound, -20.0))
    _fade(sound, 0.008, 0.02)
    if wet:
        sound = _in_hall(sound, wet)
    sound = sound[: np.where(np.abs(sound) > 0.002)[0][-1] + int(0.03 * RATE)]
    _fade(sound, 0.0, 0.12)
    for _ in range(3):  # limiting lowers the loudness a little, so level and limit take turns
        sound = _limit(sound * _gain(sound, TARGET_LUFS), ceiling)
    return np.concatenate([np.zeros(int(LEAD_IN_S * RATE)), sound])


def _gain(sound: np.ndarray, target: float) -> float:
    return 10 ** ((target - loudness.lufs(sound, RATE)) / 20)


def _fade(sound: np.ndarray, into_s: float, out_s: float) -> None:
    start, end = int(into_s * RATE), int(out_s * RATE)
    if start:
        sound[:start] *= np.linspace(0, 1, start)
    if end:
        sound[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2


def _equalise(sound: np.ndarray) -> np.ndarray:
    """Warmth, less boxiness, clear consonants; nothing above 10 kHz, where the model only hisses."""
    return sosfilt(
        np.vstack([
            butter(2, 70, "high", fs=RATE, output="sos"),
            _bell(170, 0.8, 2.0),
            _bell(420, 1.0, -1.5),
            _bell(3200, 0.9, 1.5),
            _bell(7500, 0.8, -1.0),
            butter(4, 10_000, "low", fs=RATE, output="sos"),
        ]),
        sound,
    )


def _bell(frequency: float, q: float, gain_db: float) -> np.ndarray:
    a, w = 10 ** (gain_db / 40), 2 * np.pi * frequency / RATE
    alpha, cos = np.sin(w) / (2 * q), np.cos(w)
    return np.array([[1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a]]) / (1 + alpha / a)


def _compress(sound: np.ndarray, threshold_db=-24.0, ratio=2.2, attack_s=0.006, release_s=0.14) -> np.ndarray:
    hop = RATE // 1000
    frames = len(sound) // hop + 1
    padded = np.pad(sound, (0, frames * hop - len(sound))).reshape(frames, hop)
    level_db = 20 * np.log10(np.sqrt((padded**2).mean(1)) + 1e-7)
    wanted = np.maximum(0, level_db - threshold_db) * (1 - 1 / ratio)
    rising, falling = np.exp(-hop / RATE / attack_s), np.exp(-hop / RATE / release_s)
    reduction, state = np.zeros(frames), 0.0
    for index, value in enumerate(wanted):
        keep = rising if value > state else falling
        state = keep * state + (1 - keep) * value
        reduction[index] = -state
    curve = np.interp(np.arange(len(sound)), np.arange(frames) * hop + hop / 2, reduction)
    return sound * 10 ** (curve / 20)


def _hall() -> np.ndarray:
    """Impulse response of a small wooden hall: four early reflections, then decaying noise from a fixed seed."""
    length, pre_delay = int(DECAY_S * RATE), int(0.028 * RATE)
    time = np.arange(length) / RATE
    noise = np.random.Generator(np.random.PCG64(HALL_SEED)).standard_normal(length)
    tail = noise * 10 ** (-3 * time / DECAY_S) * (1 - np.exp(-time / 0.012))
    tail = sosfilt(butter(2, [200, 4500], "band", fs=RATE, output="sos"), tail)
    end = length // 6
    tail[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    response = np.concatenate([np.zeros(pre_delay), tail / np.sqrt((tail**2).sum())])
    for delay_s, level in ((0.011, 0.5), (0.019, -0.38), (0.027, 0.3), (0.041, -0.22)):
        response[int(delay_s * RATE)] += level * 0.6
    return response


def _in_hall(sound: np.ndarray, wet: float) -> np.ndarray:
    room = fftconvolve(sound, _hall())
    room *= wet * np.sqrt((sound**2).mean()) / np.sqrt((room[: len(sound)] ** 2).mean())
    room[: len(sound)] += sound
    return room


def _limit(sound: np.ndarray, ceiling: float, look_ahead_s=0.004) -> np.ndarray:
    reach = int(look_ahead_s * RATE)
    padded = np.pad(np.abs(sound), (reach, reach), mode="edge")
    loudest = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).max(1)
    gain = np.pad(np.minimum(1, ceiling / np.maximum(loudest, 1e-9)), (reach, reach), mode="edge")
    window = np.hanning(2 * reach + 1)
    return sound * np.convolve(gain, window / window.sum(), "valid")
