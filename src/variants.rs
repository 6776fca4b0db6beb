//! Every enum with `ALL` has all its variants there.

use crate::{CastlingSide, Color, File, Language, Numbering, Piece, Rank};

/// A new variant does not compile until it is listed below, and then fails until it is in
/// `ALL`, too.
macro_rules! assert_all {
    ($type:ident: $($variant:ident)+) => {
        match $type::ALL[0] {
            $($type::$variant => {})+
        }
        assert_eq!($type::ALL, [$($type::$variant),+]);
    };
}

#[test]
fn all_has_every_variant() {
    assert_all!(Piece: King Queen Rook Bishop Knight);
    assert_all!(File: A B C D E F G H);
    assert_all!(Rank: First Second Third Fourth Fifth Sixth Seventh Eighth);
    assert_all!(Color: White Black);
    assert_all!(CastlingSide: ASide HSide);
    assert_all!(Numbering: Scharnagl Scharnagl960 OneBased Fritz9);
    assert_all!(
        Language: Czech Danish Dutch English Estonian Finnish French German Hungarian Icelandic
        Italian Norwegian Polish Portuguese Romanian Spanish Swedish WhiteFigurines BlackFigurines
    );
}
