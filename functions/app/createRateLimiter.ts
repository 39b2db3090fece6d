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
    const time = now().getTime();
    const current = Math.floor(time / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(asker) ?? 0) + 1;
    counts.set(asker, count);
    if (count > requestsPerMinute) throw refusalUntil((current + 1) * MINUTE_MS - time);
  };
}

/** In the next minute there are requests again. */
function refusalUntil(waitMs: number): ApiProblem {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  const time = retryAfterSeconds === 1 ? "a second" : `${retryAfterSeconds} seconds`;
  const message = `Too many requests in this minute. Try again in ${time}.`;
  return new ApiProblem("too_many_requests", { message, retryAfterSeconds });
}
