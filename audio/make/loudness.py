"""Measures loudness (ITU-R BS.1770) and true peak. Changes no sound."""
import numpy as np
import pyloudnorm
from scipy.signal import resample_poly

SHORT_S = 3.0


def lufs(sound: np.ndarray, rate: int) -> float:
    """Integrated loudness; a short line is measured on itself repeated, because the gate needs some seconds."""
    times = max(1, int(np.ceil(SHORT_S * rate / len(sound))))
    repeated = np.concatenate([sound] * times)
    return float(pyloudnorm.Meter(rate).integrated_loudness(repeated))


def true_peak_db(sound: np.ndarray) -> float:
    """Peak between the samples too, by fourfold oversampling, in dB of full scale."""
    return float(20 * np.log10(np.abs(resample_poly(sound, 4, 1, axis=0)).max() + 1e-12))
