import { expect, test } from "vitest";
import { isProfitAndLossRole } from "../roles/roles.ts";
import { classify } from "./classify.ts";

const NAMES =
  "Advertising, Audit fees, Bank charges, Books, Cleaning, Computer expenses, Conferences, Consultancy fees, Courier, " +
  "Donations, Electricity, Entertainment, Equipment hire, Freight out, Fuel, Gas, Gifts, Heating, Hotel expenses, " +
  "Insurance, Internet, Legal fees, Licences, Light and heat, Marketing, Meals, Motor expenses, Office supplies, " +
  "Packaging, Parking, Postage, Printing, Professional fees, Recruitment, Rent, Repairs, Sanitation, Security, " +
  "Software subscriptions, Staff training, Stationery, Storage, Subscriptions, Sundry expenses, Telephone, Tools, " +
  "Travel, Uniforms, Utilities, Vehicle repairs, Wages, Waste collection, Water, Website hosting";

/** In no order of the alphabet. */
const EXPENSES = NAMES.split(", ").map((_, at, all) => all[(at * 17) % all.length] ?? "");

const BALANCES: readonly (readonly [string, "debit" | "credit"])[] = [
  ["Sales", "credit"],
  ["Trade debtors", "debit"],
  ["Motor vehicles", "debit"],
  ["Trade creditors", "credit"],
  ["Share capital", "credit"],
  ["Retained earnings", "credit"],
  ["Stock", "debit"],
  ["VAT payable", "credit"],
];

/** Everyday accounts in the order in which somebody thought of them, the bank among the expenses. */
function sundry(bank: string) {
  const names: (readonly [string, "debit" | "credit"])[] = EXPENSES.map((name) => [name, "debit"]);
  for (const [at, each] of [...BALANCES, [bank, "debit"] as const].entries())
    names.splice(4 + at * 6, 0, each);
  return names.map(([name, side]) => ({ code: name, name, type: "", section: null, side }));
}

test.each(["Bank", "Petty cash", "Cash at bank", "Barclays current account"])(
  "%s among expenses is cash, and a balance sheet is seen",
  (bank) => {
    const read = classify(sundry(bank), { given: new Map(), remembered: new Map() });
    expect(read.get(bank)?.role).toBe("cash_and_cash_equivalents");
    const positions = BALANCES.slice(1).map(([name]) => read.get(name)?.role ?? "revenue");
    expect(positions.filter(isProfitAndLossRole)).toEqual([]);
  },
);

const LAID_OUT: readonly (readonly [string, "debit" | "credit"])[] = [
  ["Stock", "debit"],
  ["Trade debtors", "debit"],
  ["Other debtors", "debit"],
  ["Motor vehicles", "debit"],
  ["Trade creditors", "credit"],
  ["VAT payable", "credit"],
  ["PAYE payable", "credit"],
  ["Share capital", "credit"],
  ["Retained earnings", "credit"],
  ["Sales", "credit"],
  ["Rent received", "credit"],
];

test("a bank in the middle of expenses that stand by kind is cash", () => {
  const expenses = EXPENSES.map((name) => [name, "debit"] as const);
  const names = [...LAID_OUT, ...expenses];
  const facts = names
    .toSpliced(30, 0, ["Bank", "debit"])
    .map(([name, side]) => ({ code: name, name, type: "", section: null, side }));
  const bank = classify(facts, { given: new Map(), remembered: new Map() }).get("Bank");
  expect(bank?.role).toBe("cash_and_cash_equivalents");
});
