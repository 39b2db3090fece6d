import { expect, test } from "vitest";
import { openingInPayments } from "./openingInPayments.ts";

function lines(...amounts: readonly number[]) {
  return amounts.map((amount, at) => ({
    place: at,
    entry: at,
    turn: at,
    amount,
    // What is owed stands on the other side than what is paid of it
    hasCash: amount < 0,
  }));
}

const found = (opening: number, ...amounts: readonly number[]) =>
  openingInPayments(opening, lines(...amounts)).map(({ amount }) => amount);

test("the first payments that come to what was open at the start, to the cent, are for that", () => {
  expect(found(300_041, -100_020, 77_777, -200_021, -50_000)).toEqual([-100_020, -200_021]);
  expect(found(-300_041, 100_020, 200_021)).toEqual([]);
});

test("none are where they pass it, where a later one is left out, or where it is round", () => {
  expect(found(300_041, -100_020, -200_022)).toEqual([]);
  expect(found(300_041, -100_020, -5, -200_021)).toEqual([]);
  expect(found(300_000, -100_000, -200_000)).toEqual([]);
});
