import { type Difference, limits } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { carryOut } from "../tasks/carryOut.ts";
import { MOST_ATTEMPTS } from "../tasks/LongTask.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const HEADINGS = "Date,Entry No,Account Code,Account Name,Description,Debit,Credit\n";

/** An entry that opens a file with these balances of cash, loan and capital. */
function opening(date: string, cash: string, loan: string, capital: string): string {
  return `${date},1,1000,Cash at bank,Opening balance,${cash},
${date},1,2500,Bank loan,Opening balance,,${loan}
${date},1,3000,Share capital,Opening balance,,${capital}
`;
}

/** A sale that is paid at once, two rows. */
function sale(date: string, number: number, amount: string): string {
  return `${date},${number},1000,Cash at bank,Fees,${amount},
${date},${number},4000,Consulting revenue,Fees,,${amount}
`;
}

const FIRST =
  HEADINGS + opening("2025-01-01", "100.00", "40.00", "60.00") + sale("2025-01-10", 2, "10.00");
/** Opens with a loan and with cash that the first half does not lead to. */
const SECOND =
  HEADINGS + opening("2025-07-01", "115.00", "55.00", "60.00") + sale("2025-07-10", 3, "20.00");
/** Holds an entry of the first half again. */
const AGAIN = HEADINGS + sale("2025-01-10", 2, "10.00") + sale("2025-02-10", 4, "1.00");

async function upload(content: string, fileName: string): Promise<string> {
  const form = fileForm("general_ledger", fileName, content);
  return (await api.call("uploadFile", { params: { id }, form })).reply.fileId;
}

const params = () => ({ params: { id } });
const process = () => api.call("processProject", params());
const together = async () => (await api.call("getProject", params())).reply.ledgerTogether;
const cashAtEnd = async () => (await api.call("getCashFlow", params())).reply.totals?.cashAtEnd;

describe("what ledger files contradict each other in when a statement is made of them", () => {
  beforeEach(async () => {
    await upload(FIRST, "first.csv");
    await upload(SECOND, "second.csv");
    expect((await process()).problem).toMatchObject({
      code: "statement_not_possible",
      openDifferences: [
        { period: "Account 1000 at the opening" },
        { period: "Account 2500 at the opening" },
      ],
    });
  });

  test("is kept with the project, and can be accepted: the statement is a draft then", async () => {
    const found = await together();
    expect(found?.errors[0]).toMatch(/^second\.csv: Row 2: account 1000 opens with 115\.00 there/);
    expect(found?.openDifferences).toEqual([
      { period: "Account 1000 at the opening", amount: "-5.00" },
      { period: "Account 2500 at the opening", amount: "15.00" },
    ]);
    const { reply } = await api.call("acceptLedger", params());
    expect(reply.ledgerTogether).toMatchObject({
      errors: [],
      openDifferences: [],
      acceptedDifferences: found?.openDifferences,
    });
    expect((await process()).reply.tiesOut).toBe(false);
    expect(await cashAtEnd()).toBe("130.00");
    const { entries } = (await api.call("listAuditTrail", params())).reply;
    expect(entries.map(({ description }) => description).join()).toMatch(
      /accepted with the differences between them: Account 1000 at the opening by \(5\.00\), Account 2500/,
    );
  });

  test("is accepted once, and taken back: no statement is made of them again", async () => {
    await api.call("acceptLedger", params());
    const { updatedAt } = (await api.call("getProject", params())).reply;
    expect((await api.call("acceptLedger", params())).reply.updatedAt).toBe(updatedAt);
    await process();
    const { reply } = await api.call("takeBackLedger", params());
    expect(reply).toMatchObject({ isOutOfDate: true, ledgerTogether: { acceptedDifferences: [] } });
    expect(reply.ledgerTogether?.openDifferences).toHaveLength(2);
    expect((await process()).problem.code).toBe("statement_not_possible");
  });

  test("is accepted at its amounts: another file in place of one is asked about anew", async () => {
    await api.call("acceptLedger", params());
    await upload(
      SECOND.replaceAll("115.00", "117.00").replaceAll("55.00", "57.00"),
      "second-2.csv",
    );
    expect((await process()).problem.code).toBe("statement_not_possible");
    expect((await together())?.openDifferences[0]?.amount).toBe("-7.00");
  });

  test("is no matter of a file that is gone", async () => {
    const [second] = (await api.call("listFiles", params())).reply;
    await api.call("removeFile", { params: { id, fileId: second?.id ?? "" } });
    expect(await together()).toBeNull();
    expect((await api.call("acceptLedger", params())).problem.code).toBe("nothing_to_accept");
    expect((await process()).status).toBe(200);
    expect(await cashAtEnd()).toBe("110.00");
  });

  test("is forgotten where the files agree by now", async () => {
    const period = { start: "2025-07-01", end: "2025-12-31" };
    await api.call("updateProject", { ...params(), body: { period } });
    expect((await process()).status).toBe(200);
    expect(await together()).toBeNull();
  });

  test("holds on in an archive", async () => {
    await api.call("acceptLedger", params());
    await process();
    const headers = { Authorization: `Bearer ${ADA}` };
    const packed = await api.app.request(`/api/projects/${id}/archive`, { headers });
    const form = new FormData();
    form.set("file", new Blob([await packed.arrayBuffer()]), "archive.zip");
    const { reply } = await api.call("restoreProject", { form });
    expect(reply.hasSameFigures).toBe(true);
    expect(reply.project.ledgerTogether?.acceptedDifferences).toHaveLength(2);
  });
});

test("a file that is added can be taken with what the refusal names, and with nothing else", async () => {
  await upload(FIRST + sale("2025-03-10", 5, "3.00"), "first.csv");
  const fileId = await upload(AGAIN, "again.csv");
  const add = (accepts?: Difference[]) =>
    api.call("addFile", { params: { id, fileId }, body: accepts ? { accepts } : {} });
  const { problem } = await add();
  expect(problem.openDifferences).toEqual([
    { period: "The total of debits, with entries given twice,", amount: "10.00" },
  ]);
  const [known = { period: "", amount: null }] = problem.openDifferences ?? [];
  expect((await add([{ ...known, amount: "11.00" }])).problem.code).toBe("statement_not_possible");
  expect((await add([known])).reply.isSelected).toBe(true);
  expect((await together())?.acceptedDifferences).toEqual([known]);
  expect((await process()).reply.tiesOut).toBe(false);
  expect(await cashAtEnd()).toBe("124.00");
});

describe("ledger files that count together", () => {
  /** They are only called large: their bytes stay as few as they are. */
  const callFirst = async (size: number) => {
    const first = (await api.call("listFiles", params())).reply.at(-1);
    await api.deps.db.doc(`projects/${id}/files/${first?.id}`).update({ size });
  };

  test("are read by a task as soon as they count, which says what they contradict each other in", async () => {
    await upload(FIRST, "first.csv");
    await callFirst(limits.fileBytes);
    await upload(SECOND, "second.csv");
    expect(api.queued).toMatchObject([{ kind: "joining", uid: ADA, projectId: id }]);
    expect(await together()).toMatchObject({ isBeingRead: true, errors: [] });
    await callFirst(FIRST.length);
    await carryOut(api.deps, api.queued[0], 0);
    expect(await together()).toMatchObject({ isBeingRead: false, openDifferences: [{}, {}] });
  });

  test("are read again without one that was removed, and with one that was restored", async () => {
    await upload(FIRST, "first.csv");
    await upload(SECOND, "second.csv");
    const third = await upload(HEADINGS + sale("2025-11-10", 9, "2.00"), "third.csv");
    const other = { params: { id, fileId: third } };
    await api.call("removeFile", other);
    await carryOut(api.deps, api.queued.at(-1), 0);
    expect((await together())?.openDifferences).toHaveLength(2);
    await api.call("restoreFile", other);
    expect(api.queued.at(-1)).toMatchObject({ files: { length: 3 } });
    expect((await together())?.isBeingRead).toBe(true);
  });

  test("are said to be read no longer where reading them keeps failing", async () => {
    await upload(FIRST, "first.csv");
    await callFirst(limits.fileBytes);
    await upload(SECOND, "second.csv");
    // Its bytes end before it says so, which no file of a person does
    const [attempt, last] = [0, MOST_ATTEMPTS - 1];
    await expect(carryOut(api.deps, api.queued[0], attempt)).rejects.toThrow();
    expect((await together())?.isBeingRead).toBe(true);
    await carryOut(api.deps, api.queued[0], last);
    expect((await together())?.isBeingRead).toBe(false);
  });

  test("are not read for a task whose files are not those that count any more", async () => {
    await upload(FIRST, "first.csv");
    await upload(SECOND, "second.csv");
    const task = { kind: "joining", uid: ADA, projectId: id, files: ["another", "still-another"] };
    await carryOut(api.deps, task, 0);
    expect(await together()).toMatchObject({ isBeingRead: true, errors: [] });
  });
});

test("files that hold the same rows on most days are taken with that, which no amount stands with", async () => {
  const rows = (days: readonly string[]) =>
    `Date,Account Code,Account Name,Description,Debit,Credit\n${days
      .map(
        (day) =>
          `${day},1000,Cash at bank,Fees,10.00,\n${day},4000,Consulting revenue,Fees,,10.00\n`,
      )
      .join("")}`;
  await upload(rows(["2025-01-10", "2025-02-10", "2025-03-10"]), "first.csv");
  const fileId = await upload(rows(["2025-02-10", "2025-03-10", "2025-04-10"]), "again.csv");
  const add = (accepts: Difference[]) =>
    api.call("addFile", { params: { id, fileId }, body: { accepts } });
  const { openDifferences = [] } = (await add([])).problem;
  expect(openDifferences).toEqual([
    { period: "Two files hold the same rows on 2 of the 2 days that both have", amount: null },
  ]);
  expect((await add(openDifferences)).reply.isSelected).toBe(true);
  expect((await process()).reply.tiesOut).toBe(false);
  expect(await cashAtEnd()).toBe("60.00");
});
