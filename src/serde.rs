//! Positions in the formats of `serde`.
//!
//! A position is its number in every format. A double position is a sequence of two:
//! White's number, then Black's.

use core::fmt;

use serde_core::de::{
    Deserialize, Deserializer, Error, IgnoredAny, SeqAccess, Unexpected, Visitor,
};
use serde_core::ser::{Serialize, SerializeTuple, Serializer};

use crate::{DoubleStartPosition, StartPosition};

impl Serialize for StartPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.number())
    }
}

impl<'de> Deserialize<'de> for StartPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u16(NumberVisitor)
    }
}

struct NumberVisitor;

impl Visitor<'_> for NumberVisitor {
    type Value = StartPosition;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a start position, 0 to 959")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<StartPosition, E> {
        let position = u16::try_from(number).ok().and_then(StartPosition::new);
        position.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<StartPosition, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}

impl Serialize for DoubleStartPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pair = serializer.serialize_tuple(2)?;
        pair.serialize_element(&self.white())?;
        pair.serialize_element(&self.black())?;
        pair.end()
    }
}

impl<'de> Deserialize<'de> for DoubleStartPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(2, PairVisitor)
    }
}

struct PairVisitor;

impl<'de> Visitor<'de> for PairVisitor {
    type Value = DoubleStartPosition;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("two numbers of start positions, White's and Black's, each 0 to 959")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut pair: A) -> Result<DoubleStartPosition, A::Error> {
        let white = pair.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let black = pair.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
        if pair.next_element::<IgnoredAny>()?.is_some() {
            return Err(A::Error::invalid_length(3, &self));
        }
        Ok(DoubleStartPosition::new(white, black))
    }
}
