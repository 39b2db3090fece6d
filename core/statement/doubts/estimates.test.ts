import { expect, test } from "vitest";
import { emptyAccount } from "../../ledger/emptyAccount.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { resolvePolicies } from "../../policies/resolvePolicies.ts";
import type { Trace } from "../../trace/Trace.ts";
import { indexLedger } from "../../worksheet/LedgerIndex.ts";
import { estimatesOf } from "./estimates.ts";

const account = (code: string) => emptyAccount({ code, name: code, isProfitAndLoss: false });
const creditors = account("creditors");
const accruals = account("accruals");
const debtors = account("debtors");

function estimates(...given: [of: LedgerAccount, lines: [string, bigint][]][]) {
  const policies = resolvePolicies("IFRS", {});
  if (!policies.ok) throw new Error("IFRS has policies");
  const ledgerIndex = indexLedger([], policies.value, 2);
  const trace = { estimates: new Map(given.map(([account, lines]) => [account, new Map(lines)])) };
  return estimatesOf({ trace: trace as Pick<Trace, "estimates">, worksheet: { ledgerIndex } }).map(
    ({ accounts, lines }) => ({
      accounts: accounts.map(({ code }) => code).sort(),
      lines: Object.fromEntries(lines),
    }),
  );
}

test("accounts whose estimates touch one line are one, and add up on it", () => {
  expect(
    estimates(
      [
        creditors,
        [
          ["purchase_of_ppe", 400n],
          ["interest_paid", 30n],
        ],
      ],
      [accruals, [["purchase_of_ppe", 50n]]],
      [debtors, [["receipts_from_customers", 9n]]],
    ),
  ).toEqual([
    { accounts: ["accruals", "creditors"], lines: { purchase_of_ppe: 450n, interest_paid: 30n } },
    { accounts: ["debtors"], lines: { receipts_from_customers: 9n } },
  ]);
});

test("an account that joins two estimates makes them one, each amount once", () => {
  expect(
    estimates(
      [creditors, [["purchase_of_ppe", 400n]]],
      [debtors, [["receipts_from_customers", 9n]]],
      [
        accruals,
        [
          ["purchase_of_ppe", 50n],
          ["receipts_from_customers", 1n],
        ],
      ],
    ),
  ).toEqual([
    {
      accounts: ["accruals", "creditors", "debtors"],
      lines: { purchase_of_ppe: 450n, receipts_from_customers: 10n },
    },
  ]);
});

test("suppliers and employees that the accounts do not tell apart are one line", () => {
  expect(
    estimates([
      creditors,
      [
        ["payments_to_suppliers", 4n],
        ["payments_to_employees", 5n],
      ],
    ]),
  ).toEqual([{ accounts: ["creditors"], lines: { payments_to_suppliers_and_employees: 9n } }]);
});
