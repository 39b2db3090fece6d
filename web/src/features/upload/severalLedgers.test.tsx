import { fireEvent, screen, within } from "@testing-library/react";
import type { LedgerPlacing, LedgerTogether, Project, UploadedFile } from "@tieout/contract";
import { describe, expect, test } from "vitest";
import { aFile, aLedger } from "../../testing/aFile.ts";
import { aProject } from "../../testing/aProject.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { filesApi } from "../../testing/filesApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const january = aLedgerFile("january.csv", "2025-01-02", "2025-01-31");

function aLedgerFile(fileName: string, start: string, end: string, different = {}): UploadedFile {
  const ledger = aLedger(start, end);
  return aFile({ id: fileName, fileName, fileType: "general_ledger", ledger, ...different });
}

function placing(kind: LedgerPlacing["kind"], ...fileNames: string[]): LedgerPlacing {
  return { kind, reason: kind === "asks" ? "other_year" : null, fileNames };
}

/** The row of a file in the list. */
async function rowOf(fileName: string): Promise<HTMLElement> {
  const named = await screen.findAllByText(fileName);
  const row = named.map((name) => name.closest("li")).find((item) => item !== null);
  if (!row) throw new Error(`${fileName} stands in no list`);
  return row;
}

async function choose(...fileNames: string[]): Promise<void> {
  const input = await screen.findByLabelText("General Ledger file");
  const files = fileNames.map((name) => new File(["a"], name, { type: "text/csv" }));
  fireEvent.change(input, { target: { files } });
}

test("several ledgers are taken at once, sent one after the other, and are processed once", async () => {
  const months: Record<string, Partial<UploadedFile>> = {
    "january.csv": { ledger: january.ledger },
    "february.csv": {
      ledger: aLedger("2025-02-03", "2025-02-28"),
      placing: placing("adds", "january.csv"),
    },
  };
  const files = filesApi(({ fileName }) => months[fileName] ?? {});
  let project = aProject({ processesAutomatically: true });
  const { calls } = await renderApp("/upload", {
    store: files.store,
    api: {
      ...files.api,
      listProjects: () => [project],
      processProject: () => {
        project = { ...project, statementVersion: 1, tiesOut: true };
        return { version: 1, status: "completed", tiesOut: true };
      },
    },
  });
  expect(await screen.findByLabelText("General Ledger file")).toHaveAttribute("multiple");
  await choose("january.csv", "february.csv");
  await expectTexts(
    "2 files uploaded",
    "These 2 files are the general ledger, with entries from 2 Jan 2025 to 28 Feb 2025, 8 lines.",
  );
  expect(await rowOf("february.csv")).toHaveTextContent(
    /Part of the ledger · entries of 3 Feb 2025 to 28 Feb 2025/,
  );
  await screen.findByRole("link", { name: "Open the statement" });
  expect(calls.filter(({ name }) => name === "processProject")).toHaveLength(1);
});

test("a list of accounts says that it names those of the ledger, and is none without it", async () => {
  const list = aFile({
    id: "list",
    fileName: "accounts.csv",
    fileType: "general_ledger",
    rowCount: 61,
    placing: placing("adds", "january.csv"),
  });
  const { api } = filesApi(undefined, [list, january]);
  await renderApp("/upload", { api });
  expect(await rowOf("accounts.csv")).toHaveTextContent(
    /Names the accounts of the ledger · 61 accounts/,
  );
  const row = within(await rowOf("accounts.csv"));
  expect(row.queryByRole("button", { name: /^Use this file/ })).not.toBeInTheDocument();
});

test("a list of accounts that is alone misses its ledger, and no statement is offered", async () => {
  const list = aFile({ fileName: "accounts.csv", fileType: "general_ledger", rowCount: 1 });
  const { api } = filesApi(undefined, [list]);
  await renderApp("/upload", { api });
  expect(await rowOf("accounts.csv")).toHaveTextContent(
    /it names those of the ledger, which is missing · 1 account ·/,
  );
  expect(screen.queryByRole("button", { name: /^Process/ })).not.toBeInTheDocument();
});

test("a ledger of another year is asked about, and what was there still counts", async () => {
  const other = aLedgerFile("2023.csv", "2023-01-02", "2023-12-30", {
    isSelected: false,
    placing: placing("asks", "january.csv"),
  });
  const { api } = filesApi(undefined, [other, january]);
  const { user, calls } = await renderApp("/upload", { api });
  const row = within(await rowOf("2023.csv"));
  expect(row.getByText(/^Does not count yet · entries of 2 Jan 2023 to 30 Dec 2023/)).toBeVisible();
  expect(row.getByRole("alert")).toHaveTextContent(
    /with january\.csv it would be more than a year.*add it to the ledger, or use it instead of them/,
  );
  expect(await rowOf("january.csv")).toHaveTextContent(/Counts for the statement/);
  await user.click(row.getByRole("button", { name: "Use it instead: 2023.csv" }));
  await expect
    .poll(async () => (await rowOf("2023.csv")).textContent)
    .toMatch(/Counts for the statement/);
  expect(calls.find(({ name }) => name === "addFile")?.body).toMatchObject({ replaces: true });
});

test("the dashboard says of a ledger that waits for a person where they say what it is for", async () => {
  const other = aLedgerFile("2023.csv", "2023-01-02", "2023-12-30", {
    isSelected: false,
    placing: placing("asks", "january.csv"),
  });
  await renderApp("/dashboard", { api: filesApi(undefined, [other, january]).api });
  await expectTexts(/^2023\.csv: not counted yet\./);
  expect(screen.getByRole("link", { name: "Say what it is for" })).toHaveAttribute(
    "href",
    "/upload",
  );
});

test("a ledger that is not added says why beside it, for as long as it takes to read", async () => {
  const again = aLedgerFile("again.csv", "2025-01-10", "2025-01-20", {
    isSelected: false,
    placing: { ...placing("asks", "january.csv"), reason: "overlaps" },
  });
  const { api } = filesApi(undefined, [again, january]);
  const errors = ["again.csv: Row 2: the lines of entry 2 stand here again."];
  const { user } = await renderApp("/upload", {
    api: { ...api, addFile: () => refusal("statement_not_possible", { errors }) },
  });
  const row = within(await rowOf("again.csv"));
  await user.click(row.getByRole("button", { name: "Add to the ledger: again.csv" }));
  expect(await row.findByText("again.csv was not taken")).toBeVisible();
  expect(row.getByText(/the lines of entry 2 stand here again/)).toBeVisible();
});

test("a ledger that took the place of another says so, and the other can be added again", async () => {
  const anew = aLedgerFile("anew.csv", "2025-01-02", "2025-01-31", {
    placing: placing("replaces", "january.csv"),
  });
  const { api } = filesApi(undefined, [anew, { ...january, isSelected: false }]);
  const { user } = await renderApp("/upload", { api });
  expect(await rowOf("anew.csv")).toHaveTextContent(
    /Counts for the statement, in place of january\.csv/,
  );
  const row = within(await rowOf("january.csv"));
  await user.click(row.getByRole("button", { name: "Add to the ledger: january.csv" }));
  await expectTexts(/^These 2 files are the general ledger/);
});

test("the ledger is no optional file: it is enough by itself", async () => {
  await renderApp("/upload", filesApi());
  expect(await screen.findByRole("heading", { name: "General Ledger" })).toBeVisible();
  expect(screen.queryByText(/General Ledger \(optional\)/)).toBeNull();
});

test("of several files those that are not taken are said until others are sent", async () => {
  await renderApp("/upload", filesApi());
  await choose("letter.docx", "january.csv");
  await expectTexts("january.csv uploaded");
  const refused = within(screen.getByRole("list", { name: "Not uploaded" }));
  expect(refused.getByText(/^letter\.docx is not accepted here\./)).toBeVisible();
});

test("a ledger of another period says which, and gives the project the whole months of it", async () => {
  const other = aLedgerFile("2023.csv", "2023-01-10", "2023-12-10", {
    isSelected: false,
    placing: { kind: "asks", reason: "other_period", fileNames: [] },
  });
  const { api } = filesApi(undefined, [other]);
  let project = aProject({
    processesAutomatically: true,
    period: { start: "2025-01-01", end: "2025-12-31" },
  });
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...api,
      listProjects: () => [project],
      updateProject: ({ body }) => {
        project = { ...project, period: body.period ?? null };
        return project;
      },
      retryFile: () => other,
      processProject: () => ({ version: 1, status: "completed", tiesOut: true }),
    },
  });
  const row = within(await rowOf("2023.csv"));
  expect(row.getByText(/and the project is of 1 Jan 2025 to 31 Dec 2025/)).toBeVisible();
  expect(row.queryByRole("button", { name: /^Add to the ledger/ })).toBeNull();
  await user.click(row.getByRole("button", { name: "Show rows of 2023.csv" }));
  expect(row.getByText(/^The file was read without errors\. It does not count yet/)).toBeVisible();
  expect(row.queryByText(/File validation successful/)).toBeNull();
  await user.click(
    row.getByRole("button", { name: "Set the period to 1 Jan 2023 to 31 Dec 2023: 2023.csv" }),
  );
  await expect
    .poll(() => calls.map(({ name }) => name).filter((name) => name === "processProject"))
    .toEqual(["processProject"]);
  expect(project.period).toEqual({ start: "2023-01-01", end: "2023-12-31" });
  expect(calls.find(({ name }) => name === "addFile")?.body).toMatchObject({ replaces: true });
});

test("where a file is not taken after its period was, the screen shows the project's new one", async () => {
  const other = aLedgerFile("2023.csv", "2023-01-10", "2023-12-10", {
    isSelected: false,
    placing: { kind: "asks", reason: "other_period", fileNames: [] },
  });
  let project = aProject({ period: { start: "2025-01-01", end: "2025-12-31" } });
  const { user } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [other]).api,
      listProjects: () => [project],
      updateProject: ({ body: { period = null } }) => {
        project = { ...project, period };
        return project;
      },
      retryFile: () => other,
      addFile: () => refusal("processing_in_progress"),
    },
  });
  const row = within(await rowOf("2023.csv"));
  await user.click(row.getByRole("button", { name: /^Set the period to/ }));
  expect(await row.findByText(/and the project is of 1 Jan 2023 to 31 Dec 2023/)).toBeVisible();
});

test("a ledger that says its period itself gives the project that one", async () => {
  const said = {
    ...aLedger("2023-01-10", "2024-01-09"),
    firstDay: "2023-01-12",
    lastDay: "2023-12-10",
  };
  const other = aLedgerFile("2023.csv", "2023-01-10", "2024-01-09", {
    isSelected: false,
    ledger: said,
    placing: { kind: "asks", reason: "other_period", fileNames: [] },
  });
  const project = aProject({ period: { start: "2025-01-01", end: "2025-12-31" } });
  await renderApp("/upload", {
    api: { ...filesApi(undefined, [other]).api, listProjects: () => [project] },
  });
  const row = within(await rowOf("2023.csv"));
  expect(
    row.getByRole("button", { name: "Set the period to 10 Jan 2023 to 9 Jan 2024: 2023.csv" }),
  ).toBeVisible();
});

test("a ledger of several years offers them, and is read for the one that is chosen", async () => {
  const years = [
    { start: "2022-03-01", end: "2022-12-31" },
    { start: "2023-01-01", end: "2023-12-31" },
  ];
  const errors = ["The entries run from 2022-03-04 to 2023-12-10: 22 months."];
  const several = aLedgerFile("years.csv", "2022-03-04", "2023-12-10", {
    ...{ status: "invalid", isSelected: false, ledger: null, errors, problemCount: 1 },
    problems: [{ code: "ledger_several_years", message: errors[0], where: { years } }],
  });
  const { api, change } = filesApi(undefined, [several]);
  let project = aProject({
    processesAutomatically: true,
    period: { start: "2025-01-01", end: "2025-12-31" },
  });
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...api,
      listProjects: () => [project],
      updateProject: ({ body: { period = null } }) => {
        project = { ...project, period };
        return project;
      },
      retryFile: () => {
        const { start = "", end = "" } = project.period ?? {};
        const read = { ...{ errors: [], problems: [], problemCount: 0 }, status: "valid" } as const;
        return change("years.csv", { ...read, ledger: aLedger(start, end), isSelected: true });
      },
      processProject: () => ({ version: 1, status: "completed", tiesOut: true }),
    },
  });
  const row = within(await rowOf("years.csv"));
  expect(row.getByRole("alert")).toHaveTextContent(/of the project’s period, 1 Jan 2025 to 31 Dec/);
  expect(row.getAllByRole("button", { name: /^Set the period to/ })).toHaveLength(2);
  await user.click(
    row.getByRole("button", { name: "Set the period to 1 Jan 2023 to 31 Dec 2023: years.csv" }),
  );
  await expect.poll(() => calls.some(({ name }) => name === "processProject")).toBe(true);
  expect(project.period).toEqual({ start: "2023-01-01", end: "2023-12-31" });
  expect(calls.some(({ name }) => name === "addFile")).toBe(false);
  expect(await rowOf("years.csv")).toHaveTextContent(/Counts for the statement/);
});

test("a file that makes a ledger one of several years offers them, and is added for the one that is chosen", async () => {
  const first = aLedgerFile("2024.csv", "2024-01-03", "2024-12-30");
  const second = aLedgerFile("2025.csv", "2025-01-02", "2025-06-28", {
    ...{ isSelected: false, placing: { ...placing("asks", "2024.csv"), reason: "other_year" } },
  });
  const { api, change } = filesApi(undefined, [second, first]);
  let project = aProject({ period: null });
  const periods = [
    { start: "2024-01-01", end: "2024-12-31" },
    { start: "2025-01-01", end: "2025-06-30" },
  ];
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...api,
      listProjects: () => [project],
      updateProject: ({ body: { period = null } }) => {
        project = { ...project, period };
        return project;
      },
      addFile: ({ params: { fileId = "" } }) =>
        project.period === null
          ? refusal("statement_not_possible", { errors: ["The entries run too long."], periods })
          : change(fileId, { isSelected: true }),
    },
  });
  const row = within(await rowOf("2025.csv"));
  await user.click(row.getByRole("button", { name: "Add to the ledger: 2025.csv" }));
  await user.click(
    await row.findByRole("button", {
      name: "Set the period to 1 Jan 2025 to 30 Jun 2025: 2025.csv",
    }),
  );
  await expect.poll(() => calls.filter(({ name }) => name === "addFile")).toHaveLength(2);
  expect(project.period).toEqual(periods[1]);
  expect(calls.some(({ name }) => name === "retryFile")).toBe(false);
  expect(await rowOf("2025.csv")).toHaveTextContent(/Part of the ledger/);
});

describe("files of a ledger that contradict each other", () => {
  const february = aLedgerFile("february.csv", "2025-02-03", "2025-02-28", {
    placing: placing("adds", "january.csv"),
  });
  const open = [{ period: "Account 1000 at the opening", amount: "-5.00" }];
  const contradicting: LedgerTogether = {
    isBeingRead: false,
    errors: ["february.csv: Row 2: account 1000 opens with 115.00 there."],
    openDifferences: open,
    acceptedDifferences: [],
  };
  const taken = { ...contradicting, errors: [], openDifferences: [], acceptedDifferences: open };

  test("say so above their list, and are taken with the difference once it is accepted", async () => {
    let project = aProject({ processesAutomatically: true, ledgerTogether: contradicting });
    const change = (different: Partial<Project>) => {
      project = { ...project, ...different };
      return project;
    };
    const { user, calls } = await renderApp("/upload", {
      api: {
        ...filesApi(undefined, [february, january]).api,
        listProjects: () => [project],
        acceptLedger: () => change({ ledgerTogether: taken }),
        takeBackLedger: () => change({ ledgerTogether: contradicting }),
        processProject: () => {
          change({ statementVersion: 1, tiesOut: false });
          return { version: 1, status: "needs_review", tiesOut: false };
        },
      },
    });
    await expectTexts(
      "These files contradict each other: no statement is made of them",
      "february.csv: Row 2: account 1000 opens with 115.00 there.",
    );
    expect(calls.filter(({ name }) => name === "processProject")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Accept the difference" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Account 1000 at the opening is out by £5\.00\. If you/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Accept the difference" }));
    await expectTexts(/^You accepted that Account 1000 at the opening is out by £5\.00\./);
    await expect.poll(() => calls.some(({ name }) => name === "processProject")).toBe(true);
    await user.click(
      screen.getByRole("button", { name: "Undo the acceptance of the general ledger" }),
    );
    await expectTexts("These files contradict each other: no statement is made of them");
  });

  test("are told on the dashboard too, where their list is not", async () => {
    const { api } = filesApi(undefined, [february, january]);
    const project = aProject({ ledgerTogether: contradicting });
    await renderApp("/dashboard", { api: { ...api, listProjects: () => [project] } });
    expect(await screen.findByRole("link", { name: "See in what" })).toHaveAttribute(
      "href",
      "/upload",
    );
  });

  test("are refused in few words where they are processed: the list says the rest", async () => {
    const errors = ["february.csv: Row 2: account 1000.", "february.csv: Row 3: account 2500."];
    const { user } = await renderApp("/upload", {
      api: {
        ...filesApi(undefined, [february, january]).api,
        processProject: () => refusal("statement_not_possible", { errors }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Process Data" }));
    await expectTexts("No statement could be made: february.csv: Row 2: account 1000. And 1 more.");
  });

  test("are said to be read together where that takes a while, and nothing is processed yet", async () => {
    const isBeingRead = { ...contradicting, isBeingRead: true, errors: [], openDifferences: [] };
    const project = aProject({ processesAutomatically: true, ledgerTogether: isBeingRead });
    const { calls } = await renderApp("/upload", {
      api: { ...filesApi(undefined, [february, january]).api, listProjects: () => [project] },
    });
    await expectTexts(/^They are being read together/);
    expect(calls.filter(({ name }) => name === "processProject")).toEqual([]);
  });

  test("can be accepted where one of them is added", async () => {
    const again = aLedgerFile("again.csv", "2025-01-10", "2025-01-20", {
      isSelected: false,
      placing: { ...placing("asks", "january.csv"), reason: "overlaps" },
    });
    const { api, change } = filesApi(undefined, [again, january]);
    const errors = ["again.csv: Row 2: account 1000 opens with 115.00 there."];
    const { user, calls } = await renderApp("/upload", {
      api: {
        ...api,
        addFile: ({ body }) =>
          body?.accepts.length === 1
            ? change("again.csv", { isSelected: true })
            : refusal("statement_not_possible", { errors, openDifferences: open }),
      },
    });
    const row = within(await rowOf("again.csv"));
    await user.click(row.getByRole("button", { name: "Add to the ledger: again.csv" }));
    await user.click(await row.findByRole("button", { name: "Accept the difference" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Accept the difference" }));
    await expectTexts(/^These 2 files are the general ledger/);
    expect(calls.findLast(({ name }) => name === "addFile")?.body).toEqual({
      replaces: false,
      accepts: open,
    });
  });
});
