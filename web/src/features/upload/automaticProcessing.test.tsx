import { fireEvent, screen, within } from "@testing-library/react";
import type { Project, UploadedFile } from "@tieout/contract";
import { expect, test } from "vitest";
import { aFile } from "../../testing/aFile.ts";
import { aProject } from "../../testing/aProject.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { filesApi } from "../../testing/filesApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

async function choose(fileName: string, label: string): Promise<void> {
  const input = await screen.findByLabelText(`${label} file`);
  fireEvent.change(input, { target: { files: [new File(["a"], fileName)] } });
}

/** Opens /upload of a project that is processed by itself or not, on files read as this. */
async function openUpload(processesAutomatically: boolean, found: Partial<UploadedFile> = {}) {
  let project: Project = aProject({ processesAutomatically });
  const { api, ...files } = filesApi(() => found);
  const app = await renderApp("/upload", {
    ...files,
    api: {
      ...api,
      listProjects: () => [project],
      processProject: () => {
        project = { ...project, status: "completed", statementVersion: 1, tiesOut: true };
        return { version: 1, status: "completed", tiesOut: true };
      },
    },
  });
  const runs = () => app.calls.filter(({ name }) => name === "processProject").length;
  return { ...app, runs };
}

test("a sufficient set is processed once by itself, and /upload ends with the statement", async () => {
  const { runs } = await openUpload(true);
  await choose("profit.csv", "Profit & Loss");
  await expectTexts("profit.csv uploaded");
  expect(runs()).toBe(0);
  await choose("position.csv", "Balance Sheet");
  expect(await screen.findByRole("link", { name: "Open the statement" })).toBeVisible();
  await expectTexts("The statement ties out.");
  expect(runs()).toBe(1);
});

test("while another file is on its way nothing is offered or asked that it may settle", async () => {
  const { wait, letGo } = heldBack();
  const ledger = {
    ...{ start: "2025-01-01", end: "2025-12-31", entryCount: 2, lineCount: 4, accountCount: 2 },
    ...{ hasOpenings: false, currency: "GBP" },
  };
  const { api, store } = filesApi(({ fileType }) =>
    fileType === "general_ledger" ? { ledger } : {},
  );
  let project = aProject({ processesAutomatically: true });
  await renderApp("/upload", {
    api: {
      ...api,
      listProjects: () => [project],
      processProject: () => {
        project = { ...project, status: "completed", statementVersion: 1, tiesOut: true };
        return { version: 1, status: "completed", tiesOut: true };
      },
    },
    store: async (file) => {
      if (file.fileType === "general_ledger") await wait;
      store(file);
    },
  });
  await choose("ledger.csv", "General Ledger");
  await screen.findByText("0%");
  await choose("books.csv", "Trial Balance");
  await expectTexts("books.csv uploaded");
  expect(screen.queryByRole("status", { name: "The statement" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Process Data" })).toBeNull();
  expect(screen.queryByText(/^Whose statement is it/)).toBeNull();
  letGo();
  await expectTexts(
    "The statement ties out.",
    "Whose statement is it? Until that is known, exports are marked DRAFT.",
  );
});

test("a run is followed by its stages, whatever screen is shown, and after a reload", async () => {
  let project = aProject({
    status: "processing",
    progress: { stage: "worksheet", count: 20_000 },
  });
  const { user, reload } = await renderApp("/upload", {
    api: { ...filesApi(undefined, [aFile()]).api, listProjects: () => [project] },
  });
  await expectTexts("Posting 20,000 accounts", "Find roles");
  await user.click(screen.getByRole("link", { name: "Cash Flow Statements" }));
  await expectTexts("Posting 20,000 accounts");
  expect(screen.queryByText("No cash flow statement available.")).toBeNull();
  await reload();
  await expectTexts("Posting 20,000 accounts");
  const progress = { stage: "tracing", count: 60_000, total: 240_000 } as const;
  project = aProject({ status: "processing", progress });
  await expectTexts("Following the cash: 60,000 of 240,000 entries");
  const bar = screen.getByRole("progressbar", { name: "Preparing the statement" });
  expect(bar).toHaveAttribute("aria-valuenow", "25");
  project = aProject();
  await expectTexts("No cash flow statement available.");
});

test("a refusal stays on the screen where the statement would be", async () => {
  const errors = ["Cash is nowhere in these files."];
  const { user } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile()]).api,
      processProject: () => refusal("statement_not_possible", { errors }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Process Data" }));
  await expectTexts(/^No statement could be made: .*Cash is nowhere in these files/);
});

test("a run that was never answered is not called a statement that could not be made", async () => {
  const { user } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile()]).api,
      processProject: () => {
        throw new TypeError("the connection is gone");
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Process Data" }));
  await expectTexts(
    "The service did not answer while the statement was being made. Your files are kept. If the statement was made it shows here in a moment; otherwise process the data again.",
  );
  expect(screen.queryByText(/No statement could be made/)).toBeNull();
});

test("a refusal stays beside the statement that was there before", async () => {
  const errors = ["march.csv: Row 2: account Bank opens with 130.00 there."];
  const { user } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile()]).api,
      listProjects: () => [aProject({ statementVersion: 1, isOutOfDate: true, tiesOut: true })],
      processProject: () => refusal("statement_not_possible", { errors }),
    },
  });
  await expectTexts("Files or settings have changed since the statement was prepared.");
  const outcome = within(screen.getByRole("status", { name: "The statement" }));
  expect(outcome.getByText("Out of date")).toBeVisible();
  expect(outcome.queryByText("Completed")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Process Data" }));
  await expectTexts(/^No statement could be made: .*account Bank opens with 130\.00/);
  expect(screen.getByRole("link", { name: "Open the statement" })).toBeVisible();
});

test("switched off, it waits for the button", async () => {
  const { user, runs } = await openUpload(false);
  await choose("books.csv", "Trial Balance");
  await expectTexts("These files are enough for a statement.");
  expect(runs()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Process Data" }));
  expect(await screen.findByRole("link", { name: "Open the statement" })).toBeVisible();
});

test("from the card of a file, the statement is two steps of the keyboard away", async () => {
  const { user } = await openUpload(true);
  await choose("books.csv", "Trial Balance");
  const link = await screen.findByRole("link", { name: "Open the statement" });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(screen.getByRole("status", { name: "The statement" })).toHaveFocus();
  await user.tab();
  expect(link).toHaveFocus();
});

test("balances of one date wait for where the opening ones come from", async () => {
  const { runs } = await openUpload(true, { hasOneDate: true });
  await choose("books.csv", "Trial Balance");
  await expectTexts("books.csv uploaded", /^books\.csv: These are balances at one date/);
  expect(runs()).toBe(0);
});

test("the statement of a large ledger is prepared by a task, which tells when it has ended", async () => {
  let project: Project = aProject({ processesAutomatically: true });
  const { api, ...files } = filesApi();
  const change = (different: Partial<Project>) => {
    project = { ...project, ...different };
  };
  await renderApp("/upload", {
    ...files,
    api: {
      ...api,
      listProjects: () => [project],
      processProject: () => {
        const progress = { stage: "waiting", count: null } as const;
        change({ status: "processing", isRunByTask: true, progress });
        return { version: 1, status: "processing", tiesOut: null };
      },
    },
  });
  await choose("books.csv", "Trial Balance");
  await expectTexts("A large ledger waits for its turn");
  change({ status: "draft", isRunByTask: false, progress: null, runFailure: "Nothing is cash." });
  const asked = { timeout: 15_000 }; // the project is asked for every other second
  await screen.findByText("No statement could be made: Nothing is cash.", undefined, asked);
  await expectTexts("No statement was prepared");
});

test("a ledger in another currency than the project is not processed by itself", async () => {
  const ledger = {
    ...{ start: "2025-01-01", end: "2025-12-31", entryCount: 2, lineCount: 4, accountCount: 2 },
    ...{ hasOpenings: false, currency: "SEK" },
  };
  const { runs } = await openUpload(true, { ledger });
  await choose("ledger.csv", "General Ledger");
  await expectTexts("The general ledger is in SEK, and the project in GBP.");
  expect(runs()).toBe(0);
});

test("a statement whose last run was lost can be asked for again, though nothing has changed since", async () => {
  const finished = { status: "completed", statementVersion: 1, tiesOut: true } as const;
  let project = aProject({ ...finished, runFailure: "The run was broken off." });
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile()]).api,
      listProjects: () => [project],
      processProject: () => {
        project = aProject(finished);
        return { version: 2, status: "completed", tiesOut: true };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Process Data" }));
  await expectTexts("The statement ties out.");
  expect(calls.filter(({ name }) => name === "processProject")).toHaveLength(1);
  await expect.poll(() => screen.queryByRole("button", { name: "Process Data" })).toBeNull();
});
