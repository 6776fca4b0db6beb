//! The expander: from tokens to a constant of the library, or to an error with its
//! place. It is an ordinary function that runs without a compiler.

use chess960_core::{number_of, rules};
use proc_macro2::{Delimiter, Literal as Token, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use crate::literal::Literal;

/// What is wrong with the caller's tokens, and where.
#[derive(Debug)]
pub(crate) struct Error {
    span: Span,
    text: String,
}

impl Error {
    fn at(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// Returns the call that makes the compiler report it.
    pub(crate) fn into_tokens(self) -> TokenStream {
        let Self { span, text } = self;
        quote_spanned!(span=> ::core::compile_error!(#text))
    }
}

const EXPECTED: &str = "write a number from 0 to 959, as in chess960!(518), \
                        or a back rank, as in chess960!(\"RNBQKBNR\")";

/// Expands `LIBRARY LITERAL`, where `LIBRARY` is one token, the path of the crate
/// `chess960` (its macro passes in `$crate`).
pub(crate) fn expand(input: TokenStream) -> Result<TokenStream, Error> {
    let mut tokens = Vec::new();
    unwrap_groups(input, &mut tokens);
    let Some((library, caller)) = tokens.split_first() else {
        return Err(Error::at(Span::call_site(), "call this macro as chess960::chess960!"));
    };
    let number = position(caller)?;
    Ok(quote!(#library::__private::Literal::<#number>::POSITION))
}

/// Unwraps the groups without delimiters that `macro_rules!` puts around a `$n:literal` or
/// `$n:expr`.
fn unwrap_groups(input: TokenStream, tokens: &mut Vec<TokenTree>) {
    for token in input {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                unwrap_groups(group.stream(), tokens);
            }
            token => tokens.push(token),
        }
    }
}

/// The number of the one literal among the caller's tokens.
fn position(tokens: &[TokenTree]) -> Result<u16, Error> {
    match tokens {
        [] => Err(Error::at(Span::call_site(), format!("the macro is empty: {EXPECTED}"))),
        [TokenTree::Literal(literal)] => {
            from_literal(&literal.to_string()).map_err(|text| Error::at(literal.span(), text))
        }
        [TokenTree::Punct(minus), TokenTree::Literal(literal)]
            if minus.as_char() == '-' && is_integer(literal) =>
        {
            Err(Error::at(literal.span(), out_of_range(&format!("-{literal}"))))
        }
        [TokenTree::Ident(name)] => Err(Error::at(name.span(), not_a_literal(&name.to_string()))),
        [TokenTree::Literal(_), extra, ..] => Err(Error::at(
            extra.span(),
            format!("unexpected `{extra}`: the macro takes one number or one back rank"),
        )),
        [other, ..] => Err(Error::at(other.span(), neither(&format!("`{other}`")))),
    }
}

fn is_integer(literal: &Token) -> bool {
    matches!(Literal::read(&literal.to_string()), Literal::Integer { .. })
}

fn neither(what: &str) -> String {
    format!("{what} is neither a number nor a string: {EXPECTED}")
}

fn not_a_literal(name: &str) -> String {
    match number_of(name) {
        Ok(_) => format!("`{name}` needs quotes: write chess960!(\"{name}\")"),
        Err(_) => neither(&format!("`{name}`")),
    }
}

fn from_literal(text: &str) -> Result<u16, String> {
    match Literal::read(text) {
        Literal::Integer { value, suffix } => match in_range(value) {
            Some(number) if matches!(suffix, "" | "u16") => Ok(number),
            Some(number) => Err(format!(
                "the number of a start position is a u16: write {number} without `{suffix}`"
            )),
            None => Err(out_of_range(text)),
        },
        Literal::Text { escaped: true, .. } => {
            Err(format!("{text} has an escape: write the eight letters themselves"))
        }
        Literal::Text { letters, .. } => from_letters(letters),
        Literal::Other(kind) => Err(format!("{text} is {kind}: {EXPECTED}")),
    }
}

fn from_letters(letters: &str) -> Result<u16, String> {
    if !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(match in_range(letters.parse().ok()) {
            Some(number) => {
                format!("\"{letters}\" is a string: for the number write chess960!({number})")
            }
            None => out_of_range(letters),
        });
    }
    number_of(letters).map_err(|error| format!("\"{letters}\" is not a start position: {error}"))
}

fn in_range(value: Option<u128>) -> Option<u16> {
    value.and_then(|value| u16::try_from(value).ok()).filter(|&number| number < rules::COUNT)
}

fn out_of_range(literal: &str) -> String {
    let text = format!("{literal} is not a start position: numbers run from 0 to 959");
    match Literal::read(literal) {
        Literal::Integer { value: Some(960), .. } => {
            format!("{text}; if 960 was drawn from 1 to 960, write chess960!(0)")
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests;
