//! The values of the tags that a reader asks for.

use std::ops::Range;

use super::tags::plain_value;

/// Tags by name, and their values in one game, without quotes and escapes. If a tag comes twice,
/// the first counts.
pub(crate) struct Values {
    names: Vec<String>,
    /// Where each value is in the text, or `None` if the game does not have the tag.
    places: Vec<Option<Range<usize>>>,
    text: Vec<u8>,
    letters: Letters,
}

/// How many letters the fast search looks for.
pub(super) const MOST: usize = 4;

/// The first letters of the names, in capitals, for a fast search.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    /// These letters, of which some may be the same; zeros without names.
    pub(super) few: [u8; MOST],
    /// Whether there are more, so that any letter may be one.
    pub(super) are_many: bool,
}

impl Letters {
    fn of(names: &[String]) -> Self {
        let mut letters: Vec<u8> =
            names.iter().filter_map(|name| name.bytes().next()).map(|first| first & 0xDF).collect();
        letters.sort_unstable();
        letters.dedup();
        let are_many = letters.len() > MOST;
        let few = std::array::from_fn(|index| {
            letters.get(index).or(letters.first()).copied().unwrap_or_default()
        });
        Self { few, are_many }
    }
}

impl Letters {
    /// Returns how many there are: none, one or several.
    pub(super) fn count(self) -> usize {
        match self.few {
            [0, ..] => 0,
            [one, rest @ ..] if rest == [one; MOST - 1] => 1,
            _ => MOST,
        }
    }

    /// Whether a name may begin with this letter, of either case.
    #[inline]
    pub(super) fn may_be(self, first: u8) -> bool {
        self.are_many || self.few.contains(&(first & 0xDF))
    }
}

impl Values {
    /// Returns the values of tags of these names, none of which has a value yet.
    pub(super) fn new(names: &[String]) -> Self {
        Self {
            names: names.to_vec(),
            places: vec![None; names.len()],
            text: Vec::new(),
            letters: Letters::of(names),
        }
    }

    /// Returns the values in the order of the names.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Option<&[u8]>> {
        self.places.iter().map(|place| Some(&self.text[place.clone()?]))
    }

    pub(super) fn letters(&self) -> Letters {
        self.letters
    }

    /// Forgets the values of the last game.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.places.fill(None);
    }

    fn place(&mut self, name: &[u8]) -> Option<&mut Option<Range<usize>>> {
        let is_it = |known: &String| known.as_bytes().eq_ignore_ascii_case(name);
        let index = self.names.iter().position(is_it)?;
        self.places.get_mut(index)
    }

    /// Whether a tag of this name is wanted.
    pub(super) fn has(&self, name: &[u8]) -> bool {
        self.names.iter().any(|known| known.as_bytes().eq_ignore_ascii_case(name))
    }

    /// Takes the value of a tag, if it is wanted.
    pub(super) fn take(&mut self, name: &[u8], value: &[u8]) {
        let start = self.text.len();
        let Some(place) = self.place(name).filter(|place| place.is_none()) else { return };
        *place = Some(start..start + value.len());
        self.text.extend_from_slice(value);
    }

    /// Takes the plain tag at the beginning of a text, alone on its line with this end. Returns
    /// the length of the line without its end, or 0 if the tag is not wanted; and `None` if it
    /// is not plain.
    #[inline]
    pub(super) fn take_plain(&mut self, line: &[u8], end: &[u8]) -> Option<usize> {
        let name = line.get(1..)?;
        let first = name.first()? | 0x20;
        for (index, known) in self.names.iter().enumerate() {
            let known = known.as_bytes();
            if known[0] | 0x20 != first {
                continue;
            }
            let Some(found) = name.get(..known.len()) else { continue };
            if !found.eq_ignore_ascii_case(known) {
                continue;
            }
            match &name[known.len()..] {
                [b' ', b'"', rest @ ..] => {
                    let value = plain_value(rest, end)?;
                    if self.places[index].is_none() {
                        let start = self.text.len();
                        self.places[index] = Some(start..start + value.len());
                        self.text.extend_from_slice(value);
                    }
                    return Some(known.len() + value.len() + b"[ \"\"]".len());
                }
                // Another name that begins with this one.
                [next, ..] if next.is_ascii_alphanumeric() || *next == b'_' => {}
                _ => return None,
            }
        }
        Some(0)
    }
}
