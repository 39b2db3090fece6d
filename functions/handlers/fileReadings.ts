import {
  type FileDetail,
  isLargeLedger,
  isReadFor,
  parseUploadPath,
  type UploadedFile,
  uploadsFolder,
} from "@tieout/contract";
import { decimalsOf, isFileType } from "@tieout/core";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { type Change, changeProject, readProject } from "../store/changeProject.ts";
import { fileRef, readCountingOf, storedFile } from "../store/fileRecords.ts";
import { describeFile, type StoredFile } from "../store/kinds/FileRecord.ts";
import { parseStored } from "../store/kinds/StoredKind.ts";
import { rememberedLayouts } from "../store/paths.ts";
import { auditReading } from "../uploads/auditReading.ts";
import type { ChosenMatching, ReadAs } from "../uploads/chooseMatching.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";
import { layoutOf, matchingOf } from "../uploads/matchingOf.ts";
import { readAgainLater } from "../uploads/readLater.ts";
import { readLayouts } from "../uploads/readLayouts.ts";
import { readUpload } from "../uploads/readUpload.ts";
import { type FileKey, readFinishedFile, rereadFile } from "../uploads/rereadFile.ts";
import { sheetsKind } from "../uploads/sheetsKind.ts";

/** One file with the first rows of its sheets, as they were when it was read. */
export const getFile: Handler<"getFile"> = async ({ params }, { deps, caller }) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  await readProject(deps, key);
  const file = storedFile(await fileRef(deps, key.projectId, key.fileId).get());
  if (!file) throw new ApiProblem("not_found");
  const [shown, sheets, isRemembered] = await Promise.all([
    show(deps, key, file),
    readSheets(deps, file),
    isLayoutRemembered(deps, key, file),
  ]);
  return { ...shown, sheets, isRemembered };
};

async function readSheets(deps: Deps, { sheetsPath }: StoredFile): Promise<FileDetail["sheets"]> {
  const bytes = sheetsPath === null ? null : await deps.objects.read(sheetsPath);
  return bytes && sheetsPath ? parseStored(sheetsKind, bytes, sheetsPath).items : [];
}

/** Matches the columns of a file as its user says, and remembers that for the next one like it. */
export const putFileMapping: Handler<"putFileMapping"> = async (
  { params, body: matching },
  { deps, caller },
) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const chosen = { matching, origin: "chosen", chosenAt: deps.now().toISOString() } as const;
  const { fileType } = await readFinishedFile(deps, key);
  if (!isFileType(fileType)) throw new ApiProblem("invalid_request", { errors: [NO_MATCHING] });
  const file = await rereadFile(deps, key, {
    validate: async (version, file) => {
      const readAs = { chosen, remembered: new Map(), accepted: file.acceptedDifferences };
      const read = await readUpload(deps, key, { version, file, readAs });
      const { errors } = read.readingResult;
      if (!read.sheets) throw new ApiProblem("file_validation_failed", { errors });
      const { matchingProblem } = read;
      if (matchingProblem) throw new ApiProblem("invalid_request", { errors: [matchingProblem] });
      return read;
    },
    also: (change, after) => remember(deps, key, change, after),
    audit: (after) => auditReading(after, "columns matched by hand"),
  });
  return show(deps, key, file);
};

const NO_MATCHING =
  "The columns of a general ledger are not matched by hand. Export it with a column for the date, the entry number, the account, and debit and credit.";

/** Forgets a layout; a file that cannot be matched by itself stays as its user matched it. */
export const forgetFileMapping: Handler<"forgetFileMapping"> = async (
  { params },
  { deps, caller },
) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const before = await readFinishedFile(deps, key);
  await forget(deps, key, before);
  const automatic: ReadAs = { chosen: null, remembered: new Map(), accepted: [] };
  try {
    const file = await rereadFile(deps, key, {
      validate: (version, { acceptedDifferences: accepted, ...file }) =>
        readUpload(deps, key, { version, file, readAs: { ...automatic, accepted } }),
      audit: (after) => auditReading(after, "columns matched by themselves again"),
    });
    return show(deps, key, file);
  } catch (error) {
    const isKept = error instanceof ApiProblem && error.code === "file_validation_failed";
    if (!isKept) throw error;
    return show(deps, key, before);
  }
};

/** Takes a file with the difference it shows: that one, at that amount, and no other error. */
export const acceptFile: Handler<"acceptFile"> = async ({ params }, { deps, caller }) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const before = await readFinishedFile(deps, key);
  const { openDifferences: accepted, acceptedDifferences } = before;
  if (accepted.length === 0 && acceptedDifferences.length > 0) return show(deps, key, before);
  if (accepted.length === 0) throw new ApiProblem("nothing_to_accept");
  if (isLargeLedger(before)) {
    const audit = auditReading(
      { ...before, acceptedDifferences: accepted },
      "accepted with its differences",
    );
    return show(deps, key, await readAgainLater(deps, key, { accepted, audit }));
  }
  const file = await rereadFile(deps, key, {
    validate: async (version, file) => {
      const readAs = { chosen: chosenOf(file), remembered: new Map(), accepted };
      const validated = await readUpload(deps, key, { version, file, readAs });
      if (validated.rows) return validated;
      const { errors, warnings } = validated.readingResult;
      throw new ApiProblem("file_validation_failed", { errors, warnings });
    },
    also: (change, after) => {
      if (after.matching?.origin === "chosen") remember(deps, key, change, after);
    },
    audit: (after) => auditReading(after, "accepted with its differences"),
  });
  return show(deps, key, file);
};

/** Reads an accepted file as if nobody had accepted its difference: it does not count until somebody does. */
export const takeBackAcceptance: Handler<"takeBackAcceptance"> = async (
  { params },
  { deps, caller },
) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const before = await readFinishedFile(deps, key);
  if (before.acceptedDifferences.length === 0) return show(deps, key, before);
  if (isLargeLedger(before)) {
    const audit = auditReading(before, "no longer accepted with its differences");
    return show(deps, key, await readAgainLater(deps, key, { accepted: [], audit }));
  }
  const file = await rereadFile(deps, key, {
    validate: (version, file) => {
      const readAs = { chosen: chosenOf(file), remembered: new Map(), accepted: [] };
      return readUpload(deps, key, { version, file, readAs });
    },
    mayBecomeInvalid: true,
    audit: (after) => auditReading(after, "no longer accepted with its differences"),
  });
  return show(deps, key, file);
};

/**
 * Reads a file whose reading did not end, or ended in a fault of ours; a valid one stays as it is unless
 * the project has a currency of other decimals or, as a ledger, another period since.
 */
export const retryFile: Handler<"retryFile"> = async ({ params }, { deps, caller }) => {
  const key = { ...projectKey(params, caller), fileId: params.fileId };
  const { currency, period } = await readProject(deps, key);
  const known = storedFile(await fileRef(deps, key.projectId, key.fileId).get());
  const isRead = known?.status === "valid";
  const isOfPeriod = isReadFor(known?.ledger ?? null, period);
  if (isRead && known.decimals === decimalsOf(currency) && isOfPeriod)
    return show(deps, key, known);
  if (known && isLargeLedger(known)) {
    const accepted = known.acceptedDifferences;
    return show(deps, key, await readAgainLater(deps, key, { accepted, audit: null }));
  }
  const file =
    isRead || known?.status === "invalid" ? await again(deps, key) : await finish(deps, key);
  if (!file) throw new ApiProblem("not_found");
  return show(deps, key, file);
};

/** The object says what it is of, whether or not an event ever came for it. */
async function finish(deps: Deps, key: FileKey): Promise<StoredFile | null> {
  for await (const objects of deps.objects.list(uploadsFolder(key.uid, key.projectId))) {
    const uploads = objects.map(({ path }) => parseUploadPath(path));
    const upload = uploads.find((place) => place?.uploadId === key.fileId);
    if (upload) return ingestUpload(deps, upload);
  }
  return null;
}

function again(deps: Deps, key: FileKey): Promise<StoredFile> {
  return rereadFile(deps, key, {
    validate: async (version, file) => {
      const remembered = await readLayouts(deps, key.uid, file.fileType);
      const readAs = { chosen: chosenOf(file), remembered, accepted: file.acceptedDifferences };
      return readUpload(deps, key, { version, file, readAs });
    },
    audit: (after) => auditReading(after, "read again"),
  });
}

/** What its user said of the file's columns, for it to be read that way again. */
function chosenOf({ matching }: StoredFile): ChosenMatching | null {
  if (!matching || matching.origin === "automatic") return null;
  const { origin, chosenAt } = matching;
  return { matching: matchingOf(matching), origin, chosenAt };
}

/** A matching is worth remembering once it has read a file. */
function remember(deps: Deps, { uid }: FileKey, { transaction }: Change, file: StoredFile): void {
  const { layoutId, matching, fileType, fileName } = file;
  if (file.status !== "valid" || layoutId === null || !matching?.chosenAt) return;
  const { chosenAt } = matching;
  const layout = { ...layoutOf(matching), fileType, fileName, chosenAt };
  transaction.set(rememberedLayouts(deps.db, uid).doc(layoutId), layout);
}

async function forget(deps: Deps, key: FileKey, file: StoredFile): Promise<void> {
  const { layoutId } = file;
  if (layoutId === null) return;
  const ref = rememberedLayouts(deps.db, key.uid).doc(layoutId);
  await changeProject(deps, key, async ({ transaction }) => {
    if (!(await transaction.get(ref)).exists) return { update: {}, audit: [], value: null };
    transaction.delete(ref);
    return { update: {}, audit: [auditReading(file, "layout forgotten")], value: null };
  });
}

async function isLayoutRemembered(
  deps: Deps,
  { uid }: FileKey,
  { layoutId }: StoredFile,
): Promise<boolean> {
  if (layoutId === null) return false;
  return (await rememberedLayouts(deps.db, uid).doc(layoutId).get()).exists;
}

async function show(deps: Deps, key: FileKey, file: StoredFile): Promise<UploadedFile> {
  const project = await readProject(deps, key);
  const counting = await readCountingOf(deps, {
    projectId: key.projectId,
    project,
    fileType: file.fileType,
  });
  const isSelected = counting.some(({ id }) => id === file.id);
  return describeFile(file, { isSelected, now: deps.now() });
}
