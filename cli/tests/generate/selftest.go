// Checks the generated package chess960 with a table of all positions.
package main

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"

	"selftest/chess960"
)

func check(holds bool, what string, input interface{}) {
	if !holds {
		fmt.Fprintf(os.Stderr, "%s is wrong for %v\n", what, input)
		os.Exit(1)
	}
}

func fields(side chess960.CastlingSide) string {
	return fmt.Sprintf("%d\t%d\t%d\t%d\t%d\t%d", side.KingFrom, side.KingTo,
		side.RookFrom, side.RookTo, side.MustBeEmpty, side.MustBeSafe)
}

func checkLine(line string, expected int) {
	columns := strings.SplitN(line, "\t", 5)
	number, err := strconv.Atoi(columns[0])
	check(err == nil && number == expected, "the order", number)
	rank, ok := chess960.BackRank(number)
	check(ok && rank == columns[1], "BackRank", number)
	found, ok := chess960.NumberOf(columns[1])
	check(ok && found == number, "NumberOf", number)
	fen, ok := chess960.XFEN(number)
	check(ok && fen == columns[2], "XFEN", number)
	fen, ok = chess960.ShredderFEN(number)
	check(ok && fen == columns[3], "ShredderFEN", number)
	castling, ok := chess960.Castling(number)
	check(ok && fields(castling.ASide)+"\t"+fields(castling.HSide) == columns[4], "Castling", number)
}

func checkRejections() {
	for _, number := range []int{960, -1, 1023, 65536, math.MaxInt32, math.MinInt32} {
		_, rank := chess960.BackRank(number)
		_, castling := chess960.Castling(number)
		_, xFEN := chess960.XFEN(number)
		_, shredderFEN := chess960.ShredderFEN(number)
		check(!rank && !castling && !xFEN && !shredderFEN, "refusal", number)
	}
	for _, rank := range []string{
		"", "R", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
		"TSLDKLST", "NNNNNNNN", "RBNBKQNR", "\xff\xff\xff\xff\xff\xff\xff\xff",
	} {
		_, ok := chess960.NumberOf(rank)
		check(!ok, "NumberOf", rank)
	}
}

// All words of eight letters over K, Q, R, B and N: 960 of them are back ranks.
func checkWords() {
	accepted := 0
	for index := 0; index < 390625; index++ {
		var word [8]byte
		for file, rest := 0, index; file < 8; file, rest = file+1, rest/5 {
			word[file] = "KQRBN"[rest%5]
		}
		if _, ok := chess960.NumberOf(string(word[:])); ok {
			accepted++
		}
	}
	check(accepted == 960, "the number of accepted words", accepted)
}

func main() {
	table, err := os.ReadFile(os.Args[1])
	check(err == nil, "the table", err)
	lines := strings.Split(strings.TrimSpace(string(table)), "\n")
	for i, line := range lines {
		checkLine(line, i)
	}
	check(len(lines) == 960 && chess960.Count == 960, "the table", len(lines))
	checkRejections()
	checkWords()
	fmt.Println("ok 960")
}
