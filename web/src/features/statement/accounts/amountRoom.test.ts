import { expect, test } from "vitest";
import { amountRoomOf } from "./amountRoom.ts";

const row = (closing: string) => ({ opening: "0.00", closing, movement: "1.00" });

test("a column of amounts has room for the longest of them, with its separators and brackets", () => {
  expect(amountRoomOf([])).toBe(2);
  expect(amountRoomOf([row("12345678.00"), row("-5")])).toBe(10);
  expect(amountRoomOf([row("-123456789012345.67")])).toBe(18);
  // Rounded to 1,000
  expect(amountRoomOf([row("999.50")])).toBe(amountRoomOf([row("1000")]));
});
