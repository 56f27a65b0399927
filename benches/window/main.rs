//! The window's cost against that of an empty Tauri window, in one run: start, memory, idle CPU,
//! with a sound server and without. `xvfb-run cargo bench --bench window` prints rows of the table in
//! docs/performance.md. Must never fail because a machine is slow.
#![cfg(target_os = "linux")]
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a bench that cannot be set up has nothing to print"
)]

#[allow(dead_code, reason = "a bench needs a part of what the tests need")]
#[path = "../../tests/window/kit.rs"]
mod kit;
mod sound_server;

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use serde_json::json;

use kit::{Home, Window};
use sound_server::SoundServer;

/// Set in a copy of this bench that is to be nothing but an empty window.
const EMPTY: &str = "TOWN_CRIER_EMPTY_WINDOW";
const STARTS: usize = 7;
/// How long a change of light takes, and the drawing after it.
const SETTLES: Duration = Duration::from_secs(3);
/// How long idling is watched: no longer than the dark before the first window.
const IDLE: Duration = Duration::from_secs(8);
/// Ticks a second in /proc; the same on every Linux that a desktop runs on.
const TICKS: f64 = 100.0;

/// What one start cost.
struct Cost {
    /// From the start of the process to the first picture that shows anything, in ms.
    start_ms: f64,
    /// Proportional set size of all its processes, in MB.
    memory_mb: f64,
}

fn main() {
    if std::env::var_os(EMPTY).is_some() {
        return tauri::Builder::default()
            .run(tauri::generate_context!("benches/empty/tauri.conf.json"))
            .expect("an empty window");
    }
    tokio::runtime::Runtime::new()
        .expect("a runtime")
        .block_on(measure());
}

async fn measure() {
    // Alternately, so that whatever else the machine does strikes both; the first of each warms up.
    let (mut ours, mut empty) = (Vec::new(), Vec::new());
    for round in 0..=STARTS {
        let costs = [start(false).await, start(true).await];
        if round > 0 {
            let [one, other] = costs;
            ours.push(one);
            empty.push(other);
        }
    }
    ratio("start to the first picture", "ms", &ours, &empty, |cost| {
        cost.start_ms
    });
    ratio(
        "memory on the shelf (PSS, all processes)",
        "MB",
        &ours,
        &empty,
        |cost| cost.memory_mb,
    );

    let without = idle(None).await;
    let home = Home::new();
    let with = match SoundServer::start(&home) {
        Some(server) => idle(Some((&home, &server))).await,
        None => BTreeMap::new(),
    };
    for ((_, when, wanted), share) in without {
        let with = match with.iter().find(|((_, same, _), _)| *same == when) {
            Some((_, share)) => format!("with a sound server {share:.1} %"),
            None => "no sound server is installed".to_owned(),
        };
        println!("| CPU {when}, of one core | {share:.1} %, {with} | {wanted} |");
    }
}

/// What is watched: in which order, when, and what is wanted.
type Moment = (usize, &'static str, &'static str);

/// The share of one core that the program and its children use, at the moments of an evening.
async fn idle(with: Option<(&Home, &SoundServer)>) -> BTreeMap<Moment, f64> {
    let own = Home::new();
    let home = with.map_or(&own, |(home, _)| home);
    home.prefer(&json!({ "captions_suffice": true, "own_timer": true, "pace": "slow" }));
    let window = match with {
        None => home.open().await,
        Some((_, server)) => {
            let environ = [("PULSE_COOKIE", server.cookie())];
            home.open_program(&kit::program(), &environ).await
        }
    };
    let mut shares = BTreeMap::new();
    window.see("shelf-motto", &[]).await;
    shares.insert((0, "on the shelf", "≤ 2 %"), share().await);
    open_by_day(home, &window).await;
    shares.insert((1, "by day", "≤ 2 %"), share().await);
    let ask =
        json!({ "ask": "play", "command": { "game": "salem-1692", "command": { "do": "night" } } });
    let reply = window.ask(ask).await;
    assert_eq!(reply["reply"], "done", "{reply}");
    window.hear("night-close-eyes").await;
    let dark = "at night in the dark, by its candle";
    shares.insert((2, dark, "≤ 5 %"), share().await);
    window.see("choose-title", &[]).await;
    shares.insert(
        (3, "at night in a window of choice", "≤ 5 %"),
        share().await,
    );
    window.close().await;
    shares
}

async fn open_by_day(home: &Home, window: &Window<'_>) {
    let players: Vec<_> = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"]
        .map(|name| json!({ "name": name }))
        .into();
    let game = json!({
        "game": "salem-1692",
        "setup": { "players": players },
        "steps": [{ "do": "dawn" }, { "do": "witches-choose", "player": "Ben" }],
    });
    let path = home.path().join("day.json");
    fs::write(&path, game.to_string()).expect("a recorded game");
    let reply = window.ask(json!({ "ask": "open", "path": path })).await;
    assert_eq!(reply["reply"], "done", "{reply}");
    window.see_at("Ada", "seat-dead", false).await;
}

/// Starts once and closes again.
async fn start(empty: bool) -> Cost {
    let home = Home::new();
    let window = if empty {
        let this = std::env::current_exe().expect("this bench");
        home.open_program(&this.display().to_string(), &[(EMPTY, "1")])
            .await
    } else {
        home.open().await
    };
    // When the first picture came, by the page's own clock, which counts since 1970.
    let painted = loop {
        let script = "const first = performance.getEntriesByName('first-contentful-paint')[0]; \
             return first ? performance.timeOrigin + first.startTime : null;";
        let at = window
            .page
            .execute(script, vec![])
            .await
            .expect("the page answers");
        match at.as_f64() {
            Some(at) => break at,
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    let program = program();
    let start_ms = painted - started_at(program);
    // The page comes to rest.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let memory_mb = tree(program).into_iter().map(memory_of).sum();
    window.close().await;
    Cost {
        start_ms,
        memory_mb,
    }
}

/// The share of one core that the program and its children use now, in per cent.
async fn share() -> f64 {
    tokio::time::sleep(SETTLES).await;
    let used = || -> f64 { tree(program()).into_iter().map(ticks_of).sum() };
    let before = used();
    tokio::time::sleep(IDLE).await;
    (used() - before) / TICKS / IDLE.as_secs_f64() * 100.0
}

fn ratio(what: &str, unit: &str, ours: &[Cost], empty: &[Cost], of: impl Fn(&Cost) -> f64) {
    let middle = |costs: &[Cost]| {
        let mut values: Vec<f64> = costs.iter().map(&of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let (ours, empty) = (middle(ours), middle(empty));
    println!(
        "| {what} | {ours:.0} {unit}, empty window {empty:.0} {unit}: {:.2}× | ≤ 1.5× |",
        ours / empty
    );
}

/// The fields of /proc/ID/stat after the name, which may hold anything.
fn stat(id: u32) -> Vec<String> {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let after = text.rsplit_once(')').map_or("", |(_, after)| after);
    after.split_whitespace().map(str::to_owned).collect()
}

fn number(fields: &[String], at: usize) -> f64 {
    fields
        .get(at)
        .and_then(|field| field.parse().ok())
        .unwrap_or(0.0)
}

/// When a process was started, in ms since 1970.
fn started_at(id: u32) -> f64 {
    // /proc/stat has the boot in whole seconds only; the exact moment is now less the time since.
    let up = fs::read_to_string("/proc/uptime").expect("a Linux");
    let up: f64 = up
        .split(' ')
        .next()
        .and_then(|up| up.parse().ok())
        .expect("a number");
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .expect("after 1970")
        .as_secs_f64();
    (now - up + number(&stat(id), 19) / TICKS) * 1000.0
}

fn ticks_of(id: u32) -> f64 {
    let fields = stat(id);
    number(&fields, 11) + number(&fields, 12)
}

fn memory_of(id: u32) -> f64 {
    let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
    let kilobytes: f64 = text
        .lines()
        .find_map(|line| line.strip_prefix("Pss:"))
        .and_then(|rest| rest.split_whitespace().next())
        .and_then(|kilobytes| kilobytes.parse().ok())
        .unwrap_or(0.0);
    kilobytes / 1024.0
}

/// The program of the open window: what the driver has started, which this bench has started.
fn program() -> u32 {
    let family = tree(std::process::id());
    let is_driver = |id: &&u32| {
        let name = fs::read_to_string(format!("/proc/{id}/comm"));
        name.is_ok_and(|name| name.starts_with("WebKitWebDriver"))
    };
    let driver = family.iter().find(is_driver).expect("a driver");
    *tree(*driver).get(1).expect("an open window")
}

/// A process and all that it has started.
fn tree(root: u32) -> Vec<u32> {
    let mut children: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for entry in fs::read_dir("/proc").expect("a Linux").flatten() {
        if let Some(id) = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok())
        {
            children
                .entry(number(&stat(id), 1) as u32)
                .or_default()
                .push(id);
        }
    }
    let mut found = vec![root];
    let mut at = 0;
    while let Some(id) = found.get(at) {
        found.extend(children.remove(id).unwrap_or_default());
        at += 1;
    }
    found
}
