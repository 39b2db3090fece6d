import { ApiProblem } from "./ApiProblem.ts";
import type { Deps } from "./Deps.ts";

const MINUTE_MS = 60_000;

/**
 * Counts each user's requests minute by minute and refuses those beyond the limit. An instance
 * counts what reaches it: this stops a script that runs wild, at no cost in reads or writes.
 */
export function createRateLimiter(
  { now }: Pick<Deps, "now">,
  requestsPerMinute: number,
): (uid: string) => void {
  let minute = 0;
  let counts = new Map<string, number>();
  return (uid) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(uid) ?? 0) + 1;
    counts.set(uid, count);
    if (count > requestsPerMinute) throw new ApiProblem("too_many_requests");
  };
}
