//! The report as a JSON object.

use chess960::CastlingStyle;
use chess960_conformance::{Conclusion, Diagnosis, Fault, Outcome, Report};
use serde_json::{Value, json};

pub(crate) fn object(report: &Report) -> Value {
    json!({
        "program": report.program,
        "channel": report.channel,
        "conclusion": match report.conclusion {
            Conclusion::Proven => "proven",
            Conclusion::Failed => "failed",
            Conclusion::NotTestable => "not testable",
        },
        "rules": report.outcomes.iter().map(rule).collect::<Vec<_>>(),
        "cause": report.cause.as_ref().map(cause),
        "reproduce": report.reproduce,
    })
}

fn rule(outcome: &Outcome) -> Value {
    json!({
        "rule": outcome.rule.name(),
        "castling": outcome.dialect.map(|style| match style {
            CastlingStyle::XFen => "xfen",
            _ => "shredder",
        }),
        "verdict": outcome.verdict.to_string().to_lowercase(),
        "asked": outcome.asked,
        "right": outcome.right,
        "detail": outcome.detail,
    })
}

/// The explanations that fit, each a list of faults: one, several, or none.
fn cause(diagnosis: &Diagnosis) -> Value {
    let names = |faults: &[Fault]| faults.iter().map(|fault| fault.name()).collect::<Vec<_>>();
    let faults = match diagnosis {
        Diagnosis::Fault(fault) => vec![names(&[*fault])],
        Diagnosis::Possible(explanations) => {
            explanations.iter().map(|faults| names(faults)).collect()
        }
        _ => Vec::new(),
    };
    json!({ "text": diagnosis.to_string(), "faults": faults })
}
