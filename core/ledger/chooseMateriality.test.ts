import { expect, test } from "vitest";
import type { Role } from "../roles/roles.ts";
import { minor } from "../testing/ledgerRows.ts";
import { chooseMateriality } from "./chooseMateriality.ts";

const closing = (role: Role | null, amount: string) => ({ role, closing: minor(amount) });

test.each([
  ["0.75 % of revenue where that is less", "-10000", "20000", "75.00"],
  ["1 % of assets where that is less", "-40000", "20000", "200.00"],
  ["the other one where there is no revenue", "0", "20000", "200.00"],
  ["the other one where assets are in credit", "-10000", "-5", "75.00"],
  ["at least one unit of the currency", "-10", "20", "1.00"],
])("materiality is %s (ISA 320.A5, A8)", (_what, revenue, assets, expected) => {
  const accounts = [
    closing("revenue", revenue),
    closing("cash_and_cash_equivalents", assets),
    closing("borrowings", "-900000"),
    closing(null, "900000"),
  ];
  expect(chooseMateriality(accounts, 2)).toBe(minor(expected));
});
