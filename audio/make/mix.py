"""The narrator as the table hears it: phases rendered by the game's own program, cut into samples or listened to whole.
Mixes nothing itself; what is heard here is what the game's sound graph made."""
import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile

import sound_file
from voice import pack as packs
from voice import recogniser, words

SAMPLES = words.ROOT / "docs" / "samples"
HEARD = Path(__file__).parent / "heard-in-the-mix.json"
LANGUAGES = ("en", "zh-Hans", "ja")
PHASE = "night"
# Both the same for every language, so that samples and figures can be compared.
LONGEST_SAMPLE_S = 30.0
RING_OUT_S = 2.0
SAMPLE_QUALITY = "q0"


class MixError(Exception):
    """Nothing could be rendered, or no sample can be cut from it."""


def program() -> Path:
    """The game as it was built last."""
    built = [words.ROOT / "target" / kind / "town-crier" for kind in ("release", "debug")]
    there = [path for path in built if path.exists()]
    if not there:
        raise MixError("there is no program to render with: cargo build")
    return max(there, key=lambda path: path.stat().st_mtime)


def render(game: Path, language: str, voice: str) -> tuple[np.ndarray, list[dict]]:
    """A whole night in stereo, and when each line begins and ends, in frames."""
    with tempfile.TemporaryDirectory() as folder:
        sound, times = Path(folder) / "phase.wav", Path(folder) / "times.json"
        subprocess.run(
            [game, "narrate", PHASE, "--language", language, "--voice", voice, "--out", sound, "--timeline", times], check=True
        )
        heard, rate = soundfile.read(sound, dtype="float64")
        if rate != sound_file.RATE:
            raise MixError(f"{rate} Hz, expected {sound_file.RATE}")
        return heard, json.loads(times.read_text(encoding="utf-8"))


def beginning(sound: np.ndarray, times: list[dict]) -> np.ndarray:
    """As many whole lines as fit into a sample, faded out after the last."""
    most = (LONGEST_SAMPLE_S - RING_OUT_S) * sound_file.RATE
    fitting = [piece["ends"] for piece in times if piece["spoken"] and piece["ends"] <= most]
    if not fitting:
        raise MixError("the first line ends too late for a sample")
    fade = int(RING_OUT_S * sound_file.RATE)
    piece = sound[: max(fitting) + fade].copy()
    piece[-fade:] *= (np.cos(np.linspace(0, np.pi / 2, fade)) ** 2)[:, None]
    return piece


def write_samples(game: Path) -> None:
    """The beginning of a night for each language."""
    for language in LANGUAGES:
        sound, times = render(game, language, _voice(language))
        piece = beginning(sound, times)
        path = SAMPLES / f"{PHASE}-{language}.ogg"
        sound_file.write(path, piece, SAMPLE_QUALITY)
        print(path.relative_to(words.ROOT), f"{len(piece) / sound_file.RATE:.1f} s", path.stat().st_size, "bytes")


def listen(game: Path, languages: list[str]) -> None:
    """Hears whole mixed nights, bell, music, pauses and all, and keeps how much of the spoken words was misheard."""
    kept = json.loads(HEARD.read_text(encoding="utf-8")) if HEARD.exists() else {}
    for language in languages or LANGUAGES:
        voice = _voice(language)
        sound, times = render(game, language, voice)
        written = words.lines(language)
        spoken = [piece["id"] for piece in times if piece["spoken"]]
        said = " ".join(written[line] for line in spoken)
        # In half a minute of music the recogniser invents words or says its last ones again. That is its own fault, so
        # a second figure is taken with the pauses skipped; both are kept.
        uncut, heard = (recogniser.hear(sound.mean(axis=1), sound_file.RATE, language, skip) for skip in (False, True))
        alone = json.loads((packs.VOICES / language / voice / "manifest.json").read_text(encoding="utf-8"))["lines"]
        weight = sum(len(written[line]) for line in spoken)
        kept[language] = {
            "voice": voice,
            "phase": PHASE,
            "seconds": round(len(sound) / sound_file.RATE, 1),
            "lines": len(spoken),
            "error": round(recogniser.error(said, heard, language), 3),
            "error_uncut": round(recogniser.error(said, uncut, language), 3),
            "same_lines_alone": round(sum(alone[line]["heard_error"] * len(written[line]) for line in spoken) / weight, 3),
        }
        print(f"{language}: said {said!r}\n  heard {heard!r}\n  uncut {uncut!r}\n  {kept[language]}", flush=True)
    HEARD.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _voice(language: str) -> str:
    """The language's first voice, as the game itself would choose."""
    return next(pack.voice for pack in packs.all_packs() if pack.language == language)
