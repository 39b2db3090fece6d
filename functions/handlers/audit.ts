import { limits } from "@tieout/contract";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { breakIn, startOfWalk, type Walk, walkOn } from "../store/auditChain.ts";
import { readProject } from "../store/changeProject.ts";
import type { SealedEntry } from "../store/kinds/auditKind.ts";
import { readPages } from "../store/pages/readPages.ts";
import { projectCollection } from "../store/paths.ts";

/**
 * The audit trail, or its entries of one action, one user or a stretch of time, newest first; `cursor`
 * is where to go on below.
 */
export const listAuditTrail: Handler<"listAuditTrail"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const trail = projectCollection(deps.db, key.projectId, "audit");
  const [from, to] = await Promise.all([
    query.from === undefined ? 1 : firstSince(trail, query.from),
    query.to === undefined ? END : firstSince(trail, query.to),
  ]);
  const page = await entriesAsked(trail, query)
    .where("seq", ">=", from)
    .where("seq", "<", Math.min(query.cursor ?? END, to))
    .orderBy("seq", "desc")
    .limit(limits.auditEntriesPerPage)
    .get();
  const exports = await trail.where("action", "==", "export").count().get();
  const entries = page.docs.map((document) => ({ ...document.data(), id: document.id }));
  const last = entries.length < limits.auditEntriesPerPage ? from : (entries.at(-1)?.seq ?? from);
  return {
    entries,
    nextCursor: last > from ? last : null,
    totalEntries: project.auditHead?.seq ?? 0,
    exportCount: exports.data().count,
  };
};

/** Beyond any entry. */
const END = Number.MAX_SAFE_INTEGER;

type Asked = { action?: string | undefined; user?: string | undefined };

function entriesAsked(trail: Query<SealedEntry>, { action, user }: Asked): Query<SealedEntry> {
  const ofAction = action === undefined ? trail : trail.where("action", "==", action);
  return user === undefined ? ofAction : ofAction.where("userId", "==", user);
}

/** The number of the first entry of a moment or later; entries are numbered in the order of time. */
async function firstSince(trail: Query<SealedEntry>, moment: string): Promise<number> {
  const found = await trail.where("createdAt", ">=", moment).orderBy("createdAt").limit(1).get();
  return found.docs[0]?.data().seq ?? END;
}

/**
 * Walks the whole chain and says where it first breaks. Others may write meanwhile: the head is read
 * after the entries, and what came in between is walked too, so that both are of one moment.
 */
export const verifyAuditTrail: Handler<"verifyAuditTrail"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const trail = projectCollection(deps.db, key.projectId, "audit").orderBy("seq");
  const walked = await walkOver(trail, startOfWalk);
  const { auditHead: head } = await readProject(deps, key);
  const since = trail.where("seq", ">", walked.last?.seq ?? 0).where("seq", "<=", head?.seq ?? 0);
  const walk = walked.brokenAt === null ? await walkOver(since, walked) : walked;
  const brokenAt = breakIn(walk, head);
  return {
    isIntact: brokenAt === null,
    entries: walk.entries,
    headHash: head?.hash ?? null,
    brokenAt,
  };
};

async function walkOver(entries: Query<SealedEntry>, from: Walk): Promise<Walk> {
  let walk = from;
  for await (const page of readPages(entries)) {
    for (const document of page) walk = walkOn(walk, entryIn(document));
  }
  return walk;
}

/** What does not fit as an entry any more is what a verification is there to find. */
function entryIn(document: QueryDocumentSnapshot<SealedEntry>): SealedEntry | null {
  try {
    return document.data();
  } catch {
    return null;
  }
}
