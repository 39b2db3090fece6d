import { type UploadPath, uploadPath } from "@tieout/contract";
import { beforeEach, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, fileForm } from "../testing/smallCompany.ts";
import { statementsSheet, statementsWorkbook } from "../testing/statementsWorkbook.ts";
import { ingestUpload } from "./ingestUpload.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await createProject(api);
});

const books = statementsWorkbook();
const upload = (fileType: string, content = books) =>
  api.call("uploadFile", { params: { id }, form: fileForm(fileType, "books.xlsx", content) });
const files = async () => (await api.call("listFiles", { params: { id } })).reply;
const process = () => api.call("processProject", { params: { id } });

test.each([
  ["profit_loss", "balance_sheet", "Balance Sheet"],
  ["balance_sheet", "profit_loss", "Profit and Loss"],
])("a workbook uploaded as %s fills %s too, from its own sheet", async (first, other, sheet) => {
  const { reply } = await upload(first);
  expect(reply.alsoTakenAs).toMatchObject({ fileType: other, sheet });
  const listed = await files();
  expect(new Set(listed.map(({ sha256 }) => sha256)).size).toBe(1);
  expect(new Map(listed.map((file) => [file.fileType, file.matching?.sheet]))).toEqual(
    new Map([
      ["profit_loss", "Profit and Loss"],
      ["balance_sheet", "Balance Sheet"],
    ]),
  );
  expect((await process()).reply).toMatchObject({ version: 1, tiesOut: true });
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  const descriptions = entries.map(({ description }) => description);
  expect(descriptions.filter((text) => text.includes("of the sheet"))).toHaveLength(2);
});

test("what is there already stays", async () => {
  await upload("balance_sheet", statementsWorkbook(["Balance Sheet"]));
  expect((await upload("profit_loss")).reply.alsoTakenAs).toBeNull();
  expect(await files()).toHaveLength(2);
});

test("a workbook with one statement fills one place", async () => {
  const { reply } = await upload("profit_loss", statementsWorkbook(["Profit and Loss"]));
  expect(reply.alsoTakenAs).toBeNull();
  expect(await files()).toHaveLength(1);
});

test("told twice, or of its own copy, it fills the place once", async () => {
  const place: UploadPath = {
    uid: ADA,
    projectId: id,
    fileType: "profit_loss",
    uploadId: "up-1",
    fileName: "books.xlsx",
  };
  await api.objects.write(uploadPath(place), books, "text/csv");
  await Promise.all([ingestUpload(api.deps, place), ingestUpload(api.deps, place)]);
  const listed = await files();
  expect(listed).toHaveLength(2);
  const copy = listed.find(({ fileType }) => fileType === "balance_sheet");
  await ingestUpload(api.deps, {
    ...place,
    fileType: "balance_sheet",
    uploadId: copy?.id ?? "",
  });
  expect(await files()).toHaveLength(2);
});

test("either file may go without the other", async () => {
  const { reply } = await upload("profit_loss");
  await api.call("removeFile", { params: { id, fileId: reply.fileId } });
  expect(await files()).toMatchObject([{ fileType: "balance_sheet", status: "valid" }]);
  const [file] = await files();
  const retried = await api.call("getFile", { params: { id, fileId: file?.id ?? "" } });
  expect(retried.reply.sheets.map(({ sheet }) => sheet)).toContain("Balance Sheet");
});

test("a sheet with both statements beneath each other fills both places", async () => {
  const { reply } = await upload("balance_sheet", statementsSheet());
  expect(reply.alsoTakenAs).toMatchObject({ fileType: "profit_loss", sheet: "Statements" });
  expect((await process()).reply).toMatchObject({ version: 1, tiesOut: true });
});

test("rows that were read as both statements are refused", async () => {
  const { reply } = await upload("profit_loss");
  const other = reply.alsoTakenAs?.fileId ?? "";
  const sheet = "Profit and Loss";
  const columns = { name: 0, closing: 1, opening: 2 };
  const body = { sheet, headingRow: 4, columns };
  await api.call("putFileMapping", { params: { id, fileId: other }, body });
  const listed = await files();
  const isMatched = listed.some(
    ({ id: one, matching, status }) =>
      one === other && matching?.sheet === sheet && status === "valid",
  );
  expect(isMatched).toBe(true);
  expect((await process()).problem.errors).toEqual([
    expect.stringContaining("hold the same 3 rows: one file stands in both places"),
  ]);
});

test("a profit and loss in thousands is not put beside a balance sheet in units", async () => {
  const send = (fileType: string, content: string) =>
    api.call("uploadFile", { params: { id }, form: fileForm(fileType, "f.csv", content) });
  await send("profit_loss", "in 000's,\nAccount,2025\nSales,400\nWages,-150\nNet profit,250\n");
  await send(
    "balance_sheet",
    "Account,2024,2025\nBank,100000,350000\nTotal assets,100000,350000\nShare capital,60000,60000\nRetained earnings,40000,290000\nTotal equity,100000,350000\n",
  );
  expect((await process()).problem.errors).toEqual([
    expect.stringContaining(`Profit & Loss says "in 000's"`),
  ]);
});
