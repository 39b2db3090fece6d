import {
  type AccountSummary,
  decimalsIn,
  formatMinor,
  largestFirst,
  minorOf,
  roles,
} from "@tieout/core";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";

/** A piece of a line; in a column it says itself which of an account's pieces it is. */
export type Source = StatementLine["sources"][number] & { piece?: number };

/** Pieces of a line whose accounts have one role, the largest first, with what they come to. */
export type SourceGroup = { label: string; subtotal: string; sources: readonly Source[] };

/** The pieces of a line by the role of their account; the group that weighs most comes first. */
export function sourceGroups(
  sources: readonly Source[],
  accounts: ReadonlyMap<string, AccountSummary>,
): SourceGroup[] {
  const groups = new Map<string, Source[]>();
  for (const source of withDoubts(sources)) {
    const role = accounts.get(source.account)?.role ?? null;
    const label = role === null ? "Without a role" : roles[role].label;
    const group = groups.get(label);
    if (group) group.push(source);
    else groups.set(label, [source]);
  }
  return [...groups]
    .map(([label, own]) => ({ label, subtotal: sumOf(own), sources: bySize(own) }))
    .toSorted((one, other) => largestFirst(minorOf(one.subtotal), minorOf(other.subtotal)));
}

/** What is doubted about an account stands with its amount, where the line has one, not as a piece of nothing. */
function withDoubts(sources: readonly Source[]): Source[] {
  const doubts = new Map(sources.filter(isDoubt).map((source) => [source.account, source.reason]));
  const merged = new Set<string>();
  const pieces = sources.map((source) => {
    const doubt = doubts.get(source.account);
    if (isDoubt(source) || doubt === undefined || merged.has(source.account)) return source;
    merged.add(source.account);
    return { ...source, reason: `${source.reason}. ${doubt}` };
  });
  return pieces.filter((source) => !isDoubt(source) || !merged.has(source.account));
}

/** A piece that only says that its account may belong here. */
function isDoubt({ amount, adjustmentId, entryCount = 0 }: Source): boolean {
  return adjustmentId === null && entryCount === 0 && minorOf(amount) === 0n;
}

/** The pieces that hold each searched word in code, name or reason. */
export function findSources(sources: readonly Source[], search: string): readonly Source[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sources;
  return sources.filter(({ account, accountName, reason }) => {
    const text = `${account} ${accountName} ${reason}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function sumOf(sources: readonly Source[]): string {
  const decimals = decimalsIn(sources[0]?.amount ?? "");
  return formatMinor(
    sources.reduce((sum, { amount }) => sum + minorOf(amount), 0n),
    decimals,
  );
}

function bySize(sources: readonly Source[]): Source[] {
  return sources
    .map((source) => ({ source, amount: minorOf(source.amount) }))
    .toSorted((one, other) => largestFirst(one.amount, other.amount))
    .map(({ source }) => source);
}
