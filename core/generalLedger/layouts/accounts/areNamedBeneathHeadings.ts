import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import { linesBeneath } from "./areNumberedBeneathNames.ts";

/**
 * Whether every line stands beneath the heading of its account and names that account again beside it, as
 * QuickBooks Online prints it with its column "Distribution account". The heading may leave out the account
 * above, "Sales:Hosting", or the number.
 */
export function areNamedBeneathHeadings(
  rows: readonly Row[],
  { code, name, ...columns }: LedgerColumns,
): boolean {
  const account = name ?? code;
  if (account === undefined) return false;
  const lines = linesBeneath(rows, columns, account);
  return lines.length > 0 && lines.every(({ heading, own }) => areSame(heading, own));
}

function areSame(heading: string, own: string): boolean {
  return heading !== "" && own !== "" && (endsWith(own, heading) || endsWith(heading, own));
}

/** Whether a name ends with another, which no letter or digit stands before. */
function endsWith(name: string, other: string): boolean {
  if (!name.endsWith(other)) return false;
  const before = name.at(-other.length - 1) ?? "";
  return !/[\p{L}\p{N}]/u.test(name.length === other.length ? "" : before);
}
