import { expect, test } from "vitest";
import { numbersInText, seriesOf } from "./numbersInText.ts";

test("numbers of a series begin alike and are as long, whatever digits stand before the last", () => {
  expect(seriesOf("inv-00017")).toBe(seriesOf("inv-00018"));
  expect(seriesOf("c25-002")).toBe(seriesOf("c25-003"));
  expect(seriesOf("f/2024/0017")).toBe(seriesOf("f/2024/0018"));
});

test("numbers of another year, or longer ones, are of another series", () => {
  expect(seriesOf("c25-002")).not.toBe(seriesOf("c24-002"));
  expect(seriesOf("inv-17")).not.toBe(seriesOf("inv-170"));
});

test.each(["1043", "2025-00017", "17a"])("%s is of no series", (number) => {
  expect(seriesOf(number)).toBeNull();
});

test("years, months, days and short numbers are no numbers of documents", () => {
  const text = "Rent 2025, 03/2025, 2025-03-15 and 15/03/2025 to flat 12, invoice INV-1043";
  expect(numbersInText(text)).toEqual(["inv-1043"]);
  expect(numbersInText("1 of 2 in 3 parts")).toEqual([]);
});

test("single hyphens and strokes join what stands around them, in any script", () => {
  expect(numbersInText("A-17/003, 12--345 -678- 9/ Rē-2041 𝔸500")).toEqual([
    "a-17/003",
    "345",
    "678",
    "rē-2041",
    "𝔸500".toLowerCase(),
  ]);
});
