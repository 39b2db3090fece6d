import { screen, within } from "@testing-library/react";
import type { UploadedFile } from "@tieout/contract";
import { expect, test } from "vitest";
import { aFile } from "../testing/aFile.ts";
import { aProject } from "../testing/aProject.ts";
import { choose } from "../testing/choose.ts";
import { expectTexts } from "../testing/expectTexts.ts";
import { refusal } from "../testing/fakeApi.ts";
import { filesApi } from "../testing/filesApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

/** A project in pounds without a statement, whose ledger says this currency. */
function openProject(said: string, address = "/upload") {
  const ledger = {
    ...{ start: "2025-01-01", end: "2025-12-31", entryCount: 2, lineCount: 4, accountCount: 2 },
    ...{ hasOpenings: false, currency: said },
  };
  return openFiles([aFile({ fileType: "general_ledger", ledger })], address);
}

/** A project in pounds without a statement that has these files. */
async function openFiles(before: readonly UploadedFile[], address = "/upload") {
  let project = aProject({
    ...{ currency: "GBP", statementVersion: null, processesAutomatically: true },
  });
  const files = filesApi(undefined, before);
  const app = await renderApp(address, {
    api: {
      ...files.api,
      // The files come after the project, so that the notice is gone when the change is done
      listFiles: async () => {
        if (project.currency !== "GBP") await new Promise((resolve) => setTimeout(resolve, 50));
        return [...before];
      },
      listProjects: () => [project],
      updateProject: ({ body: { currency = project.currency } }) => {
        project = { ...project, currency };
        return project;
      },
      processProject: () => refusal("statement_not_possible"),
    },
  });
  const calls = () =>
    app.calls.flatMap(({ name, body }) =>
      name === "updateProject" || name === "processProject" ? [[name, body]] : [],
    );
  return { ...app, calls };
}

const SET = /^Set the project to/;

test.each(["/upload", "/dashboard", "/cash-flow"])(
  "on %s a ledger in another currency is said once, and its button, the primary one, sets the project to it and makes the statement",
  async (address) => {
    const { user, calls } = await openProject("SEK", address);
    await expectTexts("The general ledger is in SEK, and the project in GBP.");
    expect(screen.getAllByText(/The general ledger is in SEK/)).toHaveLength(1);
    const process = screen.queryByRole("button", { name: "Process Data" });
    if (address === "/upload") expect(process).toBeNull();
    else expect(process).toBeDisabled();
    expect(screen.queryByText("These files are enough for a statement.")).toBeNull();
    // What stands in place of the statement asks for one currency, not to press what would refuse.
    const instead = "It is made once the project and its files are in one currency.";
    if (address === "/cash-flow") await expectTexts(instead);
    expect(screen.queryByText(/Click "Process Data"/)).toBeNull();
    const set = screen.getByRole("button", { name: "Set the project to SEK" });
    expect(set).toHaveClass("contained");
    await user.click(set);
    await expect.poll(calls).toEqual([
      ["updateProject", { currency: "SEK" }],
      ["processProject", expect.anything()],
    ]);
    await expect.poll(() => screen.queryByRole("button", { name: SET })).toBeNull();
  },
);

test("a ledger of other decimals is read again before a statement is made", async () => {
  const { user, calls } = await openProject("KWD");
  await user.click(await screen.findByRole("button", { name: "Set the project to KWD" }));
  await expectTexts("One file was read for a currency with other decimals; KWD has 3 decimals.");
  expect(calls()).toEqual([["updateProject", { currency: "KWD" }]]);
});

test("a currency that no project can have is named, without a button", async () => {
  await openProject("XAU");
  await expectTexts("The general ledger is in XAU, and the project in GBP.");
  expect(screen.queryByRole("button", { name: SET })).toBeNull();
});

test.each(["GBP", "", "kr"])("a ledger that says %o is not asked about", async (said) => {
  await openProject(said);
  await expectTexts(/^Counts for the statement/);
  expect(screen.queryByText(/^The general ledger is in/)).toBeNull();
});

/** A file that writes a sign beside its amounts. */
const writing = (sign: string, ...currencies: string[]): Partial<UploadedFile> => ({
  currencyWritten: { sign, row: 3, currencies },
});

test("a sign that several currencies have is asked about, with the likeliest one chosen", async () => {
  const { user, calls } = await openFiles([aFile(writing("$", "USD", "CAD"))]);
  await expectTexts(
    'The Trial Balance writes "$" beside its amounts (row 3), and the project is in GBP. If its amounts are in GBP already, take "$" out of the file.',
  );
  expect(screen.queryByText("No statement can be made of these files yet:")).toBeNull();
  expect(screen.getByRole("button", { name: "Set the project to USD" })).toBeVisible();
  await choose(user, "Currency", "CAD Canadian Dollar 2 decimals");
  await user.click(screen.getByRole("button", { name: "Set the project to CAD" }));
  await expect.poll(calls).toEqual([
    ["updateProject", { currency: "CAD" }],
    ["processProject", expect.anything()],
  ]);
  await expect.poll(() => screen.queryByRole("button", { name: SET })).toBeNull();
});

test("what one file says narrows what the other may be in", async () => {
  await openFiles([
    aFile({ fileType: "profit_loss", ...writing("$", "USD", "CAD") }),
    aFile({ id: "file-2", fileType: "balance_sheet", ...writing("C$", "CAD") }),
  ]);
  expect(await screen.findByRole("button", { name: "Set the project to CAD" })).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Currency" })).toBeNull();
});

test("files in two currencies are told without a button: setting either would refuse the other", async () => {
  await openFiles([
    aFile({ fileType: "profit_loss", ...writing("$", "USD") }),
    aFile({ id: "file-2", fileType: "balance_sheet", ...writing("€", "EUR") }),
  ]);
  await expectTexts(/^The Profit & Loss writes "\$"/, /^The Balance Sheet writes "€"/);
  expect(screen.queryByRole("button", { name: SET })).toBeNull();
});

test("a sign that may be the project's currency is not asked about", async () => {
  await openFiles([aFile(writing("£", "GBP", "EGP"))]);
  await expectTexts(/^Counts for the statement/);
  expect(screen.queryByText(/beside its amounts/)).toBeNull();
});

test("the currency of the files makes the statement too where the settings choose it, on a screen without them", async () => {
  const { user, calls } = await openProject("SEK", "/adjustments?settings=project");
  const settings = within(await screen.findByRole("dialog", { name: "Project settings" }));
  await choose(user, "Currency", "SEK Swedish Krona 2 decimals");
  await user.click(settings.getByRole("button", { name: "Save settings" }));
  await expect.poll(calls).toEqual([
    ["updateProject", { currency: "SEK" }],
    ["processProject", expect.anything()],
  ]);
});
