import { allowances, problemMessages, type UploadPath, uploadPath } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { beforeEach, expect, test } from "vitest";
import { ApiProblem } from "../../app/ApiProblem.ts";
import { takeAllowance } from "../../limits/takeAllowance.ts";
import { carryOut } from "../../tasks/carryOut.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  createProject,
  smallLedger,
  smallTrialBalance,
} from "../../testing/smallCompany.ts";
import { receiveUpload } from "../../uploads/receiveUpload.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const project = async () => (await api.call("getProject", { params: { id } })).reply;
const setUp = (body: object) => api.call("updateProject", { params: { id }, body });

/** A file comes into Storage from a page that is closed before it has been read. */
async function arrive(
  fileType: UploadType,
  content: string,
  uploadId = `up-${fileType}`,
): Promise<void> {
  const fileName = `${fileType}.csv`;
  const upload: UploadPath = { uid: ADA, projectId: id, fileType, uploadId, fileName };
  await api.objects.write(uploadPath(upload), content, "text/csv");
  const put = { sizeBytes: content.length, contentEncoding: null, at: new Date(api.clock.now) };
  expect(await receiveUpload(api.deps, upload, put)).toBe("valid");
}

/** Everything that waits is carried out, until nothing does: how many tasks prepared a statement. */
async function minutesPass(count = 1): Promise<number> {
  let statements = 0;
  for (let minute = 0; minute < count; minute += 1) {
    api.clock.now += 61_000;
    for (const task of api.delayed.splice(0)) await carryOut(api.deps, task, 0);
    for (const task of api.queued.splice(0)) {
      statements += task.kind === "statement" ? 1 : 0;
      await carryOut(api.deps, task, 0);
    }
  }
  return statements;
}

test("a page that was closed gets its statement all the same, once for all its files", async () => {
  await arrive("trial_balance", correctedTrialBalance);
  await arrive("general_ledger", smallLedger);
  expect(await project()).toMatchObject({ statementVersion: null });
  expect(await minutesPass(3)).toBe(1);
  expect(await project()).toMatchObject({ statementVersion: 1, isOutOfDate: false });
  const { files } = (await api.call("getCashFlow", { params: { id } })).reply;
  expect(files.map(({ fileType }) => fileType)).toEqual(["trial_balance", "general_ledger"]);
});

test("what the page has had prepared is not prepared again", async () => {
  await arrive("trial_balance", correctedTrialBalance);
  await api.call("processProject", { params: { id } });
  expect(await minutesPass(2)).toBe(0);
  expect(await project()).toMatchObject({ statementVersion: 1 });
});

/** Two files come of which no statement is made, until that is over. */
async function arriveInVain(): Promise<{ isOver: () => void }> {
  await arrive("trial_balance", correctedTrialBalance);
  await arrive("general_ledger", smallLedger);
  const { runTask } = api.deps;
  api.deps.runTask = () => Promise.reject(new ApiProblem("too_much_work"));
  return {
    isOver: () => {
      api.deps.runTask = runTask;
    },
  };
}

test("a run that fails is one for all files that had come, and the next file is tried", async () => {
  const { isOver } = await arriveInVain();
  expect(await minutesPass(4)).toBe(1);
  const { statementVersion, runFailure } = await project();
  expect([statementVersion, runFailure]).toEqual([null, problemMessages.too_much_work]);
  isOver();
  expect(await minutesPass(2)).toBe(0);
  await arrive("trial_balance", smallTrialBalance, "up-again");
  expect(await minutesPass(2)).toBe(1);
  expect(await project()).toMatchObject({ statementVersion: 1, runFailure: null });
});

test("what the page got no statement of is not tried again", async () => {
  const { isOver } = await arriveInVain();
  const { problem } = await api.call("processProject", { params: { id } });
  expect(problem.code).toBe("too_much_work");
  isOver();
  expect(await minutesPass(4)).toBe(0);
});

test("a statement that has got other words since a file came is still prepared with it", async () => {
  await arrive("trial_balance", correctedTrialBalance);
  await api.call("processProject", { params: { id } });
  await arrive("general_ledger", smallLedger);
  const note = { params: { id, disclosureId: "leases" }, body: { text: "As last year." } };
  await api.call("putDisclosureNote", note);
  expect(await project()).toMatchObject({ statementVersion: 2, isOutOfDate: true });
  expect(await minutesPass(2)).toBe(1);
});

test("while a project is worked on it waits", async () => {
  await arrive("trial_balance", correctedTrialBalance);
  api.clock.now += 55_000;
  await setUp({ name: "Harbour" });
  api.clock.now -= 55_000;
  expect(await minutesPass()).toBe(0);
  expect(await minutesPass()).toBe(1);
});

test.each([
  ["the project is switched to wait", () => setUp({ processesAutomatically: false })],
  ["a file is still being read", () => arrivesUnread()],
  ["its person may act no more", async () => deactivate()],
  ["the project is gone", () => api.call("deleteProject", { params: { id } })],
])("nothing is prepared where %s", async (_, happens) => {
  await arrive("trial_balance", correctedTrialBalance);
  await happens();
  expect(await minutesPass(2)).toBe(0);
});

test("files that do not suffice wait for those that are missing", async () => {
  await arrive("profit_loss", "Account,2025,2024\nSales,100,90\nRent,-60,-50\nProfit,40,40\n");
  expect(await minutesPass(2)).toBe(0);
  expect(await project()).toMatchObject({ statementVersion: null, runFailure: null });
});

test("a run by itself counts as one that was asked for", async () => {
  const { limit } = allowances.process.perUser;
  const asked = { uid: ADA, address: null };
  for (let runs = 0; runs < limit; runs += 1) await takeAllowance(api.deps, "process", asked);
  await arrive("trial_balance", correctedTrialBalance);
  expect(await minutesPass()).toBe(0);
});

function deactivate(): void {
  api.deps.isActive = async () => false;
}

/** A ledger whose reading has begun and not ended. */
async function arrivesUnread(): Promise<void> {
  const files = api.deps.db.collection(`projects/${id}/files`);
  const [known] = (await files.get()).docs;
  const ledger = { status: "parsing", fileType: "general_ledger" };
  await files.doc("up-ledger").set({ ...known?.data(), ...ledger });
}
