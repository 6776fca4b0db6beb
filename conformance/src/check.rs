//! A check in the same process, for the tests of an engine or a library.

use chess960::CastlingStyle;

use crate::examine::{Examination, Question, Reply, Respondent, Severity, Trouble};
use crate::report::{Report, Rule, Verdict};
use crate::{Answer, battery, starts};

/// Asks a function for the legal moves of the start positions and of the battery, in both
/// dialects of FEN.
///
/// The function takes a FEN and returns the moves in UCI, where the king takes the rook with
/// which it castles; no moves mean that it does not read the FEN. A Shredder-FEN must be read;
/// an X-FEN need not, but if it is read, it must be read right.
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
/// use chess960_conformance::{Diagnosis, Fault, check, legal_moves};
///
/// let report = check(|fen| legal_moves(fen, &[Fault::Swap]).unwrap_or_default());
/// assert!(!report.is_ok());
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
    let mut report = examination.finish();
    report.conclude(&Rule::ALL, false, true);
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
            return Err(Trouble::Refused("not read".to_owned()));
        }
        if question.position.has_moves(&moves) {
            return Ok(Reply::Right);
        }
        Ok(Reply::Answer(Answer::Moves(moves.into_iter().collect())))
    }

    fn reproduce(&self, question: &Question<'_>) -> Vec<String> {
        vec![question.fen.clone()]
    }
}
