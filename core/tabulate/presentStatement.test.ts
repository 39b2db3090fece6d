import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minorOf } from "../money/minorOf.ts";
import { type Transaction, transactionKinds } from "../testing/cashBook.ts";
import { exampleReport } from "../testing/exampleReport.ts";
import { inputOf } from "../testing/statementInputs.ts";
import { presentationUnits, presentStatement } from "./presentStatement.ts";

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
        { numRuns: 40 },
      );
    },
  );
});

type Shown = ReturnType<typeof presentStatement<(typeof statements)["indirect"]["lines"][number]>>;

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
