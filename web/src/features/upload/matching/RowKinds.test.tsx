import { screen, within } from "@testing-library/react";
import type { FileDetail, UploadedFile } from "@tieout/contract";
import { expect, test } from "vitest";
import { aFile, aFileDetail } from "../../../testing/aFile.ts";
import { aMatching } from "../../../testing/aMatching.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const report = [
  ",Profit and Loss,£,£",
  "Income,,,",
  ",Sales,,400",
  ",Total Energies supply,150,",
  ",Net profit,,250",
];

const file = aFile({
  fileType: "profit_loss",
  fileName: "pl.csv",
  matching: aMatching({
    columns: [
      { field: "name", index: 1, heading: "Profit and Loss", matchedBy: "place" },
      { field: "current", index: 3, heading: "£", matchedBy: "meaning" },
    ],
  }),
});

const kinds = [null, "heading", "account", "total", "total"] as const;

function detailOf(shown: UploadedFile): FileDetail {
  const detail = aFileDetail(shown, report);
  return {
    ...detail,
    sheets: detail.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row, at) => ({
        ...row,
        readAs: kinds[at] ?? null,
        section: kinds[at] === "account" ? "Income" : null,
      })),
    })),
  };
}

/** The dialog of a profit and loss, and what was sent of it. */
async function open(shown: UploadedFile = file) {
  const app = await renderApp("/upload", {
    api: {
      listFiles: () => [shown],
      getFile: () => detailOf(shown),
      putFileMapping: () => shown,
    },
  });
  await app.user.click(await screen.findByRole("button", { name: "Show rows of pl.csv" }));
  await app.user.click(await screen.findByRole("button", { name: "Change columns of pl.csv" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Columns of pl.csv" }));
  await dialog.findByLabelText("Headings are in");
  const sent = async () => {
    await app.user.click(dialog.getByRole("button", { name: "Use these columns" }));
    await expect.poll(() => app.calls.some(({ name }) => name === "putFileMapping")).toBe(true);
    return app.calls.find(({ name }) => name === "putFileMapping")?.body;
  };
  return { ...app, dialog, sent };
}

test("every row shows what it was read as, and can be said to be something else", async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByText("What the rows are"));
  const supply = dialog.getByLabelText("Row 4 is");
  expect(supply).toHaveDisplayValue("By itself: a total");
  expect(dialog.queryByLabelText("Section of row 4")).toBeNull();
  await user.selectOptions(supply, "An account");
  await user.selectOptions(dialog.getByLabelText("Section of row 4"), "Expenses");
  await user.selectOptions(dialog.getByLabelText("Row 2 is"), "Nothing: leave it out");
  expect(await sent()).toMatchObject({
    rows: {
      4: { kind: "account", section: "Expenses" },
      2: { kind: "ignore", section: null },
    },
  });
});

test("a row is left to the reading again, and a total has no section", async () => {
  const said = {
    row: 4,
    isRight: false,
    label: "Total Energies supply",
    kind: "account",
    section: "Expenses",
  } as const;
  const matching = file.matching && { ...file.matching, origin: "chosen" as const, rows: [said] };
  const { user, dialog, sent } = await open({ ...file, matching });
  const row = dialog.getByLabelText("Row 4 is");
  expect(row).toHaveDisplayValue("An account");
  await user.selectOptions(row, "A total");
  expect(dialog.queryByLabelText("Section of row 4")).toBeNull();
  await user.selectOptions(row, "By itself: a total");
  expect(await sent()).toMatchObject({ rows: {} });
});

test("a section is one of the statement's sides, or a heading of the file", async () => {
  const { dialog } = await open();
  const options = within(dialog.getByLabelText("Section of row 3")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Income",
    "Income",
    "Cost of sales",
    "Expenses",
  ]);
});

test("names and amounts in several columns are said, and a column is one field's", async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByText("Names or amounts in several columns"));
  await user.selectOptions(dialog.getByLabelText("Names are also in"), "0");
  await user.selectOptions(dialog.getByLabelText("Amounts of Current Period are also in"), "2");
  expect(dialog.getAllByRole("button", { name: /^Take away/ })).toHaveLength(2);
  expect(await sent()).toEqual({
    sheet: null,
    headingRow: 1,
    columns: { name: 1, current: 3 },
    labelColumns: [0],
    innerColumns: { current: [2] },
    sides: null,
    rows: {},
  });
});

test("a further column is taken away again", async () => {
  const matching = file.matching && { ...file.matching, labelColumns: [0] };
  const { user, dialog, sent } = await open({ ...file, matching });
  await user.click(dialog.getByRole("button", { name: /^Take away/ }));
  expect(await sent()).toMatchObject({ labelColumns: [] });
});
