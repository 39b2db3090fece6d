import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMinor } from "../money/formatMinor.ts";
import { minorOf } from "../money/minorOf.ts";
import { type Transaction, transactionKinds } from "../testing/cashBook.ts";
import { exampleReport, reportInQuarters } from "../testing/exampleReport.ts";
import { inputOf } from "../testing/statementInputs.ts";
import { presentPeriods } from "./presentPeriods.ts";
import { presentationUnits, presentStatement } from "./presentStatement.ts";
import { presentTable } from "./presentTable.ts";
import { tabulatePeriods } from "./tabulatePeriods.ts";

const { statements } = exampleReport().document;

describe.each(presentationUnits.filter((unit) => unit !== "units"))("a statement in %s", (unit) => {
  const size = unit === "thousands" ? 1_000_00n : 1_000_000_00n;
  const kinds = fc.constantFrom(...Object.keys(transactionKinds));
  const amounts = fc.bigInt({ min: 1n, max: 9_999_999_99n });
  const books = fc.array(fc.record({ kind: kinds, amount: amounts }), {
    minLength: 3,
    maxLength: 20,
  });

  test.each(["indirect", "direct"] as const)(
    "adds up by the %s method, and no amount is one away",
    (method) => {
      fc.assert(
        fc.property(books, (transactions: Transaction[]) => {
          const { document } = exampleReport({ ...inputOf(transactions, true) }, method);
          const { lines } = document.statements[method];
          const shown = presentStatement(lines, unit);
          for (const [at, line] of shown.entries()) {
            const away = BigInt(line.currentYear) * size - minorOf(lines[at]?.currentYear ?? "0");
            expect(away < size && away > -size).toBe(true);
          }
          expect(subtotalsOf(shown)).toEqual(sumsOf(shown));
        }),
        { numRuns: 10 },
      );
    },
  );
});

type Shown = readonly Pick<
  (typeof statements)["indirect"]["lines"][number],
  "category" | "concept" | "isSubtotal" | "currentYear"
>[];

function subtotalsOf(lines: Shown): bigint[] {
  return lines.filter(isSum).map(({ currentYear }) => BigInt(currentYear));
}

function isSum({ isSubtotal, category, concept }: Shown[number]): boolean {
  return (isSubtotal && category !== "reconciliation") || concept === "cash_at_end";
}

/** What each subtotal, and cash at the end, comes to by adding what is printed above it. */
function sumsOf(lines: Shown): bigint[] {
  return lines.flatMap((line, at) => {
    if (!isSum(line)) return [];
    const above = lines
      .slice(0, at)
      .filter((each) =>
        line.concept === "cash_at_end"
          ? each.category === "reconciliation"
          : each.category === line.category && !each.isSubtotal,
      );
    return [above.reduce((sum, { currentYear }) => sum + BigInt(currentYear), 0n)];
  });
}

test("in units it is as it was, and a column that does not add up is rounded line by line", () => {
  const { lines } = statements.indirect;
  expect(presentStatement(lines, "units")).toEqual(lines);
  const wrong = lines.map((line) =>
    line.concept === "net_cash_operating" ? { ...line, currentYear: "1234567.89" } : line,
  );
  const shown = presentStatement(wrong, "thousands");
  expect(shown.find(({ concept }) => concept === "net_cash_operating")?.currentYear).toBe("1235");
});

describe("a table of a note in thousands", () => {
  const written = (minor: bigint) => formatMinor(minor, 2);
  const amounts = fc.oneof(fc.bigInt({ min: -9_999_999_99n, max: 9_999_999_99n }), fc.constant(0n));
  const total = (rows: readonly bigint[][]) =>
    (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0n), 0n));
  const tableOf = (rows: readonly bigint[][]) => ({
    columns: (rows[0] ?? []).map((_, at) => `${at}`),
    rows: [...rows, total(rows)].map((row, at) => ({
      label: `${at}`,
      amounts: row.map(written),
      isTotal: at === rows.length,
    })),
  });
  const shownIn = (table: ReturnType<typeof tableOf>, shownAs = new Map<string, string>()) =>
    presentTable(table, "thousands", shownAs).rows.map((row) =>
      row.amounts.map((amount) => BigInt(amount ?? "0")),
    );

  test("adds up down to its total, across from opening to closing, and nil stays nil", () => {
    const moved = fc.array(fc.array(amounts, { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(moved, fc.boolean(), (drawn, isMovement) => {
        const rows = drawn.map((row) =>
          isMovement ? [...row, row.reduce((sum, amount) => sum + amount, 0n)] : row,
        );
        const shown = shownIn(tableOf(rows));
        expect(shown.at(-1)).toEqual(total(shown.slice(0, -1)));
        for (const [at, row] of drawn.entries()) {
          expect(row.map((amount, cell) => amount !== 0n || shown[at]?.[cell] === 0n)).toEqual(
            row.map(() => true),
          );
        }
        if (isMovement) {
          for (const row of shown) {
            expect(row.at(-1)).toBe(row.slice(0, -1).reduce((sum, each) => sum + each, 0n));
          }
        }
      }),
    );
  });

  test("shows what the statement shows too as there", () => {
    const shownAs = new Map([["2800.00", "2"]]);
    expect(shownIn(tableOf([[1_400_00n], [1_400_00n]]), shownAs)).toEqual([[1n], [1n], [2n]]);
  });
});

test("columns of the year add up as a statement does, and the year is the statement's", () => {
  const { document, periodLength = "quarter" } = reportInQuarters();
  const { lines } = document.statements.indirect;
  const table = tabulatePeriods(document.periods ?? [], periodLength, document.statements.indirect);
  const shown = presentPeriods(table, "thousands").rows;
  const column = (amountOf: (row: (typeof shown)[number]) => string) =>
    shown.map((row) => ({ ...row, currentYear: amountOf(row) }));
  for (const at of table.columns.keys()) {
    const rows = column(({ amounts }) => amounts[at] ?? "");
    expect(subtotalsOf(rows)).toEqual(sumsOf(rows));
  }
  const year = new Map(shown.map(({ id, year }) => [id, year]));
  for (const { id, currentYear } of presentStatement(lines, "thousands")) {
    expect([id, year.get(id)]).toEqual([id, currentYear]);
  }
});
