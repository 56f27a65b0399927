"""Reads the spoken lines from i18n/<language>/*-voice.ftl. Knows no sound."""
import hashlib
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[3]


class WordsError(Exception):
    """The words cannot be spoken as they stand."""


def lines(language: str) -> dict[str, str]:
    """Line id -> words, in the file's order, white space collapsed."""
    found: dict[str, str] = {}
    for path, entry in _entries(language):
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{path}: not Fluent: {entry.content.strip()!r}")
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        # A recording cannot follow a variable, so a line with one has no place here.
        if not all(isinstance(element, ast.TextElement) for element in entry.value.elements):
            raise WordsError(f"{path}: {entry.id.name} holds more than plain words")
        found[entry.id.name] = collapse("".join(element.value for element in entry.value.elements))
    return found


def is_spoken(folder: Path) -> bool:
    """Whether a language has lines."""
    return any(folder.glob("*-voice.ftl"))


def _entries(language: str):
    for path in sorted((ROOT / "i18n" / language).glob("*-voice.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


def collapse(text: str) -> str:
    """One space for every run of white space, none at the ends: the form that is hashed."""
    return " ".join(text.split())


def text_hash(text: str) -> str:
    """The app computes the same hash to see that words and voice still agree."""
    return hashlib.sha256(collapse(text).encode("utf-8")).hexdigest()
