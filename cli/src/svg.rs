//! A picture of the board for the wall, the projector and the printer: SVG 1.1 in black,
//! white and one grey, without fonts.

use chess960::{CastlingStyle, Color, DoubleStartPosition, File, Language, Rank, StartPosition};

pub(crate) mod files;
mod glyphs;
mod pieces;
#[cfg(test)]
mod tests;

/// Twenty units are nine millimetres of paper.
const WIDTH: usize = 400;
const SQUARE: usize = 45;
const BOARD: usize = 8 * SQUARE;
/// The corner of the board: to the right of the digits, and below a caption.
const LEFT: usize = 20;
const TOP: usize = 44;

/// A line of text, and the y of the top of its capitals.
type Caption = (String, usize);

/// Draws the board with the number of its position above it, 180 mm wide, and its back rank in the
/// letters of a language. For two positions, White's number is below the board, on White's side.
pub(crate) fn board(positions: DoubleStartPosition, language: Language) -> String {
    let (captions, height) = captions(positions, language);
    let mut svg = head(positions, &captions, height);
    for (line, top) in captions {
        svg += &text(&line.to_uppercase(), (WIDTH / 2, top), 0.2);
    }
    svg += &coordinates();
    svg += &definitions();
    svg += &format!("<g transform=\"translate({LEFT} {TOP})\">\n");
    svg += &squares();
    svg += &army(Color::Black, positions.black());
    svg += &army(Color::White, positions.white());
    svg + "</g>\n</svg>\n"
}

/// One line for a position and two for a pair, with the height of the picture.
fn captions(positions: DoubleStartPosition, language: Language) -> (Vec<Caption>, usize) {
    // Figurines would repeat the picture.
    let is_figurine = |letter: char| !letter.is_ascii();
    let has_figurines = language.letters().into_iter().any(is_figurine);
    let language = if has_figurines { Language::English } else { language };
    let [white, black] = Color::ALL.map(|color| {
        let position = positions.position(color);
        format!("SP {position}  {}", String::from_iter(position.letters_in(language)))
    });
    if positions.single().is_some() {
        return (vec![(white, 14)], 440);
    }
    (vec![(format!("White {white}"), 446), (format!("Black {black}"), 14)], 480)
}

/// The paper, and the text for screen readers.
fn head(positions: DoubleStartPosition, captions: &[Caption], height: usize) -> String {
    let lines: Vec<_> = captions.iter().map(|(line, _)| line.replace("  ", " ")).collect();
    let title = lines.join(", ");
    let fen = positions.fen(CastlingStyle::XFen);
    let [paper_width, paper_height] = [WIDTH, height].map(|units| units * 9 / 20);
    format!(
        r##"<?xml version="1.0" encoding="UTF-8"?>
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="{paper_width}mm" height="{paper_height}mm" viewBox="0 0 {WIDTH} {height}">
<title>{title}</title>
<desc>Start position with White at the bottom, FEN {fen}</desc>
<rect width="{WIDTH}" height="{height}" fill="#fff"/>
"##
    )
}

/// A line of glyphs in the middle of x, with the tops of its capitals at y.
fn text(line: &str, (x, y): (usize, usize), scale: f32) -> String {
    let (mut paths, mut end) = (String::new(), 0);
    for (width, path) in line.chars().map(glyphs::glyph) {
        if !path.is_empty() {
            paths += &format!("<path transform=\"translate({end})\" d=\"{path}\"/>\n");
        }
        end += width + glyphs::GAP;
    }
    let middle = end.saturating_sub(glyphs::GAP) / 2;
    let place = format!("translate({x} {y}) scale({scale}) translate(-{middle})");
    format!("<g transform=\"{place}\" {}>\n{paths}</g>\n", glyphs::PEN)
}

/// The letters below the files and the digits to the left of the ranks.
fn coordinates() -> String {
    let mut svg = String::new();
    for (index, file) in File::ALL.into_iter().enumerate() {
        let middle = index * SQUARE + SQUARE / 2;
        svg += &text(&file.to_string(), (LEFT + middle, TOP + BOARD + 7), 0.15);
        svg += &text(&(8 - index).to_string(), (LEFT / 2, TOP + middle - 6), 0.15);
    }
    svg
}

/// Each piece once for both sides: `color` is the colour that shows on a side's `fill`.
fn definitions() -> String {
    let mut svg = String::from("<defs>\n");
    for pieces::Piece { letter, contour, lines, dots } in pieces::PIECES {
        svg += &format!("<g id=\"{letter}\">\n<path d=\"{contour}\"/>\n");
        svg += &format!("<path d=\"{lines}\" fill=\"none\" stroke=\"currentColor\"/>\n");
        if !dots.is_empty() {
            svg += &format!("<path d=\"{dots}\" fill=\"currentColor\" stroke=\"none\"/>\n");
        }
        svg += "</g>\n";
    }
    svg + "</defs>\n"
}

/// The dark squares, and the frame.
fn squares() -> String {
    let mut dark = String::new();
    for rank in Rank::ALL {
        // a1 is dark, and the sum of its indices even.
        for file in File::ALL.into_iter().skip(rank.index() % 2).step_by(2) {
            let (x, y) = corner(file, rank);
            dark += &format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
        }
    }
    let side = BOARD + 2;
    format!(
        r##"<path id="dark" fill="#bbb" d="{dark}"/>
<path fill="none" stroke="#000" stroke-width="2" d="M-1-1h{side}v{side}h-{side}z"/>
"##
    )
}

/// The pieces of a side on its two ranks.
fn army(color: Color, position: StartPosition) -> String {
    let (paint, pawns) = match color {
        Color::White => (r##"id="white" fill="#fff" color="#000""##, Rank::Second),
        Color::Black => (r##"id="black" fill="#000" color="#fff""##, Rank::Seventh),
    };
    let mut svg = format!("<g {paint} {}>\n", pieces::PEN);
    for (rank, letters) in [(color.back_rank(), position.as_str()), (pawns, "PPPPPPPP")] {
        for (file, letter) in File::ALL.into_iter().zip(letters.chars()) {
            let (x, y) = corner(file, rank);
            svg += &format!("<use xlink:href=\"#{letter}\" x=\"{x}\" y=\"{y}\"/>\n");
        }
    }
    svg + "</g>\n"
}

/// The upper left corner of a square; that of a8 is 0 0.
fn corner(file: File, rank: Rank) -> (usize, usize) {
    (file.index() * SQUARE, (7 - rank.index()) * SQUARE)
}
