import { getPriority } from "node:os";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { RunProgress } from "@tieout/contract";
import { expect, test } from "vitest";
import { ADA, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm, processedProject } from "../testing/smallCompany.ts";
import { createThreads, threadLimits } from "./createThreads.ts";
import { threadTasks } from "./threadTasks.ts";

/** Each pool of threads loads its code anew: where the machine does much else, that takes long. */
const PATIENCE_MS = 600_000;

/** Does everything on threads, however little it is. */
const always = { ...threadLimits, smallBytes: 0 };

/** Before any thread has been started. */
const before = getPriority();

/** Shared by tests that need no other limits, and kept from one to the next: each thread loads our code anew. */
const onThread = createThreads({
  ...always,
  niceness: 5,
  milliseconds: PATIENCE_MS,
  idleMilliseconds: PATIENCE_MS,
});

/** A trial balance that is too much work to be done in place. */
const ACCOUNTS = 4_000;
const largeTrialBalance = [
  "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type",
  ...Array.from({ length: ACCOUNTS }, (_unused, at) => {
    const [debit, credit] = at % 2 === 0 ? [100, ""] : ["", 100];
    return `${10_000 + at},Store ${at},${debit},${credit},${debit},${credit},${at % 2 === 0 ? "Asset" : "Liability"}`;
  }),
].join("\n");

/** Last year's statement as somebody else worded it. */
const example = [
  ",2025",
  "Operating activities,",
  "Earnings before tax,9",
  "Stocks,1",
  "Trade debtors,(5)",
  "Net cash from operating activities,5",
].join("\n");

async function largeProject({ call }: Pick<ReturnType<typeof appUnderTest>, "call">) {
  const id = await createProject({ call });
  const form = fileForm("trial_balance", "large.csv", largeTrialBalance);
  expect((await call("uploadFile", { params: { id }, form })).reply.rowCount).toBe(ACCOUNTS);
  return id;
}

/** So long that an instance does not refuse so many requests of one user. */
const PAUSE_MS = 20;

/** Makes a request, and does something again and again until it is answered. */
async function meanwhile(
  api: ReturnType<typeof appUnderTest>,
  request: () => Promise<{ status: number }>,
  again: (isAtWork: () => boolean) => Promise<void>,
): Promise<number> {
  const { runTask } = api.deps;
  let isAtWork = false;
  api.deps.runTask = (...args) => {
    isAtWork = true;
    return runTask(...args).finally(() => {
      isAtWork = false;
    });
  };
  let isOver = false;
  const asked = request().finally(() => {
    isOver = true;
  });
  while (!isOver) await again(() => isAtWork);
  api.deps.runTask = runTask;
  return (await asked).status;
}

/** How far each task says it has come. */
function progressOf({ deps }: ReturnType<typeof appUnderTest>): RunProgress[] {
  const progresses: RunProgress[] = [];
  const { runTask } = deps;
  deps.runTask = (task, request, { onProgress, ...about }) =>
    runTask(task, request, {
      ...about,
      onProgress: (progress) => {
        progresses.push(progress);
        onProgress?.(progress);
      },
    });
  return progresses;
}

/** How a project answers while a thread is at work for another request. */
async function answersMeanwhile(
  api: ReturnType<typeof appUnderTest>,
  id: string,
  request: () => Promise<{ status: number }>,
): Promise<{ status: number; answers: string[] }> {
  const answers: string[] = [];
  const status = await meanwhile(api, request, async (isAtWork) => {
    const wasAtWork = isAtWork();
    const { reply } = await api.call("getProject", { params: { id } });
    if (wasAtWork && isAtWork()) answers.push(reply.status);
    await pause(PAUSE_MS);
  });
  return { status, answers };
}

/** Work done in place leaves none or a few, however fast the machine is. */
const MANY_TURNS = 20;

/** How often the caller's thread could have answered another while a thread was at work for it. */
async function turnsMeanwhile(
  api: ReturnType<typeof appUnderTest>,
  request: () => Promise<{ status: number }>,
): Promise<{ status: number; turns: number }> {
  let turns = 0;
  const status = await meanwhile(api, request, async (isAtWork) => {
    if (isAtWork()) turns += 1;
    // The rest is waited for: turning on would take as much of the processor as the work.
    await (turns > MANY_TURNS ? pause(PAUSE_MS) : nextTurn());
  });
  return { status, turns };
}

test(
  "while a large statement is prepared, it tells how far it has come; meanwhile, and while it is read, other requests are answered",
  async () => {
    const api = appUnderTest();
    const id = await largeProject(api);
    const params = { id };
    const progresses = progressOf(api);
    const prepared = await answersMeanwhile(api, id, () => api.call("processProject", { params }));
    expect(prepared.status).toBe(200);
    expect(progresses).toEqual([
      { stage: "roles", count: ACCOUNTS },
      { stage: "worksheet", count: ACCOUNTS },
      { stage: "checks", count: null },
      { stage: "storing", count: null },
    ]);
    expect((await api.call("getProject", { params })).reply.progress).toBeNull();
    expect(prepared.answers).toContain("processing");
    const form = fileForm("", "example.csv", example);
    expect((await api.call("uploadExampleCashFlow", { params, form })).status).toBe(200);
    const requests = [
      () => api.call("getCashFlow", { params }),
      () => api.call("listAccounts", { params }),
      () => api.call("getWorkings", { params }),
      () => api.call("getAiExpert", { params }),
      () =>
        api.call("verifyLine", {
          params: { id, lineId: "no-such-line" },
          body: { status: "auto" },
        }),
      () =>
        api.call("putAccountMapping", {
          params: { id, code: "no-such-code" },
          body: { role: "inventories" },
        }),
    ];
    for (const request of requests) {
      const read = await turnsMeanwhile(api, request);
      expect([200, 404]).toContain(read.status);
      expect(read.turns).toBeGreaterThan(MANY_TURNS);
    }
  },
  PATIENCE_MS,
);

test(
  "a task gives the same on a thread as in place",
  async () => {
    const [inPlace, onThreads] = [appUnderTest(), appUnderTest()];
    onThreads.deps.runTask = onThread;
    const shown = [inPlace, onThreads].map(async (api) => {
      const params = { id: await processedProject(api) };
      await api.call("writeAuditNotes", { params });
      const { statementSha256 } = (await api.call("exportWorkings", { params })).reply;
      const { text } = await api.call("getCashFlow", { params });
      const form = fileForm("", "example.csv", example);
      await api.call("uploadExampleCashFlow", { params, form });
      const { presentation } = (await api.call("getAiExpert", { params })).reply;
      const { rows } = (await api.call("getWorkings", { params })).reply;
      const accounts = (await api.call("listAccounts", { params, query: { limit: "3" } })).reply;
      expect(presentation?.lines).toHaveLength(JSON.parse(text).lines.length);
      expect([rows.length, accounts.length]).toEqual([6, 3]);
      return {
        statementSha256,
        presentation,
        rows,
        accounts,
        statement: { ...JSON.parse(text), createdAt: null },
      };
    });
    expect(await shown[1]).toEqual(await shown[0]);
  },
  PATIENCE_MS,
);

test("a thread that gives way leaves the one that answers as it was", async () => {
  const request = { rows: [], code: "1000" };
  expect(await onThread(threadTasks.findAccountName, request, { uid: ADA, bytes: 1 })).toBeNull();
  expect(getPriority()).toBe(before);
});

test.each([
  ["memory", { heapMebibytes: 12 }],
  ["time", { milliseconds: 0 }],
])(
  "a run that takes too much %s is stopped: the project is free and as it was",
  async (_what, limit) => {
    const api = appUnderTest();
    const id = await processedProject(api);
    const params = { id };
    const before = (await api.call("getProject", { params })).reply;
    const { runTask } = api.deps;
    api.deps.runTask = createThreads({ ...always, ...limit });
    const stopped = await api.call("processProject", { params });
    expect([stopped.status, stopped.problem.code]).toEqual([422, "too_much_work"]);
    const after = (await api.call("getProject", { params })).reply;
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    const { entries } = (await api.call("listAuditTrail", { params })).reply;
    expect(entries[0]?.description).toBe(
      "No statement was prepared: the run took more memory or time than there is for it, and was stopped.",
    );
    api.deps.runTask = runTask;
    expect((await api.call("processProject", { params })).reply.version).toBe(2);
  },
);

test("a file whose reading takes too much is refused in plain words", async () => {
  const api = appUnderTest();
  const id = await createProject(api);
  api.deps.runTask = createThreads({ ...always, milliseconds: 0 });
  const form = fileForm("trial_balance", "large.csv", largeTrialBalance);
  const refused = await api.call("uploadFile", { params: { id }, form });
  expect(refused.status).toBe(422);
  expect(refused.problem.errors?.[0]).toContain("took more memory or time to read");
  const [file] = (await api.call("listFiles", { params: { id } })).reply;
  expect(file).toMatchObject({ status: "invalid", fileName: "large.csv" });
});

test("a fault of ours on a thread is told with its reason, and the next task is done", async () => {
  const about = { uid: ADA, bytes: 1 };
  const request = (text: string) => ({
    rows: [
      {
        fileType: "trial_balance" as const,
        path: "p",
        bytes: new TextEncoder().encode(text),
        decimals: 2,
      },
    ],
    code: "1000",
  });
  const broken = onThread(threadTasks.findAccountName, request("no JSON"), about);
  await expect(broken).rejects.toThrow(/JSON/);
  const row = {
    row: 2,
    sheet: null,
    code: "1000",
    name: "Bank",
    type: "Asset",
    entity: null,
    currency: null,
    isElimination: false,
    currentDebit: "100",
    currentCredit: "0",
    priorDebit: "100",
    priorCredit: "0",
  };
  const rows = request(JSON.stringify([row]));
  expect(await onThread(threadTasks.findAccountName, rows, about)).toBe("Bank");
});
