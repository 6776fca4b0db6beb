//! Where a back rank stands in LOW and HIGH, in the words of
//! `codegen/src/shared/slots.rs`: the generator solved the tables with it.

include!(concat!(env!("OUT_DIR"), "/slots.rs"));
