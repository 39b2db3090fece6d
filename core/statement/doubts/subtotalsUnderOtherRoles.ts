import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { purposeOf } from "../../trace/TracedAccount.ts";
import { isCash, type LedgerIndex } from "../../worksheet/LedgerIndex.ts";
import { NON_CASH, type Posting } from "../../worksheet/Posting.ts";
import { presentDirect } from "../../worksheet/presentPosting.ts";
import type { AlternativeAmount } from "./AlternativeAmount.ts";
import { postingsUnderRole } from "./postingsUnderRole.ts";
import { isOfCash, subtotalsWith } from "./subtotalsInDoubt.ts";

/** An account in doubt, its postings, and its other possible roles. */
type Doubted = { account: LedgerAccount; postings: readonly Posting[]; roles: readonly Role[] };

/** The part of a line in entries with an account in doubt, without a sign. */
type Beside = { line: Concept; amount: Minor };

/**
 * The subtotals that would change under another possible role of an account, with the change. Lines that share entries
 * with the account change too, where the other role is a control account or belongs to another activity.
 */
export function subtotalsUnderOtherRoles(
  { account, postings, roles }: Doubted,
  beside: readonly Beside[],
  ledgerIndex: LedgerIndex,
): Map<Concept, AlternativeAmount> {
  const found = new Map<Concept, AlternativeAmount>();
  const standing = bySubtotal(postings, ledgerIndex);
  for (const role of roles) {
    const moved = bySubtotal(postingsUnderRole(role, account, postings, ledgerIndex), ledgerIndex);
    for (const subtotal of new Set([...standing.keys(), ...moved.keys()])) {
      const amount = (moved.get(subtotal) ?? 0n) - (standing.get(subtotal) ?? 0n);
      if (absolute(amount) > absolute(found.get(subtotal)?.amount ?? 0n))
        found.set(subtotal, { account, role, amount });
    }
  }
  const moving = besideBySubtotal(
    [account, ...roles.map((role) => as(role, account))],
    beside,
    ledgerIndex,
  );
  for (const [subtotal, amount] of moving)
    if (amount !== 0n && !found.has(subtotal)) found.set(subtotal, { account, role: null, amount });
  return found;
}

/** The cash of postings in each subtotal. */
function bySubtotal(
  postings: readonly Posting[],
  ledgerIndex: LedgerIndex,
): ReadonlyMap<Concept, Minor> {
  const amounts = new Map<Concept, Minor>();
  for (const posting of postings) {
    const { column, amount } = presentDirect(posting, ledgerIndex);
    if (column === NON_CASH) continue;
    for (const subtotal of subtotalsWith(column, ledgerIndex.policies))
      amounts.set(subtotal, (amounts.get(subtotal) ?? 0n) + amount);
  }
  return amounts;
}

/** The amounts of shared entries that would move into or out of each subtotal. */
function besideBySubtotal(
  readings: readonly LedgerAccount[],
  beside: readonly Beside[],
  ledgerIndex: LedgerIndex,
): ReadonlyMap<Concept, Minor> {
  const { policies } = ledgerIndex;
  const amounts = new Map<Concept, Minor>();
  const places = readings.map((account) => subtotalsOf(account, ledgerIndex));
  const all = new Set(places.flatMap((each) => [...each]));
  for (const { line, amount } of beside) {
    if (!isOfCash(line)) continue;
    const own = subtotalsWith(line, policies);
    const away = own.filter((subtotal) => places.some((each) => !each.has(subtotal)));
    const here = [...all].filter((subtotal) => !own.includes(subtotal));
    for (const subtotal of [...away, ...here])
      amounts.set(subtotal, (amounts.get(subtotal) ?? 0n) + amount);
  }
  return amounts;
}

/** The subtotals that an account's own lines belong to; none for cash. */
function subtotalsOf(account: LedgerAccount, ledgerIndex: LedgerIndex): ReadonlySet<Concept> {
  if (isCash(account, ledgerIndex.policies)) return new Set();
  const { inflow, outflow } = purposeOf(account, ledgerIndex);
  return new Set([inflow, outflow].flatMap((line) => subtotalsWith(line, ledgerIndex.policies)));
}

function as(role: Role, account: LedgerAccount): LedgerAccount {
  return { ...account, role, isProfitAndLoss: isProfitAndLossRole(role) };
}
