//! The sentences in Spanish.

use super::sentence::Sentence;

pub(super) fn text(sentence: &Sentence) -> String {
    use Sentence as S;
    match sentence {
        S::ReadAs { text } => format!("leído: {text}"),
        S::ToRank => "Del número a la fila inicial".into(),
        S::ToNumber => "De la fila inicial al número".into(),
        S::ToRankFromFritz9 { number } => {
            format!("Del número {number} de Fritz9 a la fila inicial")
        }
        S::ToFritz9 => "De la fila inicial al número de Fritz9".into(),
        S::Divided { number } => format!("a) {number} dividido entre 960: resto {number}"),
        S::LightBishop { number, rest, code, file } => {
            format!("b) {number} = {rest}·4 + {code}: alfil en la casilla clara {file}")
        }
        S::DarkBishop { number, rest, code, file } => {
            format!("c) {number} = {rest}·4 + {code}: alfil en la casilla oscura {file}")
        }
        S::Queen { number, rest, code } => {
            format!("d) {number} = {rest}·6 + {code}: dama en la casilla libre {code}, desde 0")
        }
        S::Knights { code, pattern } => {
            format!("e) {code} en la tabla de caballos: {pattern} en las casillas libres")
        }
        S::RookKingRook => "torre, rey y torre en las tres últimas casillas".into(),
        S::QueenCode { code } => format!("dama: casillas a su izquierda, sin los alfiles: {code}"),
        S::KnightsCode { code } => {
            format!("caballos: fila {code} de la tabla de caballos, sin alfiles ni dama")
        }
        S::BishopCode { light: (l, light), dark: (d, dark), code } => format!(
            "alfiles en {l} (clara, {light}) y {d} (oscura, {dark}): {light} + 4·{dark} = {code}"
        ),
        S::KingsTable { number, row } => {
            format!("tabla del rey: el mayor número no superior a {number} es {row}")
        }
        S::BishopsTable { number, row, code } => {
            format!("tabla del alfil: {number} - {row} = {code}")
        }
        S::BishopsThenSix => "los alfiles, luego las seis piezas en las casillas libres".into(),
        S::RowOfBishopsTable { code } => format!("tabla del alfil: fila {code}"),
        S::RowOfKingsTable { row } => {
            format!("tabla del rey: las otras seis piezas son la fila {row}")
        }
        S::Entry { number, entry } => format!("la mayor entrada no superior a {number} es {entry}"),
        S::BishopsAfterEntry { number, entry, code } => {
            format!("{number} - {entry} = {code}: los alfiles del código {code}")
        }
        S::SkeletonThenRest => {
            "el esqueleto en las casillas libres; torre, rey y torre en los -".into()
        }
        S::Skeleton { king, rook } => {
            format!("esqueleto: sin los alfiles, con guiones por {king} y {rook}")
        }
        S::Block { first } => format!("sin la dama: está en el bloque que empieza en {first}"),
        S::PlaceInBlock { entry } => format!("el lugar del esqueleto en ese bloque es {entry}"),
        S::BishopsOfFritz9 { number, rest, code } => {
            format!("{number} - 1 = {rest}·16 + {code}: los alfiles del código {code}")
        }
        S::KnightsOfFritz9 { number, queen, knights } => {
            format!("{number} = {queen}·15 + {knights}: caballos en dos de seis casillas")
        }
        S::QueenOfFritz9 { code } => format!("dama en la casilla libre {code}, contando desde 0"),
        S::Column { code } => {
            format!("dama: guiones a su izquierda en el esqueleto, su columna: {code}")
        }
        S::PlaceInColumn { entry } => format!("el lugar del esqueleto en esa columna es {entry}"),
    }
}
