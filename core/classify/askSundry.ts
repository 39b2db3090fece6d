import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Role } from "../roles/roles.ts";
import type { Classification } from "./Classification.ts";
import { tokenise } from "./words/tokenise.ts";

/**
 * Reads "Sundry debtors" and "Sundry creditors" as those of the trade where a chart has no other: so
 * they are called in many an exam and in Indian accounts. Beside trade debtors they are the others.
 */
export function askSundry(
  accounts: readonly AccountFacts[],
  classifications: Map<string, Classification>,
): void {
  const roles = new Set(
    accounts.filter(isLedger).map(({ code }) => classifications.get(code)?.role ?? null),
  );
  for (const facts of accounts) {
    const own = classifications.get(facts.code);
    const trade = own?.source === "name" ? tradeOf(own.role) : null;
    if (own === undefined || trade === null || roles.has(trade)) continue;
    if (!SUNDRY.has(tokenise(facts.name).join(" "))) continue;
    const reason = `${own.reason} No other account here is of the trade, so these are.`;
    classifications.set(facts.code, { ...own, role: trade, reason, source: "neighbours" });
  }
}

const SUNDRY: ReadonlySet<string> = new Set(["sundry debtor", "sundry creditor"]);

/** Bills and what is provided against debts stand beside sundry debtors too. */
function isLedger({ name }: AccountFacts): boolean {
  return !tokenise(name).some((word) => BESIDE.has(word));
}

const BESIDE: ReadonlySet<string> = new Set(
  "bill note provision allowance reserve doubtful bad retention".split(" "),
);

function tradeOf(role: Role | null): Role | null {
  if (role === "other_receivables") return "trade_receivables";
  return role === "other_payables" ? "trade_payables" : null;
}
