import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";
import { findParents, type ParentRow } from "./findParents.ts";

function accountsOf(text: string): string[] {
  const result = ingest("trial_balance", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.rows.map(
    ({ name, type, currentDebit, currentCredit }) =>
      `${name} | ${type} | ${(currentDebit - currentCredit) / 100n}`,
  );
}

describe("a trial balance that shows each sum above its accounts", () => {
  test("is read without the sums, which say what the accounts beneath them are", () => {
    const text = `Account|Opening (Dr)|Opening (Cr)|Closing (Dr)|Closing (Cr)
Current Assets|80.00|0.00|114.00|0.00
Bank Accounts|50.00|0.00|73.00|0.00
Harbour Bank|50.00|0.00|73.00|0.00
Debtors|30.00|0.00|41.00|0.00
Capital Account|0.00|80.00|0.00|80.00
Owner A|0.00|50.00|0.00|50.00
Owner B|0.00|30.00|0.00|30.00
Direct Income|0.00|0.00|0.00|34.00
Hires|0.00|0.00|0.00|20.00
Repairs made|0.00|0.00|0.00|14.00
Total|80.00|80.00|114.00|114.00`;
    expect(accountsOf(text)).toEqual([
      "Harbour Bank | Bank Accounts | 73",
      "Debtors | Current Assets | 41",
      "Owner A | Capital Account | -50",
      "Owner B | Capital Account | -30",
      "Hires | Direct Income | -20",
      "Repairs made | Direct Income | -14",
    ]);
  });

  test("is read without a sum of codes where only one account is divided", () => {
    const text = `Code|Account|Opening (Dr)|Opening (Cr)|Closing (Dr)|Closing (Cr)
1002|Bank|50.00|0.00|73.00|0.00
1122|Debtors|30.00|0.00|41.00|0.00
4001|Capital|0.00|80.00|0.00|80.00
6001|Sales|0.00|0.00|0.00|50.00
6602|Overheads|0.00|0.00|16.00|0.00
660201|Rent|0.00|0.00|20.00|0.00
660202|Refunds|0.00|0.00|0.00|4.00`;
    expect(accountsOf(text).map((line) => line.split(" | ")[0])).toEqual([
      "Bank",
      "Debtors",
      "Capital",
      "Sales",
      "Rent",
      "Refunds",
    ]);
  });

  test("keeps two accounts of one amount apart where their indentation says so", () => {
    const text = `Particulars|Closing Balance
Capital|60.00 Cr
   Owner A|30.00 Cr
   Owner B|30.00 Cr
Assets|60.00 Dr
   Cash|25.00 Dr
   Boats|35.00 Dr`;
    expect(accountsOf(text).map((line) => line.split(" | ")[0])).toEqual([
      "Owner A",
      "Owner B",
      "Cash",
      "Boats",
    ]);
  });

  test("with accounts beside the groups, is told by balancing without the sums alone", () => {
    const text = `Account|Debit|Credit
Current Assets|580.00|
Cash|120.00|
Debtors|460.00|
Boats|20.00|
Trailers|30.00|
Equity||550.00
Capital||650.00
Drawings|100.00|
Income||260.00
Hires||160.00
Repairs made||100.00
Rent|180.00|`;
    expect(accountsOf(text).map((line) => line.split(" | ")[0])).toEqual([
      "Cash",
      "Debtors",
      "Boats",
      "Trailers",
      "Capital",
      "Drawings",
      "Hires",
      "Repairs made",
      "Rent",
    ]);
  });

  test("a flat one is left as it is, though some accounts add up to another", () => {
    const text = `Account|Debit|Credit
Cash|30.00|
Stock|20.00|
Boats|10.00|
Capital||60.00`;
    expect(accountsOf(text)).toHaveLength(4);
  });
});

test("a section of one group alone is a sum too, though it would balance beside it", () => {
  const section = (sign: bigint): ParentRow[] => {
    const parts = Array.from({ length: 20 }, (_, at) => sign * (BigInt(at) * 7n + 100n));
    const total = parts.reduce((sum, part) => sum + part, 0n);
    return [total, total, ...parts].map((amount) => {
      return { amounts: [amount], isTotal: false, code: "", level: 0 };
    });
  };
  const { groups } = findParents([...section(1n), ...section(-1n)]);
  expect([...groups].sort((one, other) => one - other)).toEqual([0, 1, 22, 23]);
});

test("no account is taken for a sum by chance", () => {
  const row = fc.record({
    amounts: fc.tuple(fc.bigInt(-500_00n, 500_00n), fc.bigInt(-500_00n, 500_00n)),
    isTotal: fc.constant(false),
    code: fc.constant(""),
    level: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 6, maxLength: 60 }), (rows: ParentRow[]) => {
      expect(findParents(rows).groups.size).toBe(0);
    }),
    { numRuns: 200, seed: 15 },
  );
});

test("an account that equals another beside accounts of nil is no group", () => {
  const rows = [7n, 0n, 7n, -7n, 0n, -7n].map((amount) => ({
    amounts: [amount],
    isTotal: false,
    code: "",
    level: 0,
  }));
  expect(findParents(rows).groups.size).toBe(0);
});
