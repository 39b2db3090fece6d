import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { aCashFlow, noCashFlow } from "../../testing/aCashFlow.ts";
import { aFile, aLedger } from "../../testing/aFile.ts";
import { aProject } from "../../testing/aProject.ts";
import { choose } from "../../testing/choose.ts";
import { emptyProjectApi } from "../../testing/emptyProjectApi.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { filesApi } from "../../testing/filesApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const button = (name: string) => screen.findByRole("button", { name });

test("clearing asks first, and removes nothing when it is cancelled", async () => {
  const { user, calls } = await renderApp("/", { api: finishedProjectApi() });
  await expectTexts(/^Ties out ·/);
  const clear = await button("Clear Project Data");
  await user.click(clear);
  const asked = await screen.findByRole("dialog", { name: "Clear this project's data?" });
  expect(asked).toHaveTextContent("exports of Harbour Ltd 2025 are removed");
  await user.click(within(asked).getByRole("button", { name: "Cancel" }));
  await expect.poll(() => document.activeElement).toBe(clear);
  expect(calls.filter(({ name }) => name === "clearProject")).toEqual([]);
});

test("a clearing can be undone before it happens; then there is no statement, and processing says what is missing", async () => {
  let api: FakeApi = finishedProjectApi();
  const { user, calls } = await renderApp("/", {
    api: {
      listProjects: (asked) => api.listProjects?.(asked) ?? [],
      getCashFlow: (asked) => api.getCashFlow?.(asked) ?? noCashFlow(),
      clearProject: () => {
        api = emptyProjectApi();
        return { ok: true };
      },
      processProject: () =>
        refusal("statement_not_possible", {
          errors: [
            "Upload a trial balance, a balance sheet with a profit and loss, or a general ledger.",
          ],
        }),
    },
  });
  await user.click(await button("Clear Project Data"));
  await user.click(await button("Clear data"));
  await user.click(await button("Undo"));
  expect(calls.filter(({ name }) => name === "clearProject")).toEqual([]);
  await user.click(await button("Clear Project Data"));
  await user.click(await button("Clear data"));
  await user.click(await screen.findByRole("link", { name: "Auth & Settings" }));
  await user.click(await screen.findByRole("link", { name: "Dashboard" }));
  await expectTexts("No cash flow statement available.");
  await user.click(await button("Process Data"));
  await expectTexts("Error", /Upload a trial balance, a balance sheet with/);
});

test("a change whose answer never came is looked at again, and not said to have failed", async () => {
  let api: FakeApi = finishedProjectApi();
  const { user } = await renderApp("/", {
    api: {
      listProjects: (asked) => api.listProjects?.(asked) ?? [],
      getCashFlow: (asked) => api.getCashFlow?.(asked) ?? noCashFlow(),
      clearProject: () => {
        api = emptyProjectApi();
        throw new TypeError("the connection is gone");
      },
    },
  });
  await user.click(await button("Clear Project Data"));
  await user.click(await button("Clear data"));
  await user.click(await screen.findByRole("link", { name: "Cash Flow Statements" }));
  await expectTexts(/may have been done all the same/, "No cash flow statement available.");
});

test("while a statement is prepared the button says so, and the figures are asked again", async () => {
  const { wait, letGo } = heldBack();
  let processing = 0;
  const { user } = await renderApp("/", {
    api: {
      listFiles: () => [aFile()],
      getDashboardStats: () => ({ activeProjects: 1, completed: 0, needReview: 0, processing }),
      processProject: async () => {
        processing = 1;
        await wait;
        processing = 0;
        return { version: 1, status: "completed", tiesOut: true };
      },
    },
  });
  await user.click(await button("Process Data"));
  expect(await button("Processing...")).toHaveAttribute("aria-disabled", "true");
  await user.click(await button("Project: Harbour Ltd 2025. Change project"));
  const figures = await screen.findByRole("region", { name: "Projects at a glance" });
  await expect.poll(() => figures.textContent).toContain("Processing1");
  letGo();
  await expectTexts("The statement ties out", "No point is left open.");
  await expect.poll(() => figures.textContent).toContain("Processing0");
});

test("of a draft the reason is told when it was prepared, and not that lines are in review", async () => {
  const message = "The opening balances are not known.";
  let project = aProject();
  const { user } = await renderApp("/", {
    api: {
      listProjects: () => [project],
      listFiles: () => [aFile()],
      processProject: () => {
        const draftReasons = [{ code: "opening_cash", message }];
        project = aProject({ status: "needs_review", tiesOut: false, draftReasons });
        return { version: 1, status: "needs_review", tiesOut: false };
      },
    },
  });
  await user.click(await button("Process Data"));
  await expectTexts("The statement is a draft", message);
});

const brokeOff = "The last run broke off before it was finished.";

test("that a run broke off is told to a page opened later, with the statement there was", async () => {
  const api = finishedProjectApi(aCashFlow(), { runFailure: brokeOff });
  await renderApp("/", { api });
  await expectTexts(/^Ties out ·/, "The last run made no statement", brokeOff);
  await renderApp("/cash-flow", { api });
  await expectTexts("The last run made no statement", brokeOff);
});

test("that the first run broke off stands where its statement would", async () => {
  const listProjects = () => [aProject({ runFailure: brokeOff })];
  await renderApp("/", { api: { listProjects, listFiles: () => [aFile()] } });
  await expectTexts(`No statement could be made: ${brokeOff}`);
});

test("before it is known what the year opens with, processing is not offered as the next step", async () => {
  await renderApp("/cash-flow", { api: { listFiles: () => [aFile({ hasOneDate: true })] } });
  await expectTexts("It is made once the project says where the opening balances come from.");
});

test("entities that the files name are consolidated while the box is ticked", async () => {
  const file = aFile({
    preview: {
      columns: [
        { heading: "Entity", matchedTo: "Entity" },
        { heading: "Account Code", matchedTo: "Account Code" },
      ],
      rows: [
        { row: 2, cells: ["North", "1000"] },
        { row: 3, cells: ["South", "1000"] },
      ],
      totals: [],
    },
  });
  const { user, calls } = await renderApp("/", {
    api: {
      listFiles: () => [file],
      processProject: () =>
        refusal("statement_not_possible", {
          errors: ["The files name several entities (North, South)."],
        }),
    },
  });
  const box = await screen.findByRole("checkbox", { name: "Multi-entity consolidation" });
  await expect.poll(() => box).toBeChecked();
  expect(screen.queryByRole("checkbox", { name: "Include FX rates" })).toBeNull();
  await user.click(box);
  await user.click(await button("Process Data"));
  await expectTexts(/The files name several entities \(North, South\)/);
  expect(calls.find((call) => call.name === "processProject")?.body).toEqual({
    multiEntity: false,
  });
});

test("an export is one click away, and a failure is said in the screen's words", async () => {
  const opened: string[] = [];
  vi.stubGlobal("open", (url: string) => {
    opened.push(url);
    return { opener: window };
  });
  let isUp = true;
  const { user } = await renderApp("/", {
    api: {
      ...finishedProjectApi(),
      exportWorkings: () => {
        if (!isUp) throw new TypeError("the connection is gone");
        return {
          id: "export-1",
          kind: "workings",
          fileName: "cash-flow-workings.txt",
          version: 1,
          method: "indirect",
          entity: null,
          periodLength: null,
          presentationUnit: "units",
          listsEntries: false,
          sha256: "00".repeat(32),
          sizeBytes: 400,
          createdAt: "2026-01-05T10:00:00.000Z",
          createdBy: "Ada Ledger",
          isSuperseded: false,
          statementSha256: "11".repeat(32),
          downloadUrl: "https://files.example/workings",
          expiresAt: "2026-01-05T10:15:00.000Z",
        };
      },
    },
  });
  await user.click(await button("Export Cash Flow Workings"));
  await expectTexts("Export ready", "cash-flow-workings.txt");
  expect(opened).toEqual(["https://files.example/workings"]);
  isUp = false;
  await user.click(await button("Export Cash Flow Workings"));
  await expectTexts("Error", /^Failed to export workings: The service could not be reached/);
});

test("before there is a statement nothing can be exported", async () => {
  await renderApp("/");
  expect(await button("Export PDF Report")).toBeDisabled();
});

test("the statement is shown by the project's method", async () => {
  const project = aProject({ method: "direct" });
  const cashFlow = aCashFlow(undefined, { project });
  await renderApp("/", { api: finishedProjectApi(cashFlow, { method: "direct" }) });
  expect(await button("Direct")).toHaveAttribute("aria-pressed", "true");
  await expectTexts("Receipts from customers");
});

test("the statement stands first, then its files, and nothing empty beside them", async () => {
  await renderApp("/", { api: { ...finishedProjectApi(), listFiles: () => [aFile()] } });
  await expectTexts("Cash flow preview", "Files");
  const text = document.body.textContent ?? "";
  expect(text.indexOf("Cash flow preview")).toBeLessThan(text.indexOf("Add another file"));
  expect(screen.queryByText("Profit & Loss")).toBeNull();
});

test("a new project begins with the usual framework and currency, whatever the present one has", async () => {
  const present = aProject({ framework: "US_GAAP", currency: "EUR" });
  const { user } = await renderApp("/", { api: { listProjects: () => [present] } });
  await user.click(await screen.findByRole("button", { name: "New Project" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New project" }));
  expect(dialog.getByLabelText("Currency")).toHaveValue("GBP British Pound");
  expect(dialog.getByText("IFRS (IAS 7)")).toBeVisible();
});

test("another framework or currency is asked about first, with what follows from it", async () => {
  let project = aProject();
  const { user, calls } = await renderApp("/", {
    api: {
      listProjects: () => [project],
      updateProject: ({ body: { currency = "GBP" } }) => {
        project = { ...project, currency };
        return project;
      },
    },
  });
  const changes = () =>
    calls.filter(({ name }) => name === "updateProject").map(({ body }) => body);
  await choose(user, "Framework", "US GAAP (ASC 230)");
  let asked = await screen.findByRole("dialog", { name: "Change the framework?" });
  expect(asked).toHaveTextContent(
    "the policies follow the new framework, and the statement is out",
  );
  await user.click(within(asked).getByRole("button", { name: "Cancel" }));
  expect(changes()).toEqual([]);
  await user.type(
    await screen.findByRole("combobox", { name: "Currency" }),
    "{Control>}a{/Control}JPY",
  );
  await user.click(await screen.findByRole("option", { name: /JPY/ }));
  asked = await screen.findByRole("dialog", { name: "Change the currency?" });
  expect(asked).toHaveTextContent("not converted, and the statement is out of date until it is pr");
  expect(asked).toHaveTextContent("It has other decimals: the files are to be read again");
  await user.click(within(asked).getByRole("button", { name: "Change" }));
  await expect.poll(changes).toEqual([{ currency: "JPY" }]);
});

test("files of a currency with other decimals are read again by one button, and a refusal is said", async () => {
  const { wait, letGo } = heldBack();
  const files = filesApi(undefined, [
    aFile({ id: "old" }),
    aFile({ id: "gone", fileType: "balance_sheet", fileName: "balance-sheet.csv" }),
    aFile({ id: "rates", fileType: "fx_rates", fileName: "rates.csv" }),
  ]);
  const { user, calls } = await renderApp("/", {
    api: {
      ...files.api,
      listProjects: () => [aProject({ currency: "KWD" })],
      retryFile: async ({ params: { fileId } }) => {
        await wait;
        return fileId === "gone" ? refusal("not_found") : files.change(fileId, { decimals: 3 });
      },
    },
  });
  await expectTexts("2 files were read for a currency with other decimals; KWD has 3 decimals.");
  await user.click(await button("Read files again"));
  expect(await button("Reading 1 of 2...")).toBeDisabled();
  letGo();
  await expectTexts(/^balance-sheet\.csv could not be read again and stays as it was\./);
  await expectTexts("One file was read for a currency with other decimals; KWD has 3 decimals.");
  const read = calls.flatMap((call) => (call.name === "retryFile" ? [call.params] : []));
  expect(read).toMatchObject([{ fileId: "old" }, { fileId: "gone" }]);
});

test("a ledger that was read for another period than the project has now is read again by one button", async () => {
  const read = aLedger("2025-01-01", "2025-06-30");
  const files = filesApi(undefined, [
    aFile({ id: "gl", fileType: "general_ledger", ledger: read }),
  ]);
  const period = { start: "2025-01-01", end: "2025-12-31" };
  const { user } = await renderApp("/", {
    api: {
      ...files.api,
      listProjects: () => [aProject({ period })],
      retryFile: ({ params: { fileId } }) =>
        files.change(fileId, { ledger: aLedger(period.start, period.end) }),
    },
  });
  await expectTexts("trial-balance.csv was read for another period than the project has now.");
  expect(await button("Process Data")).not.toHaveClass("contained");
  await user.click(await button("Read files again"));
  await expect.poll(() => screen.queryByText(/was read for another period/)).toBeNull();
  expect(await button("Process Data")).toHaveClass("contained");
});

test("a file that fails on the dashboard says there what is wrong, after a reload too, and leads to the rest", async () => {
  const errors = ["one", "two", "three", "four"].map((word) => `"${word}" is not an amount.`);
  const broken = { status: "invalid", errors, problemCount: 6 } as const;
  const { reload } = await renderApp(
    "/",
    filesApi(() => broken),
  );
  const input = await screen.findByLabelText("Trial Balance file");
  fireEvent.change(input, { target: { files: [new File(["x"], "broken.csv")] } });
  const list = await screen.findByRole("list", { name: "Errors of broken.csv" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([...errors.slice(0, 3), "and 3 more"]);
  expect(within(list).getByRole("link", { name: "and 3 more" })).toHaveAttribute("href", "/upload");
  await reload();
  await expectTexts("broken.csv cannot be used:", /"one" is not an amount/);
});

test("a window that comes back to the front asks for the projects again", async () => {
  // The list is also asked for every five seconds: here that never comes.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { calls } = await renderApp("/", { api: finishedProjectApi() });
  await expectTexts(/^Ties out ·/);
  const asked = () => calls.filter(({ name }) => name === "listProjects").length;
  const before = asked();
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked()).toBe(before + 1));
});
