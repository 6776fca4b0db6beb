//! The name in front of, or around, all names of a generated file.

use serde_json::{Value, json};

use crate::failure::{Failure, quoted};

/// An identifier of ASCII letters, digits and underscores, a letter first.
#[derive(Debug)]
pub(crate) struct Prefix(String);

impl Prefix {
    pub(crate) fn new(name: &str) -> Result<Self, Failure> {
        let is_identifier = name.starts_with(|first: char| first.is_ascii_alphabetic())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_identifier {
            return Err(Failure::input(format!(
                "{} cannot be a prefix: write an ASCII letter, then ASCII letters, digits or \
                 underscores, as in chess960",
                quoted(name)
            )));
        }
        Ok(Self(name.into()))
    }

    /// Returns the name as it was given.
    pub(crate) fn name(&self) -> &str {
        &self.0
    }

    /// `my_engine`
    pub(crate) fn snake(&self) -> String {
        self.words().join("_").to_ascii_lowercase()
    }

    /// `MyEngine`
    fn pascal(&self) -> String {
        self.words().into_iter().map(capitalized).collect()
    }

    /// `myEngine`
    fn camel(&self) -> String {
        let mut words = self.words().into_iter();
        let first = words.next().unwrap_or_default().to_ascii_lowercase();
        first + &words.map(capitalized).collect::<String>()
    }

    /// Returns all spellings, for a template.
    pub(crate) fn spellings(&self) -> Value {
        let snake = self.snake();
        json!({
            "name": self.name(),
            "upper": snake.to_ascii_uppercase(),
            "snake": snake,
            "pascal": self.pascal(),
            "camel": self.camel(),
        })
    }

    /// The words of the name, divided by underscores, and by a capital after a small letter or
    /// a digit.
    fn words(&self) -> Vec<&str> {
        let mut words = Vec::new();
        for part in self.0.split('_').filter(|part| !part.is_empty()) {
            let mut start = 0;
            for (end, pair) in (1..).zip(part.as_bytes().windows(2)) {
                if pair[1].is_ascii_uppercase() && !pair[0].is_ascii_uppercase() {
                    words.push(&part[start..end]);
                    start = end;
                }
            }
            words.push(&part[start..]);
        }
        words
    }
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::Prefix;

    #[test]
    fn spellings() {
        for (name, [snake, upper, pascal, camel]) in [
            ("chess960", ["chess960", "CHESS960", "Chess960", "chess960"]),
            ("MyEngine", ["my_engine", "MY_ENGINE", "MyEngine", "myEngine"]),
            ("my__engine_", ["my_engine", "MY_ENGINE", "MyEngine", "myEngine"]),
            ("FRC", ["frc", "FRC", "FRC", "frc"]),
            ("x", ["x", "X", "X", "x"]),
        ] {
            let spellings = Prefix::new(name).unwrap().spellings();
            assert_eq!(spellings["name"], name);
            assert_eq!(spellings["snake"], snake);
            assert_eq!(spellings["upper"], upper);
            assert_eq!(spellings["pascal"], pascal);
            assert_eq!(spellings["camel"], camel);
        }
    }
}
