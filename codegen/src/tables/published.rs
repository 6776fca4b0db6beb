//! The published tables, and the order of Fritz9's.

use chess960_core::rules::{self, FREE};

use super::Tables;
use super::lookup::text;
use crate::item::{Item, numbers, rows};

impl<'a> Tables<'a> {
    /// The King's table, `[&str; 60]`: row i has the six pieces of position 16·i without
    /// the bishops.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().kings_table("KINGS").source();
    /// assert!(source.contains("\"RNQKNR\", // 32"));
    /// ```
    pub fn kings_table(self, name: &'a str) -> Self {
        let doc = "King's table: row i belongs to number 16 · i.";
        self.published(name, doc, 60, &|row| dashed(&rules::KINGS[row]))
    }

    /// The Bishop's table, `[&str; 16]`: row i has the bishops of code i.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().bishops_table("BISHOPS").source();
    /// assert!(source.contains("\"--B--B--\", // 6"));
    /// ```
    pub fn bishops_table(self, name: &'a str) -> Self {
        let doc = "Bishop's table: row i belongs to code i.";
        self.published(name, doc, 16, &|code| dashed(&rules::bishops_row(code as u8)))
    }

    /// The N5N table, `[&str; 10]`: the knights on five squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().n5n_table("N5N").source();
    /// assert!(source.contains("\"-N-N-\", // 5"));
    /// ```
    pub fn n5n_table(self, name: &'a str) -> Self {
        let doc = "N5N table: the knights on five squares.";
        self.published(name, doc, 10, &|row| knights(rules::N5N[row], 5))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Scharnagl's numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().nq_skeletons("SKELETONS").source();
    /// assert!(source.contains("\"-NQ-N-\", // 32"));
    /// ```
    pub fn nq_skeletons(self, name: &'a str) -> Self {
        let doc = "NQ-skeletons: row i belongs to number 16 · i.";
        self.published(name, doc, 60, &|row| dashed(&rules::SKELETONS[row].1))
    }

    /// The N6N table, `[&str; 15]`: the knights on six squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().n6n_table("N6N").source();
    /// assert!(source.contains("\"-N--N-\", // 7"));
    /// ```
    pub fn n6n_table(self, name: &'a str) -> Self {
        let doc = "N6N table: the knights on six squares.";
        self.published(name, doc, 15, &|row| knights(rules::N6N[row], 6))
    }

    /// The NQ-skeletons, `[&str; 60]`, in the order of Fritz9's numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().fritz9_skeletons("SKELETONS").source();
    /// assert!(source.contains("\"-NQ-N-\", // 22"));
    /// ```
    pub fn fritz9_skeletons(self, name: &'a str) -> Self {
        let doc = "Fritz9's skeletons: row i belongs to Fritz9's number 1 + 16 · i.";
        self.published(name, doc, 60, &|row| dashed(&rules::fritz9_skeleton(row as u8)))
    }

    /// The rows of the King's table in Fritz9's table and the reverse, `[u16; 64]` each:
    /// a Fritz9 number is 1 + 16 · row + bishop code.
    ///
    /// Both numberings count the bishops alike, so 60 rows say everything; four more
    /// rows of zeros let an index of six bits always find one.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_codegen::Tables;
    ///
    /// let source = Tables::new().fritz9_rows("TO_FRITZ9", "FROM_FRITZ9").source();
    /// assert!(source.contains("static TO_FRITZ9: [u16; 64]"));
    /// assert!(source.contains("static FROM_FRITZ9: [u16; 64]"));
    /// ```
    pub fn fritz9_rows(self, to: &'a str, from: &'a str) -> Self {
        let (mut there, mut back) = ([0; 64], [0; 64]);
        for row in 0..60 {
            let rank = rules::back_rank(16 * row);
            let Some(number) = rules::fritz9_number(&rank) else { unreachable!("{row} is a row") };
            let fritz9_row = (number - 1) / 16;
            there[usize::from(row)] = fritz9_row;
            back[usize::from(fritz9_row)] = row;
        }
        let [to_doc, from_doc] = [
            "Row i of the King's table: its row in Fritz9's table.",
            "Row i of Fritz9's table: its row in the King's table.",
        ];
        self.with(Item::table(to, to_doc, "[u16; 64]", numbers(&there))).with(Item::table(
            from,
            from_doc,
            "[u16; 64]",
            numbers(&back),
        ))
    }

    /// A table of texts.
    fn published(
        self,
        name: &'a str,
        doc: &'static str,
        count: usize,
        row: &dyn Fn(usize) -> String,
    ) -> Self {
        self.with(Item::table(name, doc, format!("[&str; {count}]"), rows(count, row)))
    }
}

/// A text in quotes, with a dash for every square that a row leaves free.
fn dashed(squares: &[u8]) -> String {
    format!("\"{}\"", text(squares).replace(char::from(FREE), "-"))
}

/// The knights of a pair, on as many squares as the table is wide.
fn knights([left, right]: [u8; 2], width: usize) -> String {
    let mut squares = vec![FREE; width];
    squares[usize::from(left)] = b'N';
    squares[usize::from(right)] = b'N';
    dashed(&squares)
}
