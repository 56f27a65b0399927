"""Writes and reads OGG Vorbis at 48 kHz. Bit-exact flags and no metadata, so that equal sound gives equal files."""
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile

RATE = 48_000


def write(path: Path, sound: np.ndarray, quality: str) -> None:
    """`quality` is Vorbis quality ("q0", "q2") or an average bit rate ("40k")."""
    rate_control = ["-q:a", quality[1:]] if quality.startswith("q") else ["-b:a", quality]
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix=".wav") as plain:
        soundfile.write(plain.name, sound.astype(np.float32), RATE, subtype="FLOAT")
        subprocess.run(
            ["ffmpeg", "-hide_banner", "-loglevel", "error", "-y", "-i", plain.name, "-map_metadata", "-1",
             "-fflags", "+bitexact", "-flags:a", "+bitexact", "-c:a", "libvorbis", *rate_control, str(path)],
            check=True,
        )  # fmt: skip


def read(path: Path) -> np.ndarray:
    sound, rate = soundfile.read(path, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{path}: {rate} Hz, expected {RATE}")
    return sound
