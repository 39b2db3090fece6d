import { type ExportRecord, exportFormats, exportPath, type Reply } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { makeExport, withAddress } from "../exports/makeExport.ts";
import { keepDisclosureNote } from "../statements/amendments/keepDisclosureNote.ts";
import { readSeenStatement } from "../statements/answers/readSeenStatement.ts";
import { type ProjectKey, readProject } from "../store/changeProject.ts";
import { readPage, readPageByName } from "../store/pages/readPage.ts";
import { projectCollection } from "../store/paths.ts";

/** Exports the statement in a format. */
export const createExport: Handler<"createExport"> = async (input, context) =>
  newExport(await formatOf(input, context), asked(input), context);

/** The newest export in a format (specification section 7), made where there is none. */
export const getExport: Handler<"getExport"> = async (input, context) =>
  newestExport(await formatOf(input, context), input, context);

/** The newest export of the whole worksheet as text, made where there is none. */
export const exportWorkings: Handler<"exportWorkings"> = (input, context) =>
  newestExport("workings", input, context);

/** Exports the disclosure notes as a document to edit. */
export const exportDisclosureNotes: Handler<"exportDisclosureNotes"> = (input, context) =>
  newExport("disclosure_notes", asked(input), context);

type FormatInput = Omit<Parameters<Handler<"getExport">>[0], "body">;
type ExportInput = Pick<FormatInput, "query"> & { params: { readonly id: string } };
type AskedInput = ExportInput & Pick<Parameters<Handler<"createExport">>[0], "body">;
type Context = { deps: Deps; caller: Caller };

/** What the address and the body ask for together; where they ask for two things it is neither. */
function asked({ params, query, body }: AskedInput): ExportInput {
  const both = Object.keys(body) as (keyof typeof body)[]; // the schema lets nothing else through
  const errors = both
    .filter((name) => query[name] !== undefined && query[name] !== body[name])
    .map((name) => `${name}: "${query[name]}" in the address and "${body[name]}" in the body`);
  if (errors.length > 0) throw new ApiProblem("invalid_request", { errors });
  return { params, query: { ...query, ...body } };
}

async function formatOf(input: FormatInput, context: Context): Promise<ExportKind> {
  const { format } = input.params;
  const kind = exportFormats.find((known) => known === format);
  if (!kind) {
    // Whose project it is comes before what is wrong with the request.
    await readProject(context.deps, projectKey(input.params, context.caller));
    const errors = [`format: expected ${exportFormats.join(", ")}, not "${format}"`];
    throw new ApiProblem("invalid_request", { errors });
  }
  return kind;
}

async function newExport(
  kind: ExportKind,
  { params, query }: ExportInput,
  { deps, caller }: Context,
): Promise<Reply<"createExport">> {
  const key = projectKey(params, caller);
  const seen = await readSeenStatement(deps, key, query.entity ?? null);
  const method = query.method ?? seen.project.method;
  const periodLength = query.periods ?? null;
  const listsEntries = query.entries === "listed";
  if (listsEntries && !LISTING.some((listing) => listing === kind)) {
    const errors = [`entries: ${LISTING.join(" and ")} list them, ${kind} does not`];
    throw new ApiProblem("invalid_request", { errors });
  }
  return makeExport(deps, key, { kind, method, periodLength, listsEntries, seen });
}

/** The kinds that can list the entries behind a line. */
const LISTING = ["json", "excel"] as const satisfies readonly ExportKind[];

/** The newest export of the current version that the bucket still keeps, or else a new one. */
async function newestExport(
  kind: ExportKind,
  input: ExportInput,
  context: Context,
): Promise<Reply<"createExport">> {
  const { deps } = context;
  const key = projectKey(input.params, context.caller);
  const project = await readProject(deps, key);
  const found = await exportsOf(deps, key)
    .where("kind", "==", kind)
    .where("version", "==", project.statementVersion)
    .where("method", "==", input.query.method ?? project.method)
    .where("entity", "==", input.query.entity ?? null)
    .where("periodLength", "==", input.query.periods ?? null)
    .where("presentationUnit", "==", project.presentationUnit)
    .where("listsEntries", "==", input.query.entries === "listed")
    .orderBy("createdAt", "desc")
    .limit(1)
    .get();
  const record = found.docs[0]?.data();
  // One that was made before something changed does not say so on its pages.
  const isCurrent = record?.isSuperseded === project.isOutOfDate;
  const isKept = record && isCurrent && (await isStored(deps, key, record));
  return isKept ? withAddress(deps, key, record) : newExport(kind, input, context);
}

async function isStored(
  deps: Deps,
  key: ProjectKey,
  { id, fileName }: ExportRecord,
): Promise<boolean> {
  return (await deps.objects.generation(exportPath(key, id, fileName))) !== null;
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
  const found = await exportsOf(deps, key).doc(params.exportId).get();
  const record = found.data();
  if (!record) throw new ApiProblem("not_found");
  if (!(await isStored(deps, key, record))) throw new ApiProblem("export_removed");
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

/**
 * Keeps the user's words for a disclosure, or removes them when they are empty. What a statement says
 * changes with its notes: where there is one, this makes the next version of it, with the same figures.
 */
export const putDisclosureNote: Handler<"putDisclosureNote"> = async (
  { params, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  await keepDisclosureNote(deps, key, {
    disclosureId: params.disclosureId,
    text: body.text,
  });
  return { ok: true };
};

function exportsOf(deps: Deps, { projectId }: ProjectKey) {
  return projectCollection(deps.db, projectId, "exports");
}
