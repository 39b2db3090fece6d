import { readFileSync } from "node:fs";
import { listOpenPoints } from "@tieout/core";
import { verifyDocument } from "@tieout/files";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import {
  createProject,
  fileForm,
  processedProject,
  smallTrialBalance,
} from "../testing/smallCompany.ts";
import { unpackLines } from "./packedLines.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const LEDGER = `Date,Entry No,Account Code,Account Name,Description,Debit,Credit
2025-01-01,1,1000,Cash at bank,Opening balance,100.00,
2025-01-01,1,3000,Share capital,Opening balance,,100.00
2025-03-31,2,1000,Cash at bank,Fees of March,80.00,
2025-03-31,2,4000,Consulting revenue,Fees of March,,80.00
2025-06-30,3,6000,Rent expense,Office,30.00,
2025-06-30,3,1000,Cash at bank,Office,,30.00
`;
/** A payment that may have been for a repair or for a machine. */
const ESTIMATED = `${LEDGER}2025-07-01,4,6100,Repairs expense,,30.00,
2025-07-01,4,2100,Accounts payable,,,30.00
2025-07-02,5,1500,Plant and equipment,,40.00,
2025-07-02,5,2100,Accounts payable,,,40.00
2025-08-01,6,2100,Accounts payable,,35.00,
2025-08-01,6,1000,Cash at bank,,,35.00
`;
const REFERRED = LEDGER.slice(0, LEDGER.indexOf("\n")).concat(",Party,Document\n");
/** A bill of last year is paid after a machine of the same supplier and size was billed. */
const OPENED = `${REFERRED}2025-01-01,1,1000,Cash at bank,Opening balance,100.00,,,
2025-01-01,1,2100,Accounts payable,Opening balance,,40.00,Maker,A1
2025-01-01,1,3000,Share capital,Opening balance,,60.00,,
2025-02-01,2,1500,Plant and equipment,A machine,40.00,,,
2025-02-01,2,2100,Accounts payable,A machine,,40.00,Maker,B1
2025-03-01,3,2100,Accounts payable,Paid,40.00,,Maker,A1
2025-03-01,3,1000,Cash at bank,Paid,,40.00,,
`;
/** A machine of last year is paid this year. */
const EARLIER = `${REFERRED}2024-12-01,1,1000,Cash at bank,Paid in,100.00,,,
2024-12-01,1,3000,Share capital,Paid in,,100.00,,
2024-12-20,2,1500,Plant and equipment,A machine,40.00,,,
2024-12-20,2,2100,Accounts payable,A machine,,40.00,Maker,A1
2025-03-01,3,2100,Accounts payable,Paid,40.00,,Maker,A1
2025-03-01,3,1000,Cash at bank,Paid,,40.00,,
`;
const UNBALANCED = LEDGER.replace("Office,,30.00", "Office,,29.00");

async function upload(content: string | Uint8Array<ArrayBuffer>, fileName = "ledger.csv") {
  const form = fileForm("general_ledger", fileName, content);
  return api.call("uploadFile", { params: { id }, form });
}

const process = () => api.call("processProject", { params: { id } });
const file = async () => (await api.call("listFiles", { params: { id } })).reply[0];

describe("a general ledger", () => {
  test("is shown as what it holds", async () => {
    expect((await upload(LEDGER)).reply).toMatchObject({ isValid: true, rowCount: 4 });
    expect(await file()).toMatchObject({
      fileType: "general_ledger",
      status: "valid",
      ledger: {
        start: "2025-01-01",
        entryCount: 2,
        lineCount: 4,
        accountCount: 4,
        hasOpenings: true,
      },
      preview: { totals: [{ column: "Debit", total: "110.00" }, { total: "110.00" }] },
    });
  });

  test("alone makes the statement of its period", async () => {
    await upload(LEDGER);
    expect((await process()).reply).toMatchObject({ version: 1 });
    const { totals, files } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(totals).toMatchObject({
      cashAtBeginning: "100.00",
      cashAtEnd: "150.00",
      operating: "50.00",
    });
    expect(files).toMatchObject([{ fileType: "general_ledger", fileName: "ledger.csv" }]);
  });

  test("as an earlier release stored it still makes its statement", async () => {
    await upload(LEDGER);
    const path = api.objects.paths().find((one) => one.startsWith("parsed/")) ?? "";
    const lines = unpackLines((await api.objects.read(path)) ?? new Uint8Array());
    await api.objects.write(path, [...lines].join("\n"), "application/json");
    await process();
    const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "150.00" });
  });

  test.each([
    ["carries in item by item", OPENED, 0],
    ["holds of the year before", EARLIER, -40],
  ])("follows into the year what it %s", async (_, written, bought) => {
    const period = { start: "2025-01-01", end: "2025-12-31" };
    await api.call("updateProject", { params: { id }, body: { period } });
    await upload(written);
    await process();
    const { statements } = (await api.call("getCashFlow", { params: { id } })).reply;
    const [plant] = (statements?.direct.lines ?? []).filter(
      ({ concept }) => concept === "purchase_of_ppe",
    );
    expect(Number(plant?.currentYear ?? 0)).toBe(bought);
  });

  test("as the template has it makes the statement that the other templates make", async () => {
    const template = (fileType: string) =>
      readFileSync(
        new URL(`../../web/public/templates/${fileType}_template.csv`, import.meta.url),
        "utf8",
      );
    await upload(template("general_ledger"));
    await process();
    const alone = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(alone).toMatchObject({
      tiesOut: true,
      totals: { cashAtBeginning: "42000.00", operating: "70300.00", cashAtEnd: "57300.00" },
    });
    const form = fileForm("trial_balance", "tb.csv", template("trial_balance"));
    await api.call("uploadFile", { params: { id }, form });
    await process();
    expect((await api.call("getCashFlow", { params: { id } })).reply.totals).toEqual(alone.totals);
  });

  test("asks once about all lines that depend on one estimate", async () => {
    await upload(ESTIMATED);
    await process();
    const now = async () => (await api.call("getCashFlow", { params: { id } })).reply;
    const wasOpen = listOpenPoints(await now()).length;
    const estimate = listOpenPoints(await now()).find(({ reason }) => /estimate/.test(reason));
    expect(estimate).toMatchObject({ kind: "line", alike: [{ concept: "purchase_of_ppe" }] });
    const params = { id, lineId: estimate?.id ?? "" };
    const reason = "Agreed with the supplier";
    await api.call("verifyLine", { params, body: { status: "verified", reason } });
    expect(listOpenPoints(await now())).toHaveLength(wasOpen - 1);
    const both = Object.values((await now()).statements ?? {});
    const verified = both.flatMap(({ lines }) => lines).filter((line) => line.verification);
    expect(new Set(verified.map(({ concept }) => concept))).toEqual(
      new Set([
        "change_in_trade_payables",
        "payments_to_suppliers_and_employees",
        "purchase_of_ppe",
      ]),
    );
    await api.call("verifyLine", { params, body: { status: "auto" } });
    expect(listOpenPoints(await now())).toHaveLength(wasOpen);
  });

  test("stands beside a trial balance without being counted twice", async () => {
    await upload(LEDGER);
    const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
    await api.call("uploadFile", { params: { id }, form });
    await process();
    const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "130.00" });
  });

  test("is read by the analyst, the weeks after the period included", async () => {
    const period = { start: "2025-01-01", end: "2025-12-31" };
    await api.call("updateProject", { params: { id }, body: { period } });
    const sale = (date: string, number: string, [debit, credit]: [string, string]) =>
      `${date},${number},${debit},,Fees of Ms Private,4000.37,\n${date},${number},${credit},,Fees of Ms Private,,4000.37\n`;
    const last = sale("2025-12-31", "4", ["1000", "4000"]).replaceAll("1000,,", "1100,Debtors,");
    const back = sale("2026-01-05", "5", ["4000", "1100"]);
    await upload(`${LEDGER}${last}${back}`);
    await process();
    const { reply } = await api.call("detectAnomalies", { params: { id } });
    expect(JSON.stringify(reply)).toContain("entry_reversed_after_end:4");
    expect(JSON.stringify(reply)).not.toContain("Private");
  });

  test("of several entities is added up, and seen as one of them", async () => {
    const [head = "", ...lines] = LEDGER.trim().split("\n");
    const south = [
      "2025-01-01,4,1000,Cash at bank,Opening balance,40.00,,South",
      "2025-01-01,4,3000,Share capital,Opening balance,,40.00,South",
      "2025-04-01,5,1000,Cash at bank,Fees of April,7.00,,South",
      "2025-04-01,5,4000,Consulting revenue,Fees of April,,7.00,South",
    ];
    const north = lines.map((line) => `${line},North`);
    await upload([`${head},Entity`, ...north, ...south].join("\n"));
    expect((await file())?.preview?.columns).toContainEqual({
      heading: "Entity",
      matchedTo: "Entity",
    });
    const separate = { params: { id }, body: { multiEntity: false } };
    expect((await api.call("processProject", separate)).problem.errors?.[0]).toContain("North");
    const together = { params: { id }, body: { multiEntity: true } };
    expect((await api.call("processProject", together)).status).toBe(200);
    const seen = async (query = {}) => {
      const { reply } = await api.call("getCashFlow", { params: { id }, query });
      const { cashAtBeginning, operating, cashAtEnd } = reply.totals ?? {};
      return [cashAtBeginning, operating, cashAtEnd, reply.tiesOut];
    };
    expect(await seen()).toEqual(["140.00", "57.00", "197.00", true]);
    expect(await seen({ entity: "North" })).toEqual(["100.00", "50.00", "150.00", true]);
    expect(await seen({ entity: "South" })).toEqual(["40.00", "7.00", "47.00", true]);
  });

  test("that contradicts itself is refused, or taken at its difference by a person", async () => {
    const { problem } = await upload(UNBALANCED);
    expect(problem.errors?.[0]).toContain("does not balance: debits less credits are 1.00");
    const { id: fileId, openDifferences } = (await file()) ?? { id: "", openDifferences: [] };
    expect(openDifferences).toContainEqual({ period: "Entry 3", amount: "1.00" });
    const taken = await api.call("acceptFile", { params: { id, fileId } });
    expect(taken.reply).toMatchObject({ status: "valid", openDifferences: [] });
    await process();
    const { tiesOut } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(tiesOut).toBe(false);
  });

  test("without opening balances takes them from last year's trial balance", async () => {
    const [head = "", , , ...entries] = LEDGER.split("\n");
    await upload([head, ...entries].join("\n"));
    expect(await file()).toMatchObject({ ledger: { hasOpenings: false } });
    await process();
    const alone = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(alone.tiesOut).toBe(false);
    const lastYear =
      "Account Code,Account Name,Debit,Credit\n1000,Cash at bank,100.00,\n3000,Share capital,,100.00\n";
    const form = fileForm("prior_trial_balance", "last-year.csv", lastYear);
    expect((await api.call("uploadFile", { params: { id }, form })).status).toBe(200);
    await process();
    const { totals } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(totals).toMatchObject({ cashAtBeginning: "100.00", cashAtEnd: "150.00" });
  });

  test("of another period than the project's is not counted for it", async () => {
    await upload(LEDGER);
    const period = { start: "2024-01-01", end: "2024-12-31" };
    await api.call("updateProject", { params: { id }, body: { period } });
    const { status, problem } = await process();
    expect(status).toBe(422);
    expect(problem.errors?.[0]).toContain("the project's period is 1 Jan 2024 to 31 Dec 2024");
  });

  test("of another currency than the project's makes no statement until one of them is changed", async () => {
    const { currency } = (await api.call("getProject", { params: { id } })).reply;
    const other = currency === "SEK" ? "NOK" : "SEK";
    const [headings = "", ...lines] = LEDGER.trim().split("\n");
    const named = lines.map((line) => `${line},${other}`);
    await upload([`${headings},Currency`, ...named].join("\n"));
    const { status, problem } = await process();
    expect(status).toBe(422);
    expect(problem.errors?.[0]).toContain(`Set the currency to ${other}`);
    await api.call("updateProject", { params: { id }, body: { currency: other } });
    expect((await process()).reply).toMatchObject({ version: 1 });
  });

  test("names beside the statement, and in its export, what a reviewer asks about", async () => {
    const twice = LEDGER.replace("2025-06-30,3", "2025-03-31,9").replace(
      "2025-06-30,3",
      "2025-03-31,9",
    );
    const again = twice
      .split("\n")
      .slice(3, 5)
      .join("\n")
      .replaceAll("2025-03-31,2", "2025-03-31,3");
    await upload(`${twice}${again}\n`);
    await process();
    const { warnings } = (await api.call("getCashFlow", { params: { id } })).reply;
    expect(warnings.map(({ code }) => code)).toContain("ledger_duplicates");
    await api.call("createExport", { params: { id, format: "json" } });
    const path = api.objects.paths().find((one) => one.startsWith("exports/")) ?? "";
    const written = new TextDecoder().decode((await api.objects.read(path)) ?? undefined);
    expect(written).toContain("ledger_duplicates");
  });

  test("has no columns to be matched by hand", async () => {
    await upload(LEDGER);
    const fileId = (await file())?.id ?? "";
    const body = { sheet: null, headingRow: 1, columns: { date: 0 } };
    const answer = await api.call("putFileMapping", { params: { id, fileId }, body });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]).toContain("not matched by hand");
  });

  test("is nobody else's", async () => {
    const form = fileForm("general_ledger", "ledger.csv", LEDGER);
    expect((await api.call("uploadFile", { as: EVE, params: { id }, form })).status).toBe(404);
  });

  test("says of each line which entries stand behind it, a page at a time", async () => {
    await upload(LEDGER);
    await process();
    const { lines } = (await api.call("getCashFlow", { params: { id } })).reply;
    const profit = lines.find(({ concept }) => concept === "profit_before_tax");
    expect(profit?.sources.map(({ account, entryCount }) => [account, entryCount])).toEqual([
      ["4000", 1],
      ["6000", 1],
    ]);
    const line = profit?.id ?? "";
    const all = await api.call("listLedgerEntries", { params: { id }, query: { line } });
    expect(all.reply).toMatchObject([
      { number: "2", date: "2025-03-31", text: "Fees of March", amount: "80.00", rows: [5] },
      { number: "3", date: "2025-06-30", text: "Office", amount: "-30.00", isEstimated: false },
    ]);
    const of = { account: "6000", method: "direct" };
    const sought = await api.call("listLedgerEntries", {
      params: { id },
      query: { line, search: "OFFICE" },
    });
    expect(sought.reply).toMatchObject([{ number: "3" }]);
    const some = await api.call("listLedgerEntries", { params: { id }, query: of });
    expect(some.reply).toMatchObject([{ number: "3", accountName: "Rent expense" }]);
  });

  test("of several sheets says on which one the rows of an entry stand", async () => {
    const [headings = "", ...rows] = LEDGER.trim().split("\n");
    const book = utils.book_new();
    const sheets = { First: rows.slice(0, 4), Second: rows.slice(4) };
    for (const [name, own] of Object.entries(sheets)) {
      const cells = [headings, ...own].map((row) => row.split(","));
      utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
    }
    const bytes: Uint8Array<ArrayBuffer> = write(book, { type: "array", bookType: "xlsx" });
    await upload(bytes, "ledger.xlsx");
    await process();
    const query = { account: "6000", method: "direct" };
    const { reply } = await api.call("listLedgerEntries", { params: { id }, query });
    expect(reply).toMatchObject([{ number: "3", rows: [2], sheets: ["Second"] }]);
  });

  test("leaves nothing behind when its project is cleared", async () => {
    await upload(LEDGER);
    await process();
    const kept = () => api.objects.paths();
    expect(kept().filter((path) => /-(?:entries|open-items|balances)\./.test(path))).toHaveLength(
      4,
    );
    await api.call("clearProject", { params: { id } });
    expect(kept()).toEqual([]);
  });

  test("leaves no entry in an export that did not ask for them", async () => {
    await upload(LEDGER);
    await process();
    const { reply } = await api.call("createExport", { params: { id, format: "json" } });
    const path = api.objects.paths().find((one) => one.startsWith("exports/")) ?? "";
    expect(reply.fileName).toContain("json");
    const written = new TextDecoder().decode((await api.objects.read(path)) ?? undefined);
    expect(written).toContain("Rent expense");
    expect(written).not.toContain("Fees of March");
  });

  test.each(["json", "excel"])(
    "is listed entry by entry in %s when that is asked for",
    async (format) => {
      const [heading = "", ...lines] = LEDGER.trimEnd().split("\n");
      await upload([`${heading},Posted by`, ...lines.map((each) => `${each},Ada Moss`)].join("\n"));
      await process();
      const query = { entries: "listed" };
      const made = await api.call("createExport", { params: { id, format }, query });
      expect(made.reply).toMatchObject({ listsEntries: true });
      const path = api.objects.paths().find((one) => one.startsWith("exports/")) ?? "";
      const bytes = (await api.objects.read(path)) ?? new Uint8Array();
      const parts = format === "excel" ? Object.values(unzipSync(bytes)) : [bytes];
      const words = parts.map((part) => new TextDecoder().decode(part)).join("");
      expect(words).toContain("Fees of March");
      expect(words).toContain("Ada Moss");
      expect(await verifyDocument(bytes)).toMatchObject({
        outcome: "agrees",
        sha256: made.reply.statementSha256,
      });
      const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
      expect(entries[0]?.description).toContain("with the entries of its general ledger");
    },
  );

  test("is not listed where a file has no place for entries, nor without a ledger", async () => {
    await upload(LEDGER);
    await process();
    const query = { entries: "listed" };
    const pdf = await api.call("createExport", { params: { id, format: "pdf" }, query });
    expect([pdf.status, pdf.problem.errors]).toEqual([
      400,
      ["entries: json and excel list them, pdf does not"],
    ]);
    const other = await processedProject(api);
    const none = await api.call("createExport", { params: { id: other, format: "json" }, query });
    expect([none.status, none.problem.code]).toEqual([409, "no_entries"]);
  });

  test("is exported in columns, and other columns are another export", async () => {
    await upload(LEDGER);
    await process();
    const get = async (query: { periods?: "quarter" }) =>
      (await api.call("getExport", { params: { id, format: "pdf" }, query })).reply;
    const inQuarters = await get({ periods: "quarter" });
    expect(inQuarters.periodLength).toBe("quarter");
    expect((await get({})).id).not.toBe(inQuarters.id);
    expect((await get({ periods: "quarter" })).id).toBe(inQuarters.id);
  });

  test("is what columns need", async () => {
    const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
    await api.call("uploadFile", { params: { id }, form });
    await process();
    const asked = { params: { id, format: "excel" }, query: { periods: "month" } } as const;
    const { status, problem } = await api.call("createExport", asked);
    expect([status, problem.code]).toEqual([409, "no_columns"]);
  });

  test("made without a ledger a statement has no entries", async () => {
    const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
    await api.call("uploadFile", { params: { id }, form });
    await process();
    expect((await api.call("listLedgerEntries", { params: { id } })).reply).toEqual([]);
  });

  test.each(["ledger.xlsb", "ledger.exe"])("as %s is refused by its name", async (name) => {
    expect((await upload(LEDGER, name)).status).toBe(415);
  });
});
