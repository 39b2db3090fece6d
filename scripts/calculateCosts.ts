import { readFile, writeFile } from "node:fs/promises";
import { FirestoreMock } from "../emulators/firestore/memoryFirestore.ts";
import { builtInAnalyst } from "../functions/ai/Analyst.ts";
import { createApp } from "../functions/app/createApp.ts";
import type { Deps } from "../functions/app/Deps.ts";
import { handlers } from "../functions/handlers/handlers.ts";
import { memoryObjects } from "../functions/testing/memoryObjects.ts";
import { fileForm } from "../functions/testing/smallCompany.ts";
import { createThreads } from "../functions/threads/createThreads.ts";
import { renderTable } from "./renderTable.ts";

/** What one statement asks of the service: two files, one run, three adjustments, and people looking at it. */
const PER_STATEMENT = { adjustments: 3, views: 20, pollsOfOpenScreen: 360 };

/** And, once each: what the analyst finds, and the files that leave. */
const CHECKS = ["anomaly-detection", "categorization", "cash-flow", "audit-notes"];
const EXPORTS = ["export/pdf", "export/excel", "cash-flow-workings/export"];

/** List prices in US dollars, per single operation or unit; free tiers are left out. */
const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  storageWrite: 0.05 / 10_000,
  storageRead: 0.004 / 10_000,
  request: 0.4 / 1_000_000,
  cpuSecond: 0.000024,
};

/** A request keeps a processor busy about this long; most of it is waiting that eight requests share. */
const CPU_SECONDS = 0.05;

const VOLUMES = [100, 10_000, 1_000_000];

const counts = await countOperations();
const perStatement =
  counts["Firestore reads"] * PRICES.read +
  counts["Firestore writes"] * PRICES.write +
  counts["Storage writes"] * PRICES.storageWrite +
  counts["Storage reads"] * PRICES.storageRead +
  counts.requests * (PRICES.request + CPU_SECONDS * PRICES.cpuSecond);

const tables = [
  ...renderTable(
    ["per statement", "number"],
    Object.entries(counts).map(([name, count]) => [name, print(count)]),
  ),
  "",
  ...renderTable(
    ["statements a month", "US dollars a month"],
    VOLUMES.map((volume) => [print(volume), print(volume * perStatement, 2)]),
  ),
  "",
].join("\n");

const document = new URL("../docs/deploy.md", import.meta.url);
const written = await readFile(document, "utf8");
const start = written.indexOf("| per statement");
const end = written.indexOf("\nMost of the reads", start);
if (start < 0 || end < 0) throw new Error("docs/deploy.md has no place for what it costs");
const current = written.slice(0, start) + tables + written.slice(end);
if (process.argv.includes("--write")) await writeFile(document, current);
else if (!process.argv.includes("--check")) process.stdout.write(tables);
else if (current !== written) {
  process.stderr.write("The costs in docs/deploy.md are not those calculated: run npm run docs\n");
  process.exitCode = 1;
}

function print(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString("en-GB", digits);
}

/** Runs one statement's calls through the real API on an in-memory Firestore that counts. */
async function countOperations() {
  const database = new FirestoreMock().createDatabase();
  const objects = countedObjects();
  let requests = 0;
  const deps = depsOver(database.firestore(), objects);
  const app = createApp(deps, handlers);
  const call = async (method: string, path: string, body?: FormData | object) => {
    requests += 1;
    const isForm = body instanceof FormData;
    const headers = {
      Authorization: "Bearer x",
      ...(!isForm && { "Content-Type": "application/json" }),
    };
    const response = await app.request(path, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as { id: string }; // only the project's id is looked at
  };
  await oneStatement(call);
  const { reads, writes } = database.getStats();
  return {
    requests,
    "Firestore reads": reads,
    "Firestore writes": writes,
    "Storage reads": objects.counts.read,
    "Storage writes": objects.counts.written,
  };
}

function depsOver(db: Deps["db"], objects: Deps["objects"]): Deps {
  let id = 0;
  const profile = { email: "user@example.test", isEmailVerified: true, name: null, picture: null };
  return {
    db,
    objects,
    identify: async () => ({ uid: "user", signedInAt: new Date() }),
    isActive: async () => true,
    profileOf: async () => profile,
    rename: async () => undefined,
    anchors: null,
    trailYears: 10,
    release: "",
    removeUser: async () => undefined,
    mailer: { road: "sendgrid", send: async () => ({ outcome: "sent" }) },
    analyst: builtInAnalyst,
    siteUrl: "https://tieout.example",
    trustedProxies: 1,
    runTask: createThreads(),
    enqueue: async () => undefined,
    now: () => new Date(),
    every: () => () => undefined,
    newId: () => {
      id += 1;
      return `id-${id}`;
    },
    log: () => undefined,
  };
}

type Call = (method: string, path: string, body?: FormData | object) => Promise<{ id: string }>;

async function oneStatement(call: Call): Promise<void> {
  const { id } = await call("POST", "/api/projects", { name: "Books" });
  const project = `/api/projects/${id}`;
  for (const fileType of ["balance_sheet", "profit_loss"]) {
    const name = `${fileType}_template.csv`;
    const content = await readFile(
      new URL(`../web/public/templates/${name}`, import.meta.url),
      "utf8",
    );
    await call("POST", `${project}/upload`, fileForm(fileType, name, content));
  }
  await call("POST", `${project}/process`);
  const grossUp = [
    { cash: "proceeds_from_borrowings", debit: "1.00" },
    { cash: "repayment_of_borrowings", credit: "1.00" },
  ];
  for (let made = 0; made < PER_STATEMENT.adjustments; made += 1) {
    await call("POST", `${project}/adjustments`, {
      adjustmentType: "journal",
      reason: "Gross",
      lines: grossUp,
    });
  }
  for (let seen = 0; seen < PER_STATEMENT.views; seen += 1)
    await call("GET", `${project}/cash-flow`);
  for (const check of CHECKS) await call("POST", `${project}/ai-validation/${check}`);
  for (const name of EXPORTS) await call("GET", `${project}/${name}`);
  for (let poll = 0; poll < PER_STATEMENT.pollsOfOpenScreen; poll += 1)
    await call("GET", "/api/projects");
}

function countedObjects() {
  const objects = memoryObjects(() => new Date());
  const counts = { read: 0, written: 0 };
  return {
    ...objects,
    counts,
    read: (path: string) => {
      counts.read += 1;
      return objects.read(path);
    },
    write: (...args: Parameters<typeof objects.write>) => {
      counts.written += 1;
      return objects.write(...args);
    },
    writeStream: (...args: Parameters<typeof objects.writeStream>) => {
      counts.written += 1;
      return objects.writeStream(...args);
    },
    // Whoever is given the address reads the object by it.
    downloadUrl: (...args: Parameters<typeof objects.downloadUrl>) => {
      counts.read += 1;
      return objects.downloadUrl(...args);
    },
  };
}
