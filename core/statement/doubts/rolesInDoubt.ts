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

/** Lines that share entries with accounts in doubt. */
export type Beside = readonly (readonly [Concept, AlternativeAmount])[];

/**
 * Other possible roles of an account in doubt: those of its classification and those that its entries admit. Without
 * any, the most frequent roles on its side. A doubtful cash account may be another balance.
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
 * Other possible roles of a doubtful account outside operations whose classification names none: income or a cost
 * without an opening balance, else the most frequent roles on its side.
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

/**
 * As `rolesOfDoubt`, and borrowings where a payable arises from purchases of assets, since it may be owed to a lender
 * (IAS 7.44(a)).
 */
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

/** A role outside operations for an account without a role. */
export function otherActivities({ isProfitAndLoss, opening, closing }: LedgerAccount): Role[] {
  if (isProfitAndLoss) return [];
  return opening < 0n || closing < 0n ? ["borrowings"] : ["ppe_cost"];
}

/** Whether the role is below the confidence bar, so that a person is asked. */
export function isAsked(
  classification: Classification | undefined,
): classification is Classification {
  return classification !== undefined && classification.confidence < CONFIDENCE_BAR;
}

/** Whether movements of a role may be outside operating activities. */
export function isOutsideOperations(role: Role): boolean {
  const { kind } = treatmentOf(role);
  return kind === "group" || kind === "charge" || kind === "settlement";
}

/** Balances that behave like cash: a credit card, or money held by others. */
function balancesLikeCash(opening: Minor, closing: Minor): readonly Role[] {
  const owed: Role[] = opening < 0n || closing < 0n ? ["other_payables", "borrowings"] : [];
  const held: Role[] = opening > 0n || closing > 0n ? ["other_receivables"] : [];
  return [...owed, ...held];
}

/** The most frequent balance sheet roles on a side. */
function usualBalances(opening: Minor, closing: Minor): readonly Role[] {
  const owed: Role[] =
    opening < 0n || closing < 0n ? ["other_payables", "trade_payables", "borrowings"] : [];
  const held: Role[] =
    opening > 0n || closing > 0n ? ["other_receivables", "trade_receivables", "ppe_cost"] : [];
  return [...owed, ...held];
}
