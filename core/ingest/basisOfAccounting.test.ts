import { expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import { basesThatDiffer, basisOfAccounting, onCashBasis } from "./basisOfAccounting.ts";

const said = (...lines: string[]) => basisOfAccounting(tableOf(lines.join("\n")));

test.each([
  ["Cash Basis", "cash"],
  ["Saturday, Jan 04, 2026 09:12:33 AM GMT-7 - Accrual Basis", "accrual"],
  ["Profit and loss (cash basis)", "cash"],
  ["Basis: Accruals", "accrual"],
  ["Accruals basis", "accrual"],
])("a report that says %s is on the %s basis", (text, basis) => {
  expect(said("Profit and Loss|", "Revenue|1,250.00", `${text}|`)).toBe(basis);
});

test("an account of that name says nothing of the report, nor do both words together", () => {
  expect(said("Profit and Loss|", "Cash basis adjustment|12.00")).toBeNull();
  expect(said("From cash basis|", "To accrual basis|", "Revenue|1,250.00")).toBeNull();
});

const file = (fileType: "profit_loss" | "balance_sheet", basis: "cash" | "accrual" | null) =>
  ({ fileType, basis }) as const;

test("files on two bases do not belong together; one alone on the cash basis is told", () => {
  const cash = file("profit_loss", "cash");
  expect(basesThatDiffer([cash, file("balance_sheet", "accrual")])[0]?.message).toContain(
    "The Profit & Loss says that it is on the cash basis, and the Balance Sheet",
  );
  expect(basesThatDiffer([cash, file("balance_sheet", null)])).toEqual([]);
  expect(onCashBasis([cash]).map(({ where }) => where.value)).toEqual(["Profit & Loss"]);
  expect(onCashBasis([file("balance_sheet", "accrual")])).toEqual([]);
});
