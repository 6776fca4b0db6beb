//! Every piece on its square, both colours, and a file that needs no other.

use std::collections::BTreeSet;

use chess960::{CastlingStyle, DoubleStartPosition, File, Language, Rank, StartPosition};

use super::{SQUARE, captions, corner, glyphs};

fn board(positions: DoubleStartPosition) -> String {
    super::board(positions, Language::English)
}

fn double(white: u16, black: u16) -> DoubleStartPosition {
    let [white, black] = [white, black].map(|number| StartPosition::new(number).unwrap());
    DoubleStartPosition::new(white, black)
}

/// The text between two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).unwrap().0
}

/// The first field of a FEN, made from the places of the pieces.
fn placement(svg: &str) -> String {
    let mut squares = [[' '; 8]; 8];
    for side in ["white", "black"] {
        let group = between(svg, &format!("<g id=\"{side}\""), "</g>");
        for piece in group.split("<use xlink:href=\"#").skip(1) {
            let letter = piece.chars().next().unwrap();
            let [x, y] = ["x", "y"]
                .map(|axis| between(piece, &format!(" {axis}=\""), "\"").parse::<usize>().unwrap());
            assert_eq!((x % SQUARE, y % SQUARE), (0, 0), "{piece}");
            let square = &mut squares[y / SQUARE][x / SQUARE];
            assert_eq!(*square, ' ', "two pieces on one square: {piece}");
            *square = if side == "black" { letter.to_ascii_lowercase() } else { letter };
        }
    }
    let rows = squares.map(|row| row.iter().collect::<String>());
    rows.join("/").replace("        ", "8")
}

#[test]
fn pieces_stand_as_in_the_fen() {
    let pairs = [double(518, 534), double(0, 959), double(959, 0)];
    for positions in StartPosition::all().map(DoubleStartPosition::from).chain(pairs) {
        let fen = positions.fen(CastlingStyle::XFen);
        let svg = board(positions);
        assert_eq!(Some(placement(&svg).as_str()), fen.as_str().split(' ').next());
        assert_eq!(svg.matches("<use ").count(), 32);
    }
}

#[test]
fn every_other_square_is_dark_and_a1_is() {
    let svg = board(double(518, 518));
    let dark: BTreeSet<_> =
        between(&svg, "<path id=\"dark\" fill=\"#bbb\" d=\"M", "\"").split('M').collect();
    for (index, (rank, file)) in
        Rank::ALL.into_iter().flat_map(|rank| File::ALL.map(|file| (rank, file))).enumerate()
    {
        let (x, y) = corner(file, rank);
        let square = format!("{x} {y}h45v45h-45z");
        assert_eq!(dark.contains(square.as_str()), 0xAA55_AA55_AA55_AA55_u64 >> index & 1 == 1);
    }
    assert_eq!(dark.len(), 32);
    assert_eq!(corner(File::A, Rank::First), (0, 315), "White is at the bottom");
}

#[test]
fn each_side_has_its_colours() {
    let svg = board(double(518, 518));
    assert!(svg.contains(r##"<g id="white" fill="#fff" color="#000" stroke="#000""##));
    assert!(svg.contains(r##"<g id="black" fill="#000" color="#fff" stroke="#000""##));
    for letter in "KQRBNP".chars() {
        assert_eq!(svg.matches(&format!("<g id=\"{letter}\">")).count(), 1);
    }
}

#[test]
fn a_screen_reader_says_number_and_fen() {
    let svg = board(double(518, 518));
    assert_eq!(between(&svg, "<title>", "</title>"), "SP 518 RNBQKBNR");
    assert_eq!(
        between(&svg, "<desc>", "</desc>"),
        "Start position with White at the bottom, \
         FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let svg = board(double(518, 0));
    assert_eq!(between(&svg, "<title>", "</title>"), "White SP 518 RNBQKBNR, Black SP 0 BBQNNRKR");
}

#[test]
fn fits_a_sheet_of_a4() {
    assert!(board(double(518, 518)).contains(r#"width="180mm" height="198mm""#));
    assert!(board(double(518, 0)).contains(r#"width="180mm" height="216mm""#));
}

#[test]
fn captions_fit_the_board_and_have_all_glyphs() {
    for language in Language::ALL {
        for position in StartPosition::all() {
            let (captions, _) = captions(double(position.number(), 0), language);
            for caption in captions.into_iter().map(|(line, _)| line.to_uppercase()) {
                for letter in caption.chars().chain("abcdefgh12345678".chars()) {
                    let is_drawn = letter == ' ' || !glyphs::glyph(letter).1.is_empty();
                    assert!(is_drawn, "{letter} in {language}");
                }
                let width: usize = caption.chars().map(|c| glyphs::glyph(c).0 + glyphs::GAP).sum();
                assert!(width / 5 <= super::BOARD, "{caption} is {width} wide");
            }
        }
    }
}

/// The caption has the letters that the screen has; figurines would repeat the picture.
#[test]
fn captions_in_other_letters() {
    for (language, title) in [
        (Language::German, "SP 518 TSLDKLST"),
        (Language::Polish, "SP 518 WSGHKGSW"),
        (Language::WhiteFigurines, "SP 518 RNBQKBNR"),
        (Language::BlackFigurines, "SP 518 RNBQKBNR"),
    ] {
        let svg = super::board(double(518, 518), language);
        assert_eq!(between(&svg, "<title>", "</title>"), title);
        assert!(svg.contains("<use xlink:href=\"#R\" x=\"0\" y=\"315\"/>"));
    }
    assert_ne!(
        super::board(double(518, 518), Language::German),
        super::board(double(518, 518), Language::English)
    );
}

#[test]
fn elements_are_closed_and_the_file_is_small() {
    for svg in [board(double(518, 518)), board(double(518, 0))] {
        assert!(svg.len() < 20_000, "{} bytes", svg.len());
        assert!(svg.is_ascii() && !svg.contains('&'));
        let (_, elements) = svg.split_once("?>").unwrap();
        let mut open = Vec::new();
        for tag in elements.split('<').skip(1) {
            let tag = tag.split_once('>').unwrap().0;
            let name = tag.split_whitespace().next().unwrap();
            if let Some(name) = name.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{open:?}");
    }
}
