import { fireEvent, screen, within } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, test } from "vitest";
import { aFile, aLedger } from "../../../testing/aFile.ts";
import { aMatching } from "../../../testing/aMatching.ts";
import { aProject } from "../../../testing/aProject.ts";
import { choose } from "../../../testing/choose.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { filesApi } from "../../../testing/filesApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const ASKED =
  "this-year.csv: These are balances at one date. A cash flow statement needs those of a year before: export with a comparison, or add last year's file or the general ledger of the year. If this is the first period of the entity, say so.";

const csv = (fileName: string) => new File(["a"], fileName, { type: "text/csv" });

async function send(fileName: string, label: string): Promise<void> {
  const input = await screen.findByLabelText(`${label} file`);
  fireEvent.change(input, { target: { files: [csv(fileName)] } });
  await expectTexts(`${fileName} uploaded`);
}

/** A project whose trial balance has one date, and what the API made of it since. */
async function openProject(address = "/upload", different: Partial<Project> = {}) {
  const files = filesApi(({ fileType, fileName }) => ({
    hasOneDate: fileType === "trial_balance",
    sha256: fileName.padEnd(64, "0"),
  }));
  let project = aProject(different);
  const lastYear = aProject({ id: "project-0", name: "Harbour Ltd 2024", statementVersion: 3 });
  const app = await renderApp(address, {
    store: files.store,
    api: {
      ...files.api,
      listProjects: () => [project, lastYear],
      updateProject: ({ body }) => {
        const given = Object.fromEntries(
          Object.entries(body).filter(([, value]) => value !== undefined),
        );
        project = { ...project, ...given };
        return project;
      },
    },
  });
  await send("this-year.csv", "Trial Balance");
  return app;
}

const source = (name: RegExp) => screen.getByRole("radio", { name });

test.each(["/upload", "/dashboard"])(
  "%s asks for the balances of a year before, and takes last year's file",
  async (address) => {
    await openProject(address);
    await expectTexts(ASKED);
    await send("last-year.csv", "Last Year's Trial Balance");
    await expectTexts("this-year.csv: Balances at one date. They open with last-year.csv.");
    expect(screen.queryByText(ASKED)).toBeNull();
  },
);

test("the files say which of them the statement is made from", async () => {
  await openProject();
  await send("last-year.csv", "Last Year's Trial Balance");
  const card = async (name: string) => within(await screen.findByRole("region", { name }));
  expect((await card("Trial Balance")).getByText(/balances at one date/)).toHaveTextContent(
    /^Counts for the statement/,
  );
  expect(
    (await card("Last Year's Trial Balance")).getByText(/^Counts for the statement/),
  ).toBeVisible();
});

test("a first period is an explicit choice, and can be taken back", async () => {
  const { user, calls } = await openProject();
  await user.click(source(/^Nowhere: this is the first period/));
  await expectTexts("this-year.csv: Balances at one date. They open with nothing.");
  expect(screen.queryByLabelText("Last Year's Trial Balance file")).toBeNull();
  await user.click(source(/^Last year's file/));
  await expectTexts(ASKED);
  const bodies = calls.flatMap((call) => (call.name === "updateProject" ? [call.body] : []));
  expect(bodies).toEqual([{ isFirstPeriod: true }, { isFirstPeriod: false, priorProjectId: null }]);
});

test("a first period beside last year's file is said to contradict itself", async () => {
  const { user } = await openProject();
  await send("last-year.csv", "Last Year's Trial Balance");
  await user.click(source(/^Nowhere: this is the first period/));
  await expectTexts(/last-year\.csv is there as its Last Year's Trial Balance\. Remove that file/);
  expect(screen.getByRole("button", { name: "Remove last-year.csv" })).toBeVisible();
});

test("last year's project is chosen among those with a statement in the same currency", async () => {
  const { user, calls } = await openProject();
  await user.click(source(/^The project of last year/));
  await choose(user, "Project of last year", "Harbour Ltd 2024");
  await expectTexts(
    "this-year.csv: Balances at one date. They open with those of the project “Harbour Ltd 2024”.",
  );
  const bodies = calls.flatMap((call) => (call.name === "updateProject" ? [call.body] : []));
  expect(bodies).toEqual([{ priorProjectId: "project-0" }]);
});

test("where no other project fits, that is said", async () => {
  const { user } = await openProject("/upload", { currency: "USD" });
  await user.click(source(/^The project of last year/));
  await expectTexts("You have no other project with a statement in USD.");
});

test.each([
  [true, "what the general ledger says: entries.csv."],
  [
    false,
    "what is left of them without the entries of the general ledger: entries.csv. Nothing proves",
  ],
])(
  "a general ledger gives the balances of a year before (stated: %s)",
  async (hasOpenings, words) => {
    const ledger = { ...aLedger("2025-01-01", "2025-12-31"), hasOpenings };
    const files = [
      aFile({ hasOneDate: true, fileName: "this-year.csv" }),
      aFile({ id: "file-2", fileType: "general_ledger", fileName: "entries.csv", ledger }),
    ];
    await renderApp("/upload", { api: { listFiles: () => files } });
    await expectTexts(new RegExp(`^this-year.csv: Balances at one date. They open with ${words}`));
    expect(screen.queryByText(ASKED)).toBeNull();
  },
);

test("statements of one date are still asked for beside a ledger without openings", async () => {
  const ledger = { ...aLedger("2025-01-01", "2025-12-31"), hasOpenings: false };
  const files = [
    aFile({ hasOneDate: true, fileType: "balance_sheet", fileName: "this-year.csv" }),
    aFile({ id: "file-2", fileType: "general_ledger", fileName: "entries.csv", ledger }),
  ];
  await renderApp("/upload", { api: { listFiles: () => files } });
  await expectTexts(ASKED);
});

test("a file of both dates asks for nothing, and one of last year beside it is not used", async () => {
  const files = [
    aFile(),
    aFile({ id: "file-2", fileType: "prior_trial_balance", fileName: "before.csv" }),
  ];
  await renderApp("/upload", { api: { listFiles: () => files } });
  await expectTexts(/^Not used: this year's file does not ask for it/);
  expect(screen.queryByText(/balances at one date/i)).toBeNull();
});

test("a workbook that fills both places says so", async () => {
  const position = aMatching({ sheet: "Position" });
  const other = aFile({ id: "file-9", fileType: "balance_sheet", matching: position });
  await renderApp(
    "/upload",
    filesApi(() => ({ matching: aMatching({ sheet: "P&L" }) }), [other]),
  );
  await send("books.xlsx", "Profit & Loss");
  await expectTexts("The sheet “Position” of this workbook is taken as the Balance Sheet.");
});
