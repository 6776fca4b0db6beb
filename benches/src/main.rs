//! Measures every way: `time` prints their times, as multiples of this library's. `names`
//! prints their names. `count N LOAD LOOP` runs the N-th way once, for callgrind.

use std::hint::black_box;
use std::time::{Duration, Instant};

use chess960_benches::{KEYS, Load, Loop, Way, ways};

/// How often each way is timed; its fastest time counts.
const ROUNDS: usize = 400;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *arguments {
        ["time"] => time(),
        ["names"] => {
            for way in ways(Load::Hits) {
                println!("{}\t{}\t{}", way.group, way.name, way.size);
            }
        }
        ["count", index, load, kind] => {
            let load = Load::ALL[load.parse::<usize>().expect("0 to 2")];
            let kind = if kind == "chain" { Loop::Chain } else { Loop::Throughput };
            let index: usize = index.parse().expect("a number");
            if let Some(way) = ways(load).get(index) {
                black_box(way.run(kind));
                println!("{KEYS}");
            }
        }
        _ => {
            eprintln!("usage: chess960-benches time | names | count N LOAD throughput|chain");
            std::process::exit(2);
        }
    }
}

/// The columns of the table: which keys, in which loop.
const COLUMNS: [(&str, usize, Loop); 4] = [
    ("hits", 0, Loop::Throughput),
    ("near misses", 1, Loop::Throughput),
    ("misses", 2, Loop::Throughput),
    ("hits, each chosen by the one before", 0, Loop::Chain),
];

fn time() {
    let loads = Load::ALL.map(ways);
    let fastest = fastest(&loads);
    println!("Times as multiples of the time that chess960 takes for hits in the same loop.\n");
    let names = COLUMNS.map(|column| column.0).join(" | ");
    println!("| what | how | {names} |\n|---|---|---|---|---|---|");
    for (index, way) in loads[0].iter().enumerate() {
        // The unit is the first way of this library in the group.
        let is_ours = |other: &&Way| other.group == way.group && other.name.starts_with("chess960");
        let ours = loads[0].iter().position(|other| is_ours(&other)).expect("a way of chess960");
        let cells = COLUMNS.iter().zip(&fastest).map(|((_, _, kind), times)| {
            let unit = if *kind == Loop::Chain { &fastest[3] } else { &fastest[0] }[ours];
            let time = times.get(index)?;
            Some(format!("{:.1}", time.as_secs_f64() / unit.as_secs_f64()))
        });
        let cells: Vec<_> = cells.map(|cell| cell.unwrap_or_else(|| "–".into())).collect();
        println!("| {} | {} | {} |", way.group, way.name, cells.join(" | "));
    }
}

/// The fastest time of each way in each column. The ways take turns, so that other work on the
/// machine affects all of them alike.
fn fastest(loads: &[Vec<Way>; 3]) -> [Vec<Duration>; 4] {
    let mut fastest = COLUMNS.map(|(_, load, _)| vec![Duration::MAX; loads[load].len()]);
    for _ in 0..ROUNDS {
        for ((_, load, kind), fastest) in COLUMNS.iter().zip(&mut fastest) {
            for (way, fastest) in loads[*load].iter().zip(fastest) {
                // Fill the caches.
                black_box(way.run(*kind));
                let start = Instant::now();
                black_box(way.run(*kind));
                *fastest = start.elapsed().min(*fastest);
            }
        }
    }
    fastest
}
