//! Names in the system's voice: between lines and never over one, for public facts only,
//! and the evening goes on where the voice is absent, silent or foreign.

use std::sync::{Arc, Mutex};

use app::contract::{Change, HostAsk, View};
use app::system_voice::{Echo, Saying, SystemVoice, Voice, Wish};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep};

use crate::kit::{EIGHT, Evening, form, new_game, seat};

/// How long the pretended voice takes for a saying.
const SPEAKS: Duration = Duration::from_millis(900);

/// What was heard of the pretended voice.
#[derive(Debug, Clone, PartialEq)]
enum Event {
    Begins(Vec<String>),
    Ends,
    Cut,
}

type Log = Arc<Mutex<Vec<(Instant, Event)>>>;

fn note(log: &Log, event: Event) {
    log.lock().unwrap().push((Instant::now(), event));
}

/// A system's voice in memory. It reports each end twice, and the end of what was cut
/// late; a saying that never ends is `None`.
fn voice(language: &str, speaks: Option<Duration>) -> (SystemVoice, Log) {
    let (wishes, mut inbox) = unbounded_channel();
    let (outbox, echoes) = unbounded_channel();
    let voices = vec![Voice {
        name: "pretended".to_owned(),
        language: language.to_owned(),
        reads_han: true,
    }];
    let log = Log::default();
    let heard = Arc::clone(&log);
    tokio::spawn(async move {
        let mut saying: Option<(JoinHandle<()>, _)> = None;
        while let Some(ask) = inbox.recv().await {
            if ask == Wish::Look {
                let _ = outbox.send(Echo::Voices(voices.clone()));
                continue;
            }
            if let Some((task, token)) = saying.take().filter(|(task, _)| !task.is_finished()) {
                task.abort();
                note(&heard, Event::Cut);
                let _ = outbox.send(Echo::Ended(token));
            }
            if let Wish::Say(new) = ask {
                let token = new.token;
                let task = speak(new, speaks, Arc::clone(&heard), outbox.clone());
                saying = Some((tokio::spawn(task), token));
            }
        }
    });
    (SystemVoice { wishes, echoes }, log)
}

async fn speak(saying: Saying, speaks: Option<Duration>, log: Log, echoes: UnboundedSender<Echo>) {
    sleep(saying.after).await;
    note(&log, Event::Begins(saying.names));
    match speaks {
        Some(speaks) => sleep(speaks).await,
        None => std::future::pending().await,
    }
    note(&log, Event::Ends);
    for _ in 0..2 {
        let _ = echoes.send(Echo::Ended(saying.token));
    }
}

/// A table in Russian, where lines are captions: decoding voices is no matter of these tests.
fn at_table(names: SystemVoice) -> Evening {
    Evening::with_names("ru", names)
}

/// Eight sit down, Ben gets the Black Cat, and a night begins.
async fn night(evening: &mut Evening, third: &str) {
    let names = EIGHT.map(|name| if name == "Cy" { third } else { name });
    evening.ask(new_game(form(&names))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening.play(Command::Night).await;
}

async fn caption(evening: &mut Evening, line: &str) -> Instant {
    evening.until_line(line).await;
    Instant::now()
}

/// The night's choices, up to the line that tells of a death.
async fn until_result(evening: &mut Evening) -> Instant {
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Gil").await;
    caption(evening, "result-died").await
}

/// From the line that tells of a death to the next one, with this voice.
async fn gap(names: SystemVoice, spoken: bool) -> Duration {
    let mut evening = at_table(names);
    evening.set(Change::NamesSpoken(spoken)).await;
    night(&mut evening, "Cy").await;
    let result = until_result(&mut evening).await;
    caption(&mut evening, "death-turn-up").await - result
}

fn begun(log: &Log) -> Vec<(Instant, Vec<String>)> {
    let log = log.lock().unwrap();
    let begins = log.iter().filter_map(|(at, event)| match event {
        Event::Begins(names) => Some((*at, names.clone())),
        _ => None,
    });
    begins.collect()
}

/// Lets time pass until one more name has begun, and tells how many had before.
async fn until_begun(log: &Log) -> usize {
    let before = begun(log).len();
    while begun(log).len() == before {
        sleep(Duration::from_millis(20)).await;
    }
    before
}

fn cut(log: &Log) -> usize {
    let log = log.lock().unwrap();
    log.iter().filter(|(_, event)| *event == Event::Cut).count()
}

#[tokio::test(start_paused = true)]
async fn names_are_said_after_the_line_and_before_the_next_one() {
    let without = gap(SystemVoice::absent(), true).await;
    let (names, log) = voice("ru-RU", Some(SPEAKS));
    let mut evening = at_table(names);
    night(&mut evening, "Cy").await;
    let result = until_result(&mut evening).await;
    let next = caption(&mut evening, "death-turn-up").await;
    let said = begun(&log);
    let names: Vec<_> = said.iter().flat_map(|(_, names)| names).collect();
    assert_eq!(names, ["Ben", "Gil", "Cy"]);
    // Without names the next line follows after the line's own silence: by then its last
    // word is over, and only then the name begins.
    let (begins, _) = said[2];
    assert!(begins >= result + without, "over the line");
    assert!(begins + SPEAKS < next, "under the next line");
    // Nobody waits for longer than the name and its two silences.
    let longest = without + SPEAKS + Duration::from_secs(3);
    assert!(next - result < longest, "{:?}", next - result);
    assert_eq!(cut(&log), 0);
}

#[tokio::test(start_paused = true)]
async fn s40_the_holder_of_the_black_cat_is_named_in_a_conspiracy() {
    let (names, log) = voice("ru-RU", Some(SPEAKS));
    let mut evening = at_table(names);
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    let drawer = seat("Hal");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.until_silent().await;
    let said: Vec<_> = begun(&log).into_iter().map(|(_, names)| names).collect();
    assert_eq!(said, [["Ben"], ["Ben"]]);
}

#[tokio::test(start_paused = true)]
async fn without_the_switch_or_a_voice_for_the_language_the_night_is_as_long_as_ever() {
    let as_ever = gap(SystemVoice::absent(), true).await;
    for (language, spoken) in [("ru-RU", false), ("zh-CN", true), ("uk", true)] {
        let (names, log) = voice(language, Some(SPEAKS));
        let gap = gap(names, spoken).await;
        assert!(
            gap.abs_diff(as_ever) < Duration::from_millis(5),
            "{language}: {gap:?}"
        );
        assert_eq!(begun(&log), []);
    }
}

#[tokio::test(start_paused = true)]
async fn a_chinese_name_is_never_said_in_an_english_voice() {
    let (names, log) = voice("en-US", Some(SPEAKS));
    let mut evening = Evening::with_names("en", names);
    night(&mut evening, "李明").await;
    let result = until_result(&mut evening).await;
    let gap = caption(&mut evening, "death-turn-up").await - result;
    let said: Vec<_> = begun(&log)
        .into_iter()
        .flat_map(|(_, names)| names)
        .collect();
    assert_eq!(said, ["Ben", "Gil"]);
    assert!(gap < Duration::from_secs(12), "{gap:?}");
}

#[tokio::test(start_paused = true)]
async fn the_view_tells_whether_there_is_a_voice_for_the_language() {
    let (names, _) = voice("en-US", Some(SPEAKS));
    let evening = at_table(names);
    // What the voice answers at the start has come by the next request.
    for (language, expected) in [("en", true), ("de", false), ("en", true)] {
        sleep(Duration::from_millis(1)).await;
        evening
            .set(Change::Language(Some(language.to_owned())))
            .await;
        assert_eq!(evening.view().names_voice, expected, "{language}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_voice_that_never_ends_is_given_up_and_left_alone() {
    let as_ever = gap(SystemVoice::absent(), true).await;
    let (mut names, log) = voice("ru-RU", None);
    // It tells of itself once, and answers nothing after that.
    let (told, once) = unbounded_channel();
    let mut reports = std::mem::replace(&mut names.echoes, once);
    names.wishes.send(Wish::Look).unwrap();
    told.send(reports.recv().await.unwrap()).unwrap();
    let mut evening = at_table(names);
    let begins = Instant::now();
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    assert!(begins.elapsed() > Duration::from_secs(8));
    assert_eq!(begun(&log).len(), 1);
    assert_eq!(cut(&log), 1);
    assert!(!evening.view().names_voice);
    evening.play(Command::Night).await;
    let result = until_result(&mut evening).await;
    let gap = caption(&mut evening, "death-turn-up").await - result;
    assert!(gap.abs_diff(as_ever) < Duration::from_millis(5), "{gap:?}");
    assert_eq!(begun(&log).len(), 1);
    drop((told, reports));
}

#[tokio::test(start_paused = true)]
async fn a_pause_cuts_the_name_and_going_on_says_it_again() {
    let (names, log) = voice("ru-RU", Some(SPEAKS));
    let mut evening = at_table(names);
    night(&mut evening, "Cy").await;
    until_result(&mut evening).await;
    let before = until_begun(&log).await;
    evening.ask(HostAsk::Pause).await;
    sleep(Duration::from_secs(60)).await;
    assert_eq!(cut(&log), 1);
    // The late end of what was cut has not moved the script.
    let caption_now = evening.game().narrator.caption;
    assert_eq!(caption_now.as_deref(), Some("result-died"));
    evening.ask(HostAsk::Resume).await;
    caption(&mut evening, "death-turn-up").await;
    let names: Vec<_> = begun(&log).into_iter().map(|(_, names)| names).collect();
    assert_eq!(names[before..], [["Cy"], ["Cy"]]);
    assert_eq!(cut(&log), 1);
}

#[tokio::test(start_paused = true)]
async fn skipping_and_leaving_cut_the_name() {
    for leaves in [false, true] {
        let (names, log) = voice("ru-RU", Some(SPEAKS));
        let mut evening = at_table(names);
        night(&mut evening, "Cy").await;
        until_result(&mut evening).await;
        until_begun(&log).await;
        if leaves {
            evening.ask(HostAsk::Leave).await;
        } else {
            evening.ask(evening.skip_line()).await;
            caption(&mut evening, "death-turn-up").await;
        }
        sleep(Duration::from_millis(1)).await;
        assert_eq!(cut(&log), 1, "leaves: {leaves}");
    }
}

/// Every view and every name of a night up to the sand, with its moment.
async fn heard(victim: &str) -> (Vec<String>, Vec<(Duration, Event)>, Evening, Log) {
    let (names, log) = voice("ru-RU", Some(SPEAKS));
    let mut evening = at_table(names);
    let begins = Instant::now();
    night(&mut evening, "Cy").await;
    let mut seen = Vec::new();
    let see = |evening: &Evening, seen: &mut Vec<String>| {
        let view: &View = &evening.view();
        seen.push(serde_json::to_string(view).expect("a view"));
    };
    evening.choose(WITCHES, victim).await;
    see(&evening, &mut seen);
    evening.choose(CONSTABLE, "Gil").await;
    see(&evening, &mut seen);
    evening.until("sand", |game| game.sand.is_some()).await;
    see(&evening, &mut seen);
    let log_so_far = log.lock().unwrap().clone();
    let names = log_so_far
        .into_iter()
        .map(|(at, event)| (at - begins, event))
        .collect();
    (seen, names, evening, log)
}

#[tokio::test(start_paused = true)]
async fn no_tell_nights_with_different_victims_name_the_same_people_until_the_result() {
    let (seen, names, first, first_log) = heard("Eve").await;
    let (other_seen, other_names, second, second_log) = heard("Dee").await;
    assert_eq!(seen, other_seen);
    assert_eq!(names, other_names);
    assert!(!names.is_empty());
    // The result is public and names them: the comparison can fail.
    for (mut evening, log, victim) in [(first, first_log, "Eve"), (second, second_log, "Dee")] {
        caption(&mut evening, "death-last-words").await;
        let (_, last) = begun(&log).pop().expect("a name");
        assert_eq!(last, [victim]);
        assert_eq!(evening.game().table.due.unwrap().seat, seat(victim));
    }
}
