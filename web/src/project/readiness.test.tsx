import { screen } from "@testing-library/react";
import type { UploadedFile } from "@tieout/contract";
import { readinessOf } from "@tieout/contract";
import { expect, test } from "vitest";
import { aFile, aLedger } from "../testing/aFile.ts";
import { aMatching } from "../testing/aMatching.ts";
import { aProject } from "../testing/aProject.ts";
import { filesApi } from "../testing/filesApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

const one = (fileType: UploadedFile["fileType"], different: Partial<UploadedFile> = {}) =>
  aFile({ id: fileType, fileName: `${fileType}.csv`, fileType, ...different });

const inSheet = (sheet: string) => ({ matching: aMatching({ sheet }) });

const total = (printed: string) => [
  { ...{ label: "Total", row: 9, column: "Amount" }, printed, read: printed, agrees: true },
];

test("files that are enough and fit are ready", () => {
  const ready = { isReady: true, obstacles: [] };
  expect(readinessOf(aProject(), [one("trial_balance")])).toEqual(ready);
  expect(readinessOf(aProject(), [one("profit_loss"), one("balance_sheet")])).toEqual(ready);
});

test.each<[string, UploadedFile[], RegExp[]]>([
  ["one statement alone", [one("profit_loss")], [/^The profit and loss needs the balance sheet/]],
  ["the other alone", [one("balance_sheet")], [/^The balance sheet needs the profit and loss/]],
  ["rates alone", [one("fx_rates")], [/^A trial balance, .* is still to come\.$/]],
  [
    "one sheet as two files",
    [one("trial_balance", inSheet("TB")), one("balance_sheet", inSheet("TB"))],
    [/^The sheet "TB" was read as Trial Balance and cannot be Balance Sheet as well/],
  ],
  [
    "statements in two units",
    [
      one("profit_loss", { scale: "in thousands", controls: total("120.00") }),
      one("balance_sheet", { controls: total("900000.00") }),
    ],
    [/^Profit & Loss says "in thousands", and the Balance Sheet says no unit/],
  ],
])("%s: what stands in the way is said", (_, files, said) => {
  const { isReady, obstacles } = readinessOf(aProject(), files);
  expect(isReady).toBe(false);
  expect(obstacles).toEqual(said.map((words) => expect.stringMatching(words)));
});

test("what a notice says with its action is not said twice, and nothing is ready before it is done", () => {
  const ledger = { ...aLedger("2025-01-01", "2025-12-31"), currency: "SEK" };
  const files = [one("general_ledger", { ledger })];
  expect(readinessOf(aProject(), files)).toEqual({ isReady: false, obstacles: [] });
});

test("nothing is said of files while one is being read", () => {
  const files = [
    one("profit_loss"),
    one("balance_sheet", { status: "parsing", isSelected: false }),
  ];
  expect(readinessOf(aProject(), files)).toEqual({ isReady: false, obstacles: [] });
});

test.each(["/upload", "/dashboard", "/cash-flow"])(
  "on %s files that contradict each other say so where they would be processed",
  async (address) => {
    const files = [
      one("trial_balance", inSheet("TB")),
      one("balance_sheet", { ...inSheet("TB"), id: "file-2" }),
    ];
    await renderApp(address, filesApi(undefined, files));
    expect(await screen.findByText(/The sheet "TB" was read as Trial Balance/)).toBeVisible();
    const button = screen.queryByRole("button", { name: "Process Data" });
    if (address === "/upload") expect(button).toBeNull();
    else expect(button).not.toHaveClass("contained");
    expect(screen.queryByText(/Click "Process Data"/)).toBeNull();
  },
);
