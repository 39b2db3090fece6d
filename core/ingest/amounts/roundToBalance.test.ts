import fc from "fast-check";
import { expect, test } from "vitest";
import type { Table } from "../../table/Table.ts";
import { runs } from "../../testing/runs.ts";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

function read<Type extends FileType>(fileType: Type, table: Table) {
  const result = ingest(fileType, [table]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

test("a trial balance that balances before its amounts are rounded balances after it, and says who took the cent", () => {
  const { rows, totals, warnings } = read(
    "trial_balance",
    tableOf(`Code|Name|Debit|Credit
      3|Stock|10.0040|
      1|Bank|10.0040|
      2|Debtors|10.0040|
      4|Sales||30.0120`),
  );
  expect(
    rows.map(({ code, currentDebit, currentCredit }) => [code, currentDebit, currentCredit]),
  ).toEqual([
    ["3", 1000n, 0n],
    ["1", 1001n, 0n],
    ["2", 1000n, 0n],
    ["4", 0n, 3001n],
  ]);
  expect(totals).toEqual({ currentDebit: 3001n, currentCredit: 3001n });
  expect(warnings).toContainEqual(
    expect.objectContaining({
      code: "rounded_to_balance",
      where: { row: 3, column: "Debit", account: "1", value: "10.01", expected: "10.00" },
    }),
  );
});

test("a difference that is in the file stays what it is, whatever rounding makes of the amounts", () => {
  const table = tableOf(
    "Name|Debit|Credit\nBank|10.004|\nStock|10.004|\nTill|1.50|\nSales||21.418",
  );
  const result = ingest("trial_balance", [table]);
  expect(result).toMatchObject({
    ok: false,
    problems: [{ code: "debits_unequal_credits", where: { value: "0.09" } }],
  });
});

test("every entity keeps its own balance", () => {
  const { rows, warnings } = read(
    "trial_balance",
    tableOf(`Code|Name|Debit|Credit|Entity
      1|Bank|0.1250||A
      2|Stock|0.1250||A
      3|Capital||0.2500|A
      1|Bank|0.1240||B
      2|Stock|0.1260||B
      3|Capital||0.2500|B`),
  );
  const sums = new Map<string | null, bigint>();
  for (const { entity, currentDebit, currentCredit } of rows)
    sums.set(entity, (sums.get(entity) ?? 0n) + currentDebit - currentCredit);
  expect([...sums]).toEqual([
    ["A", 0n],
    ["B", 0n],
  ]);
  expect(warnings.map(({ code }) => code)).not.toContain("entity_out_of_balance");
});

test.each([
  ["signed", "Bank|1.0040|1\nStock|1.0040|1\nDebtors|1.0040|1\nCapital|-3.0120|-3"],
  [
    "all positive, by section",
    "Assets||\nBank|1.0040|1\nStock|1.0040|1\nDebtors|1.0040|1\nEquity||\nCapital|3.0120|3",
  ],
  [
    "all positive, by position",
    "Bank|1.0040|1\nStock|1.0040|1\nDebtors|1.0040|1\nCapital|3.0120|3",
  ],
])("a balance sheet keeps its balance: %s", (_, lines) => {
  const { rows } = read("balance_sheet", tableOf(`Name|Closing|Opening\n${lines}`));
  const amounts = rows.map(({ closing }) => (closing < 0n ? -closing : closing));
  expect(amounts).toEqual([101n, 100n, 100n, 301n]);
});

/**
 * Debits in finest parts, split over accounts; the last account takes the credit of them all. Drawn evenly:
 * among amounts of parts of a cent one is the sum of others by chance, and is read as a group.
 */
const account = fc.record({
  amount: fc.noBias(fc.bigInt(-(10n ** 12n), 10n ** 12n)),
  entity: fc.constantFrom("A", "B"),
});

test("whatever is rounded: the balance stands, no amount is a cent from where it was, and the order of rows changes nothing", () => {
  fc.assert(
    fc.property(
      fc.array(account, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 3, max: 6 }),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (accounts, decimals, hasEntities, chance) => {
        const lines = ["A", "B"].flatMap((entity) => {
          const own = accounts.filter((one) => one.entity === entity);
          const total = own.reduce((sum, { amount }) => sum + amount, 0n);
          return [...own, { amount: -total, entity }];
        });
        const written = lines.map(({ amount, entity }, at) => ({
          code: String(100 + at),
          exact: amount,
          cells: [
            String(100 + at),
            `Account ${at}`,
            ...sided(amount, decimals),
            hasEntities ? entity : "",
          ],
        }));
        const straight = amountsBy(written.map(({ cells }) => cells));
        const drawn = written.map((line) => ({ line, place: chance.next().value ?? 0 }));
        const shuffled = drawn
          .toSorted((left, right) => left.place - right.place)
          .map(({ line }) => line);
        expect(amountsBy(shuffled.map(({ cells }) => cells))).toEqual(straight);
        const scale = 10n ** BigInt(decimals - 2);
        for (const { code, exact } of written) {
          const moved = (straight.get(code) ?? 0n) * scale - exact;
          expect(moved < scale && moved > -scale).toBe(true);
        }
        expect([...straight.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
      },
    ),
    { numRuns: runs(25) },
  );
});

function sided(amount: bigint, decimals: number): [string, string] {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  // Always more decimals than two, and never three, which might be taken for thousands.
  return amount < 0n ? ["", `${text}0`] : [`${text}0`, ""];
}

function amountsBy(lines: readonly (readonly string[])[]): Map<string, bigint> {
  const cells = [["Code", "Name", "Debit", "Credit", "Entity"], ...lines];
  const rows = cells.map((line, index) => ({ row: index + 1, cells: line }));
  const read = ingest("trial_balance", [{ sheet: null, rows }]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const amounts = read.value.rows.map(
    ({ code, currentDebit, currentCredit }) => [code, currentDebit - currentCredit] as const,
  );
  return new Map(amounts.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
