import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";

/** Words in a name that exclude certain roles, whatever else indicates them. */
type Bar = {
  named: RegExp;
  unless?: RegExp;
  /** Only where the balance stands on this side. */
  side?: AccountFacts["side"];
  bars: (role: Role) => boolean;
};

const CASH: Role = "cash_and_cash_equivalents";
const RECEIVABLES: ReadonlySet<Role> = new Set<Role>([
  "trade_receivables",
  "other_receivables",
  "contract_assets",
]);

/**
 * What a name rules out: an owner's account is no cash, nor is an investment kept at a bank that nobody
 * calls cash (IAS 7.7), nor what a bank charges; what is impaired is the asset that is named, and a loss of
 * value on the side of the assets is none of them; what ends in "payable" or "receivable" stands in the
 * balance sheet; creditors and suppliers hold no equity ("Capital creditors").
 */
const bars: readonly Bar[] = [
  {
    named:
      /\b(?:partner|director|(?:share|stock)holder|owner|proprietor|founder|member)(?:'?s|s')?\b/i,
    bars: (role) => role === CASH,
  },
  {
    named: /\binvestments?\b|\bbank charges?\b/i,
    unless: /\bcash\b/i,
    bars: (role) => role === CASH,
  },
  { named: /\b(?:receivables?|payables?)\s*$/i, bars: isProfitAndLossRole },
  {
    named: /\b(?:creditors?|suppliers?)\b/i,
    bars: (role) => roleDefinition(role).nature === "equity",
  },
  {
    named: /\b(?:bad|doubtful) debts?\b|\ballowances? for (?:receivables|credit|uncollectible)\b/i,
    bars: (role) => role === "operating_expenses",
  },
  {
    named: /\b(?:impairments?|write[- ]?downs?)\b/i,
    unless:
      /\b(?:receivables?|debts?|debtors?|customers?|clients?|loans?|trade|accounts?|bills?)\b/i,
    bars: (role) => RECEIVABLES.has(role),
  },
  {
    named: /\b(?:impairments?|write[- ]?downs?|value adjustments?|reductions? in value)\b/i,
    side: "debit",
    bars: (role) => roleDefinition(role).nature === "asset",
  },
];

/** Which roles the words of a name rule out. */
export function barredByName({ name, side: own }: AccountFacts): (role: Role) => boolean {
  const its = bars.filter(({ named, unless, side }) => {
    const isOnSide = side === undefined || side === own;
    return isOnSide && named.test(name) && unless?.test(name) !== true;
  });
  return (role) => its.some((each) => each.bars(role));
}
