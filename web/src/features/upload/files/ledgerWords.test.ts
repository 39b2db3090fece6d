import { expect, test } from "vitest";
import { aFile, aLedger } from "../../../testing/aFile.ts";
import {
  coverageOf,
  ledgerTogether,
  periodsToOffer,
  questionOf,
  yearQuestion,
} from "./ledgerWords.ts";

const january = aLedger("2025-01-02", "2025-01-31");
const march = aLedger("2025-03-03", "2025-03-31");

test("a ledger file is told by the days and the entities of its entries", () => {
  expect(coverageOf(january)).toBe("entries of 2 Jan 2025 to 31 Jan 2025");
  expect(coverageOf({ ...january, entities: ["Alder", "Birch"] })).toBe(
    "entries of 2 Jan 2025 to 31 Jan 2025 · Alder, Birch",
  );
});

test("files that are one ledger are counted together, with the month that none of them has", () => {
  const files = [march, january].map((ledger) => aFile({ fileType: "general_ledger", ledger }));
  expect(ledgerTogether(files)).toEqual({
    text: "These 2 files are the general ledger, with entries from 2 Jan 2025 to 31 Mar 2025, 8 lines.",
    gaps: "No file has an entry in Feb 2025.",
  });
  expect(ledgerTogether(files.slice(1))).toBeNull();
  const february = aLedger("2025-02-03", "2025-02-10");
  const whole = [...files, aFile({ fileType: "general_ledger", ledger: february })];
  expect(ledgerTogether(whole)?.gaps).toBeNull();
});

test("the years of a ledger are offered, and the project's period where it was set since to days of them", () => {
  const years = [
    { start: "2022-03-01", end: "2022-12-31" },
    { start: "2023-01-01", end: "2023-12-31" },
  ];
  const toMarch = { start: "2022-04-01", end: "2023-03-31" };
  expect(periodsToOffer(years, toMarch)).toEqual([toMarch, ...years]);
  expect(yearQuestion(toMarch, true)).not.toContain("None of its entries");
  for (const period of [null, years[1] ?? null, { start: "2025-01-01", end: "2025-12-31" }])
    expect(periodsToOffer(years, period)).toEqual(years);
  expect(yearQuestion({ start: "2025-01-01", end: "2025-12-31" }, false)).toContain(
    "None of its entries is of the project’s period, 1 Jan 2025 to 31 Dec 2025.",
  );
});

type Days = { start: string; end: string };

test("a file that waits for a person says its days, and which files it stands against", () => {
  const fileNames = ["2025.csv"];
  const asked = (reason: "other_year" | "overlaps" | "other_period", period: Days | null = null) =>
    questionOf({ ledger: january, placing: { kind: "asks", reason, fileNames } }, period);
  expect(asked("other_year")).toMatch(
    /^This file is of 2 Jan 2025 to 31 Jan 2025: with 2025\.csv it would be more than a year\./,
  );
  expect(asked("overlaps")).toContain("some of the days of 2025.csv, but not all.");
  expect(asked("other_period", { start: "2024-01-01", end: "2024-12-31" })).toMatch(
    /of 2 Jan 2025 to 31 Jan 2025, and the project is of 1 Jan 2024 to 31 Dec 2024: it does not count\. If it is of the year after, start next year/,
  );
  expect(asked("other_period", { start: "2026-01-01", end: "2026-12-31" })).toMatch(
    /If it is of the year before, it can be added/,
  );
  expect(questionOf({ ledger: january, placing: null }, null)).toBeNull();
});
