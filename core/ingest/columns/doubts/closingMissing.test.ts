import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

const ROWS: readonly (readonly [string, number, number, number])[] = [
  ["Cash at bank", 5_000, 3_000, 1_000],
  ["Trade receivables", 2_000, 500, 700],
  ["Trade payables", -3_000, 400, 600],
  ["Share capital", -4_000, 0, 0],
  ["Sales revenue", 0, 0, 2_600],
  ["Rent expense", 0, 1_000, 0],
];

type Amounts = { opening: number; debit: number; credit: number };
type ColumnsOf = (amounts: Amounts) => readonly number[];

function read(headings: string, columnsOf: ColumnsOf) {
  const lines = ROWS.map(([name, opening, debit, credit], at) =>
    [1_000 + at, name, ...columnsOf({ opening, debit, credit })].join("|"),
  );
  const text = [`Code|Name|${headings}`, ...lines].join("\n");
  return ingest("trial_balance", [tableOf(text)], { oneDate: "take" });
}

function codes(headings: string, columnsOf: ColumnsOf): string[] {
  const result = read(headings, columnsOf);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

test.each<[string, ColumnsOf]>([
  [
    "Opening|Debits|Credits|Net",
    ({ opening, debit, credit }) => [opening, debit, credit, debit - credit],
  ],
  [
    "Debits|Credits|Net|Opening",
    ({ opening, debit, credit }) => [debit, credit, debit - credit, opening],
  ],
  [
    "Net|Credits|Debits|Opening balance",
    ({ opening, debit, credit }) => [debit - credit, credit, debit, opening],
  ],
  [
    "Opening|Debits|Credits|Net change",
    ({ opening, debit, credit }) => [opening, debit, credit, debit - credit],
  ],
  [
    "Opening|Debits|Credits|Difference",
    ({ opening, debit, credit }) => [opening, debit, credit, debit - credit],
  ],
])("what moved beside an opening balance is no closing balance: %s", (headings, columnsOf) => {
  expect(codes(headings, columnsOf)).toEqual(["closing_missing"]);
});

test("debits and credits that are the closing balances leave their net the closing balance", () => {
  const closing = ({ opening, debit, credit }: Amounts) => opening + debit - credit;
  const result = read("Opening|Debit|Credit|Net", (amounts) => {
    const balance = closing(amounts);
    return [amounts.opening, Math.max(balance, 0), Math.max(-balance, 0), balance];
  });
  const nets = result.ok
    ? result.value.rows.map((row) => row.currentDebit - row.currentCredit)
    : result.problems;
  expect(nets).toEqual([700_000n, 180_000n, -320_000n, -400_000n, -260_000n, 100_000n]);
});

test("debits and credits that contain the opening balance leave the closing balance", () => {
  const headings = "Opening|Debits|Credits|Net";
  const columnsOf: ColumnsOf = ({ opening, debit, credit }) => {
    const [debits, credits] = [debit + Math.max(opening, 0), credit + Math.max(-opening, 0)];
    return [opening, debits, credits, debits - credits];
  };
  expect(codes(headings, columnsOf)).toEqual([]);
});

test("a column of closing balances beside what moved is read", () => {
  const columnsOf: ColumnsOf = ({ opening, debit, credit }) => [
    opening,
    debit,
    credit,
    debit - credit,
    opening + debit - credit,
  ];
  expect(codes("Opening|Debits|Credits|Net|Closing", columnsOf)).toEqual([]);
});

test.each(["Net|Opening", "Opening|Net", "Opening balance|Net amount", "Opening|Amount"])(
  "without debits and credits it is asked what the net amounts are: %s",
  (headings) => {
    const isFirst = headings.startsWith("Net");
    const moved = codes(headings, ({ opening, debit, credit }) =>
      isFirst ? [debit - credit, opening] : [opening, debit - credit],
    );
    expect(moved).toEqual(["net_unclear"]);
    const closing = codes(headings, ({ opening, debit, credit }) => {
      const balance = opening + debit - credit;
      return isFirst ? [balance, opening] : [opening, balance];
    });
    expect(closing).toEqual([]);
  },
);

test("in a first year the net amounts are the closing balances", () => {
  expect(
    codes("Opening|Net", ({ opening, debit, credit }) => [0, opening + debit - credit]),
  ).toEqual([]);
});
