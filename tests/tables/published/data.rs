//! The published tables and facts, typed in from their sources.

/// The King's table of the German description, in its letters: Turm (rook), Springer
/// (knight), Dame (queen), König (king). The row of 960 is for draws from 1 to 960.
#[rustfmt::skip]
pub const KINGS_TABLE: [(u16, &str); 61] = [
    (0, "DSSTKT"), (16, "SDSTKT"), (32, "SSDTKT"), (48, "SSTDKT"), (64, "SSTKDT"),
    (80, "SSTKTD"), (96, "DSTSKT"), (112, "SDTSKT"), (128, "STDSKT"), (144, "STSDKT"),
    (160, "STSKDT"), (176, "STSKTD"), (192, "DSTKST"), (208, "SDTKST"), (224, "STDKST"),
    (240, "STKDST"), (256, "STKSDT"), (272, "STKSTD"), (288, "DSTKTS"), (304, "SDTKTS"),
    (320, "STDKTS"), (336, "STKDTS"), (352, "STKTDS"), (368, "STKTSD"), (384, "DTSSKT"),
    (400, "TDSSKT"), (416, "TSDSKT"), (432, "TSSDKT"), (448, "TSSKDT"), (464, "TSSKTD"),
    (480, "DTSKST"), (496, "TDSKST"), (512, "TSDKST"), (528, "TSKDST"), (544, "TSKSDT"),
    (560, "TSKSTD"), (576, "DTSKTS"), (592, "TDSKTS"), (608, "TSDKTS"), (624, "TSKDTS"),
    (640, "TSKTDS"), (656, "TSKTSD"), (672, "DTKSST"), (688, "TDKSST"), (704, "TKDSST"),
    (720, "TKSDST"), (736, "TKSSDT"), (752, "TKSSTD"), (768, "DTKSTS"), (784, "TDKSTS"),
    (800, "TKDSTS"), (816, "TKSDTS"), (832, "TKSTDS"), (848, "TKSTSD"), (864, "DTKTSS"),
    (880, "TDKTSS"), (896, "TKDTSS"), (912, "TKTDSS"), (928, "TKTSDS"), (944, "TKTSSD"),
    (960, "DSSTKT"),
];

/// The Bishop's table of the German description: Läufer (bishop).
#[rustfmt::skip]
pub const BISHOPS_TABLE: [(u16, &str); 16] = [
    (0, "LL------"), (1, "L--L----"), (2, "L----L--"), (3, "L------L"),
    (4, "-LL-----"), (5, "--LL----"), (6, "--L--L--"), (7, "--L----L"),
    (8, "-L--L---"), (9, "---LL---"), (10, "----LL--"), (11, "----L--L"),
    (12, "-L----L-"), (13, "---L--L-"), (14, "-----LL-"), (15, "------LL"),
];

/// The knights of step e) of the direct derivation, by the last digit.
#[rustfmt::skip]
pub const N5N_TABLE: [(u16, &str); 10] = [
    (0, "SS---"), (1, "S-S--"), (2, "S--S-"), (3, "S---S"), (4, "-SS--"),
    (5, "-S-S-"), (6, "-S--S"), (7, "--SS-"), (8, "--S-S"), (9, "---SS"),
];

/// A position as stated in public tests, forums and wikis.
pub struct Fact {
    pub number: u16,
    pub rank: &'static str,
    pub fritz9: u16,
    pub twin: u16,
}

const fn fact(number: u16, rank: &'static str, fritz9: u16, twin: u16) -> Fact {
    Fact { number, rank, fritz9, twin }
}

pub const FACTS: [Fact; 24] = [
    fact(0, "BBQNNRKR", 81, 959),
    fact(1, "BQNBNRKR", 82, 955),
    fact(3, "BQNNRKRB", 84, 947),
    fact(40, "NBNQBRKR", 9, 925),
    fact(42, "NNQRBBKR", 11, 917),
    fact(105, "QNRBBNKR", 106, 857),
    fact(123, "NQRNBKRB", 44, 833),
    fact(237, "NRQBKNBR", 302, 632),
    fact(341, "NRBBKQRN", 550, 330),
    fact(373, "NRBBKRNQ", 774, 298),
    fact(442, "RNNQBBKR", 331, 709),
    fact(502, "RQBNKBNR", 407, 550),
    fact(518, "RNBQKBNR", 359, 534),
    fact(521, "RNQBBKNR", 362, 537),
    fact(532, "RBBNKQNR", 597, 526),
    fact(534, "RNBKQBNR", 599, 518),
    fact(601, "RQNBBKRN", 426, 265),
    fact(617, "RNQBBKRN", 378, 249),
    fact(631, "RNBKQRNB", 616, 226),
    fact(692, "RBBQKNNR", 437, 462),
    fact(710, "RKBQNBNR", 679, 438),
    fact(856, "RBKNBRNQ", 889, 109),
    fact(909, "RKQBRNBN", 718, 56),
    fact(959, "RKRNNQBB", 928, 0),
];
