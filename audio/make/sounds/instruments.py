"""The instruments of the music: plucked course, bowed string, wooden flute, voices, frame drum. One note at a time."""
import numpy as np

from sounds.waves import RATE, band, chance, time

SEMITONE = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """'A4' is 440 Hz; 'b' and '#' follow the letter."""
    step = SEMITONE[name[0]] + name.count("#") - name.count("b")
    return 440.0 * 2 ** ((step + 12 * (int(name[-1]) - 4)) / 12)


def pluck(frequency: float, seconds: float, seed: int, bright: float = 1.0) -> np.ndarray:
    """A double course as on a lute or dulcimer: two strings nearly in tune."""
    moment, random, sound = time(seconds), chance(seed), 0.0
    for detune in (-0.0006, 0.0007):
        for k in range(1, min(24, int(7000 / frequency)) + 1):
            partial = frequency * (1 + detune) * k * np.sqrt(1 + 0.00008 * k * k)  # stiff strings sound sharp above
            strength = np.sin(np.pi * k * 0.19) / k ** (1.9 - 0.5 * bright)
            decay = (0.7 + 0.45 * k**0.9) * (frequency / 220) ** 0.35
            sound = sound + strength * np.sin(2 * np.pi * partial * moment + random.random()) * np.exp(-moment * decay)
    finger = band(random.standard_normal(len(moment)), 300, 3500) * np.exp(-moment * 180) * 0.06
    return _shaped(sound + finger, 0.002, 0.25)


def bowed(frequency: float, seconds: float, seed: int, swell_s: float = 0.5) -> np.ndarray:
    moment, random, sound = time(seconds + 0.6), chance(seed), 0.0
    vibrato = 1 + 0.0035 * np.sin(2 * np.pi * 5.1 * moment + random.random()) * np.minimum(1, moment / 1.2)
    phase = 2 * np.pi * np.cumsum(frequency * vibrato) / RATE
    for k in range(1, min(16, int(4500 / frequency)) + 1):
        body = 1 / (1 + ((k * frequency - 480) / 420) ** 2) + 0.4 / (1 + ((k * frequency - 1500) / 600) ** 2) + 0.12
        sound = sound + body / k**0.9 * np.sin(k * phase + random.random() * 6.28)
    hair = band(random.standard_normal(len(moment)), 700, 3500, 1) * 0.02
    return _shaped(sound + hair, swell_s, 0.7)


def flute(frequency: float, seconds: float, seed: int) -> np.ndarray:
    moment, random = time(seconds + 0.25), chance(seed)
    vibrato = 1 + 0.004 * np.sin(2 * np.pi * 4.6 * moment) * np.clip(moment - 0.5, 0, 1)
    phase = 2 * np.pi * np.cumsum(frequency * vibrato) / RATE
    tone = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.1 * np.sin(3 * phase) + 0.03 * np.sin(4 * phase)
    breath = band(random.standard_normal(len(moment)), frequency * 0.9, frequency * 3.5, 1)
    return _shaped(tone + 0.05 * breath / breath.std(), 0.09, 0.25)


def voices(frequency: float, seconds: float, seed: int) -> np.ndarray:
    """A few distant voices on a dark vowel."""
    moment, random, sound = time(seconds + 1.2), chance(seed), 0.0
    for _ in range(5):
        wander = 1 + 0.004 * random.standard_normal() + 0.003 * np.sin(2 * np.pi * random.uniform(0.3, 5) * moment + random.random() * 6.28)
        phase = 2 * np.pi * np.cumsum(frequency * wander) / RATE
        for k in range(1, min(10, int(3000 / frequency)) + 1):
            vowel = 1 / (1 + ((k * frequency - 360) / 140) ** 2) + 0.35 / (1 + ((k * frequency - 850) / 200) ** 2) + 0.02
            sound = sound + vowel * np.sin(k * phase + random.random() * 6.28) / k**0.5
    return _shaped(sound, 1.2, 1.2)


def drum(seed: int, pitch_hz: float = 62.0) -> np.ndarray:
    """A frame drum, struck softly."""
    moment, random = time(1.6), chance(seed)
    phase = 2 * np.pi * (pitch_hz * moment + 10 * (1 - np.exp(-moment * 22)) / 22)
    skin = np.sin(phase) * np.exp(-moment * 5.5) + 0.3 * np.sin(2.3 * phase) * np.exp(-moment * 11)
    palm = band(random.standard_normal(len(moment)), 150, 1400, 1) * np.exp(-moment * 60) * 0.25
    return _shaped(skin + palm, 0.003, 0.4)


def _shaped(sound: np.ndarray, into_s: float, out_s: float) -> np.ndarray:
    """Level one, a soft beginning and a soft end."""
    start, end = min(int(into_s * RATE), len(sound) // 2), min(int(out_s * RATE), len(sound) // 2)
    sound = sound / np.abs(sound).max()
    sound[:start] *= np.sin(np.linspace(0, np.pi / 2, start)) ** 2
    sound[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    return sound
