//! The expander without a compiler: the expansions of right and wrong tokens.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::expand;

fn tokens(caller: &str) -> TokenStream {
    format!("library {caller}").parse().expect("the test's tokens are Rust")
}

/// The number that the caller's tokens expand to.
#[track_caller]
fn number(caller: TokenStream) -> u16 {
    let expansion = expand(caller).expect("the literal is right").to_string().replace(' ', "");
    let number = expansion
        .strip_prefix("library::__private::Literal::<")
        .and_then(|rest| rest.strip_suffix("u16>::POSITION"))
        .unwrap_or_else(|| panic!("unexpected expansion: {expansion}"));
    number.parse().expect("the expansion names a number")
}

#[track_caller]
fn error(caller: &str) -> String {
    expand(tokens(caller)).expect_err("the tokens are wrong").text
}

#[test]
fn every_number_and_every_back_rank() {
    for n in 0..chess960_core::rules::COUNT {
        let rank = String::from_utf8(chess960_core::rules::back_rank(n).to_vec()).unwrap();
        assert_eq!(number(tokens(&n.to_string())), n);
        assert_eq!(number(tokens(&format!("{rank:?}"))), n);
        assert_eq!(number(tokens(&format!("{:?}", rank.to_lowercase()))), n);
    }
}

#[test]
fn other_spellings() {
    for spelling in ["518u16", "5_18", "0518", "0x206", "0b10_0000_0110_u16", "r#\"RNBQKBNR\"#"] {
        assert_eq!(number(tokens(spelling)), 518, "{spelling}");
    }
}

#[test]
fn groups_without_delimiters_are_unwrapped() {
    let mut caller = tokens("");
    let inner = Group::new(Delimiter::None, "518".parse().unwrap());
    let outer = Group::new(Delimiter::None, TokenTree::from(inner).into());
    caller.extend([TokenTree::from(outer)]);
    assert_eq!(number(caller), 518);
}

#[test]
fn wrong_numbers() {
    assert_eq!(
        error("960"),
        "960 is not a start position: numbers run from 0 to 959; \
         if 960 was drawn from 1 to 960, write chess960!(0)"
    );
    for wrong in ["961", "65536", "66054", "-1", "-0", "340282366920938463463374607431768211974"] {
        let expected = format!("{wrong} is not a start position: numbers run from 0 to 959");
        assert_eq!(error(wrong), expected);
    }
    assert_eq!(error("518i32"), "the number of a start position is a u16: write 518 without `i32`");
}

#[test]
fn wrong_back_ranks_have_the_reason_of_the_library() {
    assert_eq!(
        error("\"RNBKQBNN\""),
        "\"RNBKQBNN\" is not a start position: a back rank has 2 rooks (R), not 1"
    );
    assert_eq!(
        error("\"\""),
        "\"\" is not a start position: a back rank has 8 letters, not none: \
         write one such as RNBQKBNR"
    );
    assert_eq!(error("\"518\""), "\"518\" is a string: for the number write chess960!(518)");
    assert_eq!(error("\"960\""), error("960"));
    assert_eq!(
        error(r#""RNBQKBN\x52""#),
        r#""RNBQKBN\x52" has an escape: write the eight letters themselves"#
    );
}

#[test]
fn other_tokens_are_named() {
    for (caller, start) in [
        ("", "the macro is empty: write a number"),
        ("518.0", "518.0 is a floating-point number: write a number"),
        ("'K'", "'K' is a character: write a number"),
        ("b\"RNBQKBNR\"", "b\"RNBQKBNR\" is a byte string: write a number"),
        ("number", "`number` is neither a number nor a string: write a number"),
        ("RNBQKBNR", "`RNBQKBNR` needs quotes: write chess960!(\"RNBQKBNR\")"),
        ("(518)", "`(518)` is neither a number nor a string: write a number"),
        ("+ 518", "`+` is neither a number nor a string: write a number"),
        ("true", "`true` is neither a number nor a string: write a number"),
        ("_", "`_` is neither a number nor a string: write a number"),
        ("-\"RNBQKBNR\"", "`-` is neither a number nor a string: write a number"),
        ("\"RNBQKBNR\"u16", "\"RNBQKBNR\"u16 is a string with a suffix: write a number"),
        (
            "r\"RNBQKBN\\\"",
            "\"RNBQKBN\\\" is not a start position: '\\\\' on file h is not a piece",
        ),
        ("518, 534", "unexpected `,`: the macro"),
        ("518,", "unexpected `,`: the macro"),
        ("518 + 1", "unexpected `+`: the macro"),
        ("\"RNBQ\" \"KBNR\"", "unexpected `\"KBNR\"`: the macro"),
    ] {
        let text = error(caller);
        assert!(text.starts_with(start), "{caller}: {text}");
    }
}

#[test]
fn nothing_is_guessed_without_the_path_of_the_library() {
    assert!(expand(TokenStream::new()).is_err());
}
