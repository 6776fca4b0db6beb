//! Why a text is no back rank, in the words of
//! `codegen/src/shared/back_rank_error.rs`: the macro says the same.

include!(concat!(env!("OUT_DIR"), "/back_rank_error.rs"));
