"""English words to the voice model's phonemes: dictionary first, a speech synthesiser's guess for what is left."""
import functools
import importlib.util
import json
import re
from pathlib import Path

VOWEL_LETTERS = "aeiou"
# The dictionary reads "close" as the adjective and does not know the period spelling "Tryal".
OVERRIDES = {
    "close": {"gb": "klˈQz", "us": "klˈOz"},
    "tryal": {"gb": "tɹˈIəl", "us": "tɹˈIəl"},
    "the": {"gb": "ðə", "us": "ðə"},
    "a": {"gb": "ɐ", "us": "ɐ"},
    "of": {"gb": "əv", "us": "əv"},
    "to": {"gb": "tə", "us": "tə"},
    "has": {"gb": "həz", "us": "həz"},
}


def phonemes(text: str, british: bool) -> str:
    accent = "gb" if british else "us"
    tokens = re.findall(r"[A-Za-z']+|[.,!?;:—…]|\s+", text.replace("’", "'"))
    spoken = []
    for index, token in enumerate(tokens):
        if token.isspace():
            spoken.append(" ")
        elif not token[0].isalpha():
            spoken.append(token)
        else:
            following = next((later for later in tokens[index + 1 :] if not later.isspace()), "").lower()
            spoken.append(_before_vowel(token.lower(), following) or _known(token.lower(), accent) or _guess(token, british))
    return "".join(spoken)


def _before_vowel(word: str, following: str) -> str | None:
    if following[:1] and following[0] in VOWEL_LETTERS and not following.startswith(("one", "once", "use")):
        return {"the": "ði", "to": "tu"}.get(word)
    return None


def _known(word: str, accent: str) -> str | None:
    if word in OVERRIDES:
        return OVERRIDES[word][accent]
    for spelling in (word, word.capitalize()):
        if spelling in _dictionary(accent):
            entry = _dictionary(accent)[spelling]
            return entry if isinstance(entry, str) else entry.get("DEFAULT") or next(iter(entry.values()))
    return _inflected(word, accent)


def _inflected(word: str, accent: str) -> str | None:
    """Regular endings of a word that is known without them."""
    weak = "ɪ" if accent == "gb" else "ᵻ"
    for ending in ("'s", "es", "s"):
        if word.endswith(ending) and len(word) > len(ending) + 1 and (stem := _known(word[: -len(ending)], accent)):
            return stem + (weak + "z" if stem[-1] in "sʃʧʤzʒ" else "s" if stem[-1] in "ptkfθ" else "z")
    for ending in ("d", "ed"):
        if word.endswith("ed") and len(word) > 4 and (stem := _known(word[: -len(ending)], accent)):
            return stem + (weak + "d" if stem[-1] in "td" else "t" if stem[-1] in "pkfθsʃʧ" else "d")
    return None


@functools.cache
def _dictionary(accent: str) -> dict:
    data = Path(importlib.util.find_spec("misaki").origin).parent / "data"
    read = lambda rank: json.loads((data / f"{accent}_{rank}.json").read_text(encoding="utf-8"))
    return {**read("silver"), **read("gold")}


@functools.cache
def _fallback(british: bool):
    from misaki.espeak import EspeakFallback

    return EspeakFallback(british)


def _guess(word: str, british: bool) -> str:
    token = type("Token", (), {"text": word})()
    return _fallback(british)(token)[0]
