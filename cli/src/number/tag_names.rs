//! Reads the list of `--tags`.

use crate::failure::{Failure, quoted};

/// Reads names of tags with commas between them.
pub(crate) fn read(list: &str) -> Result<Vec<String>, Failure> {
    let mut names = Vec::<String>::new();
    for name in list.split(',').map(str::trim) {
        if name.is_empty() {
            return Err(Failure::input(format!(
                "{} has an empty entry: write names of tags with commas between them, as in \
                 White,Black",
                quoted(list)
            )));
        }
        let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let is_name = name.bytes().all(is_of_name) && name.as_bytes()[0].is_ascii_alphabetic();
        if !is_name {
            return Err(Failure::input(format!(
                "{} is not the name of a tag: names have letters of ASCII, digits and underscores, \
                 and begin with a letter",
                quoted(name)
            )));
        }
        if names.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            return Err(Failure::input(format!(
                "{} is named twice: write it once, in small letters or in capitals",
                quoted(name)
            )));
        }
        names.push(name.to_owned());
    }
    Ok(names)
}
