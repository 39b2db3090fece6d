import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { recognise } from "../recognise.ts";
import { withoutSidesAgainst } from "./withoutSidesAgainst.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

test.each<[string, AccountFacts["side"], AccountFacts["side"]]>([
  // Drawn on, repaid: what moved says nothing of what is left
  ["Bank: Chequing Account", "credit", null],
  ["Mortgage Payable", "debit", null],
  // On the usual side it confirms the name
  ["Advances & Loans Receivable", "debit", "debit"],
  ["Accounts Payable", "credit", "credit"],
  // Income and expenses begin at nil, so that what moved is the balance
  ["Interest income", "debit", "debit"],
  ["Rent expense", "credit", "credit"],
  // Tax stands on either side, and a name that says nothing needs all there is
  ["VAT", "credit", "credit"],
  ["Zorblax", "credit", "credit"],
])("a movement speaks for a name and not against it: %s", (name, side, kept) => {
  const facts: AccountFacts = { code: "1", name, type: "", section: null, side };
  const [read] = withoutSidesAgainst([facts], NOTHING_SAID, recognise([facts]));
  expect(read?.side).toBe(kept);
});
