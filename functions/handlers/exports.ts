import { exportFormats, exportPath, type Reply } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { param, projectKey } from "../app/projectKey.ts";
import { makeExport, withAddress } from "../exports/makeExport.ts";
import { readSeenStatement } from "../statements/readSeenStatement.ts";
import { changeProject, type ProjectKey, readProject } from "../store/changeProject.ts";
import { documentId, projectCollection } from "../store/paths.ts";
import { readPage, readPageByName } from "../store/readPage.ts";

/** Exports the statement in a format. */
export const createExport: Handler<"createExport"> = (input, context) =>
  exportStatement(input, context);

/** The same call as the POST (specification section 7). */
export const getExport: Handler<"getExport"> = (input, context) => exportStatement(input, context);

/** Exports the whole worksheet as text. */
export const exportWorkings: Handler<"exportWorkings"> = (input, context) =>
  answerExport("workings", input, context);

/** Exports the disclosure notes as a document to edit. */
export const exportDisclosureNotes: Handler<"exportDisclosureNotes"> = (input, context) =>
  answerExport("disclosure_notes", input, context);

type ExportInput = Pick<Parameters<Handler<"createExport">>[0], "params" | "query">;
type Context = { deps: Deps; caller: Caller };

async function exportStatement(
  input: ExportInput,
  context: Context,
): Promise<Reply<"createExport">> {
  const format = param(input.params, "format");
  const kind = exportFormats.find((known) => known === format);
  if (!kind) {
    // Whose project it is comes before what is wrong with the request.
    await readProject(context.deps, projectKey(input.params, context.caller));
    const errors = [`format: expected ${exportFormats.join(", ")}, not "${format}"`];
    throw new ApiProblem("invalid_request", { errors });
  }
  return answerExport(kind, input, context);
}

async function answerExport(
  kind: ExportKind,
  { params, query }: ExportInput,
  { deps, caller }: Context,
): Promise<Reply<"createExport">> {
  const key = projectKey(params, caller);
  const seen = await readSeenStatement(deps, key, query.entity ?? null);
  const method = query.method ?? seen.project.method;
  return makeExport(deps, key, { kind, method, seen });
}

/** The exports made of a project, newest first. */
export const listExports: Handler<"listExports"> = async ({ params, query }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  return readPage(exportsOf(deps, key), query);
};

/** A fresh address for an export; not found once it has been removed. */
export const downloadExport: Handler<"downloadExport"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  const found = await exportsOf(deps, key).doc(param(params, "exportId")).get();
  const record = found.data();
  if (!record) throw new ApiProblem("not_found");
  const path = exportPath(key, record.id, record.fileName);
  if ((await deps.objects.generation(path)) === null) throw new ApiProblem("export_removed");
  return withAddress(deps, key, record);
};

/** The user's own words for the disclosures. */
export const listDisclosureNotes: Handler<"listDisclosureNotes"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await readProject(deps, key);
  return readPageByName(projectCollection(deps.db, key.projectId, "disclosureNotes"), query);
};

/** Keeps the user's words for a disclosure, or removes them when they are empty. */
export const putDisclosureNote: Handler<"putDisclosureNote"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const disclosureId = param(params, "disclosureId");
  const ref = projectCollection(deps.db, key.projectId, "disclosureNotes").doc(
    documentId(disclosureId),
  );
  return changeProject(deps, key, ({ transaction, now }) => {
    const isRemoved = body.text === "";
    if (isRemoved) transaction.delete(ref);
    else transaction.set(ref, { disclosureId, text: body.text, updatedAt: now });
    const description = `Disclosure note ${disclosureId} ${isRemoved ? "removed" : "written"}`;
    const metadata = { disclosureId, characters: body.text.length };
    return {
      update: {},
      audit: [{ action: "project_updated", description, metadata }],
      value: { ok: true },
    };
  });
};

function exportsOf(deps: Deps, { projectId }: ProjectKey) {
  return projectCollection(deps.db, projectId, "exports");
}
