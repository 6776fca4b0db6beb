// Runs selftest.ts, compiled into the folder out, with the table that is named.

import { readFileSync } from "node:fs";

import { checkTable } from "./out/selftest.js";

checkTable(readFileSync(process.argv[2], "ascii"));
console.log("ok 960");
