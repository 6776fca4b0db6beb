#![doc = include_str!("../README.md")]

use proc_macro::TokenStream;

mod expand;
mod literal;

/// Called by `chess960::chess960!` with the path of that crate before the
/// caller's tokens.
#[proc_macro]
pub fn expand(input: TokenStream) -> TokenStream {
    expand::expand(input.into()).unwrap_or_else(expand::Error::into_tokens).into()
}
