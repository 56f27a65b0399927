"""Words to a dry voice with SVOX Pico: native and very clear, but audibly a machine. Answers at the rate of synthesis.py."""
import numpy as np
from py_nanotts import NanoTTS
from scipy.signal import resample_poly

from voice import synthesis

PICO_RATE = 16_000
PITCH = 0.85  # a little lower than Pico speaks by itself: calmer
VOLUME = 0.5  # at full volume it clips


class Pico:
    """One of Pico's voices, named by language, such as 'de-DE'."""

    def __init__(self, name: str):
        self._name = name
        self._engine = NanoTTS()

    def say(self, _language: str, text: str, speed: float, _row: int | None = None) -> np.ndarray:
        return synthesis.in_sentences(text, lambda sentence: self._sentence(sentence, speed))

    def _sentence(self, sentence: str, speed: float) -> np.ndarray:
        samples = self._engine.speak(sentence, voice=self._name, speed=speed, pitch=PITCH, volume=VOLUME)
        sound = np.frombuffer(samples, "<i2").astype(np.float32) / 32768
        return resample_poly(sound, synthesis.RATE, PICO_RATE).astype(np.float32)
