import {
  type Classification,
  CONFIDENCE_BAR,
  otherRoles,
  rolesByEntries,
} from "../../classify/Classification.ts";
import { type Concept, conceptDefinition } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import type { AlternativeAmount } from "./AlternativeAmount.ts";

/** The lines that entries have beside accounts in doubt. */
export type Beside = readonly (readonly [Concept, AlternativeAmount])[];

/**
 * What an account in doubt may be, with what its entries do not rule out; of one that nothing speaks for, what balances
 * of its side most often are. What is asked whether it is cash may be any other balance.
 */
export function rolesOfDoubt(
  { role, isProfitAndLoss, opening, closing }: LedgerAccount,
  classification: Classification | undefined,
): readonly Role[] {
  const others = classification ? otherRoles(classification) : [];
  const isAskedCash = role === "cash_and_cash_equivalents" && isAsked(classification);
  const isUnplaced = others.length === 0 && role === null && !isProfitAndLoss;
  const usual = isAskedCash
    ? balancesLikeCash(opening, closing)
    : isUnplaced
      ? usualBalances(opening, closing)
      : [];
  const admitted = classification ? rolesByEntries(classification) : [];
  return [...new Set([...others, ...usual, ...admitted])];
}

/**
 * What an account outside operations may be that is asked without another role: where it began at nothing, an income or
 * a cost, else what balances of its side most often are.
 */
export function unnamedRoles(
  { role, opening, closing }: LedgerAccount,
  classification: Classification | undefined,
): readonly Role[] {
  if (!isAsked(classification) || otherRoles(classification).length > 0) return [];
  if (role === null || !isOutsideOperations(role)) return [];
  if (opening !== 0n) return usualBalances(opening, closing);
  return [closing < 0n ? "other_operating_income" : "operating_expenses"];
}

/** What it may be with what its entries say: what is owed for assets may be owed to who financed them (IAS 7.44(a)). */
export function rolesBeside(
  account: LedgerAccount,
  own: Beside,
  classification: Classification | undefined,
): readonly Role[] {
  const others = rolesOfDoubt(account, classification);
  const isForAssets = own.some(([line]) => conceptDefinition(line).category === "investing");
  const isFinance = account.role === "other_payables" && isForAssets;
  return isFinance ? [...new Set<Role>([...others, "borrowings"])] : others;
}

/** What an account that nobody could place would be if it were none of operations. */
export function otherActivities({ isProfitAndLoss, opening, closing }: LedgerAccount): Role[] {
  if (isProfitAndLoss) return [];
  return opening < 0n || closing < 0n ? ["borrowings"] : ["ppe_cost"];
}

/** Whether a person is asked what an account is, since its reading is not sure. */
export function isAsked(
  classification: Classification | undefined,
): classification is Classification {
  return classification !== undefined && classification.confidence < CONFIDENCE_BAR;
}

/** Whether what an account of a role moves may stand outside operating activities. */
export function isOutsideOperations(role: Role): boolean {
  const { kind } = treatmentOf(role);
  return kind === "group" || kind === "charge" || kind === "settlement";
}

/** What pays and is paid like cash: a card that is owed for, or what somebody holds for the entity. */
function balancesLikeCash(opening: Minor, closing: Minor): readonly Role[] {
  const owed: Role[] = opening < 0n || closing < 0n ? ["other_payables", "borrowings"] : [];
  const held: Role[] = opening > 0n || closing > 0n ? ["other_receivables"] : [];
  return [...owed, ...held];
}

/** What balances of a side most often are. */
function usualBalances(opening: Minor, closing: Minor): readonly Role[] {
  const owed: Role[] =
    opening < 0n || closing < 0n ? ["other_payables", "trade_payables", "borrowings"] : [];
  const held: Role[] =
    opening > 0n || closing > 0n ? ["other_receivables", "trade_receivables", "ppe_cost"] : [];
  return [...owed, ...held];
}
