"""Writes docs/voices.md from the manifests: what is shipped, how loud, how well it is heard, whose licence."""
import json

import mix
from voice import pack as packs
from voice import recogniser, words

AUDIO = words.ROOT / "audio"
MEGABYTE = 1_000_000


def write() -> None:
    shipped = [p for p in packs.all_packs() if (p.folder / "manifest.json").exists()]
    path = words.ROOT / "docs" / "voices.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([*_head(), *_voices(shipped), *_mixed(), *_sounds(), *_without_voice(shipped), *_credits(shipped)]) + "\n", encoding="utf-8")
    print(path.relative_to(words.ROOT))


def _head() -> list[str]:
    total = sum(file.stat().st_size for folder in ("voices", "ambience", "effects") for file in (AUDIO / folder).rglob("*.ogg"))
    return [
        "# Voices and sounds",
        "",
        "Written by `audio/make/build report` from the manifests; do not edit by hand.",
        "",
        f"All sound together: {total / MEGABYTE:.1f} MB. OGG Vorbis, 48 kHz; speech mono, ambience stereo.",
        "",
    ]


def _voices(shipped: list[packs.Pack]) -> list[str]:
    rows = [
        "## Voice packs",
        "",
        f"*Heard* is the share of what the recogniser, {recogniser.NAME}, got wrong when it listened to the files as they are shipped:",
        "characters, for Chinese syllables without tones, for Japanese readings. It mixes the voice's faults with the recogniser's,",
        "and a line whose first take was heard badly was made again and the best take kept, so *first take* stands beside it:",
        "the same share for takes that nobody chose. *Clean* counts the lines heard without any error.",
        "No native listener has judged the packs yet, and tones in Chinese are not measured.",
        "",
        "| language | voice | lines | size | loudness, LUFS | true peak | heard | first take | clean | longest line | |",
        "|---|---|---:|---:|---|---:|---:|---:|---:|---:|---|",
    ]
    for pack in shipped:
        lines = json.loads((pack.folder / "manifest.json").read_text(encoding="utf-8"))["lines"]
        made = json.loads((pack.folder / "made.json").read_text(encoding="utf-8"))
        written = words.lines(pack.language)
        size = sum(file.stat().st_size for file in pack.folder.glob("*.ogg"))
        loudness = [line["lufs"] for line in lines.values()]
        heard = _weighted({name: line["heard_error"] for name, line in lines.items()}, written)
        first = _weighted({name: made[name]["first_take_error"] for name in lines}, written)
        longest = max(lines, key=lambda name: lines[name]["duration_ms"])
        rows.append(
            f"| {pack.language} | {pack.name} (`{pack.voice}`) | {len(lines)} of {len(written)} | {size / MEGABYTE:.2f} MB "
            f"| {min(loudness):.1f} to {max(loudness):.1f} | {max(line['true_peak_db'] for line in lines.values()):.1f} dB "
            f"| {heard:.3f} | {first:.3f} | {sum(line['heard_error'] == 0 for line in lines.values())} "
            f"| {lines[longest]['duration_ms'] / 1000:.1f} s, `{longest}` | {'experimental' if pack.experimental else ''} |"
        )
    return [*rows, ""]


def _mixed() -> list[str]:
    if not mix.HEARD.exists():
        return []
    rows = [
        "## In the mix",
        "",
        f"{recogniser.NAME} listened to whole nights as `town-crier narrate night` renders them: bell, ambience, music and all, at the",
        f"volumes that the game begins with. For *in the mix* {recogniser.PAUSE_FINDER} skipped what held no speech; *uncut* is without it: in long",
        "pauses the recogniser invents words or repeats its last ones. *Alone* is what it got wrong of the same",
        "lines as single files. Made by `audio/make/build listen-mix`; [samples](samples/) of the same nights by `audio/make/build samples`.",
        "",
        "| language | voice | seconds | lines | in the mix | uncut | alone |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for language, night in json.loads(mix.HEARD.read_text(encoding="utf-8")).items():
        rows.append(
            f"| {language} | `{night['voice']}` | {night['seconds']:.0f} | {night['lines']} "
            f"| {night['error']:.3f} | {night['error_uncut']:.3f} | {night['same_lines_alone']:.3f} |"
        )
    return [*rows, ""]


def _weighted(errors: dict[str, float], written: dict[str, str]) -> float:
    """A long line counts for more: the share of all characters, not the mean of the lines."""
    weights = {name: len(written[name]) for name in errors}
    return sum(errors[name] * weights[name] for name in errors) / sum(weights.values())


def _sounds() -> list[str]:
    rows = ["## Ambience, music and effects", "", "| sound | kind | seconds | loop | LUFS | true peak |", "|---|---|---:|---|---:|---:|"]
    for folder in ("ambience", "effects"):
        for name, sound in json.loads((AUDIO / folder / "manifest.json").read_text(encoding="utf-8"))["sounds"].items():
            rows.append(
                f"| {name} | {folder} | {sound['duration_ms'] / 1000:.1f} | {'yes' if sound['loop'] else ''} "
                f"| {sound['lufs']:.1f} | {sound['true_peak_db']:.1f} dB |"
            )
    return [*rows, ""]


def _without_voice(shipped: list[packs.Pack]) -> list[str]:
    spoken = {pack.language for pack in shipped}
    silent = sorted(
        folder.name for folder in (words.ROOT / "i18n").iterdir()
        if words.is_spoken(folder) and folder.name not in spoken
    )  # fmt: skip
    return ["## Words without a recorded voice", "", f"{', '.join(silent) or 'none'}: captions, or the system's own voice.", ""]


def _credits(shipped: list[packs.Pack]) -> list[str]:
    credits = list(dict.fromkeys(line for pack in shipped for line in pack.credits))
    return [
        "## Licences",
        "",
        "Ambience, music and effects are this project's own synthesis: CC0-1.0, no recording in them. For the voices:",
        "",
        *[f"- {line}" for line in credits],
        "",
        "The origin of each single voice of the model is not documented beyond its authors' statement that all of it is Apache-2.0.",
        "espeak-ng, phonemizer and zhconv (GPL) are used while building and are not shipped.",
    ]
