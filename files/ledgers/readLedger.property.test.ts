import { formatMinor } from "@tieout/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

async function read(text: string) {
  return readLedger([sourceOf(Buffer.from(text), "ledger.csv")], choices);
}

const CODES = ["1000", "1100", "2000", "3000", "4000", "6000"];

/** Entries of two or three lines on days of one year. */
const ledgers = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 364 }),
    amounts: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 2 }),
    accounts: fc.shuffledSubarray(CODES, { minLength: 3, maxLength: 3 }),
  }),
  { minLength: 2, maxLength: 12 },
);

type Entries = typeof ledgers extends fc.Arbitrary<infer Value> ? Value : never;

function rowsOf(entries: Entries): string[] {
  return entries.flatMap(({ day, amounts, accounts }, at) => {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const row = (account: string | undefined, minor: number) =>
      `${at + 1},${date},${account},Account ${account},${formatMinor(BigInt(minor), 2)}`;
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return [
      ...amounts.map((amount, place) => row(accounts[place], amount)),
      row(accounts[2], -total),
    ];
  });
}

const HEADING = "Entry No,Date,Account Code,Account Name,Amount";

async function found(rows: readonly string[]) {
  const result = await read([HEADING, ...rows].join("\n"));
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const { movements, entries } = result.value.ledger;
  const lines = [...entries].map(({ number, date, lines: all }) => [
    number,
    date,
    ...all.map(({ account, amount }) => `${account} ${amount}`).sort(),
  ]);
  return { movements: [...(movements ?? [])].sort(), entries: lines.sort() };
}

test("the order of rows changes neither balances nor entries", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.infiniteStream(fc.nat()), async (entries, order) => {
      const rows = rowsOf(entries);
      const keys = rows.map(() => Number(order.next().value));
      const shuffled = rows
        .map((row, at) => ({ row, key: keys[at] ?? 0 }))
        .sort((one, other) => one.key - other.key);
      expect(await found(shuffled.map(({ row }) => row))).toEqual(await found(rows));
    }),
    { numRuns: 60 },
  );
});

test("a line that is missing or changed is never read as another number", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.nat(), fc.boolean(), async (entries, pick, isCut) => {
      const rows = rowsOf(entries);
      const at = pick % rows.length;
      const damaged = isCut
        ? rows.filter((_, place) => place !== at)
        : rows.map((row, place) =>
            place === at
              ? row.replace(/(\d)(?=\.\d\d$)/, (digit) => String((Number(digit) + 1) % 10))
              : row,
          );
      const result = await read([HEADING, ...damaged].join("\n"));
      expect(result.ok).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("a file that ends anywhere within an entry is refused", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.nat(), async (entries, pick) => {
      const text = [HEADING, ...rowsOf(entries)].join("\n");
      const last = text.lastIndexOf("\n");
      const end = last + (pick % (text.length - last - 4));
      expect((await read(text.slice(0, end))).ok).toBe(false);
    }),
    { numRuns: 60 },
  );
});
