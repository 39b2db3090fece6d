import type { Minor } from "../../money/Minor.ts";

/**
 * Balances that files state of accounts, apart for the day they are of: a year in twelve files states
 * twelve openings, of which the first counts. "" where a file names no day.
 */
export type StatedBalances = Map<string, Map<number, Minor>>;

/** Adds what a file states: parts of an account on one day add up. */
export function addStated(
  stated: StatedBalances,
  day: string,
  account: number,
  amount: Minor,
): void {
  const ofDay = stated.get(day) ?? new Map<number, Minor>();
  stated.set(day, ofDay);
  ofDay.set(account, (ofDay.get(account) ?? 0n) + amount);
}

/** The balances of the first day, or of the last one, by account; with those of no day. */
export function statedOn(stated: StatedBalances, end: "first" | "last"): Map<number, Minor> {
  const days = [...stated.keys()].filter((day) => day !== "").sort();
  const day = (end === "first" ? days[0] : days.at(-1)) ?? "";
  const balances = new Map(stated.get(day));
  if (day === "") return balances;
  for (const [account, amount] of stated.get("") ?? [])
    balances.set(account, (balances.get(account) ?? 0n) + amount);
  return balances;
}
