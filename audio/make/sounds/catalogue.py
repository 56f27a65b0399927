"""The list of all synthesised sounds: makes the files and their manifests. Knows levels, not how a sound is made."""
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import loudness
import sound_file
from sounds import ambience, effects, music

AUDIO = Path(__file__).resolve().parents[2]
# A peak of -1.5 dB before encoding keeps the true peak of the file below -1 dB.
CEILING_DB = -1.5
LICENCE = "CC0-1.0"
MADE_BY = "Town Crier, by synthesis (audio/make/sounds); no recording"


@dataclass(frozen=True)
class Sound:
    folder: str
    make: Callable[[], np.ndarray]
    lufs: float
    loop: bool
    quality: str = "q1"


SOUNDS = {
    "bell": Sound("effects", effects.bell, -20, loop=False),
    "gavel": Sound("effects", effects.gavel, -20, loop=False),
    "knock": Sound("effects", effects.knock, -22, loop=False),
    "owl": Sound("effects", effects.owl, -24, loop=False),
    "rooster": Sound("effects", effects.rooster, -22, loop=False),
    "thunder": Sound("effects", effects.thunder, -22, loop=False),
    "sand": Sound("effects", effects.sand, -32, loop=True),
    "heartbeat": Sound("effects", effects.heartbeat, -30, loop=True),
    "wind": Sound("ambience", ambience.wind, -27, loop=True),
    "crickets": Sound("ambience", ambience.crickets, -30, loop=True),
    "rain": Sound("ambience", ambience.rain, -28, loop=True),
    "fire": Sound("ambience", ambience.fire, -28, loop=True),
    "music-dusk": Sound("ambience", music.dusk, -25, loop=True),
    "music-witches": Sound("ambience", music.witches, -25, loop=True),
    "music-constable": Sound("ambience", music.constable, -25, loop=True),
    "music-confession": Sound("ambience", music.confession, -25, loop=True),
    "music-day": Sound("ambience", music.day, -25, loop=True),
}


def build(ids: list[str]) -> None:
    for name in ids or SOUNDS:
        path = AUDIO / SOUNDS[name].folder / f"{name}.ogg"
        sound_file.write(path, _at_level(SOUNDS[name].make(), SOUNDS[name].lufs), SOUNDS[name].quality)
        print(name, f"{path.stat().st_size // 1024} KB", _facts(name), flush=True)
    for folder in ("effects", "ambience"):
        _write_manifest(folder)


def _at_level(sound: np.ndarray, lufs: float) -> np.ndarray:
    sound = sound * 10 ** ((lufs - loudness.lufs(sound, sound_file.RATE)) / 20)
    over = loudness.true_peak_db(sound) - CEILING_DB
    return sound * 10 ** (-max(0.0, over) / 20)


def _facts(name: str) -> dict:
    sound = sound_file.read(AUDIO / SOUNDS[name].folder / f"{name}.ogg")
    return {
        "file": f"{name}.ogg",
        "licence": LICENCE,
        "made_by": MADE_BY,
        "duration_ms": round(len(sound) * 1000 / sound_file.RATE),
        "lufs": round(loudness.lufs(sound, sound_file.RATE), 1),
        "true_peak_db": round(loudness.true_peak_db(sound), 1),
        "loop": SOUNDS[name].loop,
    }


def _write_manifest(folder: str) -> None:
    there = [n for n, s in SOUNDS.items() if s.folder == folder and (AUDIO / folder / f"{n}.ogg").exists()]
    content = {"sounds": {name: _facts(name) for name in there}}
    (AUDIO / folder).mkdir(parents=True, exist_ok=True)
    (AUDIO / folder / "manifest.json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
