"""Makes one voice pack: every line of a language spoken, put in its room, measured, listened to, listed."""
import dataclasses
import hashlib
import json
import os
import tomllib
from pathlib import Path

import loudness
import sound_file
from voice import pico, recogniser, room, synthesis, words

VOICES = words.ROOT / "audio" / "voices"
QUALITY = "q0"  # OGG Vorbis; the voice ends at 10 kHz, more bits would only grow the file
LONGEST_S = 12.0
# Below -1 dB also when rounded to a tenth, as the manifest has it.
HIGHEST_PEAK_DB = -1.05
# Raise when phonemes, synthesis or room change what is heard; every line is then made again.
RECIPE = 1
GOOD_ENOUGH = 0.2
# Further takes, tried only when the first is heard badly: (change of speed, style row).
OTHER_TAKES = [(0.0, 20), (-0.04, None)]


class PackError(Exception):
    """A line that may not be shipped."""


@dataclasses.dataclass(frozen=True)
class Pack:
    language: str
    voice: str
    name: str
    blend: str
    speed: float
    wet: float = 0.2
    quality: str = QUALITY
    engine: str = "kokoro"
    experimental: bool = False
    licence: str = "Apache-2.0"
    credits: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        return VOICES / self.language / self.voice

    def settings_hash(self) -> str:
        made_by = [RECIPE, self.blend, self.speed, self.wet, self.quality, room.TARGET_LUFS]
        return hashlib.sha256(json.dumps(made_by).encode()).hexdigest()[:16]


def all_packs() -> list[Pack]:
    table = tomllib.loads((words.ROOT / "audio" / "make" / "packs.toml").read_text(encoding="utf-8"))
    packs = [Pack(**entry) for entry in table["pack"]]
    return [dataclasses.replace(pack, credits=tuple(table["credits"][pack.engine])) for pack in packs]


def build(pack: Pack, only: list[str], again: bool) -> None:
    """Makes what is missing or changed. `again` makes lines anew that did not change; `only` limits it to these ids."""
    written = words.lines(pack.language)
    manifest = _read(pack.folder / "manifest.json").get("lines", {})
    made = _read(pack.folder / "made.json")
    stale = [
        line for line, text in written.items()
        if (not only or line in only) and (again or not _is_current(pack, line, text, manifest, made))
    ]  # fmt: skip
    speaker = _speaker(pack) if stale else None
    failed = []
    for line in stale:
        manifest.pop(line, None)
        try:
            manifest[line], made[line] = _make(pack, speaker, line, written[line])
        except (PackError, synthesis.UnknownPhoneme) as refusal:
            failed.append(str(refusal))
            continue
        _write(pack, written, manifest, made)  # after each line: a stopped build goes on where it was
        print(pack.language, pack.voice, line, made[line]["first_take_error"], manifest[line], flush=True)
    for orphan in {file.stem for file in pack.folder.glob("*.ogg")} - set(written):
        (pack.folder / f"{orphan}.ogg").unlink()
    _write(pack, written, manifest, made)
    if failed:
        raise PackError("\n".join(failed))


def listen(pack: Pack) -> None:
    """Hears every shipped clip afresh and writes the error into the manifest, whatever was heard when it was made."""
    written = words.lines(pack.language)
    manifest, made = _read(pack.folder / "manifest.json")["lines"], _read(pack.folder / "made.json")
    for line, facts in manifest.items():
        if facts["text_hash"] != words.text_hash(written[line]):
            raise PackError(f"{pack.language} {line}: the words have changed since the clip was made; build the pack first")
        manifest[line] = _measured(pack, line, written[line])
    _write(pack, written, manifest, made)


def _speaker(pack: Pack):
    if pack.engine == "pico":
        return pico.Pico(pack.blend)
    return synthesis.Kokoro(pack.blend, Path(os.environ["TOWN_CRIER_TOOLS"]) / "package" / "voices")


def _write_clip(path: Path, dry, pack: Pack) -> None:
    for ceiling in room.CEILINGS:
        sound_file.write(path, room.narrator(dry, pack.wet, ceiling), pack.quality)
        if loudness.true_peak_db(sound_file.read(path)) < HIGHEST_PEAK_DB:
            return


def _is_current(pack: Pack, line: str, text: str, manifest: dict, made: dict) -> bool:
    return (
        line in manifest
        and (pack.folder / f"{line}.ogg").exists()
        and manifest[line]["text_hash"] == words.text_hash(text)
        and made.get(line, {}).get("settings") == pack.settings_hash()
    )


def _make(pack: Pack, speaker, line: str, text: str) -> tuple[dict, dict]:
    """Ships the first take that is heard well enough, or the best of all; remembers how the first was heard."""
    path = pack.folder / f"{line}.ogg"
    takes = []
    for change, row in [(0.0, None), *OTHER_TAKES]:
        speed = round(pack.speed + change, 2)
        _write_clip(path, speaker.say(pack.language, text, speed, row), pack)
        try:
            takes.append((_measured(pack, line, text), path.read_bytes(), speed, row))
        except PackError:
            if not takes:  # a first take that may not be shipped is a matter of the words
                path.unlink()
                raise
            continue
        if takes[-1][0]["heard_error"] <= GOOD_ENOUGH:
            break
    facts, clip, speed, row = min(takes, key=lambda take: take[0]["heard_error"])
    path.write_bytes(clip)
    first_take_error = takes[0][0]["heard_error"]
    return facts, {"settings": pack.settings_hash(), "speed": speed, "row": row, "first_take_error": first_take_error}


def _measured(pack: Pack, line: str, text: str) -> dict:
    """Facts about the clip as it is shipped: decoded from the file, not taken from memory."""
    sound = sound_file.read(pack.folder / f"{line}.ogg")
    duration_s = len(sound) / sound_file.RATE
    level, peak = loudness.lufs(sound, sound_file.RATE), loudness.true_peak_db(sound)
    if duration_s > LONGEST_S:
        raise PackError(f"{pack.language} {line}: {duration_s:.1f} s, longer than {LONGEST_S:.0f} s: shorten the words")
    if abs(level - room.TARGET_LUFS) > 1 or peak >= HIGHEST_PEAK_DB:
        raise PackError(f"{pack.language} {line}: {level:.1f} LUFS, true peak {peak:.1f} dB")
    heard = recogniser.hear(sound, sound_file.RATE, pack.language)
    wrong = recogniser.error(text, heard, pack.language)
    if wrong:
        print(f"  {pack.language} {line}: wrote {text!r}, heard {heard!r}", flush=True)
    return {
        "file": f"{line}.ogg",
        "text_hash": words.text_hash(text),
        "duration_ms": round(duration_s * 1000),
        "lufs": round(level, 1),
        "true_peak_db": round(peak, 1),
        "heard_error": round(wrong, 3),
    }


def _read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _write(pack: Pack, written: dict, lines: dict, made: dict) -> None:
    head = {
        "name": pack.name,
        "language": pack.language,
        "voice": pack.voice,
        "licence": pack.licence,
        "credits": list(pack.credits),
        "experimental": pack.experimental,
    }
    in_order = lambda table: {line: table[line] for line in written if line in table}
    for name, content in (("manifest.json", {**head, "lines": in_order(lines)}), ("made.json", in_order(made))):
        pack.folder.mkdir(parents=True, exist_ok=True)
        (pack.folder / name).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
