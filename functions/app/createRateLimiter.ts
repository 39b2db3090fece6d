import { ApiProblem } from "./ApiProblem.ts";
import type { Deps } from "./Deps.ts";

const MINUTE_MS = 60_000;

/**
 * Counts requests minute by minute, by user or by address, and refuses those beyond the limit. An
 * instance counts what reaches it: this stops a script that runs wild, at no cost in reads or writes.
 */
export function createRateLimiter(
  { now }: Pick<Deps, "now">,
  requestsPerMinute: number,
): (asker: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (asker) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(asker) ?? 0) + 1;
    counts.set(asker, count);
    if (count > requestsPerMinute) throw new ApiProblem("too_many_requests");
  };
}
