//! A check in the same process, for the tests of an engine or a library.

use chess960::CastlingStyle;

use crate::examine::{Examination, Question, Reply, Respondent, Severity, Trouble};
use crate::report::{Report, Rule, Verdict};
use crate::{battery, starts};

/// Asks a function for the legal moves of the start positions and of the battery, in both
/// dialects of FEN.
///
/// The function takes a FEN and returns the legal moves in UCI, in any order. Castling is the
/// king taking its rook, `e1h1`. No moves mean that it cannot read the FEN, which it may do with
/// an X-FEN: each position has a legal move. If the function panics, so does the check.
///
/// # Examples
///
/// Two lines in a test, here of `cozy-chess`, which reads Shredder-FEN:
///
/// ```
/// # fn legal_moves(fen: &str) -> Vec<String> {
/// #     let mut moves = Vec::new();
/// #     if let Ok(board) = cozy_chess::Board::from_fen(fen, true) {
/// #         board.generate_moves(|some| {
/// #             moves.extend(some.into_iter().map(|mv| mv.to_string()));
/// #             false
/// #         });
/// #     }
/// #     moves
/// # }
/// let report = chess960_conformance::check(|fen| legal_moves(fen));
/// report.assert();
/// ```
///
/// A program that does not let king and rook change places:
///
/// ```
/// use chess960_conformance::{Conclusion, Diagnosis, Fault, check, legal_moves};
///
/// let report = check(|fen| legal_moves(fen, &[Fault::Swap]).unwrap_or_default());
/// assert_eq!(report.conclusion, Conclusion::Failed);
/// assert_eq!(report.cause, Some(Diagnosis::Fault(Fault::Swap)));
/// ```
pub fn check<M>(legal_moves: impl FnMut(&str) -> M) -> Report
where
    M: IntoIterator<Item: ToString>,
{
    let (starts, battery) = (starts(), battery());
    let mut examination = Examination::new();
    let mut function = Function(legal_moves);
    let x_fen = Severity { wrong: Verdict::Fail, refused: Verdict::Warn };
    for (style, severity) in
        [(CastlingStyle::Shredder, Severity::FAIL), (CastlingStyle::XFen, x_fen)]
    {
        examination.positions(Rule::Starts, style, severity, &starts, &mut function);
        examination.positions(Rule::Battery, style, severity, &battery, &mut function);
    }
    examination.castling_out("no moves were returned");
    let mut report = examination.finish();
    report.conclude(&[], false);
    report
}

struct Function<F>(F);

impl<F, M> Respondent for Function<F>
where
    F: FnMut(&str) -> M,
    M: IntoIterator<Item: ToString>,
{
    fn answer(&mut self, question: &Question<'_>) -> Result<Reply, Trouble> {
        let moves: Vec<_> = (self.0)(&question.fen).into_iter().map(|mv| mv.to_string()).collect();
        if moves.is_empty() {
            return Err(Trouble::Refused("the function returns no moves".to_owned()));
        }
        Ok(Reply::of_moves(question.position, moves))
    }

    fn reproduce(&self, question: &Question<'_>) -> Vec<String> {
        vec![question.fen.clone()]
    }
}
