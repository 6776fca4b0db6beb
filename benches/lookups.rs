//! Measures each way by itself, with criterion.

use chess960_benches::{KEYS, Load, Loop, ways};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

fn lookups(criterion: &mut Criterion) {
    for load in Load::ALL {
        for way in ways(load) {
            let mut group = criterion.benchmark_group(format!("{} ({load:?})", way.group));
            group.throughput(Throughput::Elements(KEYS as u64));
            for kind in [Loop::Throughput, Loop::Chain] {
                let id = BenchmarkId::new(way.name, format!("{kind:?}"));
                group.bench_function(id, |bencher| bencher.iter(|| way.run(kind)));
            }
            group.finish();
        }
    }
}

criterion_group!(benches, lookups);
criterion_main!(benches);
