import { uploadPath } from "../contract/storagePaths.ts";
import { ADA, type AppUnderTest } from "../functions/testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  fileForm,
  processedProject,
  smallLedger,
  smallTrialBalance,
  writeOff,
} from "../functions/testing/smallCompany.ts";
import { ingestUpload } from "../functions/uploads/ingestUpload.ts";
import { sweepOrphans } from "../functions/uploads/sweepOrphans.ts";

/** A project with something of each kind, for steps to meet at. */
export type Scene = {
  api: AppUnderTest;
  id: string;
  /** The file its statement was made from, and one that came after it. */
  files: { older: string; newer: string };
  adjustmentId: string;
};

/** What came of a step: a status of HTTP, and the words of the answer. */
export type Outcome = { status: number; text: string };

/** Prepares a project with two files, a statement, an adjustment, an export and a note. */
export async function setScene(api: AppUnderTest): Promise<Scene> {
  const id = await processedProject(api);
  const params = { id };
  const made = await api.call("createAdjustment", { params, body: writeOff });
  await api.call("createExport", { params: { id, format: "json" } });
  await api.call("putDisclosureNote", {
    params: { id, disclosureId: "policies" },
    body: { text: "Ours" },
  });
  const [older] = (await api.call("listFiles", { params })).reply;
  const form = fileForm("trial_balance", "newer.csv", correctedTrialBalance);
  const newer = (await api.call("uploadFile", { params, form })).reply.fileId;
  if (!older) throw new Error("the project has no file");
  return { api, id, files: { older: older.id, newer }, adjustmentId: made.reply.id };
}

/** All that may happen to a project at one moment. */
export const raceSteps = {
  clear: ({ api, id }) => api.call("clearProject", { params: { id } }),
  delete: ({ api, id }) => api.call("deleteProject", { params: { id } }),
  removeOlderFile: ({ api, id, files }) =>
    api.call("removeFile", { params: { id, fileId: files.older } }),
  removeNewerFile: ({ api, id, files }) =>
    api.call("removeFile", { params: { id, fileId: files.newer } }),
  restoreFile: async ({ api, id, files }) => {
    const params = { id, fileId: files.newer };
    const removed = await api.call("removeFile", { params });
    return removed.status === 200 ? api.call("restoreFile", { params }) : removed;
  },
  addFile: async ({ api, id }) => {
    const [first, second] = [await sendLedger(api, id, 1), await sendLedger(api, id, 2)];
    if (first.status !== 200 || second.status !== 200) return second;
    const params = { id, fileId: first.reply.fileId };
    const chosen = await api.call("selectFile", { params });
    if (chosen.status !== 200) return chosen;
    const body = { replaces: false, accepts: [] };
    return api.call("addFile", { params: { id, fileId: second.reply.fileId }, body });
  },
  restoreProject: async ({ api, id }) => {
    const deleted = await api.call("deleteProject", { params: { id } });
    return deleted.status === 200 ? api.call("restoreDeletedProject", { params: { id } }) : deleted;
  },
  upload: ({ api, id }) =>
    api.call("uploadFile", {
      params: { id },
      form: fileForm("trial_balance", `${api.deps.newId()}.csv`, `${smallTrialBalance}\n`),
    }),
  storedUpload: async ({ api, id }) => {
    const place = upload(id, "by-storage", "stored.csv");
    await api.objects.write(uploadPath(place), smallTrialBalance, "text/csv");
    return finished(await ingestUpload(api.deps, place));
  },
  lateEvent: async ({ api, id, files }) =>
    finished(await ingestUpload(api.deps, upload(id, files.newer, "newer.csv"))),
  process: ({ api, id }) => api.call("processProject", { params: { id } }),
  adjust: ({ api, id }) => api.call("createAdjustment", { params: { id }, body: writeOff }),
  reverse: ({ api, id, adjustmentId }) =>
    api.call("reverseAdjustment", { params: { id, adjustmentId } }),
  giveRole: ({ api, id }) =>
    api.call("putAccountMapping", { params: { id, code: "5000" }, body: { role: "bad_debts" } }),
  verify: ({ api, id }) =>
    api.call("verifyLine", {
      params: { id, lineId: "indirect.cash_at_end" },
      body: { status: "verified", reason: "Agreed with the bank" },
    }),
  export: ({ api, id }) => api.call("createExport", { params: { id, format: "json" } }),
  choose: ({ api, id, files }) => api.call("selectFile", { params: { id, fileId: files.older } }),
  readAgain: ({ api, id, files }) =>
    api.call("forgetFileMapping", { params: { id, fileId: files.newer } }),
  change: ({ api, id }) =>
    api.call("updateProject", { params: { id }, body: { framework: "US_GAAP" } }),
  analyse: ({ api, id }) => api.call("writeAuditNotes", { params: { id } }),
  note: ({ api, id }) =>
    api.call("putDisclosureNote", {
      params: { id, disclosureId: "policies" },
      body: { text: "Theirs" },
    }),
  read: ({ api, id }) => api.call("getCashFlow", { params: { id } }),
  sweep: async ({ api }) => {
    await sweepOrphans(api.deps);
    return { status: 200, text: "" };
  },
} as const satisfies Record<string, (scene: Scene) => Promise<Outcome>>;

export type RaceStep = keyof typeof raceSteps;

export const raceStepNames = Object.keys(raceSteps) as RaceStep[]; // a table's own keys

/** Sends the entries of one of two parts of the year. */
function sendLedger(api: AppUnderTest, id: string, part: 1 | 2) {
  const [headings, ...rows] = smallLedger.trim().split("\n");
  const own = part === 1 ? rows.slice(0, 2) : rows.slice(2);
  const content = [headings, ...own].join("\n");
  const form = fileForm("general_ledger", `${api.deps.newId()}.csv`, content);
  return api.call("uploadFile", { params: { id }, form });
}

function upload(projectId: string, uploadId: string, fileName: string) {
  return { uid: ADA, projectId, fileType: "trial_balance", uploadId, fileName } as const;
}

/** The trigger has nobody to answer: what it leaves is what counts. */
function finished(file: { status: string } | null): Outcome {
  return file ? { status: 200, text: file.status } : { status: 404, text: "" };
}
