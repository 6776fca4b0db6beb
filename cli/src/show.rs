//! A position as the program prints it.

use std::io::{self, Write};

use chess960::{Numbering, StartPosition};

/// Writes the position, its other numbers and its twin.
pub(crate) fn position(out: &mut impl Write, position: StartPosition) -> io::Result<()> {
    writeln!(out, "SP {position}  {}", rank(position))?;
    writeln!(out)?;
    for (name, numbering, remark) in [
        ("Fritz9", Numbering::Fritz9, "knights before the queen"),
        ("1 to 960", Numbering::Scharnagl960, "960 is position 0"),
        ("1 to 960", Numbering::OneBased, "number plus one"),
    ] {
        writeln!(out, "{name:<10}{:>3}  {remark}", position.number_in(numbering))?;
    }
    let twin = position.twin();
    writeln!(out, "{:<10}{twin:>3}  {}", "twin", rank(twin))
}

/// The back rank in letters and in figurines.
fn rank(position: StartPosition) -> String {
    let figurines: String = position.pieces().iter().map(|piece| piece.figurine()).collect();
    format!("{}  {figurines}", position.as_str())
}
