//! A person's own recordings: the files that people really have, and what is said of them.

use super::kit::*;
use crate::sound::clip::{Clip, ClipError};
use crate::sound::cue::RATE;
use crate::sound::decode::decode_all;
use crate::sound::pack_check::{Finding, Folder, Problem, Report, check};
use crate::sound::spoken;
use crate::sound::voice_pack::VoicePack;
use crate::sound::wave::Recorded;
use std::f32::consts::TAU;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

const M4A: &[u8] = include_bytes!("fixtures/tone.m4a");
const OPUS: &[u8] = include_bytes!("fixtures/tone.opus");
const VOIP: &[u8] = include_bytes!("fixtures/voip.opus");
const AAC: &[u8] = include_bytes!("fixtures/tone.aac");
const LONGEST: Duration = Duration::from_secs(60);

fn put(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).unwrap();
}

/// A file that was changed so many seconds after the first ones.
fn put_after(folder: &Path, name: &str, bytes: &[u8], seconds: u64) {
    put(folder, name, bytes);
    let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000 + seconds);
    let file = File::options().write(true).open(folder.join(name)).unwrap();
    file.set_modified(at).unwrap();
}

fn report(folder: &Path, lines: &[&str]) -> Report {
    let pack = VoicePack::own(folder);
    check(&pack, lines.iter().map(|line| (*line, None)))
}

fn problems(report: &Report) -> Vec<(&str, &Problem)> {
    let findings = report.findings.iter();
    findings.map(|f| (f.line.as_str(), &f.problem)).collect()
}

fn a_tone(peak: f32, millis: u32) -> Vec<f32> {
    (0..RATE * millis / 1000)
        .map(|i| peak * (TAU * 500.0 * i as f32 / RATE as f32).sin())
        .collect()
}

fn silence(millis: u32) -> Vec<f32> {
    vec![0.0; (RATE * millis / 1000) as usize]
}

fn heard(clip: &Clip) -> Vec<f32> {
    (0..clip.len()).map(|i| clip.frame(i)[0]).collect()
}

#[test]
fn f5_what_telephones_record_is_read() {
    for (name, bytes) in [("m4a", M4A), ("opus", OPUS), ("voip", VOIP), ("aac", AAC)] {
        let clip = Clip::own(bytes.to_vec()).unwrap();
        let millis = clip.duration().as_millis();
        assert!((590..=700).contains(&millis), "{name}: {millis} ms");
        // AAC needs a while until it has found the tone.
        let middle = &heard(&clip)[ms(200) as usize..ms(500) as usize];
        let level = amplitude_of(440.0, middle);
        assert!(db(level / 0.5).abs() < 0.5, "{name}: {level}");
        let rest = (rms(middle).powi(2) - level.powi(2) / 2.0).abs().sqrt();
        assert!(db(rest / level) < -20.0, "{name}: rest {rest}");
    }
}

#[test]
fn f5_a_wav_whose_length_was_never_filled_in_is_read_to_its_end() {
    let whole = wav(8_000, 1, a_tone(0.2, 500));
    let frames = decode_all(whole.clone(), LONGEST).unwrap().frames();
    let data = whole.windows(4).position(|four| four == b"data").unwrap() + 4;
    for length in [0, u32::MAX, 0x7fff_ffff, 0x8000_0000, 0x7fff_f000] {
        let mut streamed = whole.clone();
        streamed[4..8].copy_from_slice(&length.to_le_bytes());
        streamed[data..data + 4].copy_from_slice(&length.to_le_bytes());
        let read = decode_all(streamed.clone(), LONGEST).unwrap();
        assert_eq!(read.frames(), frames, "{length:#x}");
        // Half a frame that was on its way to the disk.
        streamed.push(1);
        assert_eq!(decode_all(streamed, LONGEST).unwrap().frames(), frames);
    }
    // Nothing was recorded, and the program says so behind it.
    let mut empty = whole[..data + 4].to_vec();
    empty[data..data + 4].copy_from_slice(&0u32.to_le_bytes());
    empty.extend(b"LIST\x04\0\0\0INFO");
    assert_eq!(decode_all(empty, LONGEST).unwrap_err(), ClipError::Damaged);
}

#[test]
fn f5_an_aiff_of_a_mac_is_read_whole_and_a_cut_one_is_damaged() {
    let tone = a_tone(0.15, 500);
    let mut bytes = b"FORM\0\0\0\0AIFFCOMM\0\0\0\x12\0\x01".to_vec();
    bytes.extend((tone.len() as u32).to_be_bytes());
    // 16 bits at 48 kHz, as a number of 80 bits.
    bytes.extend(b"\0\x10\x40\x0e\xbb\x80\0\0\0\0\0\0SSND");
    bytes.extend((8 + 2 * tone.len() as u32).to_be_bytes());
    bytes.extend([0; 8]);
    let samples = tone.iter().map(|s| (s * 32_767.0) as i16);
    bytes.extend(samples.flat_map(i16::to_be_bytes));
    let whole = bytes.len() as u32 - 8;
    bytes[4..8].copy_from_slice(&whole.to_be_bytes());
    let read = decode_all(bytes.clone(), LONGEST).unwrap();
    assert_eq!((read.frames(), read.rate), (tone.len(), RATE));
    bytes.truncate(bytes.len() / 2);
    assert_eq!(decode_all(bytes, LONGEST).unwrap_err(), ClipError::Damaged);
}

#[test]
fn what_telephones_record_and_is_damaged_is_an_error_or_a_sound_and_never_a_panic() {
    let mut seed = 7u32;
    for whole in [M4A, OPUS, VOIP, AAC] {
        for cut in (0..whole.len() - 1).step_by(97) {
            let _ = decode_all(whole[..cut].to_vec(), LONGEST);
        }
        for _ in 0..60 {
            let mut bytes = whole.to_vec();
            for _ in 0..4 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let at = (seed >> 8) as usize % bytes.len();
                bytes[at] ^= 1 << (seed >> 29);
            }
            let _ = decode_all(bytes, LONGEST);
        }
    }
    for cut in (1000..M4A.len() - 1).step_by(97) {
        assert!(decode_all(M4A[..cut].to_vec(), LONGEST).is_err(), "{cut}");
    }
}

#[test]
fn a_table_that_promises_more_than_there_is_costs_the_line_and_not_the_program() {
    for table in [b"stco", b"stts", b"stsc", b"stsz"] {
        let mut bytes = M4A.to_vec();
        let at = bytes.windows(4).position(|four| four == table).unwrap();
        let count = if table == b"stsz" { at + 12 } else { at + 8 };
        bytes[count..count + 4].copy_from_slice(&[0xff; 4]);
        assert_eq!(decode_all(bytes, LONGEST).unwrap_err(), ClipError::Damaged);
    }
}

#[test]
fn f5_every_file_that_cannot_be_used_is_named_with_its_reason() {
    let own = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: &[u8]| put(own.path(), name, bytes);
    put("amr.m4a", b"#!AMR\n0123456789");
    put("wma.wav", b"\x30\x26\xb2\x75\x8e\x66\xcf\x11 and so on");
    put("speex.ogg", &speex());
    put("text.wav", b"Close your eyes.");
    put("empty.mp3", b"");
    put("broken.flac", b"fLaC and no more");
    put("silent.wav", &wav(RATE, 2, vec![0.0; 96_000]));
    put("good", &tone(RATE, 500.0, 0.15, 800));
    put("words.txt", b"Close your eyes.");
    put("._good.wav", b"what a Mac lays beside it");
    let lines = [
        "amr", "wma", "speex", "text", "empty", "broken", "silent", "good", "words",
    ];
    let report = report(own.path(), &lines);
    assert_eq!((report.used, report.of), (1, 9));
    let unreadable = |format| Problem::Unreadable { format };
    assert_eq!(
        problems(&report),
        [
            ("amr", &unreadable("AMR")),
            ("wma", &unreadable("WMA")),
            ("speex", &unreadable("Speex")),
            ("text", &Problem::NoSound),
            ("empty", &Problem::Empty),
            ("broken", &Problem::Damaged),
            ("silent", &Problem::Silent),
            ("words", &Problem::Missing),
        ]
    );
    assert_eq!(
        report.to_string(),
        "1 of 9 lines; 3 cannot be read: AMR, Speex, WMA; \
         use WAV, FLAC, MP3, OGG Vorbis, Opus or M4A"
    );
}

/// The first page of a Speex file.
fn speex() -> Vec<u8> {
    let mut page = b"OggS\0\x02".to_vec();
    page.extend([0; 20]);
    page.extend([1, 80]);
    page.extend(b"Speex   ");
    page.extend([0; 72]);
    page
}

#[test]
fn f5_slips_in_a_name_are_no_reason_not_to_find_a_line() {
    for name in [
        "night-close-eyes.WAV",
        "Night-Close-Eyes.wav",
        "night_close_eyes.wav",
        "Night close eyes.wav",
        "night – close – eyes.wav",
        "night-close-eyes.wav.wav",
        "NIGHT_CLOSE_EYES.opus",
        "night-close-eyes",
    ] {
        let own = tempfile::tempdir().unwrap();
        put(own.path(), name, &tone(RATE, 500.0, 0.15, 500));
        let report = report(own.path(), &["night-close-eyes"]);
        assert_eq!((report.used, problems(&report)), (1, vec![]), "{name}");
        let pack = VoicePack::own(own.path());
        assert!(pack.clip("night-close-eyes").unwrap().is_ok(), "{name}");
        assert!(pack.clip("night-close").is_none(), "{name}");
    }
}

#[test]
fn f5_a_folder_that_is_gone_or_holds_the_recordings_one_level_deeper_is_said() {
    let place = tempfile::tempdir().unwrap();
    assert_eq!(
        report(&place.path().join("no"), &["a"]).folder,
        Folder::Gone
    );
    for inner in ["English", "empty", ".hidden"] {
        fs::create_dir(place.path().join(inner)).unwrap();
    }
    let english = place.path().join("English");
    put(&english, "a.wav", &tone(RATE, 500.0, 0.15, 500));
    put(&place.path().join(".hidden"), "a.wav", b"");
    let found = report(place.path(), &["a"]);
    assert_eq!(found.folder, Folder::Deeper(vec![english]));
    assert_eq!((found.used, found.of), (0, 1));
    put(place.path(), "a.wav", &tone(RATE, 500.0, 0.15, 500));
    assert_eq!(report(place.path(), &["a"]).folder, Folder::There);
}

/// Which of these files is used, and which are named beside it.
fn used(files: &[(&str, &[u8], u64)]) -> (String, Vec<String>) {
    let own = tempfile::tempdir().unwrap();
    for (name, bytes, seconds) in files {
        put_after(own.path(), name, bytes, *seconds);
    }
    let report = report(own.path(), &["a"]);
    let clip = VoicePack::own(own.path()).clip("a").unwrap().unwrap();
    let mut taken = None;
    let mut beside = Vec::new();
    for Finding { file, problem, .. } in report.findings {
        if let Problem::Several { beside: other } = problem {
            taken = file;
            beside.push(other);
        }
    }
    let taken = taken.unwrap();
    // What is said is what is heard.
    let bytes = fs::read(own.path().join(&taken)).unwrap();
    assert_eq!(clip.frames(), Clip::own(bytes).unwrap().frames());
    (taken, beside)
}

#[test]
fn f4_of_two_files_for_a_line_the_newest_is_used_and_both_are_named() {
    let old = tone(RATE, 1000.0, 0.15, 400);
    let new = tone(RATE, 2000.0, 0.15, 900);
    let names = |taken: &str, beside: &str| (taken.to_owned(), vec![beside.to_owned()]);
    assert_eq!(
        used(&[("a.wav", &old, 0), ("a.opus", OPUS, 60)]),
        names("a.opus", "a.wav")
    );
    assert_eq!(
        used(&[("a.opus", OPUS, 0), ("A.wav", &new, 60)]),
        names("A.wav", "a.opus")
    );
    // Copied together: the one that was worked on least, whatever it is called.
    assert_eq!(
        used(&[("a.mp3", &new, 0), ("a.wav", OPUS, 1)]),
        names("a.mp3", "a.wav")
    );
    assert_eq!(
        used(&[("a.m4a", M4A, 0), ("a.ogg", OPUS, 0), ("a_.wav", &new, 2)]),
        ("a_.wav".into(), vec!["a.m4a".into(), "a.ogg".into()])
    );
    // The newest that can be read.
    assert_eq!(
        used(&[("a.wav", &old, 0), ("a.amr", b"#!AMR\n", 60)]),
        names("a.wav", "a.amr")
    );
}

/// A stereo file of these two sides.
fn sides(left: &[f32], right: &[f32]) -> Vec<u8> {
    let both = left.iter().zip(right).flat_map(|(l, r)| [*l, *r]);
    wav(RATE, 2, both)
}

#[test]
fn f6_a_recorder_that_was_overdriven_on_one_side_is_found() {
    let over: Vec<f32> = a_tone(3.0, 800)
        .iter()
        .map(|s| s.clamp(-1.0, 1.0))
        .collect();
    let calm = a_tone(0.15, 800);
    let nothing = silence(800);
    for (name, file) in [
        ("left", sides(&over, &calm)),
        ("right", sides(&calm, &over)),
        ("left alone", sides(&over, &nothing)),
        ("right alone", sides(&nothing, &over)),
        ("both", sides(&over, &over)),
    ] {
        let own = tempfile::tempdir().unwrap();
        put(own.path(), "a.wav", &file);
        let report = report(own.path(), &["a"]);
        let clipped = |(_, problem): &(&str, &Problem)| matches!(problem, Problem::Clipped { .. });
        assert!(problems(&report).iter().any(clipped), "{name}: {report:?}");
    }
    let own = tempfile::tempdir().unwrap();
    put(own.path(), "a.wav", &sides(&calm, &calm));
    assert_eq!(problems(&report(own.path(), &["a"])), []);
}

#[test]
fn f6_what_was_spoken_into_one_side_is_as_loud_as_that_side() {
    let voice = a_tone(0.2, 800);
    let alone = Clip::own(wav(RATE, 1, voice.clone())).unwrap();
    let far: Vec<f32> = voice.iter().map(|s| s * 0.1).collect();
    let against: Vec<f32> = voice.iter().map(|s| -s).collect();
    let nothing = silence(800);
    let around = voice.iter().flat_map(|s| [0.0, 0.0, *s, 0.0]);
    for (name, file) in [
        ("left", sides(&voice, &nothing)),
        ("right", sides(&nothing, &voice)),
        ("very unequal", sides(&far, &voice)),
        ("both", sides(&voice, &voice)),
        ("the wrong way round", sides(&voice, &against)),
        ("the third of four", wav(RATE, 4, around)),
    ] {
        let clip = Clip::own(file).unwrap();
        assert!(
            (clip.level() - alone.level()).abs() < 0.2,
            "{name}: {clip:?}"
        );
        let level = amplitude_of(500.0, &heard(&clip)[4_800..24_000]);
        assert!(db(level / 0.2).abs() < 0.2, "{name}: {level}");
    }
}

#[test]
fn f5_long_silence_at_the_ends_is_left_out_and_named() {
    let own = tempfile::tempdir().unwrap();
    let hiss = |millis: u32| {
        let mut seed = 1u32;
        let mut next = move || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / (1 << 24) as f32 - 0.5
        };
        (0..RATE * millis / 1000).map(move |_| next() * 0.002)
    };
    let said: Vec<f32> = hiss(6_000)
        .chain(a_tone(0.15, 1_000))
        .chain(hiss(3_000))
        .collect();
    put(own.path(), "a.wav", &wav(RATE, 1, said));
    let report = report(own.path(), &["a"]);
    let found = problems(&report);
    assert!(
        matches!(found[..], [("a", &Problem::SilentEnds { before, after })]
            if (before - 5.9).abs() < 0.05 && (after - 2.8).abs() < 0.05),
        "{found:?}"
    );
    let clip = Clip::own(fs::read(own.path().join("a.wav")).unwrap()).unwrap();
    assert!(
        (1_250..1_350).contains(&clip.duration().as_millis()),
        "{clip:?}"
    );
    // What sounds first, and what follows it by the script, is not late.
    let (first, last) = extent(&heard(&clip), 0.05).unwrap();
    assert!(first as u64 <= ms(110) && clip.len() as u64 - last as u64 <= ms(220));
}

#[test]
fn leaving_silence_out_never_takes_anything_that_is_said() {
    // A whisper, a shout, an echo: each pair of parts more than 34 dB apart at most.
    let mut seed = 3u32;
    for _ in 0..40 {
        let mut samples = Vec::new();
        let mut loudest = 0.0f32;
        for _ in 0..6 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let peak = 0.5 * 10f32.powf(-((seed >> 27) as f32) / 20.0);
            loudest = loudest.max(peak);
            let millis = 400 + (seed >> 10 & 0xff);
            samples.extend(a_tone(peak, millis));
        }
        let whole = Recorded {
            channels: 1,
            rate: RATE,
            samples,
        };
        let line = spoken::line(&whole, LONGEST).unwrap();
        assert_eq!(line.wave.samples, whole.samples, "something was taken");
    }
}

#[test]
fn what_is_far_too_soft_or_too_loud_is_named() {
    let own = tempfile::tempdir().unwrap();
    put(own.path(), "soft.wav", &wav(RATE, 1, a_tone(0.01, 800)));
    put(own.path(), "loud.wav", &wav(RATE, 1, a_tone(0.9, 800)));
    let report = report(own.path(), &["soft", "loud"]);
    assert!(
        matches!(
            problems(&report)[..],
            [
                ("soft", Problem::TooQuiet { .. }),
                ("loud", Problem::TooLoud { .. }),
            ]
        ),
        "{report:?}"
    );
    assert_eq!(report.used, 2);
}

#[test]
fn a_line_is_as_long_as_what_is_said_of_it() {
    let nothing = silence(50_000);
    let said: Vec<f32> = nothing.into_iter().chain(a_tone(0.15, 1_000)).collect();
    assert!(Clip::own(wav(RATE, 1, said)).is_ok());
    let too_long = tone(8_000, 500.0, 0.15, 40_000);
    assert!(matches!(
        Clip::own(too_long),
        Err(ClipError::TooLong { .. })
    ));
}
