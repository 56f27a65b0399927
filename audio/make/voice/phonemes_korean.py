"""Korean words to the voice model's phonemes: sound changes by misaki's rules, then letter by letter."""
import functools
import unicodedata

INITIAL = ["k", "k", "n", "t", "t", "ɾ", "m", "p", "p", "s", "s", "", "ʨ", "ʨ", "ʨʰ", "kʰ", "tʰ", "pʰ", "h"]
VOICED = {0: "ɡ", 3: "d", 7: "b", 12: "ʥ"}  # lax stops between voiced sounds
MEDIAL = ["a", "ɛ", "ja", "jɛ", "ʌ", "e", "jʌ", "je", "o", "wa", "wɛ", "we", "jo", "u", "wʌ", "we", "wi", "ju", "ɯ", "ɯi", "i"]
FINAL = ["", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ŋ", "t", "t", "k", "t", "p", "t"]
FIRST_SYLLABLE, SYLLABLES = 0xAC00, 11172


def phonemes(text: str) -> str:
    spoken, before = "", ""
    # The rules may answer in decomposed letters, which the table below would drop.
    for character in unicodedata.normalize("NFC", _rules()(text)):
        code = ord(character) - FIRST_SYLLABLE
        if not 0 <= code < SYLLABLES:
            spoken += character
            before = before if character == " " and before in ("vowel", "nasal") else ""
            continue
        initial, medial, final = code // 588, code % 588 // 28, code % 28
        sound = INITIAL[initial]
        if initial in VOICED and before in ("vowel", "nasal"):
            sound = VOICED[initial]
        if initial == 5 and before == "l":
            sound = "l"
        if initial in (9, 10) and (MEDIAL[medial] in ("i", "wi") or MEDIAL[medial][0] == "j"):
            sound = "ɕ"
        spoken += sound + MEDIAL[medial] + FINAL[final]
        before = "vowel" if final == 0 else "nasal" if FINAL[final] in "nmŋ" else FINAL[final]
    return spoken


@functools.cache
def _rules():
    import nltk.corpus

    class NoEnglish:
        """The English part would download a dictionary; no line needs it."""

        dict = staticmethod(lambda: {})

    nltk.corpus.cmudict = NoEnglish
    from misaki.g2pkc import g2pk

    g2pk.cmudict = NoEnglish
    return g2pk.G2p()
