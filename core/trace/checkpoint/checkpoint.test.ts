import { expect, test } from "vitest";
import { prepareYear } from "../../statement/prepareStatement.ts";
import type { StatementInput } from "../../statement/StatementInput.ts";
import { asGeneralLedger, type Detail, details } from "../../testing/company/describeEntries.ts";
import { companyCharts, generateCompany } from "../../testing/company/generateCompany.ts";
import { inputOfCompany } from "../../testing/company/statementInput.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import { yearLedger } from "../../testing/yearLedger.ts";
import type { CheckpointStore } from "./checkpoint.ts";

const [chart] = companyCharts;

function yearOf(seed: number, detail: Detail): StatementInput {
  const company = generateCompany({ seed, chart, pace: 2 });
  return { ...inputOfCompany(company), generalLedger: asGeneralLedger(company, detail) };
}

/** All that a trace comes to, in one text: the statement by month, what is open, and every entry behind a line. */
function madeOf(input: StatementInput, checkpoints: CheckpointStore | null): string {
  const asked = { periods: "month", comparesWithBalances: true } as const;
  const made = prepareYear({ ...input, ...asked }, null, { checkpoints });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { document, openItems, entries } = made.value;
  const lists = entries.lists.map(({ count, all }) => [count, [...all()]]);
  return JSON.stringify([document, openItems, entries.places, lists], (_key, value) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
}

/** Keeps what is traced after so many entries. */
function keepsAfter(count: number, saved: Uint8Array[] | null = null) {
  const kept: Uint8Array[] = [];
  const checkpoints: CheckpointStore = {
    saved,
    isDue: (traced) => traced === count,
    save: (write) => write((piece) => kept.push(piece)),
  };
  return { checkpoints, kept };
}

/** How many entries are traced. */
function countOf(input: StatementInput): number {
  let count = 0;
  const isDue: CheckpointStore["isDue"] = (_traced, all) => {
    count = all;
    return false;
  };
  madeOf(input, { saved: null, isDue, save: () => undefined });
  return count;
}

test.each(["documents", "lettering", "parties", "nothing"] as const)(
  "with %s told, a trace that goes on where it was stopped comes to the same to the byte",
  (level) => {
    const input = yearOf(101, details[level]);
    const whole = madeOf(input, null);
    const all = countOf(input);
    const [third, half] = [Math.ceil(all / 3), Math.ceil(all / 2)];
    const first = keepsAfter(third);
    expect(madeOf(input, first.checkpoints)).toBe(whole);
    // What goes on is stopped again, and goes on from there
    const second = keepsAfter(half, first.kept);
    expect(madeOf(input, second.checkpoints)).toBe(whole);
    const last = keepsAfter(all, second.kept);
    expect(madeOf(input, last.checkpoints)).toBe(whole);
    expect(madeOf(input, keepsAfter(0, last.kept).checkpoints)).toBe(whole);
  },
);

test("a trace goes on from any of its entries", () => {
  const input = { ...plainInput, rows: {}, generalLedger: yearLedger, period: yearLedger.period };
  const whole = madeOf(input, null);
  const all = countOf(input);
  expect(all).toBeGreaterThan(FEW);
  for (let place = 1; place <= all; place += 1) {
    const { checkpoints, kept } = keepsAfter(place);
    madeOf(input, checkpoints);
    expect(madeOf(input, keepsAfter(0, kept).checkpoints)).toBe(whole);
  }
});

const FEW = 3;

test("what was cut off is no trace", () => {
  const input = yearOf(101, details.documents);
  const { checkpoints, kept } = keepsAfter(10);
  madeOf(input, checkpoints);
  const cut = kept.map((piece) => piece.subarray(0, piece.length - 9));
  expect(() => madeOf(input, keepsAfter(0, cut).checkpoints)).toThrow("cut off");
});
