import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { sum } from "../../money/Minor.ts";
import { type Role, roles } from "../../roles/roles.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";

const CASH_ROLES: readonly Role[] = [
  "cash_and_cash_equivalents",
  "restricted_cash",
  "bank_overdraft",
];

type Row = Disclosure["rows"][number];

/**
 * The note on components of cash, by kind and currency: first the cash of the statement, then cash that only the
 * balance sheet includes (IAS 7.45, 7.48; ASC 230-10-50-7, 50-8).
 */
export function componentsOfCash(context: StatementContext): Disclosure {
  const { worksheet, framework, policies, indirect, currency, decimals } = context;
  const { accounts } = worksheet.ledgerIndex;
  const ofRole = (role: Role) => accounts.filter((account) => account.role === role);
  const isInside = (account: LedgerAccount) => isCash(account, policies);
  const outside = CASH_ROLES.flatMap(ofRole).filter((account) => !isInside(account));
  const rowsOf = (isWanted: boolean) =>
    CASH_ROLES.flatMap((role) => {
      const wanted = ofRole(role).filter((account) => isInside(account) === isWanted);
      return rowsByCurrency(role, wanted, { currency, decimals, isInside: isWanted });
    });
  const total = [indirect.cashAtBeginning, indirect.cashAtEnd].map((amount) =>
    formatMinor(amount, decimals),
  );
  const isUsGaap = framework === "US_GAAP";
  const hasRestricted = ofRole("restricted_cash").some(({ closing }) => closing !== 0n);
  return {
    id: "components_of_cash",
    title: isUsGaap
      ? "Cash and restricted cash reconciled to the balance sheet"
      : "Components of cash and cash equivalents",
    paragraph: isUsGaap ? "ASC 230-10-50-7, 50-8" : "IAS 7.45, 7.48",
    columns: ["Opening", "Closing"],
    rows: [
      ...rowsOf(true),
      { label: "Cash in the statement", amounts: total, isTotal: true },
      ...rowsOf(false),
      ...(outside.length === 0 ? [] : [inBalanceSheet(CASH_ROLES.flatMap(ofRole), decimals)]),
    ],
    asks: hasRestricted
      ? [
          isUsGaap
            ? "Say what restricts the restricted cash, and on which lines of the balance sheet it stands (ASC 230-10-50-7, 50-8)."
            : "Say why the restricted cash is not available for use by the group, and until when (IAS 7.48).",
        ]
      : [],
  };
}

function inBalanceSheet(accounts: readonly LedgerAccount[], decimals: number): Row {
  return {
    label: "Cash, restricted cash and overdrafts in the balance sheet",
    amounts: bothBalances(accounts, decimals),
    isTotal: true,
  };
}

/** One row per kind of cash, or one per currency where there are several. */
function rowsByCurrency(
  role: Role,
  accounts: readonly LedgerAccount[],
  {
    currency,
    decimals,
    isInside,
  }: Pick<StatementContext, "currency" | "decimals"> & {
    isInside: boolean;
  },
): Row[] {
  const held = new Set(accounts.map((account) => account.currency ?? currency));
  const isOfOne = held.size === 1 && held.has(currency);
  const mark = isInside ? "" : " (not included in cash)";
  return [...held].toSorted().map((each) => {
    const own = accounts.filter((account) => (account.currency ?? currency) === each);
    const label = `${roles[role].label}${isOfOne ? "" : `, held in ${each}`}${mark}`;
    return { label, amounts: bothBalances(own, decimals), isTotal: false };
  });
}

function bothBalances(accounts: readonly LedgerAccount[], decimals: number): string[] {
  return [
    sum(accounts.map(({ opening }) => opening)),
    sum(accounts.map(({ closing }) => closing)),
  ].map((amount) => formatMinor(amount, decimals));
}
