//! `chess960 generate`: every file in its real tool, over all 960 positions, and what is
//! refused.
//!
//! A tool that is not installed is skipped, with a line that says so. With
//! `CHESS960_REQUIRE_TOOLS=1` it is a failure.

#[path = "generate/languages.rs"]
mod languages;
#[path = "generate/options.rs"]
mod options;
#[path = "generate/workshop.rs"]
mod workshop;
