import { type GeneralLedger, type LedgerOrigin, problem } from "@tieout/core";
import { expect, test } from "vitest";
import { openLedger, writeLedger } from "./ledgerJson.ts";

const whole: Required<LedgerOrigin> = {
  currency: "SEK",
  isUsualCurrency: true,
  currencyWritten: { sign: "kr", row: 2, currencies: ["SEK", "NOK"] },
  entityName: "Harbour Ltd",
  decimals: 2,
  chart: "BAS",
  openings: "stated",
  entryCount: 7,
  lineCount: 20,
  isPaired: true,
  areRowsCounted: true,
  isPeriodOfEntries: true,
  isWholeByTotals: true,
  lumpedLines: 3,
  withoutNumbers: "lines",
  night: { count: 2, people: 1, row: 4, sheet: "Journal", fileName: "journal.xlsx" },
  posters: [{ name: "Ada", entryCount: 5 }],
  posterCount: 2,
  oddities: [problem("ledger_opening_silent")],
  differences: [problem("ledger_account_cut", { row: 3, account: "120", value: "5.00" })],
};

const ledger: GeneralLedger = {
  accounts: [],
  entries: [],
  period: { start: "2025-01-01", end: "2025-12-31" },
};

test("whatever a ledger says of itself is stored and comes back", () => {
  const { content } = writeLedger({ ...ledger, origin: whole }, []);
  const stored = { path: "ledger", bytes: Buffer.from(content) };
  expect(openLedger(stored, whole.decimals).origin).toEqual(whole);
});

test("a ledger that says of its currency what none can say is not stored", () => {
  const origin = { ...whole, isUsualCurrency: false } as unknown as LedgerOrigin;
  expect(() => writeLedger({ ...ledger, origin }, [])).toThrow("origin.isUsualCurrency");
});
