import { otherRoles } from "../../classify/Classification.ts";
import type { Concept } from "../../concepts/concepts.ts";
import { chooseMateriality } from "../../ledger/chooseMateriality.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { absolute, type Minor, sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { EXCHANGE_ON_CASH } from "../../trace/pairing/UncertainCounterparts.ts";
import { present } from "../../worksheet/buildWorksheet.ts";
import { isCash } from "../../worksheet/LedgerIndex.ts";
import { type Entry, NON_CASH, type Posting } from "../../worksheet/Posting.ts";
import { mergedColumn } from "../../worksheet/presentPosting.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { AlternativeAmount } from "./AlternativeAmount.ts";
import { cashThroughUnderRole } from "./cashThroughUnderRole.ts";
import { postingsUnderRole } from "./postingsUnderRole.ts";
import {
  type Beside,
  isAsked,
  isOutsideOperations,
  otherActivities,
  rolesBeside,
  rolesOfDoubt,
  unnamedRoles,
} from "./rolesInDoubt.ts";
import { subtotalsUnderOtherRoles } from "./subtotalsUnderOtherRoles.ts";

type Given = Pick<StatementContext, "worksheet" | "framework" | "classifications" | "trace">;

/**
 * For accounts in doubt: the lines and subtotals that would change under another possible role, with the amounts, the
 * largest first. Only amounts that follow from the account's role are moved; amounts that ledger entries show directly
 * stay.
 * From balances alone, immaterial lines are left out. With a ledger all are kept, and lines that share entries with
 * accounts in doubt are added.
 */
export function linesUnderOtherRoles(
  given: Given,
): ReadonlyMap<Concept, readonly AlternativeAmount[]> {
  const { accounts, decimals } = given.worksheet.ledgerIndex;
  const doubted = [...postingsInDoubt(given), ...cashInDoubt(given)];
  const beside = linesBeside(given);
  const lines = Map.groupBy(
    [
      ...doubted.flatMap(([account, postings]) => [...linesOf(account, postings, beside, given)]),
      ...beside,
      ...doubted.flatMap(([account, postings]) => [...linesUnnamed(account, postings, given)]),
      ...doubted.flatMap(([account, postings]) => subtotalsOf(account, postings, beside, given)),
    ],
    ([line]) => line,
  );
  const least = chooseMateriality(accounts, decimals);
  return new Map(
    Array.from(lines, ([line, list]) => [line, firstOfEach(list.map(([, own]) => own))] as const)
      .filter(([, list]) => given.trace !== null || together(list) >= least)
      .map(([line, list]) => [line, list.toSorted(bySize)]),
  );
}

function together(list: readonly AlternativeAmount[]): Minor {
  return sum(list.map(({ amount }) => absolute(amount)));
}

/** Lines that have entries together with accounts in doubt. */
function linesBeside({
  trace,
  worksheet: { ledgerIndex },
  classifications,
}: Given): [Concept, AlternativeAmount][] {
  return [...(trace?.besideUncertainAccounts ?? [])].flatMap(([column, accounts]) => {
    const line = mergedColumn(column, ledgerIndex);
    if (line === NON_CASH) return [];
    const isOfCash = EXCHANGE_ON_CASH.has(line);
    return [...accounts].flatMap(([account, amount]): [Concept, AlternativeAmount][] => {
      const mayHave =
        !isOfCash || isUnrealisedBeside(line, account) || mayBeCash(account, classifications);
      return mayHave ? [[line, { account, role: null, amount }]] : [];
    });
  });
}

/** Exchange differences on items outside operations are adjusted for (IAS 7.20(b)). */
function isUnrealisedBeside(line: Concept, { role }: LedgerAccount): boolean {
  return line === "unrealised_exchange_differences" && role !== null && isOutsideOperations(role);
}

function mayBeCash({ code }: LedgerAccount, classifications: Given["classifications"]): boolean {
  const own = classifications.get(code);
  return own !== undefined && otherRoles(own).includes("cash_and_cash_equivalents");
}

/** The subtotals that would change with an account's role. */
function subtotalsOf(
  account: LedgerAccount,
  postings: readonly Posting[],
  beside: Beside,
  { worksheet: { ledgerIndex }, classifications }: Given,
): [Concept, AlternativeAmount][] {
  const own = beside.filter(([, its]) => its.account === account);
  const classification = classifications.get(account.code);
  const roles = [
    ...rolesBeside(account, own, classification),
    ...unnamedRoles(account, classification),
    ...(account.role === null ? otherActivities(account) : []),
  ];
  const besideIt = own.map(([line, { amount }]) => ({ line, amount }));
  return [...subtotalsUnderOtherRoles({ account, postings, roles }, besideIt, ledgerIndex)];
}

/** Keeps one amount per account: that of its own role goes before those of shared entries. */
function firstOfEach(list: readonly AlternativeAmount[]): AlternativeAmount[] {
  return [...Map.groupBy(list, ({ account }) => account).values()].flatMap((own) =>
    own.slice(0, 1),
  );
}

/** The postings of each account that may have another role. */
function postingsInDoubt({ worksheet, classifications }: Given): Map<LedgerAccount, Posting[]> {
  const inDoubt = new Map<LedgerAccount, Posting[]>();
  for (const posting of worksheet.postings) {
    const { account, adjustmentId } = posting;
    if (account === null || adjustmentId !== null) continue;
    const known = inDoubt.get(account);
    const classification = classifications.get(account.code);
    if (known) known.push(posting);
    else if (
      rolesOfDoubt(account, classification).length > 0 ||
      unnamedRoles(account, classification).length > 0
    )
      inDoubt.set(account, [posting]);
  }
  return inDoubt;
}

/** Cash accounts in doubt have no postings; their movement would be on the line of the other role. */
function cashInDoubt({ worksheet, classifications }: Given): [LedgerAccount, Posting[]][] {
  const { accounts, policies } = worksheet.ledgerIndex;
  return accounts.flatMap((account): [LedgerAccount, Posting[]][] => {
    const own = classifications.get(account.code);
    return isAsked(own) && isCash(account, policies) ? [[account, []]] : [];
  });
}

/** The amounts that an account would add to lines where it has none, by the role with the largest amount. */
function linesOf(
  account: LedgerAccount,
  postings: readonly Posting[],
  beside: Beside,
  given: Given,
): ReadonlyMap<Concept, AlternativeAmount> {
  const own = beside.filter(([, its]) => its.account === account);
  const roles = rolesBeside(account, own, given.classifications.get(account.code));
  return linesAs(roles, account, postings, given);
}

/** The same for roles that no reading of the account names. */
function linesUnnamed(
  account: LedgerAccount,
  postings: readonly Posting[],
  given: Given,
): ReadonlyMap<Concept, AlternativeAmount> {
  const roles = unnamedRoles(account, given.classifications.get(account.code));
  return linesAs(roles, account, postings, given);
}

/** The same for the given roles. */
function linesAs(
  roles: readonly Role[],
  account: LedgerAccount,
  postings: readonly Posting[],
  { worksheet: { ledgerIndex }, framework, trace }: Given,
): ReadonlyMap<Concept, AlternativeAmount> {
  if (roles.length === 0) return new Map();
  const amountsOf = (own: readonly Posting[]) => {
    const { indirect, direct } = present(own, ledgerIndex, framework);
    return [indirect, direct].map(addUp);
  };
  const standing = amountsOf(postings);
  const found = new Map<Concept, AlternativeAmount>();
  const add = (role: Role, moved: readonly Posting[]) => {
    if (moved.length === 0) return;
    amountsOf(moved).forEach((amounts, method) => {
      for (const [line, amount] of amounts) {
        if ((standing[method]?.get(line) ?? 0n) !== 0n) continue;
        const most = absolute(found.get(line)?.amount ?? 0n);
        if (absolute(amount) > most) found.set(line, { account, role, amount });
      }
    });
  };
  for (const role of roles) {
    add(role, postingsUnderRole(role, account, postings, ledgerIndex));
    add(role, cashThroughUnderRole(role, account, trace, ledgerIndex));
  }
  return found;
}

function addUp(entries: readonly Entry[]): ReadonlyMap<Concept, Minor> {
  const amounts = new Map<Concept, Minor>();
  for (const { column, amount } of entries)
    if (column !== NON_CASH) amounts.set(column, (amounts.get(column) ?? 0n) + amount);
  return amounts;
}

function bySize(one: AlternativeAmount, other: AlternativeAmount): number {
  const [left, right] = [absolute(one.amount), absolute(other.amount)];
  if (left !== right) return left > right ? -1 : 1;
  return one.account.code < other.account.code ? -1 : 1;
}
