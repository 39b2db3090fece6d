import { describe, expect, test } from "vitest";
import { type LedgerDays, periodOfLedgers, placeLedger } from "./placeLedger.ts";

type Named = LedgerDays & { name: string };

function ledger(start: string, end: string, ...entities: string[]): Named {
  return { name: `${start} ${entities}`.trim(), start, end, entities };
}

function place(file: LedgerDays, ...counting: Named[]): string {
  const found = placeLedger(file, counting, (each) => each);
  const reason = found.kind === "asks" ? ` (${found.reason})` : "";
  return [`${found.kind}${reason}`, ...found.beside.map(({ name }) => name)].join(" ");
}

const january = ledger("2025-01-02", "2025-01-31");
const february = ledger("2025-02-01", "2025-02-28");
const year = ledger("2025-01-02", "2025-12-30");

describe("a new ledger file", () => {
  test("of days that no file has adds to those of its year", () => {
    expect(place(january)).toBe("adds");
    expect(place(february, january)).toBe("adds 2025-01-02");
    expect(place(ledger("2024-07-01", "2024-12-31"), january)).toBe("adds 2025-01-02");
  });

  test("of the same days takes the place of the one that it is exported anew for", () => {
    expect(place(ledger("2025-02-03", "2025-02-27"), january, february)).toBe(
      "replaces 2025-02-01",
    );
    expect(place(year, january)).toBe("replaces 2025-01-02");
  });

  test("of all the days of several is asked about: they may be another company's", () => {
    expect(place(year, january, february)).toBe("asks (covers_several) 2025-01-02 2025-02-01");
  });

  test("of part of the days of another is asked about", () => {
    expect(place(february, year)).toBe("asks (overlaps) 2025-01-02");
    expect(place(ledger("2025-01-20", "2025-03-31"), january)).toBe("asks (overlaps) 2025-01-02");
  });

  test("of another year is asked about, whichever of both came first", () => {
    const lastYear = ledger("2024-01-02", "2024-12-31");
    expect(place(lastYear, year)).toBe("asks (other_year) 2025-01-02");
    expect(place(year, lastYear)).toBe("asks (other_year) 2024-01-02");
    expect(place(ledger("2026-01-05", "2026-01-30"), year)).toBe("asks (other_year) 2025-01-02");
  });

  test("of another entity adds on the same days", () => {
    const one = ledger("2025-01-02", "2025-12-30", "Alder Ltd");
    expect(place(ledger("2025-01-05", "2025-12-29", "Birch Ltd"), one)).toBe(
      "adds 2025-01-02 Alder Ltd",
    );
    expect(place(ledger("2025-01-05", "2025-12-29", "Alder Ltd"), one)).toBe(
      "replaces 2025-01-02 Alder Ltd",
    );
    // Whether it is of one of them, or of both, no file says
    expect(place(year, one)).toBe("asks (overlaps) 2025-01-02 Alder Ltd");
    const both = ledger("2025-01-02", "2025-12-30", "Alder Ltd", "Birch Ltd");
    expect(place(both, one)).toBe("replaces 2025-01-02 Alder Ltd");
    expect(place(one, both)).toBe("asks (overlaps) 2025-01-02 Alder Ltd,Birch Ltd");
  });
});

test("several files are of the year that their days fill, else of their own days", () => {
  expect(periodOfLedgers([ledger("2025-07-01", "2025-12-30"), january, february])).toEqual({
    start: "2025-01-01",
    end: "2025-12-31",
  });
  expect(periodOfLedgers([february, january])).toEqual({ start: "2025-01-02", end: "2025-02-28" });
});
