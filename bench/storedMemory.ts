import { readFileSync } from "node:fs";
import type { VersionRequest } from "../functions/statements/versions/makeVersion.ts";
import { createThreads, longThreads } from "../functions/threads/createThreads.ts";
import { threadTasks } from "../functions/threads/threadTasks.ts";

/**
 * Makes a statement of the stored general ledger at the path given as a task makes it, on a thread of its
 * own, and prints the most memory that took, in KiB.
 */
const [path = ""] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(path));
const request: VersionRequest = {
  input: {
    rows: [{ fileType: "general_ledger", path, bytes, decimals: 2 }],
    framework: "IFRS",
    currency: "GBP",
    policies: {},
    period: null,
    adjustments: [],
    mappings: new Map(),
    rememberedMappings: new Map(),
    entity: null,
    isFirstPeriod: true,
    lastYearsItems: null,
    lastYearsNotes: null,
    verifications: [],
  },
  adjusting: null,
  about: { version: 1, createdAt: new Date(0).toISOString(), preparedBy: null, files: [] },
  scope: {
    projectName: "Books",
    entityName: "",
    period: null,
    notes: [],
    people: {},
    adjustments: [],
  },
};
const runTask = createThreads(longThreads);
const about = { uid: "", bytes: Number.POSITIVE_INFINITY, handsOver: [bytes.buffer] };
const made = await runTask(threadTasks.makeVersion, request, about);
if (!made.ok) throw new Error(`no statement was made of ${path}`);
process.stdout.write(String(process.resourceUsage().maxRSS));
