//! The macro as the compiler sees it: programs that compile, and programs that do
//! not, with their messages.
//!
//! `TRYBUILD=overwrite cargo test --test ui` writes the messages anew.
#![cfg(feature = "macros")]

#[test]
fn programs() {
    let tests = trybuild::TestCases::new();
    tests.pass("tests/ui/pass/*.rs");
    tests.compile_fail("tests/ui/fail/*.rs");
}
