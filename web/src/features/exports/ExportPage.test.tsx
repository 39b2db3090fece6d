import { screen, within } from "@testing-library/react";
import type { ExportRecord, Reply } from "@tieout/contract";
import { expect, test, vi } from "vitest";
import { aCashFlow } from "../../testing/aCashFlow.ts";
import { choose } from "../../testing/choose.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

function anExport(different: Partial<ExportRecord> = {}): Reply<"createExport"> {
  const record: ExportRecord = {
    id: "export-1",
    kind: "pdf",
    fileName: "cash-flow-statement.pdf",
    version: 1,
    method: "indirect",
    entity: null,
    periodLength: null,
    presentationUnit: "units",
    listsEntries: false,
    sha256: "ab".repeat(32),
    sizeBytes: 2048,
    createdAt: "2026-01-05T10:00:00.000Z",
    createdBy: "Ada Ledger",
    isSuperseded: false,
    statementSha256: "cd".repeat(32),
    ...different,
  };
  return {
    ...record,
    downloadUrl: `https://files.example/${record.id}`,
    expiresAt: "2026-01-05T10:15:00.000Z",
  };
}

/** Every address that is opened in a new tab. */
function openedTabs(): string[] {
  const opened: string[] = [];
  vi.stubGlobal("open", (url: string) => {
    opened.push(url);
    return { opener: window };
  });
  return opened;
}

test("without a statement every export waits, and the notice says what for", async () => {
  await renderApp("/export");
  await expectTexts(/^There is no statement yet\./, "Nothing has been exported yet");
  for (const button of screen.getAllByRole("button", { name: /^Export/ })) {
    expect(button).toBeDisabled();
  }
});

test("a statement that does not tie out exports drafts, and says so", async () => {
  const reason = { code: "cash_definition", message: "No account was recognised as cash." };
  const different = { tiesOut: false, draftReasons: [reason] };
  await renderApp("/export", {
    api: finishedProjectApi(aCashFlow(undefined, { different })),
  });
  await expectTexts(/^Every export of this statement is marked DRAFT\. No account was recognised/);
});

test("a statement that is out of date says which version is exported", async () => {
  const cashFlow = aCashFlow(undefined, { different: { isOutOfDate: true } });
  await renderApp("/export", { api: finishedProjectApi(cashFlow) });
  await expectTexts(/have changed since version 1/);
});

test("a statement that is out of date is exported only when asked twice, as superseded", async () => {
  openedTabs();
  const project = { isOutOfDate: true, entityName: "Harbour Ltd" };
  const { user, calls } = await renderApp("/export", {
    api: { ...finishedProjectApi(undefined, project), createExport: () => anExport() },
  });
  await user.click(await screen.findByRole("button", { name: "Export PDF Report" }));
  await expectTexts(/every page of it says SUPERSEDED/);
  expect(calls.some(({ name }) => name === "createExport")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Export as superseded" }));
  await expectTexts("Export ready");
});

test("a statement that ties out says what its exports still lack", async () => {
  await renderApp("/export", { api: finishedProjectApi() });
  await expectTexts(/DRAFT until the project says whose statement it is and for which period/);
});

test("an export is of the method that is chosen, opens, and stands in the history", async () => {
  const opened = openedTabs();
  const made: ExportRecord[] = [];
  const { wait, letGo } = heldBack();
  const { user, calls } = await renderApp("/export", {
    api: {
      ...finishedProjectApi(),
      listExports: () => made,
      createExport: async () => {
        await wait;
        const done = anExport({ method: "direct" });
        made.push(done);
        return done;
      },
      downloadExport: () => anExport({ id: "again" }),
    },
  });
  await choose(user, "Method", "Direct");
  await user.click(screen.getByRole("button", { name: "Export PDF Report" }));
  const busy = await screen.findByRole("button", { name: "Exporting..." });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  letGo();
  await expectTexts("Export ready");
  expect(calls.find(({ name }) => name === "createExport")).toMatchObject({
    params: { format: "pdf" },
    query: { method: "direct" },
  });
  const history = within(await screen.findByRole("table", { name: "History of exports" }));
  expect(history.getAllByRole("row")).toHaveLength(2);
  await user.click(history.getByRole("button", { name: /^Download cash-flow-statement\.pdf/ }));
  await expect.poll(() => opened).toHaveLength(2);
  expect(opened).toEqual(["https://files.example/export-1", "https://files.example/again"]);
});

test("each button makes the export that it names", async () => {
  const opened = openedTabs();
  const { user } = await renderApp("/export", {
    api: {
      ...finishedProjectApi(),
      createExport: ({ params }) => anExport({ id: params.format ?? "none" }),
      exportWorkings: () => anExport({ id: "workings" }),
      exportDisclosureNotes: () => anExport({ id: "disclosure_notes" }),
    },
  });
  const names = [
    "PDF Report",
    "Excel Workbook",
    "JSON",
    "One Document",
    "Cash Flow Workings",
    "Disclosure Notes",
  ];
  for (const name of names) {
    await user.click(await screen.findByRole("button", { name: `Export ${name}` }));
    const made = names.indexOf(name) + 1;
    await expect.poll(() => opened).toHaveLength(made);
  }
  const files = ["pdf", "excel", "json", "document", "workings", "disclosure_notes"];
  expect(opened).toEqual(files.map((file) => `https://files.example/${file}`));
});

test("a statement made of a general ledger is exported in the columns that are chosen", async () => {
  openedTabs();
  const { user, calls } = await renderApp("/export", {
    api: {
      ...finishedProjectApi(aCashFlow(undefined, { different: { periods: [] } })),
      createExport: () => anExport({ periodLength: "quarter" }),
    },
  });
  await choose(user, "Columns", "In quarters");
  await choose(user, "Ledger entries", "Listed in Excel and JSON");
  await user.click(screen.getByRole("button", { name: "Export PDF Report" }));
  await expectTexts("Export ready");
  expect(calls.find(({ name }) => name === "createExport")).toMatchObject({
    query: { periods: "quarter" },
  });
  await user.click(screen.getByRole("button", { name: "Export JSON" }));
  await expect.poll(() => calls.filter(({ name }) => name === "createExport")).toHaveLength(2);
  const queries = calls.flatMap((call) => (call.name === "createExport" ? [call.query] : []));
  expect(queries).toEqual([
    { method: "indirect", periods: "quarter" },
    { method: "indirect", periods: "quarter", entries: "listed" },
  ]);
});

test("an export that fails, and one that is kept no longer, say so", async () => {
  const { user } = await renderApp("/export", {
    api: {
      ...finishedProjectApi(),
      listExports: () => [anExport()],
      createExport: () => refusal("internal"),
      downloadExport: () => refusal("export_removed"),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Export JSON" }));
  await expectTexts("Export Failed", /^Something went wrong on our side/);
  await user.click(await screen.findByRole("button", { name: /^Download cash-flow-statement/ }));
  await expectTexts(/^This export is no longer kept/);
});
