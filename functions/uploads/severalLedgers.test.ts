import { isJoinedPath, limits } from "@tieout/contract";
import { yearsOffered } from "@tieout/core";
import { beforeEach, describe, expect, test } from "vitest";
import { carryOut } from "../tasks/carryOut.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const HEADINGS = "Date,Entry No,Account Code,Account Name,Description,Debit,Credit\n";
const OPENING = `2025-01-01,1,1000,Cash at bank,Opening balance,100.00,
2025-01-01,1,3000,Share capital,Opening balance,,100.00
`;

/** A sale that is paid at once, two rows. */
function sale(date: string, number: number, amount: string, credit = amount): string {
  return `${date},${number},1000,Cash at bank,Fees,${amount},
${date},${number},4000,Consulting revenue,Fees,,${credit}
`;
}

const JANUARY = HEADINGS + OPENING + sale("2025-01-10", 2, "10.00") + sale("2025-01-30", 3, "1.00");
const FEBRUARY = HEADINGS + sale("2025-02-03", 4, "20.00") + sale("2025-02-27", 5, "2.00");
const MARCH = HEADINGS + sale("2025-03-04", 6, "40.00") + sale("2025-03-28", 7, "4.00");
/** What was paid in is what the year opens with. */
const EARLIER = `${HEADINGS}2023-03-04,1,1000,Cash at bank,Paid in,100.00,
2023-03-04,1,3000,Share capital,Paid in,,100.00
`;

async function upload(content: string, fileName: string): Promise<string> {
  const form = fileForm("general_ledger", fileName, content);
  return (await api.call("uploadFile", { params: { id }, form })).reply.fileId;
}

const listed = async () => (await api.call("listFiles", { params: { id } })).reply;
/** The files that count, oldest first. */
const counting = async () =>
  (await listed())
    .filter(({ isSelected }) => isSelected)
    .map(({ fileName }) => fileName)
    .toReversed();
const placingOf = async (fileId: string) =>
  (await listed()).find((file) => file.id === fileId)?.placing;
const act = (name: "addFile" | "selectFile" | "restoreFile" | "retryFile", fileId: string) =>
  api.call(name, { params: { id, fileId } });
const replace = (fileId: string) =>
  api.call("addFile", { params: { id, fileId }, body: { replaces: true } });

/** Opening and closing cash of the statement that is made now. */
async function cash(query?: { entity: string }): Promise<string[]> {
  const made = await api.call("processProject", { params: { id } });
  expect(made.status).toBe(200);
  const asked = { params: { id }, ...(query && { query }) };
  const { totals } = (await api.call("getCashFlow", asked)).reply;
  return [totals?.cashAtBeginning ?? "", totals?.cashAtEnd ?? ""];
}

describe("general ledgers of the months of a year", () => {
  test("are one ledger, in whatever order they come, and each stands with its days", async () => {
    const march = await upload(MARCH, "march.csv");
    await upload(JANUARY, "january.csv");
    await upload(FEBRUARY, "february.csv");
    expect(await placingOf(march)).toBeNull();
    const [february] = await listed();
    expect(february).toMatchObject({
      isSelected: true,
      placing: { kind: "adds", reason: null, fileNames: ["march.csv", "january.csv"] },
      ledger: { firstDay: "2025-02-03", lastDay: "2025-02-27", lineCount: 4, entities: [] },
    });
    expect(await cash()).toEqual(["100.00", "177.00"]);
    const { files } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(files?.map(({ fileName }) => fileName).sort()).toEqual([
      "february.csv",
      "january.csv",
      "march.csv",
    ]);
    const trail = (await api.call("listAuditTrail", { params: { id } })).reply.entries;
    expect(trail.map(({ description }) => description)).toContain(
      "february.csv uploaded: 4 rows, added to march.csv, january.csv",
    );
  });

  test("say of each entry in which file it stands", async () => {
    await upload(JANUARY, "january.csv");
    await upload(FEBRUARY, "february.csv");
    await cash();
    const { reply } = await api.call("listLedgerEntries", { params: { id } });
    expect(reply.map(({ date, fileNames, rows }) => [date, fileNames, rows])).toEqual([
      ["2025-01-10", ["january.csv"], [5]],
      ["2025-01-30", ["january.csv"], [7]],
      ["2025-02-03", ["february.csv"], [3]],
      ["2025-02-27", ["february.csv"], [5]],
    ]);
  });

  test("that come at once all count", async () => {
    await Promise.all([
      upload(JANUARY, "january.csv"),
      upload(FEBRUARY, "february.csv"),
      upload(MARCH, "march.csv"),
    ]);
    expect(await cash()).toEqual(["100.00", "177.00"]);
  });

  test("take the place of the month that is exported anew, and of no other", async () => {
    await upload(JANUARY, "january.csv");
    const before = await upload(FEBRUARY, "february.csv");
    const again = await upload(FEBRUARY.replaceAll("20.00", "21.00"), "february-2.csv");
    expect(await placingOf(again)).toMatchObject({
      kind: "replaces",
      fileNames: ["february.csv"],
    });
    expect(await counting()).toEqual(["january.csv", "february-2.csv"]);
    expect(await cash()).toEqual(["100.00", "134.00"]);
    // What it replaced cannot be added to it: it holds entries of the same numbers on the same days
    const added = await act("addFile", before);
    expect(added.problem.errors?.[0]).toMatch(/february(-2)?\.csv/);
    expect(await counting()).toEqual(["january.csv", "february-2.csv"]);
  });

  test("ask before one file takes the place of several, and keep the others then", async () => {
    await upload(JANUARY, "january.csv");
    await upload(FEBRUARY, "february.csv");
    await upload(MARCH, "march.csv");
    const both = JANUARY + FEBRUARY.slice(HEADINGS.length).replaceAll("20.00", "25.00");
    const again = await upload(both, "both.csv");
    expect(await placingOf(again)).toMatchObject({ kind: "asks", reason: "covers_several" });
    expect(await counting()).toEqual(["january.csv", "february.csv", "march.csv"]);
    expect((await replace(again)).reply.isSelected).toBe(true);
    expect(await counting()).toEqual(["march.csv", "both.csv"]);
    expect(await cash()).toEqual(["100.00", "182.00"]);
  });

  test("are the rest where one is removed, and whole where it is restored", async () => {
    await upload(JANUARY, "january.csv");
    const february = await upload(FEBRUARY, "february.csv");
    expect(await cash()).toEqual(["100.00", "133.00"]);
    await api.call("removeFile", { params: { id, fileId: february } });
    expect(await cash()).toEqual(["100.00", "111.00"]);
    expect((await act("restoreFile", february)).reply).toMatchObject({ isSelected: true });
    expect(await cash()).toEqual(["100.00", "133.00"]);
  });

  test("hold what began in one and ended in another, once it was accepted by itself", async () => {
    const begun = sale("2025-01-31", 8, "5.00").split("\n")[0];
    const ended = sale("2025-01-31", 8, "5.00").split("\n")[1];
    const halves = [`${JANUARY}${begun}\n`, `${FEBRUARY}${ended}\n`];
    for (const [at, content] of halves.entries()) {
      const form = fileForm("general_ledger", `half-${at}.csv`, content);
      await api.call("uploadFile", { params: { id }, form });
      const [file] = await listed();
      await api.call("acceptFile", { params: { id, fileId: file?.id ?? "" } });
    }
    expect(await cash()).toEqual(["100.00", "138.00"]);
    const { tiesOut } = (await api.call("getProject", { params: { id } })).reply;
    expect(tiesOut).toBe(true);
  });

  test("that do not balance are a draft with what each was accepted with", async () => {
    const out = [
      HEADINGS + OPENING + sale("2025-01-10", 2, "10.00", "9.00"),
      HEADINGS + sale("2025-02-10", 3, "20.00", "18.00"),
    ];
    for (const [at, content] of out.entries()) {
      const form = fileForm("general_ledger", `out-${at}.csv`, content);
      await api.call("uploadFile", { params: { id }, form });
      const [file] = await listed();
      await api.call("acceptFile", { params: { id, fileId: file?.id ?? "" } });
    }
    expect(await counting()).toEqual(["out-0.csv", "out-1.csv"]);
    expect(await cash()).toEqual(["100.00", "130.00"]);
    expect((await api.call("getProject", { params: { id } })).reply.tiesOut).toBe(false);
  });
});

describe("a general ledger of another year", () => {
  test("does not count before somebody says so, and takes the place of nothing", async () => {
    await upload(JANUARY, "january.csv");
    expect(await cash()).toEqual(["100.00", "111.00"]);
    const other = await upload(EARLIER, "2023.csv");
    expect(await placingOf(other)).toEqual({
      kind: "asks",
      reason: "other_year",
      fileNames: ["january.csv"],
    });
    expect(await counting()).toEqual(["january.csv"]);
    expect((await api.call("getProject", { params: { id } })).reply.isOutOfDate).toBe(false);
    const added = await act("addFile", other);
    expect(added.problem.errors?.[0]).toContain("more than one financial year");
    expect((await act("selectFile", other)).reply.isSelected).toBe(true);
    expect(await counting()).toEqual(["2023.csv"]);
  });

  test("counts beside the year's where the project says which of them is meant", async () => {
    await upload(JANUARY, "january.csv");
    const other = await upload(EARLIER, "2023.csv");
    const period = { start: "2025-01-01", end: "2025-12-31" };
    await api.call("updateProject", { params: { id }, body: { period } });
    expect((await act("addFile", other)).reply.isSelected).toBe(true);
    expect(await cash()).toEqual(["100.00", "111.00"]);
    const { files } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(files).toHaveLength(2);
  });
});

describe("a general ledger of another period than the project's", () => {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  beforeEach(async () => {
    await api.call("updateProject", { params: { id }, body: { period } });
  });

  test("is read for what it is, and does not count before somebody says so", async () => {
    const form = fileForm("general_ledger", "2023.csv", EARLIER);
    const { reply } = await api.call("uploadFile", { params: { id }, form });
    expect(reply.placing).toEqual({ kind: "asks", reason: "other_period", fileNames: [] });
    const [file] = await listed();
    expect(file).toMatchObject({
      status: "valid",
      isSelected: false,
      ledger: { firstDay: "2023-03-04" },
    });
    expect((await api.call("processProject", { params: { id } })).status).toBe(422);
  });

  test("takes the place of nothing, and makes the statement once the project has its period", async () => {
    await upload(JANUARY, "january.csv");
    const other = await upload(EARLIER + sale("2023-03-20", 2, "5.00"), "2023.csv");
    expect(await placingOf(other)).toMatchObject({
      reason: "other_period",
      fileNames: ["january.csv"],
    });
    expect(await cash()).toEqual(["100.00", "111.00"]);
    const whole = { start: "2023-01-01", end: "2023-12-31" };
    await api.call("updateProject", { params: { id }, body: { period: whole } });
    expect((await act("retryFile", other)).reply).toMatchObject({ ledger: whole });
    await replace(other);
    expect((await cash())[1]).toBe("105.00");
  });

  test("can be added where it is of the year before: it says what the year began with", async () => {
    await upload(HEADINGS + sale("2025-01-10", 2, "10.00"), "2025.csv");
    const other = await upload(EARLIER, "2023.csv");
    expect((await act("addFile", other)).reply.isSelected).toBe(true);
    expect(await cash()).toEqual(["100.00", "110.00"]);
  });

  test("offers its years where it has several, which end as the project's does, and is read for one of them", async () => {
    const years = EARLIER + sale("2024-06-01", 3, "1.00");
    const form = fileForm("general_ledger", "years.csv", years);
    const { problem } = await api.call("uploadFile", { params: { id }, form });
    expect(problem.errors).toEqual([
      "The entries run from 4 Mar 2023 to 1 Jun 2024: 16 months, more than one financial year. Choose the period: 1 Mar 2023 to 31 Dec 2023, 1 Jan 2024 to 30 Jun 2024.",
    ]);
    const [file] = await listed();
    const of2024 = { start: "2024-01-01", end: "2024-06-30" };
    expect(yearsOffered(file?.problems ?? []).at(-1)).toEqual(of2024);
    await api.call("updateProject", { params: { id }, body: { period: of2024 } });
    const { reply } = await act("retryFile", file?.id ?? "");
    expect(reply).toMatchObject({ status: "valid", isSelected: true, ledger: of2024 });
    expect((await cash())[1]).toBe("101.00");
  });
});

test("a file that makes a ledger one of several years is refused with these, and taken for one of them", async () => {
  await upload(JANUARY, "january.csv");
  const next = await upload(HEADINGS + sale("2026-02-10", 9, "7.00"), "next.csv");
  const { problem } = await act("addFile", next);
  expect(problem).toMatchObject({
    code: "statement_not_possible",
    periods: [
      { start: "2025-01-01", end: "2025-12-31" },
      { start: "2026-01-01", end: "2026-02-28" },
    ],
  });
  const [, period] = problem.periods ?? [];
  await api.call("updateProject", { params: { id }, body: { period } });
  expect((await act("addFile", next)).reply.isSelected).toBe(true);
  expect((await counting()).toSorted()).toEqual(["january.csv", "next.csv"]);
  expect(await cash()).toEqual(["111.00", "118.00"]);
});

test("a ledger that waits for a person does not count because the others are gone", async () => {
  const january = await upload(JANUARY, "january.csv");
  await upload(EARLIER, "2023.csv");
  await api.call("removeFile", { params: { id, fileId: january } });
  expect(await counting()).toEqual([]);
});

describe("what ledger files were read as together", () => {
  const joined = () => api.objects.paths().filter(isJoinedPath);

  test("is kept of the files that count, and not of those that did before", async () => {
    await upload(JANUARY, "january.csv");
    await upload(FEBRUARY, "february.csv");
    await cash();
    const before = joined();
    expect(before).toHaveLength(1);
    await cash();
    expect(joined()).toEqual(before);
    await upload(MARCH, "march.csv");
    await cash();
    expect(joined()).toHaveLength(1);
    expect(joined()).not.toEqual(before);
  });

  test("goes with each of them, since it holds the entries of all", async () => {
    await upload(JANUARY, "january.csv");
    const february = await upload(FEBRUARY, "february.csv");
    await cash();
    await api.call("removeFile", { params: { id, fileId: february } });
    expect(joined()).toEqual([]);
    await act("restoreFile", february);
    expect(await cash()).toEqual(["100.00", "133.00"]);
  });
});

describe("general ledgers of the same days", () => {
  test("with entries that the others hold are refused, in words that name the file and the row", async () => {
    await upload(JANUARY + FEBRUARY.slice(HEADINGS.length), "quarter.csv");
    const february = await upload(FEBRUARY, "february.csv");
    expect(await placingOf(february)).toEqual({
      kind: "asks",
      reason: "overlaps",
      fileNames: ["quarter.csv"],
    });
    const { problem } = await act("addFile", february);
    expect(problem.code).toBe("statement_not_possible");
    expect(problem.errors?.[0]).toMatch(/^february\.csv: Row 2: the lines of entry 4 stand here/);
    expect(await cash()).toEqual(["100.00", "133.00"]);
  });

  test("are one ledger where they are of different entities, and each can be seen", async () => {
    const ofEntity = (name: string, rows: string) =>
      rows
        .trim()
        .split("\n")
        .map((row, at) => `${row},${at === 0 ? "Entity" : name}`)
        .join("\n");
    await upload(ofEntity("Alder", JANUARY), "alder.csv");
    const birch = await upload(
      ofEntity("Birch", HEADINGS + sale("2025-01-09", 2, "50.00") + sale("2025-01-29", 3, "5.00")),
      "birch.csv",
    );
    expect(await placingOf(birch)).toMatchObject({ kind: "adds" });
    expect((await listed())[0]?.ledger?.entities).toEqual(["Birch"]);
    expect(await cash()).toEqual(["100.00", "166.00"]);
    expect(await cash({ entity: "Alder" })).toEqual(["100.00", "111.00"]);
    expect((await cash({ entity: "Birch" }))[1]).toBe("55.00");
  });
});

test("only general ledgers are added, and only those that are there and can be used", async () => {
  const form = fileForm(
    "trial_balance",
    "tb.csv",
    "Account Name,Debit,Credit\nBank,1,\nSales,,1\n",
  );
  const { fileId } = (await api.call("uploadFile", { params: { id }, form })).reply;
  expect((await act("addFile", fileId)).problem.code).toBe("invalid_request");
  expect((await act("addFile", "nothing")).problem.code).toBe("not_found");
});

test("of two files that are added at once to all but one of the most there may be, one is added", async () => {
  const january = await upload(JANUARY, "january.csv");
  const others = [await upload(FEBRUARY, "february.csv"), await upload(MARCH, "march.csv")];
  const counting = Array.from({ length: limits.ledgerFiles - 2 }, (_, at) => `file-${at}`);
  await api.deps.db.doc(`projects/${id}`).update({ ledgerFiles: [january, ...counting] });
  const added = await Promise.all(others.map((other) => act("addFile", other)));
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a file that is added twice is told once, and what is chosen alone counts alone", async () => {
  const january = await upload(JANUARY, "january.csv");
  await upload(FEBRUARY, "february.csv");
  const trail = async () => (await api.call("listAuditTrail", { params: { id } })).reply.entries;
  const before = (await trail()).length;
  expect((await act("addFile", january)).reply.isSelected).toBe(true);
  expect(await trail()).toHaveLength(before);
  await act("selectFile", january);
  expect(await counting()).toEqual(["january.csv"]);
});

test("files that are large together are read by a task, and none of them by a request", async () => {
  await upload(JANUARY, "january.csv");
  await upload(FEBRUARY, "february.csv");
  const files = await listed();
  const callThem = async (large: boolean) => {
    for (const { id: fileId, size } of files) {
      const half = limits.fileBytes / 2 + 1;
      await api.deps.db.doc(`projects/${id}/files/${fileId}`).update({ size: large ? half : size });
    }
  };
  await callThem(true);
  const { reply } = await api.call("processProject", { params: { id } });
  expect(reply).toMatchObject({ status: "processing" });
  expect(api.queued).toMatchObject([{ kind: "joining" }, { kind: "statement", uid: ADA }]);
  // They were only called large: their bytes are as few as before
  await callThem(false);
  await carryOut(api.deps, api.queued[1], 0);
  const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
  expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "133.00" });
});

test("the year after begins with what the files left together", async () => {
  await upload(JANUARY, "january.csv");
  await upload(FEBRUARY, "february.csv");
  const period = { start: "2025-01-01", end: "2025-02-28" };
  await api.call("updateProject", { params: { id }, body: { period } });
  await cash();
  const { reply } = await api.call("startNextYear", { params: { id } });
  expect(reply.period).toEqual({ start: "2025-03-01", end: "2025-04-30" });
  id = reply.id;
  await upload(HEADINGS + sale("2025-03-04", 6, "40.00"), "march.csv");
  expect((await cash())[0]).toBe("133.00");
});

test("an archive gives back the files that are the ledger, and not what nobody added", async () => {
  await upload(JANUARY, "january.csv");
  await upload(EARLIER, "2023.csv");
  await upload(FEBRUARY, "february.csv");
  await cash();
  const headers = { Authorization: `Bearer ${ADA}` };
  const packed = await api.app.request(`/api/projects/${id}/archive`, { headers });
  const form = new FormData();
  form.set("file", new Blob([await packed.arrayBuffer()]), "archive.zip");
  const { reply } = await api.call("restoreProject", { form });
  expect(reply.hasSameFigures).toBe(true);
  id = reply.project.id;
  expect((await counting()).toSorted()).toEqual(["february.csv", "january.csv"]);
});
