//! The sentences in German.

use super::sentence::Sentence;

pub(super) fn text(sentence: &Sentence) -> String {
    use Sentence as S;
    match sentence {
        S::ReadAs { text } => format!("gelesen: {text}"),
        S::ToRank => "Von der Nummer zur Grundreihe".into(),
        S::ToNumber => "Von der Grundreihe zur Nummer".into(),
        S::ToRankFromFritz9 { number } => format!("Von der Fritz9-Nummer {number} zur Grundreihe"),
        S::ToFritz9 => "Von der Grundreihe zur Fritz9-Nummer".into(),
        S::Divided { number } => format!("a) {number} geteilt durch 960: Rest {number}"),
        S::LightBishop { number, rest, code, file } => {
            format!("b) {number} = {rest}·4 + {code}: Läufer auf das weiße Feld {file}")
        }
        S::DarkBishop { number, rest, code, file } => {
            format!("c) {number} = {rest}·4 + {code}: Läufer auf das schwarze Feld {file}")
        }
        S::Queen { number, rest, code } => format!(
            "d) {number} = {rest}·6 + {code}: Dame auf das freie Feld {code}, von 0 gezählt"
        ),
        S::Knights { code, pattern } => {
            format!("e) {code} in der Springertabelle: {pattern} auf die freien Felder")
        }
        S::RookKingRook => "Turm, König, Turm auf die letzten drei Felder".into(),
        S::QueenCode { code } => format!("Dame: Felder links von ihr, ohne die Läufer: {code}"),
        S::KnightsCode { code } => {
            format!("Springer: Zeile {code} der Springertabelle, ohne Läufer und Dame")
        }
        S::BishopCode { light: (l, light), dark: (d, dark), code } => format!(
            "Läufer auf {l} (weiß, {light}) und {d} (schwarz, {dark}): {light} + 4·{dark} = {code}"
        ),
        S::KingsTable { number, row } => {
            format!("Königstabelle: die größte Nummer nicht über {number} ist {row}")
        }
        S::BishopsTable { number, row, code } => {
            format!("Läufertabelle: {number} - {row} = {code}")
        }
        S::BishopsThenSix => "die Läufer, dann die sechs Figuren auf die freien Felder".into(),
        S::RowOfBishopsTable { code } => format!("Läufertabelle: Zeile {code}"),
        S::RowOfKingsTable { row } => {
            format!("Königstabelle: die anderen sechs Figuren sind Zeile {row}")
        }
        S::Entry { number, entry } => format!("der größte Eintrag nicht über {number} ist {entry}"),
        S::BishopsAfterEntry { number, entry, code } => {
            format!("{number} - {entry} = {code}: die Läufer des Codes {code}")
        }
        S::SkeletonThenRest => {
            "Skelett auf die freien Felder; Turm, König, Turm auf die Striche".into()
        }
        S::Skeleton { king, rook } => {
            format!("Skelett: ohne die Läufer, mit Strichen für {king} und {rook}")
        }
        S::Block { first } => {
            format!("ohne die Dame: es ist in dem Block, der mit {first} beginnt")
        }
        S::PlaceInBlock { entry } => format!("der Platz des Skeletts in diesem Block ist {entry}"),
        S::BishopsOfFritz9 { number, rest, code } => {
            format!("{number} - 1 = {rest}·16 + {code}: die Läufer des Codes {code}")
        }
        S::KnightsOfFritz9 { number, queen, knights } => {
            format!("{number} = {queen}·15 + {knights}: Springer auf zwei von sechs Feldern")
        }
        S::QueenOfFritz9 { code } => format!("Dame auf das freie Feld {code}, von 0 gezählt"),
        S::Column { code } => {
            format!("Dame: Striche links von ihr im Skelett, ihre Spalte: {code}")
        }
        S::PlaceInColumn { entry } => {
            format!("der Platz des Skeletts in dieser Spalte ist {entry}")
        }
    }
}
