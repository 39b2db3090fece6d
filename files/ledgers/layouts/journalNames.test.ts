import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const HEADING = "Date,Journal,Account,Account Name,Description,Amount";

/** Takings, a bill and its payment on each of so many days, none of them with a number. */
function rows(days: number, journals: readonly string[]): string[] {
  const [sales, bank] = journals;
  return Array.from(
    { length: days },
    (_, at) => `2025-02-${String(at + 1).padStart(2, "0")}`,
  ).flatMap((day) => [
    `${day},${sales},1000,Bank,Takings,120.00`,
    `${day},${sales},4000,Sales,Takings,-120.00`,
    `${day},${bank},6000,Rent,Rent of a stall,30.00`,
    `${day},${bank},1000,Bank,Rent of a stall,-30.00`,
    `${day},${bank},6100,Fees,Fees,5.00`,
    `${day},${bank},1000,Bank,Fees,-5.00`,
  ]);
}

async function entriesOf(lines: readonly string[], heading = HEADING) {
  const text = [heading, ...lines].join("\n");
  const result = await readLedger([sourceOf(Buffer.from(text), "ledger.csv")], firstLedger);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return [...result.value.ledger.entries];
}

test.each([
  ["names", ["Sales", "Bank"]],
  ["codes", ["VT1", "BQ1"]],
])("%s of journals are no numbers of entries", async (_, journals) => {
  const entries = await entriesOf(rows(8, journals));
  expect(entries).toHaveLength(24);
  expect(entries.every(({ lines }) => lines.length === 2)).toBe(true);
  expect(new Set(entries.map(({ journal }) => journal))).toEqual(new Set(journals));
});

test("numbers under the heading of journals put lines together", async () => {
  const numbered = rows(4, ["1", "2"]).map((row, at) =>
    row.replace(/^(.{10}),\d/, (_, day) => `${day},${Math.floor(at / 6) + 1}`),
  );
  expect(await entriesOf(numbered)).toHaveLength(4);
});

test("a plain number beside the names of journals is that of the entry", async () => {
  const heading = HEADING.replace("Journal,", "Journal,Number,");
  const numbered = rows(4, ["Sales", "Bank"]).map((row, at) =>
    row.replace(/,(Sales|Bank),/, (found) => `${found}${Math.floor(at / 2) + 1},`),
  );
  const [first, second] = await entriesOf(numbered, heading);
  expect([first, second]).toMatchObject([
    { number: "1", journal: "Sales" },
    { number: "2", journal: "Bank" },
  ]);
});
