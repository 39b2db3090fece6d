import type { AuditEntry } from "../contract/schemas/audit.ts";
import { exportPath, parsedFolder, statementPath } from "../contract/storagePaths.ts";
import type { CONTENTS } from "../functions/store/removal/emptyProject.ts";
import { ADA } from "../functions/testing/appUnderTest.ts";
import type { Scene } from "./raceSteps.ts";
import { replayTrail, type TrailState } from "./replayTrail.ts";

/**
 * What is wrong with a project after calls met: its trail, its lists, the database and Storage have
 * to tell one story. Empty when they do.
 */
export async function findInconsistencies(scene: Scene): Promise<string[]> {
  const { api, id } = scene;
  const { status } = await api.call("getProject", { params: { id } });
  const removals = await api.deps.db.collection("removals").get();
  const unfinished = removals.empty ? [] : ["a removal was not carried out"];
  return [...unfinished, ...(status === 404 ? await restored(scene) : await disagreements(scene))];
}

/** A project that was deleted is restored as it was. */
async function restored(scene: Scene): Promise<string[]> {
  const { api, id } = scene;
  const { status } = await api.call("restoreDeletedProject", { params: { id } });
  return status === 200 ? disagreements(scene) : [`the deleted project is restored with ${status}`];
}

async function disagreements(scene: Scene): Promise<string[]> {
  const { api, id } = scene;
  const project = (await api.deps.db.doc(`projects/${id}`).get()).data() ?? {};
  const verified = (await api.call("verifyAuditTrail", { params: { id } })).reply;
  const shown = await api.call("getCashFlow", { params: { id } });
  const replayed = replayTrail(await readTrail(scene));
  const held = await readContents(scene);
  const current = [...replayed.versions.keys()].at(-1) ?? "null";
  return [
    ...replayed.impossible,
    ...(verified.isIntact ? [] : ["the trail is broken"]),
    ...(project.lease === null ? [] : ["the project is still claimed"]),
    ...(shown.status === 200 ? [] : [`the statement answers ${shown.status}`]),
    ...heldOtherwise(replayed, held),
    ...differences("current version", [current], [String(project.statementVersion)]),
    ...differences("object", objectsOf(scene, held), api.objects.paths()),
    ...held.statements.flatMap((statement) => countedThoughGone(statement, replayed)),
    ...(await nextRun(scene)),
  ];
}

function heldOtherwise(replayed: TrailState, held: Contents): string[] {
  const ids = (kept: readonly Held[]) => kept.map(({ id }) => id);
  const names = held.files.map(({ fileName }) => String(fileName));
  return [
    ...differences("file", replayed.files, names),
    ...differences("adjustment", replayed.adjustments, ids(held.adjustments)),
    ...differences("export", replayed.exports, ids(held.exports)),
    ...differences("analysis", replayed.analyses, ids(held.aiResults)),
    ...differences("version", replayed.versions.keys(), ids(held.statements)),
  ];
}

async function readTrail({ api, id }: Scene): Promise<AuditEntry[]> {
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  return entries.toReversed();
}

type Held = Record<string, unknown> & { id: string };

type Contents = Awaited<ReturnType<typeof readContents>>;

async function readContents({ api, id }: Scene) {
  const read = async (name: (typeof CONTENTS)[number]): Promise<Held[]> => {
    const found = await api.deps.db.collection(`projects/${id}/${name}`).get();
    return found.docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  return {
    files: await read("files"),
    removedFiles: await read("removedFiles"),
    statements: await read("statements"),
    adjustments: await read("adjustments"),
    exports: await read("exports"),
    aiResults: await read("aiResults"),
  };
}

function differences(what: string, replayed: Iterable<string>, held: readonly string[]): string[] {
  const expected = new Set(replayed);
  const found = new Set(held);
  return [
    ...[...expected].filter((one) => !found.has(one)).map((one) => `${what} ${one} is missing`),
    ...[...found].filter((one) => !expected.has(one)).map((one) => `${what} ${one} is too many`),
  ];
}

/** The objects that the documents of a project lead to. */
function objectsOf({ api, id: projectId }: Scene, held: Contents) {
  const removed = held.removedFiles.map(({ stored }) => stored as Record<string, unknown>); // a RemovedFile
  const files = [...held.files, ...removed].flatMap(({ uploadPath, rowsPath, sheetsPath }) => [
    // A general ledger has no sheets to choose from
    ...[uploadPath, rowsPath, sheetsPath].filter((path) => path !== null).map(String),
  ]);
  // What ledger files are together stands in the folder of one of them
  const folders = held.files.map(({ id }) => parsedFolder(projectId, id));
  const joined = api.objects
    .paths()
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}joined-`)));
  const statements = held.statements.map(({ version, run }) =>
    statementPath(projectId, Number(version), String(run)),
  );
  const exports = held.exports.map(({ id, fileName }) =>
    exportPath({ uid: ADA, projectId }, id, String(fileName)),
  );
  return [...files, ...joined, ...statements, ...exports];
}

/** Each file of a statement was there when the statement was prepared. */
function countedThoughGone({ id, files }: Held, { versions }: TrailState): string[] {
  const counted = (files as { fileName: string }[]).map(({ fileName }) => fileName); // a StatementRecord
  const there = versions.get(id) ?? [];
  return counted
    .filter((fileName) => !there.includes(fileName))
    .map((fileName) => `version ${id} counts ${fileName}, which was gone`);
}

/** Whatever happened, the project takes the next run: it has files for it or it says what is missing. */
async function nextRun({ api, id }: Scene): Promise<string[]> {
  const { status, text } = await api.call("processProject", { params: { id } });
  return status === 200 || status === 422 ? [] : [`the next run answers ${status} ${text}`];
}
