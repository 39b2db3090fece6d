/** Time and chance, so that tests decide on both. */
export type Waiting = {
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** Between 0 and 1. */
  random: () => number;
};

export type Attempt<Value> = {
  value: Value;
  /** Whether another attempt may end better. */
  canRetry: boolean;
  /** How long the other side asks to wait; null where it does not say. */
  retryAfterMs: number | null;
};

type Patience = { attempts: number; deadlineMs: number; baseMs: number };

/**
 * Tries until an attempt decides it, the attempts are used up, or waiting would pass the deadline.
 * Waits grow twofold and are drawn at random up to their size, so that many callers do not come
 * back at once.
 */
export async function withRetries<Value>(
  attempt: (remainingMs: number) => Promise<Attempt<Value>>,
  { attempts, deadlineMs, baseMs }: Patience,
  { now, sleep, random }: Waiting,
): Promise<Value> {
  const end = now() + deadlineMs;
  for (let tried = 1; ; tried++) {
    const { value, canRetry, retryAfterMs } = await attempt(end - now());
    const wait = retryAfterMs ?? random() * baseMs * 2 ** (tried - 1);
    if (!canRetry || tried >= attempts || now() + wait >= end) return value;
    await sleep(wait);
  }
}
