import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const nothing = { given: new Map(), remembered: new Map() };

function account(name: string, type: string): AccountFacts {
  return { code: name, name, type, section: null, side: "debit" };
}

const guarantee = account("Guarantees North Bank", "Prepaid expenses and other current assets");

test("where the file has a type for cash, a bank's name in another type is none", () => {
  const accounts = [guarantee, account("Westbank", "Cash and cash equivalents")];
  const read = classify(accounts, nothing);
  expect(read.get("Westbank")?.role).toBe("cash_and_cash_equivalents");
  expect(read.get(guarantee.code)?.role).not.toBe("cash_and_cash_equivalents");
});

test("petty cash is cash, though the file has a type for bank accounts alone", () => {
  const read = classify(
    [account("Westbank", "Bank"), account("Petty Cash", "Current Asset")],
    nothing,
  );
  expect(read.get("Petty Cash")?.role).toBe("cash_and_cash_equivalents");
  expect(read.get("Petty Cash")?.confidence).toBeGreaterThanOrEqual(CONFIDENCE_BAR);
});
