import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { FileDetail, FileMatching, UploadedFile } from "@tieout/contract";
import { expect, test } from "vitest";
import { smallTrialBalance } from "../../../testing/aCashFlow.ts";
import { aFile, aFileDetail } from "../../../testing/aFile.ts";
import { aProject } from "../../../testing/aProject.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { refusal } from "../../../testing/fakeApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const [, ...rows] = smallTrialBalance.split("\n");
/** Headings that mean nothing to anybody but their author. */
const oddRows = ["Ref,What,Plus,Minus,Plus before,Minus before,Sort", ...rows];

const oddColumns = {
  "Account Code": "0",
  "Account Name (needed)": "1",
  "Current Debit (needed)": "2",
  "Current Credit (needed)": "3",
  "Prior Debit": "4",
  "Prior Credit": "5",
  "Account Type": "6",
};

const fields = [
  "code",
  "name",
  "currentDebit",
  "currentCredit",
  "priorDebit",
  "priorCredit",
  "type",
];

function matching(origin: FileMatching["origin"], headings: string): FileMatching {
  return {
    sheet: null,
    headingRow: 1,
    origin,
    chosenAt: origin === "automatic" ? null : "2026-01-05T09:10:00.000Z",
    columns: headings.split(",").map((heading, index) => ({
      field: fields[index] ?? "",
      index,
      heading,
      matchedBy: "heading",
    })),
    labelColumns: [],
    innerColumns: {},
    sides: null,
    rows: [],
  };
}

const unmatched = aFile({
  fileName: "odd.csv",
  status: "invalid",
  isSelected: false,
  errors: ["No row of headings was recognised."],
  problemCount: 1,
});

const valid = aFile({
  fileName: "tb.csv",
  matching: matching("automatic", smallTrialBalance.split("\n")[0] ?? ""),
});

/** A project with one file, whose columns can be matched by hand. */
async function openColumns(file: UploadedFile, detail: FileDetail, answers: object = {}) {
  let current = file;
  const chosen: UploadedFile = {
    ...file,
    status: "valid",
    isSelected: true,
    errors: [],
    problemCount: 0,
    matching: matching("chosen", "Ref,What,Plus,Minus,Plus before,Minus before,Sort"),
  };
  const app = await renderApp("/upload", {
    api: {
      listFiles: () => [current],
      getFile: () => detail,
      putFileMapping: () => {
        current = chosen;
        return current;
      },
      forgetFileMapping: () => current,
      ...answers,
    },
  });
  await app.user.click(await screen.findByRole("button", { name: /^Show (rows|errors) of/ }));
  await app.user.click(await screen.findByRole("button", { name: /^(Match|Change) columns of/ }));
  const dialog = within(await screen.findByRole("dialog", { name: `Columns of ${file.fileName}` }));
  await dialog.findByLabelText("Headings are in");
  return { ...app, dialog };
}

type Dialog = Awaited<ReturnType<typeof openColumns>>["dialog"];

async function assign(user: UserEvent, dialog: Dialog, columns: Record<string, string>) {
  for (const [field, column] of Object.entries(columns)) {
    await user.selectOptions(dialog.getByLabelText(field), column);
  }
}

test("columns matched by hand make a file usable, and say who matched them", async () => {
  const { user, calls, dialog } = await openColumns(unmatched, aFileDetail(unmatched, oddRows));
  expect(dialog.getByText(/^Still needed: Account Name/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Use these columns" })).toBeDisabled();
  await assign(user, dialog, oddColumns);
  dialog.getByRole("button", { name: "Use these columns" }).focus();
  await user.keyboard("{Enter}");
  await expectTexts("Columns matched", /^Matched as you chose on/);
  const { body } = calls.find(({ name }) => name === "putFileMapping") ?? {};
  expect(body).toEqual({
    sheet: null,
    headingRow: 1,
    columns: Object.fromEntries(fields.map((field, index) => [field, index])),
    labelColumns: [],
    innerColumns: {},
    sides: null,
    rows: {},
  });
});

test("where the file is removed elsewhere, it is said why its columns have closed", async () => {
  let project = aProject();
  let files = [valid];
  await openColumns(valid, aFileDetail(valid, smallTrialBalance.split("\n")), {
    listProjects: () => [project],
    listFiles: () => files,
  });
  files = [];
  project = { ...project, updatedAt: "2026-01-06T09:00:00.000Z" };
  window.dispatchEvent(new StorageEvent("storage", { key: "tieout-changed" }));
  await expectTexts("Columns closed", /^tb\.csv was removed elsewhere/);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a column is one field's: giving it to another takes it away", async () => {
  const { user, dialog } = await openColumns(
    valid,
    aFileDetail(valid, smallTrialBalance.split("\n")),
  );
  await assign(user, dialog, { "Current Debit (needed)": "1" });
  expect(dialog.getByText("Still needed: Account Name.")).toBeVisible();
});

test("debit and credit are not needed where one column has the balances", async () => {
  const { user, dialog } = await openColumns(unmatched, aFileDetail(unmatched, oddRows));
  expect(dialog.getByLabelText("Current Credit (needed)")).toBeVisible();
  await assign(user, dialog, { "Current Balance": "2" });
  expect(dialog.getByLabelText("Current Credit")).toBeVisible();
  expect(dialog.getByLabelText("Current Debit")).toBeVisible();
  expect(dialog.getByLabelText("Account Name (needed)")).toBeVisible();
  await assign(user, dialog, { "Current Balance": "" });
  expect(dialog.getByLabelText("Current Debit (needed)")).toBeVisible();
});

test("columns that cannot be read leave a valid file as it was", async () => {
  const { user, dialog } = await openColumns(
    valid,
    aFileDetail(valid, smallTrialBalance.split("\n")),
    {
      putFileMapping: () =>
        refusal("file_validation_failed", { errors: ['Row 2: "Bank" is not an amount.'] }),
    },
  );
  await assign(user, dialog, { "Current Debit (needed)": "1", "Account Name (needed)": "2" });
  await user.click(dialog.getByRole("button", { name: "Use these columns" }));
  expect(await dialog.findByText(/It stays as it was\.$/)).toBeVisible();
  expect(dialog.getByText(/"Bank" is not an amount/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await expectTexts(/^Counts for the statement/);
});

test("how an earlier file was matched is forgotten when that is asked for", async () => {
  const remembered = { ...valid, matching: matching("remembered", "Ref,What") };
  const detail = { ...aFileDetail(remembered, oddRows), isRemembered: true };
  const { user, dialog } = await openColumns(remembered, detail);
  await expectTexts(/^Matched as you chose on .*, for an earlier file with these headings\.$/);
  await user.click(dialog.getByRole("button", { name: "Forget this matching" }));
  await expectTexts("Matching forgotten");
});

test("of a workbook another sheet can be chosen; cancelled, all stays as it was", async () => {
  const workbook = {
    ...valid,
    fileName: "trial_balance.xlsx",
    matching: { ...matching("automatic", "Account Code"), sheet: "Trial balance" },
  };
  const [first] = aFileDetail(workbook, smallTrialBalance.split("\n")).sheets;
  const [second] = aFileDetail(workbook, ["Lost,#REF!", "1,2"]).sheets;
  if (!first || !second) throw new Error("a file has a sheet");
  const sheetOf = (sheet: typeof first, name: string) => ({
    ...sheet,
    sheet: name,
    suggestion: { ...sheet.suggestion, sheet: name },
  });
  const { user, calls, dialog } = await openColumns(workbook, {
    ...aFileDetail(workbook, []),
    sheets: [sheetOf(first, "Trial balance"), sheetOf(second, "Workings")],
  });
  expect(dialog.getByLabelText("Sheet")).toHaveValue("Trial balance");
  expect(dialog.getAllByText(/^Matched: /)[0]).toBeVisible();
  await user.selectOptions(dialog.getByLabelText("Sheet"), "Workings");
  expect(dialog.getByLabelText("Headings are in")).toHaveTextContent("Lost, #REF!");
  expect(dialog.getByRole("button", { name: "Use these columns" })).toBeDisabled();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await expectTexts(/^Counts for the statement/);
  expect(calls.filter(({ name }) => name === "putFileMapping")).toEqual([]);
});

test("two sides beside each other are described: where the right one begins, and what the left one holds", async () => {
  const sheet = [
    "Account,2024,2025,Account,2024,2025",
    "Capital,80,90,Bank,120,130",
    "Creditors,40,40,,,",
    "Total,120,130,Total,120,130",
  ];
  const sided = aFile({ ...unmatched, fileType: "balance_sheet", fileName: "sides.csv" });
  const { user, calls, dialog } = await openColumns(sided, aFileDetail(sided, sheet));
  await assign(user, dialog, {
    "Account Name (needed)": "0",
    "Opening Balance (needed)": "1",
    "Closing Balance (needed)": "2",
  });
  await user.click(dialog.getByText("Two sides beside each other"));
  expect(dialog.queryByLabelText("The left side holds")).toBeNull();
  await user.selectOptions(dialog.getByLabelText("The right side begins in"), "3");
  await user.selectOptions(dialog.getByLabelText("The left side holds"), "Liabilities and equity");
  await user.click(dialog.getByText("What the rows are"));
  await user.selectOptions(dialog.getByLabelText("Row 4, right side, is"), "A total");
  await user.click(dialog.getByRole("button", { name: "Use these columns" }));
  const { body } = calls.find(({ name }) => name === "putFileMapping") ?? {};
  expect(body).toMatchObject({
    columns: { name: 0, opening: 1, closing: 2 },
    sides: { rightFrom: 3, left: "liabilities" },
    rows: { "4R": { kind: "total", section: null } },
  });
});

test("a file as it was read shows its totals", async () => {
  const preview = {
    columns: ["Account Name", "Current Debit", "Current Credit"].map((heading) => ({
      heading,
      matchedTo: heading,
    })),
    rows: [{ row: 2, cells: ["Bank", "130.00", ""] }],
    totals: [
      { column: "Current Debit", total: "220.00" },
      { column: "Current Credit", total: "220.00" },
    ],
  };
  const file = { ...valid, preview };
  const { user } = await renderApp("/upload", { api: { listFiles: () => [file] } });
  await user.click(await screen.findByRole("button", { name: "Show rows of tb.csv" }));
  const totals = await screen.findByRole("row", { name: /^All/ });
  expect(totals).toHaveTextContent("All220.00220.00");
});
