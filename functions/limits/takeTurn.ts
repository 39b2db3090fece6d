import type { DocumentReference } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";

type Allowance = { limit: number; windowSeconds: number; message: string };

/**
 * Takes one of the turns a window of time allows and refuses the next with the seconds to wait.
 * Kept in Firestore, so that it holds over all instances; a turn counts whatever comes of it.
 */
export async function takeTurn(
  deps: Deps,
  ref: DocumentReference<{ takenAt: string[] }>,
  { limit, windowSeconds, message }: Allowance,
): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data()?.takenAt;
    const now = deps.now().getTime();
    const windowMs = windowSeconds * 1000;
    const taken = (stored ?? []).filter((time) => Date.parse(time) > now - windowMs);
    const [oldest] = taken;
    if (oldest !== undefined && taken.length >= limit) {
      const retryAfterSeconds = Math.ceil((Date.parse(oldest) + windowMs - now) / 1000);
      throw new ApiProblem("too_many_requests", { message, retryAfterSeconds });
    }
    transaction.set(ref, { takenAt: [...taken, new Date(now).toISOString()] });
  });
}
