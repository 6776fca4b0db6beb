// Checks the generated chess960.ts with a table of all positions. The table is read by
// run.mjs, so that no types of Node are needed.

import * as chess960 from "./chess960.js";

function check(holds: boolean, what: string, input: unknown): void {
  if (!holds) {
    throw new Error(`${what} is wrong for ${String(input)}`);
  }
}

function fields(side: chess960.CastlingSide): number[] {
  const { kingFrom, kingTo, rookFrom, rookTo, mustBeEmpty, mustBeSafe } = side;
  return [kingFrom, kingTo, rookFrom, rookTo, mustBeEmpty, mustBeSafe];
}

function checkLine(line: string, expected: number): void {
  const columns = line.split("\t");
  const number = Number(columns[0]);
  const rank = columns[1] ?? "";
  check(number === expected, "the order", number);
  check(chess960.backRank(number) === rank, "backRank", number);
  check(chess960.BACK_RANKS[number] === rank, "BACK_RANKS", number);
  check(chess960.numberOf(rank) === number, "numberOf", number);
  check(chess960.xFen(number) === columns[2], "xFen", number);
  check(chess960.shredderFen(number) === columns[3], "shredderFen", number);
  const set: chess960.CastlingSet | undefined = chess960.castling(number);
  const found = set === undefined ? [] : [...fields(set.aSide), ...fields(set.hSide)];
  check(found.join() === columns.slice(4).map(Number).join(), "castling", number);
}

/** All words of eight letters over K, Q, R, B and N: 960 of them are back ranks. */
function checkWords(): void {
  let accepted = 0;
  for (let index = 0; index < 390625; index++) {
    let word = "";
    for (let rest = index; word.length < 8; rest = Math.floor(rest / 5)) {
      word += "KQRBN".charAt(rest % 5);
    }
    accepted += chess960.numberOf(word) === undefined ? 0 : 1;
  }
  check(accepted === 960, "the number of accepted words", accepted);
}

/** Throws at the first difference. */
export function checkTable(table: string): void {
  const lines = table.trimEnd().split("\n");
  lines.forEach(checkLine);
  check(lines.length === 960 && chess960.COUNT === 960, "the table", lines.length);
  for (const number of [960, -1, 1.5, NaN, Infinity, 1023]) {
    check(chess960.backRank(number) === undefined, "backRank", number);
    check(chess960.castling(number) === undefined, "castling", number);
    check(chess960.xFen(number) === undefined, "xFen", number);
    check(chess960.shredderFen(number) === undefined, "shredderFen", number);
  }
  for (const rank of [
    "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
    "TSLDKLST", "NNNNNNNN", "RBNBKQNR",
  ]) {
    check(chess960.numberOf(rank) === undefined, "numberOf", rank);
  }
  checkWords();
}
