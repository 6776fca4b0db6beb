//! The usual way from rank to number: the direct derivation in reverse, with loops.

/// Finds the number of a back rank by searching for each piece in turn.
pub fn number(rank: &[u8; 8]) -> Option<u16> {
    let of = |piece: u8| rank.iter().filter(|&&found| found == piece).count();
    if [of(b'B'), of(b'N'), of(b'R'), of(b'Q'), of(b'K')] != [2, 2, 2, 1, 1] {
        return None;
    }
    let (mut light, mut dark) = (None, None);
    for (file, &piece) in rank.iter().enumerate() {
        match (piece, file % 2) {
            (b'B', 1) => light = Some(file / 2),
            (b'B', _) => dark = Some(file / 2),
            _ => {}
        }
    }
    let (light, dark) = (light?, dark?);
    let rest: Vec<u8> = rank.iter().copied().filter(|&piece| piece != b'B').collect();
    let queen = rest.iter().position(|&piece| piece == b'Q')?;
    let rest: Vec<u8> = rest.into_iter().filter(|&piece| piece != b'Q').collect();
    let first = rest.iter().position(|&piece| piece == b'N')?;
    let second = rest.iter().rposition(|&piece| piece == b'N')?;
    let last: Vec<u8> = rest.into_iter().filter(|&piece| piece != b'N').collect();
    if last != *b"RKR" {
        return None;
    }
    let pairs = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    let knights = pairs.iter().position(|&pair| pair == (first, second))?;
    Some((light + 4 * dark + 16 * queen + 96 * knights) as u16)
}
