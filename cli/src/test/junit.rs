//! The report in the XML of `JUnit`, which continuous integration shows as tests.

use std::io;

use chess960_conformance::{Conclusion, Outcome, Report as Found, Verdict};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

pub(crate) fn document(found: &Found) -> io::Result<Vec<u8>> {
    let mut suite =
        TestSuite::new(if found.program.is_empty() { "engine" } else { &found.program });
    suite.add_test_cases(found.outcomes.iter().map(|outcome| case(outcome, found)));
    let mut report = Report::new("chess960 test");
    report.add_test_suite(suite);
    let mut document = Vec::new();
    report.serialize(&mut document).map_err(io::Error::other)?;
    Ok(document)
}

/// A warning is a success that says something.
fn case(outcome: &Outcome, found: &Found) -> TestCase {
    let counts = format!("{} of {}", outcome.right, outcome.asked);
    let status = match outcome.verdict {
        Verdict::Fail => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(format!("{counts}: {}", outcome.detail));
            let cause = found.cause.as_ref().map(|cause| format!("cause: {cause}\n"));
            let reproduce = found.reproduce.join("\n");
            status.set_description(format!("{}{reproduce}", cause.unwrap_or_default()));
            status
        }
        Verdict::Skip => {
            let mut status = TestCaseStatus::skipped();
            status.set_message(outcome.detail.clone());
            status
        }
        _ => TestCaseStatus::success(),
    };
    let mut case = TestCase::new(outcome.title(), status);
    let engine = if found.conclusion == Conclusion::NotTestable { "not testable" } else { "" };
    case.set_classname("chess960");
    if outcome.verdict == Verdict::Warn || !engine.is_empty() {
        case.set_system_out(format!("{counts} {} {engine}", outcome.detail).trim_end().to_owned());
    }
    case
}
