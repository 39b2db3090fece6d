import type { AdjustmentBody } from "@tieout/contract";
import type { Concept } from "@tieout/core";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { Draft } from "./GuidedForm.ts";

type Journal = Extract<AdjustmentBody, { adjustmentType: "journal" }>;

export type JournalLine = Journal["lines"][number];

type Place = { account: string; presentAs?: Concept | undefined } | { cash: Concept };

/** A line that debits a place by an amount, or credits it by a negative one; none for zero. */
export function debit(place: Place, amount: string): JournalLine[] {
  if (!/[1-9]/.test(amount)) return [];
  const size = amount.replace("-", "");
  return [{ ...place, ...(amount.startsWith("-") ? { credit: size } : { debit: size }) }];
}

/** A line that credits a place by an amount. */
export function credit(place: Place, amount: string): JournalLine[] {
  return debit(place, negate(amount));
}

/** The journal of some lines. */
export function journal(...lines: readonly JournalLine[][]): Draft {
  return { adjustmentType: "journal", lines: lines.flat() };
}

/** By how much the debits of some lines exceed the credits. */
export function outOfBalance(lines: readonly JournalLine[]): string {
  return addAmounts(lines.map(({ debit: left, credit: right }) => left ?? negate(right ?? "0")));
}

/** The same amount the other way round. */
export function negate(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}
