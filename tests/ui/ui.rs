//! The macro as the compiler sees it: programs that compile, and programs that do not,
//! with their messages.
//!
//! `TRYBUILD=overwrite cargo test -p chess960-ui-tests` writes the messages anew.

#[test]
fn programs() {
    let tests = trybuild::TestCases::new();
    tests.pass("pass/*.rs");
    tests.compile_fail("fail/*.rs");
}
