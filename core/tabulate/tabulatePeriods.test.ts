import { expect, test } from "vitest";
import type { GeneralLedger, JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { type PeriodLength, prepareStatement } from "../index.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { tabulatePeriods } from "./tabulatePeriods.ts";

const account = (code: string, name: string, type: string, opening: bigint) => ({
  ...{ code, name, type, opening, closing: null },
});

let count = 0;
function entry(date: string, ...lines: readonly (readonly [string, bigint])[]): JournalEntry {
  count += 1;
  return {
    ...{ number: String(count), date, text: "", journal: null, entity: null, reverses: null },
    lines: lines.map(([code, amount], row) => ({
      ...{ row, account: code, amount, text: "", party: null, document: null, lettering: null },
    })),
  };
}

const ledger: GeneralLedger = {
  accounts: [
    account("1000", "Bank", "Current Asset", 100_00n),
    account("1100", "Trade debtors", "Current Asset", 0n),
    account("1500", "Equipment", "Fixed Asset", 0n),
    account("3000", "Share capital", "Equity", -100_00n),
    account("4000", "Sales", "Revenue", 0n),
  ],
  entries: [
    entry("2025-01-10", ["1100", 90_00n], ["4000", -90_00n]),
    entry("2025-03-10", ["1000", 90_00n], ["1100", -90_00n]),
    entry("2025-05-10", ["1500", 40_00n], ["1000", -40_00n]),
    entry("2025-11-10", ["1100", 30_00n], ["4000", -30_00n]),
    entry("2025-12-10", ["1000", 30_00n], ["1100", -30_00n]),
  ],
  period: { start: "2025-01-01", end: "2025-12-31" },
};

function prepared(periods: PeriodLength) {
  const result = prepareStatement({ ...plainInput, rows: {}, generalLedger: ledger, periods });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

const { periods: months = [], statements: year } = prepared("month");

test.each(["quarter", "half"] as const)(
  "the months of a year make the same columns as its %ss",
  (length) => {
    const columns = prepared(length).periods ?? [];
    for (const method of ["indirect", "direct"] as const) {
      const table = tabulatePeriods(months, length, year[method]);
      expect(table.columns).toEqual(columns.map(({ start, end }) => ({ start, end })));
      columns.forEach(({ statements }, at) => {
        for (const { id, currentYear } of statements[method].lines) {
          const row = table.rows.find((candidate) => candidate.id === id);
          expect([id, row?.amounts[at]]).toEqual([id, currentYear]);
        }
      });
    }
  },
);

test("lines stand in the order of the year, whichever month they come in first", () => {
  const { rows } = tabulatePeriods(months, "month", year.direct);
  const known = new Set(year.direct.lines.map(({ id }) => id));
  const shown = rows.map(({ id }) => id).filter((id) => known.has(id));
  expect(shown).toEqual(year.direct.lines.map(({ id }) => id));
});

test("a line that cancels over the year stands where it stands in its month", () => {
  const { rows } = tabulatePeriods(months, "quarter", year.indirect);
  const names = rows.map(({ lineItem }) => lineItem);
  expect(names.indexOf("(Increase)/decrease in trade receivables")).toBeLessThan(
    names.indexOf("Net cash from operating activities"),
  );
  const cash = rows.find(({ lineItem }) => lineItem.startsWith("Cash at end"));
  expect(cash?.amounts).toEqual(["190.00", "150.00", "150.00", "180.00"]);
});
