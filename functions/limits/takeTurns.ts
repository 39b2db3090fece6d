import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";

/** So many turns in a window of time, counted in one document. */
export type Turn = {
  ref: DocumentReference;
  limit: number;
  windowSeconds: number;
  message: string;
};

/** A window begins with its first turn; the database removes it some time after its end. */
type Window = { startedAt: string; taken: number; expiresAt: Timestamp };

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
      const windows = turns.map(
        (turn, at) => nextWindow(turn, stored[at]?.data() as Window | undefined, now), // written here
      );
      for (const [at, { ref }] of turns.entries()) transaction.set(ref, windows[at] ?? {});
    });
  } catch (error) {
    if (isAborted(error)) throw new ApiProblem("too_many_requests", { retryAfterSeconds: 1 });
    throw error;
  }
}

function nextWindow(
  { limit, windowSeconds, message }: Turn,
  window: Window | undefined,
  now: number,
): Window {
  const windowMs = windowSeconds * 1000;
  const end = Date.parse(window?.startedAt ?? "") + windowMs;
  const isOpen = window !== undefined && end > now;
  if (isOpen && window.taken >= limit) {
    const retryAfterSeconds = Math.ceil((end - now) / 1000);
    throw new ApiProblem("too_many_requests", { message, retryAfterSeconds });
  }
  if (isOpen) return { ...window, taken: window.taken + 1 };
  return {
    startedAt: new Date(now).toISOString(),
    taken: 1,
    expiresAt: Timestamp.fromMillis(now + windowMs),
  };
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === ABORTED;
}
