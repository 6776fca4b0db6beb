// Checks the generated chess960.mjs with a table of all positions.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import * as chess960 from "./chess960.mjs";

const lines = readFileSync(process.argv[2], "ascii").trimEnd().split("\n");
lines.forEach((line, expected) => {
  const columns = line.split("\t");
  const number = Number(columns[0]);
  assert.equal(number, expected);
  assert.equal(chess960.backRank(number), columns[1]);
  assert.equal(chess960.BACK_RANKS[number], columns[1]);
  assert.equal(chess960.numberOf(columns[1]), number);
  assert.equal(chess960.xFen(number), columns[2]);
  assert.equal(chess960.shredderFen(number), columns[3]);
  const { aSide, hSide } = chess960.castling(number);
  const fields = [aSide, hSide].flatMap((side) => [
    side.kingFrom, side.kingTo, side.rookFrom, side.rookTo, side.mustBeEmpty, side.mustBeSafe,
  ]);
  assert.deepEqual(fields, columns.slice(4).map(Number));
});
assert.equal(lines.length, 960);
assert.equal(chess960.COUNT, 960);

// JavaScript has no types, so callers can pass anything.
for (const number of [960, -1, 1.5, NaN, Infinity, 1023, "518", "length", null, undefined, true]) {
  assert.equal(chess960.backRank(number), undefined);
  assert.equal(chess960.castling(number), undefined);
  assert.equal(chess960.xFen(number), undefined);
  assert.equal(chess960.shredderFen(number), undefined);
}
for (const rank of [
  "", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
  "TSLDKLST", "NNNNNNNN", "RBNBKQNR", 518, null, undefined, "size", "__proto__",
]) {
  assert.equal(chess960.numberOf(rank), undefined);
}

// All words of eight letters over K, Q, R, B and N: 960 of them are back ranks.
let accepted = 0;
for (let index = 0; index < 390625; index++) {
  let word = "";
  for (let rest = index; word.length < 8; rest = Math.floor(rest / 5)) {
    word += "KQRBN"[rest % 5];
  }
  accepted += chess960.numberOf(word) === undefined ? 0 : 1;
}
assert.equal(accepted, 960);
console.log("ok 960");
