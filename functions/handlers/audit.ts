import { limits } from "@tieout/contract";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { findBreak, type SealedEntry } from "../store/auditChain.ts";
import { readProject } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

/** The audit trail or its entries of one action, newest first; `cursor` is where to go on below. */
export const listAuditTrail: Handler<"listAuditTrail"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const trail = projectCollection(deps.db, key.projectId, "audit");
  const below = query.cursor ?? Number.MAX_SAFE_INTEGER;
  const asked = query.action === undefined ? trail : trail.where("action", "==", query.action);
  const page = await asked
    .where("seq", "<", below)
    .orderBy("seq", "desc")
    .limit(limits.auditEntriesPerPage)
    .get();
  const exports = await trail.where("action", "==", "export").count().get();
  const entries = page.docs.map((document) => ({
    ...(document.data() as SealedEntry),
    id: document.id,
  })); // written by changeProject
  const last = entries.length < limits.auditEntriesPerPage ? 1 : (entries.at(-1)?.seq ?? 1);
  return {
    entries,
    nextCursor: last > 1 ? last : null,
    totalEntries: project.auditHead?.seq ?? 0,
    exportCount: exports.data().count,
  };
};

/** Walks the whole chain and says where it first breaks. */
export const verifyAuditTrail: Handler<"verifyAuditTrail"> = async (
  { params },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const found = await projectCollection(deps.db, key.projectId, "audit").orderBy("seq").get();
  const entries = found.docs.map((document) => document.data() as SealedEntry); // written by changeProject
  const brokenAt = findBreak(entries, project.auditHead);
  return {
    isIntact: brokenAt === null,
    entries: entries.length,
    headHash: project.auditHead?.hash ?? null,
    brokenAt,
  };
};
