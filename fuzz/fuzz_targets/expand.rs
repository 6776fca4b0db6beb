//! The macro expands any tokens to a number from 0 to 959 or to an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use proc_macro2::TokenStream;

#[path = "../../macros/src"]
mod macros {
    pub mod expand;
    pub mod literal;
}
// The expander's file imports it by this name.
use macros::literal;

fuzz_target!(|text: &str| {
    let Ok(input) = format!("library {text}").parse::<TokenStream>() else { return };
    match macros::expand::expand(input) {
        Ok(tokens) => {
            let tokens = tokens.to_string().replace(' ', "");
            let number = tokens
                .strip_prefix("library::__private::Literal::<")
                .and_then(|rest| rest.strip_suffix(">::POSITION"))
                .expect("the path of a position");
            let number: u16 = number.trim_end_matches("u16").parse().expect("a number");
            assert!(number < 960);
        }
        Err(error) => assert!(error.into_tokens().to_string().contains("compile_error")),
    }
});
