import type { Deps } from "../app/Deps.ts";
import type { Delivery } from "../email/Mailer.ts";
import { noticesOf } from "../store/paths.ts";
import { composeNotice } from "./composeNotice.ts";
import type { NoticeRecord } from "./Notice.ts";

/** Minutes between attempts, each longer than a message takes to send; then it is given up. */
const WAITS = [2, 5, 15, 60, 180, 720] as const;

/**
 * Sends a notice that is due, at most one sender at a time: the attempt is claimed in a transaction
 * before anything leaves, and result after. Where an answer is lost the next attempt carries the
 * same Message-ID, by which mailboxes know a copy. Never throws: what fails is logged and tried
 * again by the sweep.
 */
export async function deliverNotice(deps: Deps, id: string): Promise<void> {
  try {
    const notice = await claimAttempt(deps, id);
    if (!notice) return;
    const composed = await composeNotice(deps, id, notice);
    const result =
      "skipped" in composed
        ? done("skipped", composed.skipped)
        : outcomeOf(deps, notice, await deps.mailer.send(composed.email));
    const ref = noticesOf(deps.db).doc(id);
    await (result.keep ? ref.set({ ...notice, ...result.keep }) : ref.delete());
    const { outcome, reason } = result;
    const level = outcome === "given up" ? "error" : "info";
    deps.log(level, "notice", { notice: id, uid: notice.uid, outcome, reason });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log("error", "a notice could not be delivered", { notice: id, reason });
  }
}

/** Sends what is due: what an earlier attempt left over, or nobody began. */
export async function sweepNotices(deps: Deps): Promise<number> {
  const due = await noticesOf(deps.db)
    .where("nextAttemptAt", "<=", deps.now().toISOString())
    .orderBy("nextAttemptAt")
    .limit(100)
    .get();
  for (const { id } of due.docs) await deliverNotice(deps, id);
  return due.size;
}

/** The notice, if it is due; the time of the next attempt keeps other senders off this one. */
async function claimAttempt(deps: Deps, id: string): Promise<NoticeRecord | null> {
  const ref = noticesOf(deps.db).doc(id);
  return deps.db.runTransaction(async (transaction) => {
    const notice = (await transaction.get(ref)).data();
    const now = deps.now();
    if (!notice?.nextAttemptAt || notice.nextAttemptAt > now.toISOString()) return null;
    const wait = WAITS[notice.attempts] ?? WAITS[WAITS.length - 1] ?? 0;
    const nextAttemptAt = new Date(now.getTime() + wait * 60_000).toISOString();
    const claimed = { ...notice, attempts: notice.attempts + 1, nextAttemptAt };
    transaction.set(ref, claimed);
    return claimed;
  });
}

type NoticeOutcome = {
  outcome: "sent" | "skipped" | "waiting" | "given up";
  reason: string | null;
  /** What stays of it; nothing when it is done with. */
  keep: Pick<NoticeRecord, "lastFailure" | "nextAttemptAt"> | null;
};

function done(outcome: "sent" | "skipped", reason: string | null): NoticeOutcome {
  return { outcome, reason, keep: null };
}

function outcomeOf(deps: Deps, notice: NoticeRecord, delivery: Delivery): NoticeOutcome {
  if (delivery.outcome === "sent") return done("sent", null);
  if (delivery.outcome === "not_configured") return done("skipped", "e-mail is not set up");
  const { reason, canRetry, retryAfterSeconds } = delivery;
  if (!canRetry || notice.attempts > WAITS.length) {
    return { outcome: "given up", reason, keep: { lastFailure: reason, nextAttemptAt: null } };
  }
  const asked = deps.now().getTime() + (retryAfterSeconds ?? 0) * 1000;
  const planned = Date.parse(notice.nextAttemptAt ?? "");
  const nextAttemptAt = new Date(Math.max(asked, planned || asked)).toISOString();
  return { outcome: "waiting", reason, keep: { lastFailure: reason, nextAttemptAt } };
}
