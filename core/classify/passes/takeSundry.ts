import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";

/**
 * Reads "Sundry debtors" and "Sundry creditors" as those of the trade where a chart has no other: so
 * they are called in many an exam and in Indian accounts. Beside trade debtors they are the others.
 */
export function takeSundry(accounts: readonly ClassifiedAccount[]): Changes {
  if (!accounts.some(isSundry)) return new Map();
  const ledgers = accounts.filter(({ facts }) => isLedger(facts));
  const roles = new Set(ledgers.map(({ classification }) => classification.role));
  return changesBy(accounts, (account) => {
    const own = account.classification;
    const trade = isSundry(account) ? tradeOf(own.role) : null;
    if (trade === null || roles.has(trade)) return null;
    const reason = `${own.reason} No other account here is of the trade, so these are.`;
    return { ...own, role: trade, reason, source: "neighbours" };
  });
}

function isSundry({ facts, classification: own }: ClassifiedAccount): boolean {
  if (isFinal(own) || tradeOf(own.role) === null) return false;
  return SUNDRY.has(tokenise(facts.name).join(" "));
}

const SUNDRY: ReadonlySet<string> = new Set(["sundry debtor", "sundry creditor"]);

/** Bills and what is provided against debts stand beside sundry debtors too. */
function isLedger({ name }: AccountFacts): boolean {
  return !holdsAny(tokenise(name), BESIDE);
}

const BESIDE = wordSet("bill note provision allowance reserve doubtful bad retention");

function tradeOf(role: Role | null): Role | null {
  if (role === "other_receivables") return "trade_receivables";
  return role === "other_payables" ? "trade_payables" : null;
}
