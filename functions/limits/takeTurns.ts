import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { TurnsRecord } from "../store/kinds/turnsKind.ts";

/** So many turns in a window of time, counted in one document. */
export type Turn = {
  ref: DocumentReference<TurnsRecord>;
  limit: number;
  windowSeconds: number;
  /** What is said where none is left, for so many seconds. */
  refusal: (seconds: number) => string;
};

/** What a transaction ends with that found the document busy time after time. */
const ABORTED = 10;

/**
 * Takes one turn of each, or none, and refuses the turn that a window has not got any more with the
 * seconds to wait. Kept in Firestore, so that it holds over all instances; a turn counts whatever
 * comes of it.
 */
export async function takeTurns(deps: Deps, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return;
  try {
    await deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.getAll(...turns.map(({ ref }) => ref));
      const now = deps.now().getTime();
      const windows = turns.map((turn, at) => nextWindow(turn, stored[at]?.data(), now));
      for (const { ref, window } of windows) transaction.set(ref, window);
    });
  } catch (error) {
    if (isAborted(error)) throw new ApiProblem("too_many_requests", { retryAfterSeconds: 1 });
    throw error;
  }
}

function nextWindow(
  { ref, limit, windowSeconds, refusal }: Turn,
  window: TurnsRecord | undefined,
  now: number,
): { ref: Turn["ref"]; window: TurnsRecord } {
  const windowMs = windowSeconds * 1000;
  const end = Date.parse(window?.startedAt ?? "") + windowMs;
  const isOpen = window !== undefined && end > now;
  if (isOpen && window.taken >= limit) {
    const retryAfterSeconds = Math.ceil((end - now) / 1000);
    const message = refusal(retryAfterSeconds);
    throw new ApiProblem("too_many_requests", { message, retryAfterSeconds });
  }
  if (isOpen) return { ref, window: { ...window, taken: window.taken + 1 } };
  const startedAt = new Date(now).toISOString();
  const expiresAt = Timestamp.fromMillis(now + windowMs);
  return { ref, window: { startedAt, taken: 1, expiresAt } };
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === ABORTED;
}
