import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "firebase-admin/firestore";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { adjustmentAmendment } from "../statements/amendments/adjustmentAmendment.ts";
import { type Amendment, amendStatement } from "../statements/amendments/amendStatement.ts";
import { roleAmendment } from "../statements/amendments/roleAmendment.ts";
import type { Recorded } from "../statements/versions/publishVersion.ts";
import {
  type Change,
  changeProject,
  type ProjectKey,
  readProject,
} from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readPages } from "../store/pages/readPages.ts";
import { projectCollection } from "../store/paths.ts";
import type { DecisionSubject, ReadSubject } from "./DecisionSubject.ts";
import type { Decision } from "./RunRecord.ts";

type Asked = Pick<Decision, "status" | "reason">;

/**
 * Keeps what a person made of a finding or a note. Accepting one makes what it proposes in the
 * same transaction, as an ordinary adjustment or role; a decision that stands already changes
 * nothing, and no proposal is made twice, whichever run or note it is accepted from.
 */
export async function decide(
  deps: Deps,
  key: ProjectKey,
  read: ReadSubject,
  asked: Asked,
): Promise<Decision> {
  const project = await readProject(deps, key);
  const subject = await read();
  const isAccepted = asked.status === "accepted" && subject.decision.status !== "accepted";
  const amendment = isAccepted ? await amendmentOf(deps, key, subject, project) : null;
  if (amendment) return amendStatement(deps, key, deciding(deps, key, { amendment, read, asked }));
  return changeProject(deps, key, async (change) => ({
    update: {},
    ...kept(await read(change.transaction), asked, change),
  }));
}

/** What an acceptance changes of the statement; null where nothing is proposed or all is done. */
async function amendmentOf(
  deps: Deps,
  key: ProjectKey,
  subject: DecisionSubject,
  project: ProjectRecord,
): Promise<Amendment<unknown> | null> {
  const { findingId, proposedAdjustment: body, proposedMapping: mapping } = subject;
  if (mapping) return roleAmendment(deps, key, { code: mapping.account, role: mapping.role });
  if (!body || (await isMade(deps, key, subject))) return null;
  return adjustmentAmendment(deps, key, { body, findingId }, project);
}

type Deciding = { amendment: Amendment<unknown>; read: ReadSubject; asked: Asked };

/** The amendment with its decision; one that was made in the meantime is not made again. */
function deciding(
  deps: Deps,
  key: ProjectKey,
  { amendment, read, asked }: Deciding,
): Amendment<Decision> {
  return {
    ...amendment,
    record: async (change, prepared) => {
      const subject = await read(change.transaction);
      if (await isMade(deps, key, subject, change.transaction)) {
        throw new ApiProblem("processing_in_progress");
      }
      const made = await amendment.record(change, prepared);
      const { audit, value } = kept(subject, asked, change);
      return { ...made, audit: [...made.audit, ...audit], value };
    },
  };
}

/** Whether the adjustment a finding proposes stands: made from any run or note, and not reversed. */
async function isMade(
  deps: Deps,
  { projectId }: ProjectKey,
  { findingId, proposedAdjustment }: DecisionSubject,
  transaction?: Transaction,
): Promise<boolean> {
  const standing = projectCollection(deps.db, projectId, "adjustments")
    .where("findingId", "==", findingId)
    .where("status", "in", ["active", "stale"]);
  for await (const page of readPages(standing, transaction)) {
    const isSame = page.some((document) =>
      isDeepStrictEqual(document.data().body, proposedAdjustment),
    );
    if (isSame) return true;
  }
  return false;
}

/** How a decision reads in the audit trail. */
const decisionWords = { open: "reopened", accepted: "accepted", dismissed: "dismissed" } as const;

function kept(
  { title, metadata, decision, keep }: DecisionSubject,
  { status, reason }: Asked,
  { transaction, now }: Change,
): Recorded<Decision> {
  if (decision.status === status && decision.reason === reason) {
    return { audit: [], value: decision };
  }
  const decided: Decision = { status, reason, decidedAt: now };
  keep(transaction, decided);
  const why = reason === "" ? "" : `: ${reason}`;
  const description = `${title} ${decisionWords[status]}${why}`;
  return {
    audit: [{ action: "ai_analysis", description, metadata: { ...metadata, status } }],
    value: decided,
  };
}
