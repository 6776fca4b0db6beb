#![doc = include_str!("../README.md")]

use proc_macro::TokenStream;

mod expand;
mod literal;

/// Expands `chess960::chess960!`, which passes the path of its crate in front of the
/// caller's tokens.
#[proc_macro]
pub fn expand(input: TokenStream) -> TokenStream {
    expand::expand(input.into()).unwrap_or_else(expand::Error::into_tokens).into()
}
