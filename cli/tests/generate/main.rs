//! `chess960 generate`: every file in its real tool, over all 960 positions, and refusals.
//!
//! If a tool is not installed, its test prints SKIPPED, or fails with
//! `CHESS960_REQUIRE_TOOLS=1`.

mod languages;
mod limits;
mod options;
mod workshop;
