import { expect, test } from "vitest";
import { classify } from "./classify.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function deposits(name: string, others: readonly string[]) {
  const accounts = [name, ...others].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: null,
    side: at === 0 ? ("credit" as const) : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name);
}

test.each(["Deposits", "Deposits from customers", "Customer deposits"])(
  "%s are asked in the books of a lender, and not elsewhere",
  (name) => {
    const lender = deposits(name, ["Cash", "Loans and advances to customers"]);
    expect(lender?.confidence).toBeLessThanOrEqual(0.65);
    expect(lender?.reason).toContain("Beside 'Loans and advances to customers'");
    expect(deposits(name, ["Cash", "Trade receivables"])?.reason).not.toContain("Beside");
  },
);
