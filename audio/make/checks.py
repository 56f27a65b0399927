"""Tests of the parts that need no voice model: words, English phonemes, recogniser's count, loudness, loops, samples."""
import unittest

import numpy as np

import loudness
import mix
from sounds import ambience, instruments, music, waves
from voice import pack, phonemes_english, recogniser, room, words


class Words(unittest.TestCase):
    def test_every_language_has_the_same_lines_in_the_same_order(self):
        english = list(words.lines("en"))
        for folder in sorted((words.ROOT / "i18n").iterdir()):
            if words.is_spoken(folder):
                self.assertEqual(list(words.lines(folder.name)), english, folder.name)

    def test_the_hash_does_not_see_line_breaks(self):
        self.assertEqual(words.text_hash("Close  your\n    eyes."), words.text_hash("Close your eyes."))
        self.assertNotEqual(words.text_hash("Close your eyes."), words.text_hash("Close your eyes!"))


class EnglishPhonemes(unittest.TestCase):
    def test_close_is_the_verb_and_tryal_is_known(self):
        self.assertIn("klˈQz", phonemes_english.phonemes("Close your eyes.", british=True))
        self.assertEqual(phonemes_english.phonemes("Tryal", british=True), "tɹˈIəl")

    def test_the_article_changes_before_a_vowel(self):
        self.assertTrue(phonemes_english.phonemes("the eyes", british=True).startswith("ði "))
        self.assertTrue(phonemes_english.phonemes("the night", british=True).startswith("ðə "))


class Recogniser(unittest.TestCase):
    def test_spelling_and_digits_are_not_errors_but_words_are(self):
        self.assertEqual(recogniser.error("Two Tryal cards.", "2 trial cards", "en"), 0)
        self.assertGreater(recogniser.error("Close your eyes.", "Open your eyes.", "en"), 0.1)


class Levels(unittest.TestCase):
    def test_a_finished_line_is_at_its_loudness_and_below_its_ceiling(self):
        tone = np.sin(2 * np.pi * 220 * np.arange(24_000) / 24_000) * np.hanning(24_000)
        line = room.narrator(tone.astype(np.float32), wet=0.2, ceiling=0.79)
        self.assertAlmostEqual(loudness.lufs(line, room.RATE), room.TARGET_LUFS, delta=0.5)
        self.assertLessEqual(np.abs(line).max(), 0.80)

    def test_true_peak_finds_what_lies_between_samples(self):
        wave = np.sin(np.pi / 2 * np.arange(4800) + np.pi / 4)  # samples never reach the crest
        self.assertAlmostEqual(20 * np.log10(np.abs(wave).max()), -3.0, delta=0.1)
        self.assertAlmostEqual(loudness.true_peak_db(wave), 0.0, delta=0.3)


class Loops(unittest.TestCase):
    def test_what_runs_over_the_end_of_a_loop_is_heard_at_its_beginning(self):
        loop = np.zeros((waves.RATE, 2))
        waves.put(loop, np.ones(waves.RATE // 2), 0.75)
        self.assertEqual(loop[0, 0], 1)
        self.assertEqual(loop[waves.RATE // 2, 0], 0)

    def test_a_loop_has_no_step_at_its_seam(self):
        rain = ambience.rain(seconds=2.0)
        usual = np.percentile(np.abs(np.diff(rain[:, 0])), 99.9)
        self.assertLess(abs(rain[0, 0] - rain[-1, 0]), usual)

    def test_a_part_must_fill_its_loop(self):
        with self.assertRaises(ValueError):
            music.Loop(4.0).part(1.0, "D3 . .", lambda *_: np.zeros(1), 1.0)

    def test_notes_have_concert_pitch(self):
        self.assertAlmostEqual(instruments.pitch("A4"), 440.0)
        self.assertAlmostEqual(instruments.pitch("Eb3"), 155.563, places=2)


class Samples(unittest.TestCase):
    RATE = mix.sound_file.RATE

    def test_a_sample_ends_after_the_last_whole_line_that_fits_and_in_silence(self):
        line = lambda begins_s, ends_s, spoken=True: {"begins": begins_s * self.RATE, "ends": ends_s * self.RATE, "spoken": spoken}
        times = [line(0, 8, spoken=False), line(9, 14), line(19, 25), line(27, 29), line(26, 27, spoken=False)]
        piece = mix.beginning(np.ones((60 * self.RATE, 2)), times)
        self.assertEqual(len(piece), (25 + mix.RING_OUT_S) * self.RATE)
        self.assertEqual(piece[25 * self.RATE - 1, 0], 1)
        self.assertAlmostEqual(np.abs(piece[-1]).max(), 0, places=6)

    def test_a_night_whose_first_line_is_too_late_gives_no_sample(self):
        with self.assertRaises(mix.MixError):
            mix.beginning(np.ones((60 * self.RATE, 2)), [{"begins": 0, "ends": 40 * self.RATE, "spoken": True}])


class Packs(unittest.TestCase):
    def test_settings_decide_whether_a_line_is_made_again(self):
        one = pack.Pack("en", "v", "n", "bm_george", 0.8)
        self.assertEqual(one.settings_hash(), pack.Pack("en", "w", "m", "bm_george", 0.8).settings_hash())
        self.assertNotEqual(one.settings_hash(), pack.Pack("en", "v", "n", "bm_george", 0.9).settings_hash())


def run() -> int:
    outcome = unittest.TextTestRunner(verbosity=1).run(unittest.defaultTestLoader.loadTestsFromModule(__import__("checks")))
    return 0 if outcome.wasSuccessful() else 1
