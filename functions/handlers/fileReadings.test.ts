import { type UploadPath, uploadPath } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  smallTrialBalance,
  uploadTrialBalance,
} from "../testing/smallCompany.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

/** Headings that mean nothing to anybody but their author. */
const oddTrialBalance = smallTrialBalance.replace(
  /^.*\n/,
  "Ref,What,Plus,Minus,Plus before,Minus before,Sort\n",
);
const oddMapping = {
  sheet: null,
  headingRow: 1,
  columns: {
    code: 0,
    name: 1,
    currentDebit: 2,
    currentCredit: 3,
    priorDebit: 4,
    priorCredit: 5,
    type: 6,
  },
};
const unbalanced = smallTrialBalance.replace("1000,Bank,130", "1000,Bank,142");

const listed = async () => (await api.call("listFiles", { params: { id } })).reply;
const trail = async () => (await api.call("listAuditTrail", { params: { id } })).reply.entries;
const at = (fileId: string) => ({ params: { id, fileId } });
const stored = (fileId: string) => api.deps.db.doc(`projects/${id}/files/${fileId}`).get();
const lines = (content: string) => content.trim().split("\n");

/** Uploads a file whatever becomes of it; its id. */
async function upload(content: string, fileName = "tb.csv"): Promise<string> {
  await api.call("uploadFile", {
    params: { id },
    form: fileForm("trial_balance", fileName, content),
  });
  return (await listed())[0]?.id ?? "";
}

const map = (fileId: string, matching: unknown = oddMapping) =>
  api.call("putFileMapping", { ...at(fileId), body: matching });

test("a file whose rows do not give its totals is taken when that is said, as a draft", async () => {
  const send = (fileType: string, content: string) =>
    api.call("uploadFile", { params: { id }, form: fileForm(fileType, "f.csv", content) });
  await send(
    "profit_loss",
    "Profit and Loss,2025\nIncome,\nSales,400\nTotal income,400\nExpenses,\nRent,100\nWages,50\nTotal expenses,130\nNet profit,250\n",
  );
  const [refused] = await listed();
  expect(refused).toMatchObject({ status: "invalid", openDifferences: [{}] });
  expect(refused?.controls[0]).toMatchObject({ label: "Total expenses", agrees: false });
  const { reply } = await api.call("acceptFile", at(refused?.id ?? ""));
  expect(reply).toMatchObject({ status: "valid", acceptedDifferences: [{ amount: "-20.00" }] });
  await send(
    "balance_sheet",
    "Account Name,Opening Balance,Closing Balance\nBank,100,350\nShare capital,100,100\nRetained earnings,0,250\n",
  );
  const processed = await api.call("processProject", { params: { id } });
  expect(processed.reply).toMatchObject({ version: 1, tiesOut: false });
  const { draftReasons } = (await api.call("getCashFlow", { params: { id } })).reply;
  expect(draftReasons.map(({ message }) => message).join()).toContain("Total expenses");
});

describe("what a person says of rows", () => {
  const report = (year: number) => `Profit and Loss,${year}
Sales,400
Total Energies supply,150
Hours worked,7
Net profit,250
`;
  const said = {
    sheet: null,
    headingRow: 1,
    columns: { name: 0, current: 1 },
    rows: {
      2: { kind: "account", section: "Income" },
      3: { kind: "account", section: "Expenses" },
      4: { kind: "ignore", section: null },
    },
  };
  const send = async (content: string) => {
    const form = fileForm("profit_loss", "pl.csv", content);
    await api.call("uploadFile", { params: { id }, form });
    return (await listed())[0];
  };

  test("reads the file so, tells it in the trail, and shows each row as it was read", async () => {
    const file = await send(report(2025));
    expect(file?.status).toBe("invalid");
    const { reply } = await map(file?.id ?? "", said);
    expect(reply).toMatchObject({ status: "valid", rowCount: 2 });
    expect(reply.matching?.rows).toEqual([
      { row: 2, isRight: false, label: "Sales", kind: "account", section: "Income" },
      {
        row: 3,
        isRight: false,
        label: "Total Energies supply",
        kind: "account",
        section: "Expenses",
      },
      { row: 4, isRight: false, label: "Hours worked", kind: "ignore", section: null },
    ]);
    expect(reply.controls).toMatchObject([{ label: "Net profit", agrees: true }]);
    const [entry] = await trail();
    expect(entry?.metadata).toMatchObject({
      rows: "2 account in Income; 3 account in Expenses; 4 ignore",
    });
    const { sheets } = (await api.call("getFile", at(file?.id ?? ""))).reply;
    expect(sheets[0]?.rows.map(({ readAs, section }) => [readAs, section])).toEqual([
      [null, null],
      ["account", "Income"],
      ["account", "Expenses"],
      [null, null],
      ["total", null],
    ]);
  });

  test("is found again by the words of the rows in the next file with these headings", async () => {
    const first = await send(report(2025));
    await map(first?.id ?? "", said);
    const next = report(2026).replace("Total Energies", "Interest,20\nTotal Energies");
    const file = await send(next.replace("profit,250", "profit,270"));
    expect(file).toMatchObject({
      status: "valid",
      rowCount: 3,
      matching: { origin: "remembered" },
    });
    expect(file?.matching?.rows.map(({ row, kind }) => [row, kind])).toEqual([
      [2, "account"],
      [4, "account"],
      [5, "ignore"],
    ]);
  });

  test("of two sides is found again too, with the rows of the right one", async () => {
    const heads = "Particulars,2024,2025,Particulars,2024,2025";
    const sides = (capital: number, hours: string) =>
      `${heads}\nCapital,${capital},${capital},Bank,30,40\nCreditors,10,20,Plant,${capital - 20},${capital - 20}\n${hours}Total,${capital + 10},${capital + 20},Total,${capital + 10},${capital + 20}\n`;
    const sendSides = async (content: string) => {
      const form = fileForm("balance_sheet", "bs.csv", content);
      await api.call("uploadFile", { params: { id }, form });
      return (await listed())[0];
    };
    const first = await sendSides(sides(50, ",,,Hours,7,8\n"));
    const { reply } = await map(first?.id ?? "", {
      sheet: null,
      headingRow: 1,
      columns: { name: 0, opening: 1, closing: 2 },
      sides: { rightFrom: 3, left: "liabilities" },
      rows: { "4R": { kind: "ignore", section: null } },
    });
    expect(reply).toMatchObject({ status: "valid", rowCount: 4 });
    const next = await sendSides(sides(60, "Loan,0,0,Hours,9,9\n"));
    expect(next).toMatchObject({
      status: "valid",
      rowCount: 5,
      matching: {
        origin: "remembered",
        sides: { rightFrom: 3, left: "liabilities" },
        rows: [{ row: 4, isRight: true, label: "Hours" }],
      },
    });
  });

  test("of rows that are not there is refused, and the file stays as it was", async () => {
    const file = await send(report(2025));
    const rows = { 40: { kind: "total", section: null } };
    const { status, problem } = await map(file?.id ?? "", { ...said, rows });
    expect([status, problem.errors]).toEqual([400, ['The sheet has no row "40".']]);
    const other = await map(file?.id ?? "", {
      ...said,
      rows: { 2: { kind: "sum", section: null } },
    });
    expect(other.status).toBe(400);
  });
});

describe("matching by hand", () => {
  test("makes a file usable whose headings nobody understands", async () => {
    const fileId = await upload(oddTrialBalance);
    const detail = (await api.call("getFile", at(fileId))).reply;
    expect(detail).toMatchObject({ status: "invalid", matching: null, isRemembered: false });
    expect(detail.sheets[0]?.suggestion).toMatchObject({
      sheet: null,
      headingRow: 1,
      columns: {},
      rows: {},
    });
    expect(detail.sheets[0]?.rows[1]?.cells).toContain("Bank");
    const { reply } = await map(fileId);
    expect(reply).toMatchObject({
      status: "valid",
      isSelected: true,
      rowCount: 6,
      errors: [],
      matching: { origin: "chosen", headingRow: 1 },
    });
    expect(reply.preview?.totals.map(({ total }) => total)).toEqual([
      "220.00",
      "220.00",
      "120.00",
      "120.00",
    ]);
    const run = (await api.call("processProject", { params: { id } })).reply;
    expect(run.tiesOut).toBe(true);
    expect((await trail()).map(({ description }) => description)).toContainEqual(
      "tb.csv columns matched by hand: 6 rows",
    );
  });

  test("shows signed balances as the file has them", async () => {
    const fileId = await upload("What,Now\nBank,5.00\nCapital,-5.00\n");
    const columns = { name: 0, currentBalance: 1 };
    const { reply } = await map(fileId, { sheet: null, headingRow: 1, columns });
    expect(reply.preview?.rows.map(({ cells }) => cells)).toEqual([
      ["Bank", "5.00"],
      ["Capital", "-5.00"],
    ]);
    expect(reply.preview?.totals).toEqual([{ column: "Current Balance", total: "0.00" }]);
  });

  test("asked twice is done once", async () => {
    const fileId = await upload(oddTrialBalance);
    await map(fileId);
    const [before, entries] = [(await stored(fileId)).data(), (await trail()).length];
    await map(fileId);
    expect((await stored(fileId)).data()).toEqual(before);
    expect(await trail()).toHaveLength(entries);
  });

  test("that would spoil a valid file is refused, and the file stays as it was", async () => {
    const fileId = await uploadTrialBalance(api, id);
    const [before, objects] = [(await stored(fileId)).data(), api.objects.paths()];
    const swapped = { ...oddMapping, columns: { ...oddMapping.columns, currentDebit: 1, name: 2 } };
    const answer = await map(fileId, swapped);
    expect([answer.status, answer.problem.code]).toEqual([422, "file_validation_failed"]);
    expect(answer.problem.errors?.[0]).toMatch(/Bank/);
    expect((await stored(fileId)).data()).toEqual(before);
    expect(api.objects.paths()).toEqual(objects);
    expect(await trail()).toHaveLength(2);
  });

  test.each([
    ["a sheet that is not there", { ...oddMapping, sheet: "Other" }],
    ["a column for two fields", { ...oddMapping, columns: { code: 0, name: 0 } }],
    ["a field of another type", { ...oddMapping, columns: { rate: 0 } }],
    ["a column beyond the limit", { ...oddMapping, columns: { name: 200 } }],
  ])("is refused for %s", async (_what, matching) => {
    const fileId = await upload(oddTrialBalance);
    const answer = await map(fileId, matching);
    expect([answer.status, answer.problem.errors?.length]).toEqual([400, 1]);
  });

  test("keeps the rows of the reading before it: a statement may still be shown from them", async () => {
    const fileId = await uploadTrialBalance(api, id);
    const before = (await stored(fileId)).get("rowsPath");
    const withoutPrior = Object.fromEntries(
      Object.entries(oddMapping.columns).filter(([field]) => !field.startsWith("prior")),
    );
    const { reply } = await map(fileId, { ...oddMapping, columns: withoutPrior });
    expect(reply.hasOneDate).toBe(true);
    expect((await stored(fileId)).get("rowsPath")).not.toBe(before);
    expect(api.objects.paths()).toContain(before);
    const project = (await api.call("getProject", { params: { id } })).reply;
    expect(project.isOutOfDate).toBe(false); // there is no statement yet
  });
});

test("a workbook shows all its sheets, and another one is read when its user says so", async () => {
  const sheetOf = (text: string) =>
    utils.aoa_to_sheet(text.split("\n").map((row) => row.split(",")));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf("Acme Ltd\nPrepared by,AB"), "Cover");
  utils.book_append_sheet(book, sheetOf(smallTrialBalance), "Trial balance");
  utils.book_append_sheet(book, sheetOf("Lost,1"), "Workings");
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
  const form = fileForm("trial_balance", "tb.xlsx", bytes);
  const { fileId } = (await api.call("uploadFile", { params: { id }, form })).reply;
  const { sheets, matching } = (await api.call("getFile", at(fileId))).reply;
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Cover", "Trial balance", "Workings"]);
  expect(matching?.sheet).toBe("Trial balance");
  const cover = { sheet: "Cover", headingRow: 1, columns: { name: 0, currentBalance: 1 } };
  expect((await map(fileId, cover)).status).toBe(422);
  expect((await listed())[0]?.matching?.sheet).toBe("Trial balance");
  const suggestion = sheets[1]?.suggestion;
  expect((await map(fileId, suggestion)).reply.matching).toMatchObject({
    sheet: "Trial balance",
    headingRow: matching?.headingRow,
    origin: "chosen",
  });
});

describe("a layout that was matched by hand", () => {
  test("is read like that the next time, wherever its headings stand", async () => {
    await map(await upload(oddTrialBalance));
    const next = await upload(`Haversham Ltd\n\n${oddTrialBalance}`, "next.csv");
    const detail = (await api.call("getFile", at(next))).reply;
    expect(detail).toMatchObject({
      status: "valid",
      rowCount: 6,
      isRemembered: true,
      matching: { origin: "remembered", headingRow: 3, chosenAt: expect.stringMatching(/^2026-/) },
    });
  });

  test("is nobody else's", async () => {
    await map(await upload(oddTrialBalance));
    const as = "user-eve";
    const theirs = (await api.call("createProject", { as, body: { name: "Books" } })).reply.id;
    const form = fileForm("trial_balance", "tb.csv", oddTrialBalance);
    const answer = await api.call("uploadFile", { as, params: { id: theirs }, form });
    expect(answer.status).toBe(422);
  });

  test("is forgotten on demand; a file that needs it stays as it was matched", async () => {
    const fileId = await upload(oddTrialBalance);
    await map(fileId);
    const { reply } = await api.call("forgetFileMapping", at(fileId));
    expect(reply).toMatchObject({ status: "valid", matching: { origin: "chosen" } });
    expect((await api.call("getFile", at(fileId))).reply.isRemembered).toBe(false);
    expect((await trail())[0]?.description).toMatch(/^tb.csv layout forgotten/);
    const next = await upload(oddTrialBalance, "next.csv");
    expect((await api.call("getFile", at(next))).reply.status).toBe("invalid");
    await map(fileId);
    expect((await api.call("getFile", at(fileId))).reply.isRemembered).toBe(true);
  });

  test("forgotten, a file that is understood by itself is read by itself again", async () => {
    const fileId = await uploadTrialBalance(api, id);
    await map(fileId, { ...oddMapping, columns: { ...oddMapping.columns, code: 6, type: 0 } });
    const { reply } = await api.call("forgetFileMapping", at(fileId));
    expect(reply.matching).toMatchObject({ origin: "automatic", chosenAt: null });
    expect(reply.matching?.columns[0]).toEqual({
      field: "code",
      index: 0,
      heading: "Account Code",
      matchedBy: "heading",
    });
  });
});

test("a file in the place of another type is moved to its own, with its bytes, and stands in one place", async () => {
  const profit = "Profit and Loss,2025\nIncome,\nSales,400\nTotal income,400\nNet profit,400\n";
  const fileId = await upload(profit, "pl.csv");
  const move = (fileType: string) => api.call("moveFile", { ...at(fileId), body: { fileType } });
  expect((await move("trial_balance")).problem.code).toBe("invalid_request");
  const { reply } = await move("profit_loss");
  expect(reply).toMatchObject({ fileName: "pl.csv", fileType: "profit_loss", status: "valid" });
  expect((await listed()).map(({ id, isSelected }) => [id, isSelected])).toEqual([
    [reply.id, true],
  ]);
  expect(api.objects.paths().filter((path) => path.includes(fileId))).toEqual([]);
  expect((await api.call("listRemovedFiles", { params: { id } })).reply).toEqual([]);
  expect((await trail()).map(({ description }) => description)).toContain(
    "pl.csv moved to Profit & Loss",
  );
  expect((await move("balance_sheet")).status).toBe(404);
});

describe("a trial balance out of balance", () => {
  test("is refused with the difference, shown as read, and counts once it is accepted", async () => {
    const fileId = await upload(unbalanced);
    const [file] = await listed();
    expect(file).toMatchObject({
      status: "invalid",
      isSelected: false,
      acceptedDifferences: [],
      openDifferences: [{ period: "current", amount: "12.00" }],
    });
    expect(file?.preview?.rows).toHaveLength(6);
    const { reply } = await api.call("acceptFile", at(fileId));
    expect(reply).toMatchObject({
      status: "valid",
      isSelected: true,
      openDifferences: [],
      acceptedDifferences: [{ period: "current", amount: "12.00" }],
    });
    expect(reply.warnings.join()).toContain("differ by 12.00");
    expect((await trail())[0]).toMatchObject({
      description: "tb.csv accepted with its differences: 6 rows; current by 12.00",
      metadata: { acceptedDifferences: "current by 12.00" },
    });
    await api.call("processProject", { params: { id } });
    const { totals, tiesOut } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect([totals?.unreconciledDifference, tiesOut]).not.toEqual(["0.00", true]);
  });

  test("is as it was before once the acceptance is taken back, and does not count", async () => {
    const fileId = await upload(unbalanced);
    await api.call("acceptFile", at(fileId));
    const { reply } = await api.call("takeBackAcceptance", at(fileId));
    expect(reply).toMatchObject({
      status: "invalid",
      isSelected: false,
      openDifferences: [{ period: "current", amount: "12.00" }],
      acceptedDifferences: [],
    });
    expect((await trail())[0]?.description).toMatch(
      /^tb\.csv no longer accepted with its differences/,
    );
    expect((await api.call("processProject", { params: { id } })).status).not.toBe(200);
    expect((await api.call("acceptFile", at(fileId))).reply.status).toBe("valid");
  });

  test("accepted twice is accepted once", async () => {
    const fileId = await upload(unbalanced);
    await api.call("acceptFile", at(fileId));
    const entries = (await trail()).length;
    expect((await api.call("acceptFile", at(fileId))).reply.status).toBe("valid");
    expect(await trail()).toHaveLength(entries);
  });

  test.each([
    ["a valid file", smallTrialBalance],
    ["a file with any other error", unbalanced.replace("debtors,30", "debtors,thirty")],
    ["a file nobody understands", oddTrialBalance],
  ])("accepting does nothing for %s", async (_what, content) => {
    const fileId = await upload(content);
    const before = (await stored(fileId)).data();
    const answer = await api.call("acceptFile", at(fileId));
    expect([answer.status, answer.problem.code]).toEqual([409, "nothing_to_accept"]);
    expect((await stored(fileId)).data()).toEqual(before);
  });

  test("is accepted at its amount: matched so that it is out by another, it has to be asked again", async () => {
    const fileId = await upload(unbalanced);
    await api.call("acceptFile", at(fileId));
    const onlyBank = { ...oddMapping.columns, currentCredit: 5, priorCredit: 3 };
    const answer = await map(fileId, { ...oddMapping, columns: onlyBank });
    expect(answer.status).toBe(422);
    const same = await map(fileId);
    expect(same.reply).toMatchObject({ status: "valid", matching: { origin: "chosen" } });
    expect(same.reply.acceptedDifferences).toHaveLength(1);
  });
});

test("a balance sheet out of balance says so, and counts: its profit and loss may explain it", async () => {
  const content = `Account Code,Account Name,Opening Balance,Closing Balance,Account Type
1000,Bank,100.00,142.00,Current Asset
3000,Share capital,100.00,130.00,Equity
`;
  const form = fileForm("balance_sheet", "bs.csv", content);
  const { reply } = await api.call("uploadFile", { params: { id }, form });
  expect(reply.isValid).toBe(true);
  expect(reply.warnings[0]).toMatch(/^The closing balances are out of balance by 12\.00/);
});

describe("a file whose reading did not end", () => {
  const place = (uploadId: string): UploadPath => ({
    uid: ADA,
    projectId: id,
    fileType: "trial_balance",
    uploadId,
    fileName: "tb.csv",
  });
  const put = (uploadId: string) =>
    api.objects.write(uploadPath(place(uploadId)), smallTrialBalance, "text/csv");

  async function crash(uploadId: string): Promise<void> {
    await put(uploadId);
    const { write } = api.objects;
    api.objects.write = async () => {
      throw new Error("the instance went away");
    };
    await expect(ingestUpload(api.deps, place(uploadId))).rejects.toThrow("went away");
    api.objects.write = write;
  }

  test("says so after a while, and a retry finishes it once", async () => {
    await crash("up-1");
    expect((await listed())[0]).toMatchObject({ status: "parsing", isStuck: false });
    api.clock.now += 3 * 60_000;
    expect((await listed())[0]?.isStuck).toBe(true);
    for (const _ of [1, 2]) {
      expect((await api.call("retryFile", at("up-1"))).reply).toMatchObject({
        status: "valid",
        isStuck: false,
        isSelected: true,
      });
    }
    expect((await trail()).filter(({ action }) => action === "file_upload")).toHaveLength(1);
  });

  test("is found by its object when no event ever came", async () => {
    await put("up-2");
    expect(await listed()).toEqual([]);
    expect((await api.call("retryFile", at("up-2"))).reply.status).toBe("valid");
  });

  test("cannot be matched, accepted or forgotten meanwhile", async () => {
    await crash("up-3");
    const answers = [
      await map("up-3"),
      await api.call("acceptFile", at("up-3")),
      await api.call("forgetFileMapping", at("up-3")),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(Array(3).fill("file_being_read"));
  });

  test("is recorded with the bytes that were read, when another write came before the next event", async () => {
    await crash("up-4");
    const other = smallTrialBalance.replaceAll("Overheads", "Rent");
    await api.objects.write(uploadPath(place("up-4")), other, "text/csv");
    await ingestUpload(api.deps, place("up-4"));
    const file = (await stored("up-4")).data();
    expect(file).toMatchObject({
      generation: await api.objects.generation(uploadPath(place("up-4"))),
    });
    const rows = new TextDecoder().decode((await api.objects.read(file?.rowsPath)) ?? undefined);
    expect([rows.includes("Rent"), rows.includes("Overheads")]).toEqual([true, false]);
    expect(file?.size).toBe(other.length);
  });

  test("never has bytes of one write and the name of another", async () => {
    await put("up-5");
    const { read } = api.objects;
    let isReplaced = false;
    api.objects.read = async (path) => {
      const bytes = await read(path);
      if (!isReplaced) {
        isReplaced = true;
        await api.objects.write(path, lines(smallTrialBalance).slice(0, 1).join("\n"), "text/csv");
      }
      return bytes;
    };
    const file = await ingestUpload(api.deps, place("up-5"));
    expect(file?.status).toBe("invalid");
    expect(file?.generation).toBe(await api.objects.generation(uploadPath(place("up-5"))));
  });

  test("that was removed after it was read but before it was noted leaves nothing behind", async () => {
    await put("up-7");
    const { generation, remove } = api.objects;
    let asked = 0;
    api.objects.generation = async (path) => {
      asked += 1;
      if (asked === 3) await remove(path); // twice around the reading, then once more
      return generation(path);
    };
    expect(await ingestUpload(api.deps, place("up-7"))).toBeNull();
    expect([asked, await listed(), api.objects.paths()]).toEqual([3, [], []]);
  });

  test("does not come back when it was removed while its event was on the way", async () => {
    await put("up-6");
    await ingestUpload(api.deps, place("up-6"));
    const { read } = api.objects;
    const late = place("up-6");
    await put("up-6");
    api.objects.read = async (path) => {
      const bytes = await read(path);
      api.objects.read = read;
      return bytes;
    };
    const [first] = await Promise.all([
      api.call("removeFile", at("up-6")),
      ingestUpload(api.deps, late),
    ]);
    expect(first.reply).toEqual({ ok: true });
    expect(await listed()).toEqual([]);
  });
});

test("a PDF is read for balances and statements, and refused by its name for rates", async () => {
  const send = async (fileType: string) =>
    (
      await api.call("uploadFile", {
        params: { id },
        form: fileForm(fileType, "cf.pdf", "%PDF-1.7"),
      })
    ).status;
  const types = ["fx_rates", "trial_balance", "prior_cashflow"];
  expect(await Promise.all(types.map(send))).toEqual([415, 422, 422]);
});

test("a role is stale once its file is replaced, counts all the same, and is confirmed by giving it again", async () => {
  await uploadTrialBalance(api, id);
  await api.call("processProject", { params: { id } });
  const give = (role: string) =>
    api.call("putAccountMapping", { params: { id, code: "5000" }, body: { role } });
  const account = async () =>
    (await api.call("listAccounts", { params: { id } })).reply.find(({ code }) => code === "5000");
  await give("bad_debts");
  expect(await account()).toMatchObject({ role: "bad_debts", isStale: false });
  await upload(smallTrialBalance.replace("Overheads", "Other overheads"), "next.csv");
  await api.call("processProject", { params: { id } });
  expect(await account()).toMatchObject({ role: "bad_debts", isStale: true });
  const waiting = async () =>
    (await api.call("listAccounts", { params: { id }, query: { isStale: "true" } })).reply;
  expect((await waiting()).map(({ code }) => code)).toEqual(["5000"]);
  const { version } = (await api.call("getCashFlow", { params: { id } })).reply;
  await give("bad_debts");
  expect(await account()).toMatchObject({ role: "bad_debts", isStale: false });
  expect(await waiting()).toEqual([]);
  expect((await trail())[0]?.description).toBe("Account 5000: role Bad debts confirmed");
  expect((await api.call("getCashFlow", { params: { id } })).reply.version).toBe(version);
});
