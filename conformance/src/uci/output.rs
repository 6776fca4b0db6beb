//! What engines print for perft: moves with counts, and a total in one layout of many.

use cozy_chess::Move;

/// Reads a line of a list of moves: `e2e4: 1`, with or without the count.
pub(crate) fn listed_move(line: &str) -> Option<&str> {
    let mut words = words(line);
    let mv = words.next()?;
    let is_count = |word: &str| number(word).is_some() || word == "-";
    (is_move(mv) && words.all(is_count)).then_some(mv)
}

pub(crate) fn is_move(word: &str) -> bool {
    word.parse::<Move>().is_ok()
}

/// Where a total stands: after these words, in which every number is a `#`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout(Vec<String>);

impl Layout {
    /// The layouts in which this output has a total.
    pub(crate) fn of<'a>(output: &'a [String], total: u64) -> impl Iterator<Item = Self> + 'a {
        let in_line = move |line: &'a String| {
            let words: Vec<_> = words(line).collect();
            let places = (0..words.len()).filter(move |&at| number(words[at]) == Some(total));
            let words: Vec<_> = self::words(line).map(shape).collect();
            places.map(move |at| Self(words[..at].to_vec()))
        };
        totals(output).flat_map(in_line)
    }

    /// The total in this output: that of the last line in this layout.
    pub(crate) fn total(&self, output: &[String]) -> Option<u64> {
        totals(output).rev().find_map(|line| self.total_of(line))
    }

    /// The total in this line.
    pub(crate) fn total_of(&self, line: &str) -> Option<u64> {
        let mut words = words(line);
        let is_alike =
            self.0.iter().all(|before| words.next().is_some_and(|word| is_of(word, before)));
        is_alike.then(|| number(words.next()?)).flatten()
    }
}

/// Lines that may have a total: neither of a list of moves nor of a search.
fn totals(output: &[String]) -> impl DoubleEndedIterator<Item = &String> {
    output.iter().filter(|line| listed_move(line).is_none() && !line.starts_with("info"))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || c == ':' || c == '=').filter(|word| !word.is_empty())
}

/// A number, with or without separators of thousands.
fn number(word: &str) -> Option<u64> {
    if !word.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let digits: String = word.trim_end_matches([',', '.', ';']).split([',', '_', '\'']).collect();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok()).flatten()
}

/// Whether a word has this shape.
fn is_of(word: &str, shape: &str) -> bool {
    if shape == "#" { number(word).is_some() } else { word == shape }
}

fn shape(word: &str) -> String {
    if number(word).is_some() { "#".to_owned() } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{Layout, listed_move};

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    /// The total of a second output, in the layout of a first one with 400.
    #[track_caller]
    fn reads(first: &str, second: &str, total: u64) {
        let (first, second) = (lines(first), lines(second));
        let totals: Vec<_> = Layout::of(&first, 400).map(|layout| layout.total(&second)).collect();
        assert_eq!(totals, [Some(total)]);
    }

    #[test]
    fn totals_in_many_layouts() {
        reads("400", "8902", 8902);
        reads("\nNodes searched: 400\n", "\nNodes searched: 8902\n", 8902);
        reads("nodes=400 time=3", "nodes=8902 time=3", 8902);
        reads("perft 2: 400", "perft 3: 8902", 8902);
        reads("Total: 400 nodes", "Total: 8,902 nodes", 8902);
        // A table with a row for each depth, its number and its speed.
        reads(
            " 1   20  0.00  5.0nps\n 2   400  0.00   3.1nps",
            " 1   20  0.00   5.0nps\n 2   400  0.00  3.1nps\n 3   8902  0.01   3.1nps",
            8902,
        );
        // A list of moves is not a total.
        reads("a2a3: 400\nb2b3: 19\nNodes: 400", "a2a3: 8\nNodes: 8902", 8902);
    }

    #[test]
    fn moves_in_a_list() {
        assert_eq!(listed_move("e2e4: 1"), Some("e2e4"));
        assert_eq!(listed_move("  e7e8q - 1"), Some("e7e8q"));
        assert_eq!(listed_move("e2e4"), Some("e2e4"));
        assert_eq!(listed_move("bestmove e2e4"), None);
        assert_eq!(listed_move("e2e4 is a move"), None);
        assert_eq!(listed_move("i9e4: 1"), None);
    }
}
