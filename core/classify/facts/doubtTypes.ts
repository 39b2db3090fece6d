import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { allNatures, isProfitAndLossNature, isProfitAndLossRole } from "../../roles/roles.ts";
import { inEnglish } from "../language/inEnglish.ts";
import { readName } from "../readings/readName.ts";
import type { Recognised } from "../recognise.ts";
import { readType } from "../type/readType.ts";

/**
 * Places in the balance sheet what a trial balance types as income or expense though its name and its
 * figures say otherwise: it carries a balance into the year, where nearly all income and expenses begin at nil.
 */
export function doubtTypes(
  accounts: readonly AccountFacts[],
  rows: readonly TrialBalanceRow[],
  { language }: Recognised,
): readonly AccountFacts[] {
  const typed = accounts.filter((facts) => facts.section === null && isOfResult(facts));
  if (typed.length === 0) return accounts;
  const carrying = codesWith(rows, ({ priorDebit, priorCredit }) => priorDebit !== priorCredit);
  const used = codesWith(rows, ({ currentDebit, currentCredit }) => currentDebit !== currentCredit);
  const carried = typed.filter(({ code }) => carrying.has(code));
  if (carried.length * FEW > typed.filter(({ code }) => used.has(code)).length) return accounts;
  const doubted = new Set(carried.filter((facts) => isNamedPosition(inEnglish(facts, language))));
  return accounts.map((facts) =>
    doubted.has(facts) ? { ...facts, section: "balance_sheet" } : facts,
  );
}

/** One in so many. */
const FEW = 4;
const SURE = 0.6;

function isOfResult({ type }: AccountFacts): boolean {
  const natures = readType(type)?.natures ?? [];
  return natures.length > 0 && natures.every(isProfitAndLossNature);
}

function isNamedPosition(facts: AccountFacts): boolean {
  const reading = readName({ ...facts, type: "" }, allNatures);
  if (reading === null || reading.role === null || reading.confidence < SURE) return false;
  return !isProfitAndLossRole(reading.role);
}

function codesWith(
  rows: readonly TrialBalanceRow[],
  test: (row: TrialBalanceRow) => boolean,
): ReadonlySet<string> {
  return new Set(rows.filter(test).map(({ code }) => code));
}
