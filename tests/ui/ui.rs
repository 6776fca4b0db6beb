//! Programs with `chess960!` that compile, and programs that do not, with their messages.
//!
//! `TRYBUILD=overwrite cargo test -p chess960-ui-tests` rewrites the messages.

#[test]
fn programs_compile_or_are_refused() {
    let tests = trybuild::TestCases::new();
    tests.pass("pass/*.rs");
    tests.compile_fail("fail/*.rs");
}
