import { dropParentSums } from "./dropParentSums.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import { dayOfFiles } from "./store/dayOfFiles.ts";
import { statedOn } from "./store/StatedBalances.ts";

/**
 * Gives accounts the balances that the files state: those of the first day, and of the last one. `days`
 * are the days of dates as yyyymmdd.
 */
export function assignStated(assembly: LedgerAssembly, days: Int32Array): void {
  const { stated, accounts } = assembly;
  const [first, last] = [dayOfFiles(assembly, days, "first"), dayOfFiles(assembly, days, "last")];
  const openings = statedOn(stated.opening, "first", first);
  const closings = statedOn(stated.closing, "last", last);
  const running = statedOn(stated.running, "last", last);
  accounts.forEach((account, number) => {
    account.opening = openings.get(number) ?? null;
    account.closing = closings.get(number) ?? null;
    account.running = running.get(number) ?? null;
  });
  dropParentSums(assembly);
}
