import { expect, test } from "vitest";
import type { AccountsRead } from "../../statement/accounts/readAccounts.ts";
import { prepareYear } from "../../statement/prepareStatement.ts";
import type { StatementInput } from "../../statement/StatementInput.ts";
import { asGeneralLedger, type Detail, details } from "../../testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../../testing/company/generateCompany.ts";
import { readOnce } from "../../testing/company/readOnce.ts";
import { inputOfCompany } from "../../testing/company/statementInput.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { yearLedger } from "../../testing/yearLedger.ts";
import type { CheckpointStore } from "./checkpoint.ts";

const [chart] = companyCharts;

type Year = { input: StatementInput; known: AccountsRead | null };

/** A company's year, whose accounts are read once. */
function yearOf(seed: number, detail: Detail): Year {
  const company = generateCompany({ seed, chart, pace: 2 });
  const generalLedger = asGeneralLedger(company, detail);
  return { input: { ...inputOfCompany(company), generalLedger }, known: readOnce(company) };
}

const smallYear: Year = {
  input: { ...plainInput, rows: {}, generalLedger: yearLedger, period: yearLedger.period },
  known: null,
};

/** All that a trace comes to, in one text: the statement by month, what is open, and every entry behind a line. */
function madeOf({ input, known }: Year, checkpoints: CheckpointStore | null): string {
  const asked = { periods: "month", comparesWithBalances: true } as const;
  const made = prepareYear({ ...input, ...asked }, known, { checkpoints });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { document, openItems, entries } = made.value;
  const lists = entries.lists.map(({ count, all }) => [count, [...all()]]);
  return JSON.stringify([document, openItems, entries.places, lists], (_key, value) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
}

/** Keeps what is traced after so many entries of all. */
function keepsAfter(countOf: (all: number) => number, saved: Uint8Array[] | null = null) {
  const kept: Uint8Array[] = [];
  const checkpoints: CheckpointStore = {
    saved,
    isDue: (traced, all) => traced === countOf(all),
    save: (write) => write((piece) => kept.push(piece)),
  };
  return { checkpoints, kept };
}

/** Goes on from what was kept, and keeps nothing more. */
function goesOn(saved: Uint8Array[]): CheckpointStore {
  return keepsAfter(() => 0, saved).checkpoints;
}

/** How many entries are traced. */
function countOf(year: Year): number {
  let count = 0;
  const isDue: CheckpointStore["isDue"] = (_traced, all) => {
    count = all;
    return false;
  };
  madeOf(year, { saved: null, isDue, save: () => undefined });
  return count;
}

test.each(["documents", "lettering", "parties", "nothing"] as const)(
  "with %s told, a trace that goes on where it was stopped comes to the same to the byte",
  (level) => {
    const year = yearOf(104, details[level]);
    const whole = madeOf(year, null);
    const first = keepsAfter((all) => Math.ceil(all / 3));
    expect(madeOf(year, first.checkpoints)).toBe(whole);
    // What goes on is stopped again, and goes on from there
    const second = keepsAfter((all) => Math.ceil(all / 2), first.kept);
    expect(madeOf(year, second.checkpoints)).toBe(whole);
    const last = keepsAfter((all) => all, second.kept);
    expect(madeOf(year, last.checkpoints)).toBe(whole);
    expect(madeOf(year, goesOn(last.kept))).toBe(whole);
  },
);

test("a trace goes on from any of its entries", () => {
  const whole = madeOf(smallYear, null);
  const all = countOf(smallYear);
  expect(all).toBeGreaterThan(FEW);
  for (let place = 1; place <= all; place += 1) {
    const { checkpoints, kept } = keepsAfter(() => place);
    madeOf(smallYear, checkpoints);
    expect(madeOf(smallYear, goesOn(kept))).toBe(whole);
  }
});

const FEW = 3;

test("what was cut off is no trace", () => {
  const { checkpoints, kept } = keepsAfter(() => FEW);
  madeOf(smallYear, checkpoints);
  const cut = kept.map((piece) => piece.subarray(0, piece.length - 9));
  expect(() => madeOf(smallYear, goesOn(cut))).toThrow("cut off");
});
