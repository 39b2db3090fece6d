import { fireEvent, screen, within } from "@testing-library/react";
import type { UploadedFile } from "@tieout/contract";
import { problem } from "@tieout/core";
import { expect, test } from "vitest";
import { keepBegun, knownBy, readBegun } from "../../lib/uploads/interruptedUploads.ts";
import { smallTrialBalance } from "../../testing/aCashFlow.ts";
import { aFile } from "../../testing/aFile.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import type { StoredUpload } from "../../testing/fakeFirebaseStorage.ts";
import { filesApi } from "../../testing/filesApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const card = async (name = "Trial Balance") => within(await screen.findByRole("region", { name }));

const csv = (fileName: string, content = smallTrialBalance) =>
  new File([content], fileName, { type: "text/csv" });

async function choose(file: File, label = "Trial Balance"): Promise<void> {
  const input = await screen.findByLabelText(`${label} file`);
  fireEvent.change(input, { target: { files: [file] } });
}

/** Opens /upload, and sends a file whose reading finds this. */
async function upload(fileName: string, found: Partial<UploadedFile>) {
  const app = await renderApp(
    "/upload",
    filesApi(() => found),
  );
  await choose(csv(fileName));
  return app;
}

const notUsable: Partial<UploadedFile> = {
  status: "invalid",
  rowCount: 0,
  errors: ['Row 4, column "Current Credit": "twelve" is not an amount.'],
  problems: [
    {
      code: "amount_unreadable",
      message: 'Row 4, column "Current Credit": "twelve" is not an amount.',
      where: { row: 4, column: "Current Credit", value: "twelve" },
    },
  ],
  problemCount: 1,
};

test("a file that cannot be read says in which row and column, and is not counted", async () => {
  await upload("broken.csv", notUsable);
  await expectTexts(/^File validation failed\. Please fix/);
  await expectTexts("Please check the validation errors below and correct your file");
  const [, error] = within(screen.getByRole("table", { name: "Errors" })).getAllByRole("row");
  expect(error).toHaveTextContent('4Current Credit"twelve" is not an amount.');
  expect((await card()).getByText(/^Not usable, see the errors/)).toBeVisible();
});

test("of a file that was refused before, the first error, how many more there are and the way to match its columns stand beside it", async () => {
  const errors = [...(notUsable.errors ?? []), "Row 5: another.", "Row 6: a third."];
  const { api } = filesApi(undefined, [
    aFile({ ...notUsable, errors, problemCount: 9, isSelected: false }),
  ]);
  await renderApp("/upload", { api });
  await expectTexts(
    /^Row 4, column "Current Credit": "twelve" is not an amount\. 8 more errors\.$/,
  );
  expect(await screen.findByRole("button", { name: /^Match columns of/ })).toBeVisible();
});

test("a file in the place of another type is moved to its own with one click, and counts there", async () => {
  const misplaced = problem("file_type_other", {
    value: "Trial Balance",
    expected: "Balance Sheet",
  });
  const refused = { ...notUsable, errors: [misplaced.message], problems: [misplaced] };
  const { api, store } = filesApi(({ fileType }) => (fileType === "trial_balance" ? refused : {}));
  const { user, calls } = await renderApp("/upload", { api, store });
  await choose(csv("bs.csv"));
  const own = await card("Balance Sheet");
  // Until then the list of files offers it.
  await screen.findByRole("table", { name: "Errors" });
  await user.click(screen.getByRole("button", { name: "Move bs.csv to Balance Sheet" }));
  expect(await own.findByText("bs.csv uploaded")).toBeVisible();
  await expectTexts("bs.csv is read as the Balance Sheet.");
  expect(own.getByText("bs.csv uploaded").closest("[tabindex]")).toHaveFocus();
  expect((await card()).queryByText(/bs\.csv/)).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "moveFile")).toHaveLength(1);
});

test("where another file counts, a refused one has it among its errors", async () => {
  const refused = aFile({ ...notUsable, isSelected: false });
  const counting = aFile({ id: "file-2", fileName: "mended.csv" });
  await renderApp("/upload", { api: filesApi(undefined, [refused, counting]).api });
  expect(await screen.findByRole("button", { name: /^Show errors of/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Match columns of/ })).toBeNull();
});

test("a file of which no table could be read says what to do, and offers no columns to match", async () => {
  const { code, message } = problem("file_unreadable", {
    expected: "XLSX",
    value: "it is cut off",
  });
  const refused = { ...notUsable, errors: [message], problems: [{ code, message, where: {} }] };
  await upload("broken.xlsx", refused);
  expect(await screen.findByRole("table", { name: "Errors" })).toHaveTextContent(
    /Save it again with the program that made it, or as CSV, and upload that\.$/,
  );
  expect(screen.queryByRole("button", { name: /columns of broken/ })).toBeNull();
});

test("an upload waits when it is told to, and goes on from there", async () => {
  const files = filesApi();
  const { wait, letGo } = heldBack();
  const store = async (upload: StoredUpload) => {
    await wait;
    files.store(upload);
  };
  const { user } = await renderApp("/upload", { ...files, store });
  await choose(csv("books.csv"));
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  await expectTexts(/^books\.csv: paused at 0%/);
  letGo();
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await expectTexts("books.csv uploaded");
});

test("a file that was read counts, and the keyboard goes on to another where it was chosen", async () => {
  const { user } = await renderApp("/upload", filesApi());
  const chooser = await screen.findByRole("button", { name: "Choose File: Trial Balance" });
  chooser.focus();
  await choose(csv("books.csv"));
  const another = await (await card()).findByRole("button", { name: "Upload another" });
  await expect.poll(() => document.activeElement).toBe(another);
  await expectTexts("books.csv uploaded", "books.csv has been uploaded and processed");
  expect((await card()).getByText(/^Counts for the statement · 6 rows/)).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Choose File: Trial Balance" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Choose File: Trial Balance" })).toHaveFocus();
});

test("a dropped file says where it lands", async () => {
  await renderApp("/upload", filesApi());
  const zone = (await card()).getByText("Drag a file here, or choose one");
  fireEvent.dragOver(zone);
  const landing = (await card()).getByText("Drop file here");
  fireEvent.drop(landing, { dataTransfer: { files: [csv("dropped.csv")] } });
  await expectTexts("dropped.csv uploaded");
});

test.each([
  [
    "photo.png",
    "not a table",
    "photo.png is not accepted here. Choose a CSV, TSV, TXT, XLSX, XLSM, XLS, ODS, JSON or PDF file.",
  ],
  ["empty.csv", "", "empty.csv is empty."],
])("%s is refused before it is sent", async (fileName, content, message) => {
  const sent: StoredUpload[] = [];
  await renderApp("/upload", { store: (file) => void sent.push(file) });
  await choose(csv(fileName, content));
  await expectTexts("Upload failed", message);
  expect(sent).toEqual([]);
});

test("a file that Storage refuses says what to look at", async () => {
  const store = () => {
    throw Object.assign(new Error("no"), { code: "storage/unauthorized" });
  };
  await renderApp("/upload", { store });
  await choose(csv("books.csv"));
  await expectTexts("Upload failed", /^The file was refused\. Check its type and size/);
});

test("while a file is sent and read its place takes no other, keeps the focus, and says how far it is", async () => {
  const { wait, letGo } = heldBack();
  const { api, store } = filesApi();
  await renderApp("/upload", {
    api,
    store: async (file) => {
      await wait;
      store(file);
    },
  });
  const chooser = await screen.findByRole("button", { name: "Choose File: Trial Balance" });
  chooser.focus();
  await choose(csv("books.csv"));
  const sent = await screen.findByText("0%");
  expect(sent.parentElement).toHaveTextContent(
    "books.csv: 0% sent. You may leave this screen; keep the page open.",
  );
  // A hundred shares in a row are not read out.
  expect(sent).toHaveAttribute("aria-live", "off");
  expect(chooser).toHaveAccessibleName("Uploading Trial Balance");
  expect(chooser).toHaveAttribute("aria-disabled", "true");
  expect(chooser).toHaveFocus();
  letGo();
  await expectTexts("books.csv uploaded");
});

test("each file type has its own place", async () => {
  const sent: StoredUpload[] = [];
  await renderApp("/upload", { store: (file) => void sent.push(file) });
  await choose(csv("accounts.csv"), "Balance Sheet");
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    uid: "user-ada",
    projectId: "project-1",
    fileType: "balance_sheet",
    fileName: "accounts.csv",
    contentType: "text/csv",
  });
});

const outOfBalance: Partial<UploadedFile> = {
  status: "invalid",
  errors: ["Current debits exceed credits by 12.00."],
  problemCount: 1,
  openDifferences: [{ period: "current", amount: "12.00" }],
};

test("a trial balance out of balance counts once its difference is accepted", async () => {
  const files = filesApi(() => outOfBalance);
  const { user, calls } = await renderApp("/upload", {
    store: files.store,
    api: {
      ...files.api,
      acceptFile: ({ params: { fileId = "" } }) =>
        files.change(fileId, {
          status: "valid",
          isSelected: true,
          errors: [],
          problemCount: 0,
          openDifferences: [],
          acceptedDifferences: [{ period: "current", amount: "12.00" }],
        }),
      takeBackAcceptance: ({ params: { fileId = "" } }) =>
        files.change(fileId, { ...outOfBalance, isSelected: false, acceptedDifferences: [] }),
    },
  });
  await choose(csv("out.csv"));
  await expectTexts("Nothing else is wrong: current debits exceed credits by £12.00.");
  await user.click((await card()).getByRole("button", { name: "Accept the difference" }));
  const dialog = await screen.findByRole("dialog", {
    name: /^Accept a trial balance with a difference/,
  });
  expect(dialog).toHaveTextContent("stays on the statement as “Unreconciled difference”");
  expect(calls.filter(({ name }) => name === "acceptFile")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Accept the difference" }));
  await expectTexts("out.csv uploaded", /^You accepted that current debits exceed/);
  await user.click(screen.getByRole("button", { name: "Undo the acceptance of out.csv" }));
  await expectTexts("Nothing else is wrong: current debits exceed credits by £12.00.");
});

test("balances of which nothing is left are asked about as those of a company wound up", async () => {
  const files = filesApi(() => ({
    ...outOfBalance,
    openDifferences: [{ period: "Every amount under “Debit” is nil", amount: null }],
  }));
  const { user } = await renderApp("/upload", { store: files.store, api: files.api });
  await choose(csv("last.csv"));
  await user.click(await (await card()).findByRole("button", { name: "Accept the difference" }));
  const dialog = await screen.findByRole("dialog", { name: /^Was the company wound up/ });
  expect(dialog).toHaveTextContent("the statement leads to nothing that is left");
  expect(dialog).not.toHaveTextContent("DRAFT");
});

test("what a ledger leaves open without an amount is no company wound up", async () => {
  const files = filesApi(() => ({
    ...outOfBalance,
    openDifferences: [
      { period: "The sales tax within 3 rows with tax key 501 is not known", amount: null },
    ],
  }));
  const { user } = await renderApp("/upload", { store: files.store, api: files.api });
  await choose(csv("batch.csv"), "General Ledger");
  await user.click(
    await (await card("General Ledger")).findByRole("button", {
      name: "Accept the difference",
    }),
  );
  const dialog = await screen.findByRole("dialog", { name: /^Accept a general ledger/ });
  expect(dialog).toHaveTextContent("the statement is a DRAFT until you upload a corrected file");
});

test("a file whose rows do not give its total counts once that is accepted, as a draft", async () => {
  const net = { label: "Net profit", row: 9, column: "2025", printed: "250.00", read: "400.00" };
  const files = filesApi(() => ({
    ...outOfBalance,
    openDifferences: [{ period: "Net profit", amount: "-150.00" }],
    controls: [{ ...net, agrees: false }],
  }));
  const { user } = await renderApp("/upload", {
    store: files.store,
    api: {
      ...files.api,
      acceptFile: ({ params: { fileId = "" } }) =>
        files.change(fileId, {
          status: "valid",
          isSelected: true,
          errors: [],
          problemCount: 0,
          openDifferences: [],
          acceptedDifferences: [{ period: "Net profit", amount: "-150.00" }],
        }),
    },
  });
  await choose(csv("out.csv"), "Profit & Loss");
  await expectTexts(
    "Nothing else is wrong: the total “Net profit” differs from its rows by £150.00.",
  );
  await expectTexts("Net profit: row 9, 2025 prints 250.00, its rows give 400.00");
  const own = await card("Profit & Loss");
  await user.click(own.getByRole("button", { name: "Accept the difference" }));
  const dialog = await screen.findByRole("dialog", { name: /^Accept a profit & loss/ });
  expect(dialog).toHaveTextContent("the statement is a DRAFT until you upload a corrected file");
  await user.click(within(dialog).getByRole("button", { name: "Accept the difference" }));
  await expectTexts(/^You accepted that the total “Net profit” differs.*DRAFT with that reason/);
});

const entryOf = async (fileName: string) => {
  const entries = (await card()).getAllByRole("listitem");
  const found = entries.find(({ textContent }) => textContent?.includes(fileName));
  if (!found) throw new Error(`${fileName} is not listed`);
  return found;
};

test("an older file is chosen again, and a removal can be undone before it happens", async () => {
  const { user, calls } = await renderApp("/upload", filesApi());
  await choose(csv("first.csv"));
  await expectTexts("first.csv uploaded");
  await user.click((await card()).getByRole("button", { name: "Upload another" }));
  await choose(csv("second.csv"));
  await expectTexts("second.csv uploaded");
  expect(await entryOf("first.csv")).toHaveTextContent("Older file");
  await user.click(screen.getByRole("button", { name: "Use this file: first.csv" }));
  await expect
    .poll(async () => (await entryOf("first.csv")).textContent)
    .toMatch(/Counts for the statement/);
  await user.click(screen.getByRole("button", { name: "Remove first.csv" }));
  const undo = screen.getByRole("button", { name: "Undo the removal of first.csv" });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(calls.filter(({ name }) => name === "removeFile")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove first.csv" }));
  // Leaving the screen does not wait.
  await user.click(screen.getByRole("link", { name: "Cash Flow Statements" }));
  await expect.poll(() => calls.filter(({ name }) => name === "removeFile")).toHaveLength(1);
  await user.click(screen.getByRole("link", { name: "Upload Data" }));
  await expect.poll(() => screen.queryByRole("button", { name: "Remove first.csv" })).toBeNull();
  expect(await entryOf("second.csv")).toBeVisible();
  await expectTexts("Removed files", /can be restored until 4 Feb 2026/);
  await user.click(screen.getByRole("button", { name: "Restore first.csv" }));
  await expect.poll(() => screen.queryByText("Removed files")).toBeNull();
  expect(await entryOf("first.csv")).toBeVisible();
});

test("a file we could not read for a fault of ours is read again when asked", async () => {
  const failed = filesApi(() => ({ status: "invalid", errors: ["It could not be read."] }));
  const { user, calls } = await renderApp("/upload", {
    store: failed.store,
    api: {
      ...failed.api,
      retryFile: ({ params: { fileId = "" } }) =>
        failed.change(fileId, { status: "valid", errors: [], isSelected: true }),
    },
  });
  await choose(csv("books.csv"));
  await user.click(await screen.findByRole("button", { name: "Read again: books.csv" }));
  await expectTexts("books.csv uploaded");
  expect(calls.filter(({ name }) => name === "retryFile")).toHaveLength(1);
});

test("files that cannot be listed are said, which empty places would hide", async () => {
  let isUp = false;
  const { api } = filesApi();
  const { user } = await renderApp("/upload", {
    api: {
      listFiles: (asked) => (isUp && api.listFiles ? api.listFiles(asked) : refusal("internal")),
    },
  });
  await expectTexts("Your files could not be listed");
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => screen.queryByText("Your files could not be listed")).toBeNull();
});

test("requirements say what is looked for and what is optional, and special cases have a template", async () => {
  await renderApp("/upload", filesApi());
  const own = await card();
  const looked = within(own.getByRole("list", { name: "Looked for" }));
  expect(looked.getByText("Account Name")).toBeVisible();
  expect(looked.queryByText("Account Type")).toBeNull();
  const optional = within(own.getByRole("list", { name: "Optional" }));
  expect(optional.getByText("Account Type")).toBeVisible();
  const ofLedger = within((await card("General Ledger")).getByRole("list", { name: "Optional" }));
  expect(ofLedger.getByText("Posted by")).toBeVisible();
  expect(screen.getByText(/as your program exports it/)).toBeVisible();
  const several = within(screen.getByRole("region", { name: "Several companies" }));
  expect(several.getByRole("link")).toHaveAttribute(
    "href",
    "/templates/consolidation_template.csv",
  );
});

test("files read earlier show their proofs, and once they are enough no requirements are unfolded", async () => {
  const controls = [
    { label: "Total debits", row: 9, column: "", printed: "250.00", read: "250.00", agrees: true },
  ];
  await renderApp("/upload", filesApi(undefined, [aFile({ fileName: "books.csv", controls })]));
  expect(await entryOf("books.csv")).toHaveTextContent(
    "The total that the file prints agrees with its rows",
  );
  const place = await card("Trial Balance");
  expect(place.getByText("Drag a file here to take its place, or choose one")).toBeInTheDocument();
  expect(place.queryByText("Drag a file here, or choose one")).not.toBeInTheDocument();
  const other = await card("General Ledger");
  expect(other.getByText("Requirements").closest("details")).not.toHaveAttribute("open");
});

test("an upload whose page was closed is offered, and goes on when its file is chosen again", async () => {
  const content = "a".repeat(300_000);
  const file = new File([content], "books.csv", { type: "text/csv", lastModified: 1 });
  const place = { projectId: "project-1", fileType: "trial_balance" } as const;
  const begun = { uploadId: "begun-1", session: "https://storage.example/session", share: 0.45 };
  const known = await knownBy(file);
  keepBegun("user-ada", place, { ...known, ...begun, begunAt: Date.now() });
  const files = filesApi();
  const sent: StoredUpload[] = [];
  const store = (upload: StoredUpload) => {
    sent.push(upload);
    files.store(upload);
  };
  await renderApp("/upload", { ...files, store });
  await expectTexts(
    "books.csv stopped at 45% when its page was closed. Choose it again to go on from there.",
  );
  await choose(file);
  await expectTexts("books.csv uploaded");
  expect(sent).toMatchObject([{ uploadId: "begun-1", session: begun.session }]);
  expect(readBegun("user-ada", place)).toBeNull();
});

test("a small file whose page was closed before it arrived is named, and one that arrived is not", async () => {
  const files = [aFile({ id: "there", fileName: "there.csv", fileType: "balance_sheet" })];
  const begin = async (fileType: "trial_balance" | "balance_sheet", uploadId: string) => {
    const known = await knownBy(new File(["a"], `${uploadId}.csv`));
    const begun = { ...known, uploadId, session: null, share: 0, begunAt: Date.now() };
    keepBegun("user-ada", { projectId: "project-1", fileType }, begun);
  };
  await begin("trial_balance", "lost");
  await begin("balance_sheet", "there");
  await renderApp("/upload", filesApi(undefined, files));
  await expectTexts("lost.csv had not arrived when its page was closed. Choose it again.");
  expect(screen.queryByText(/there\.csv had not arrived/)).toBeNull();
});

test("a file that was there before is said to be the same, beside it and in the list", async () => {
  const before = aFile({ id: "first", fileName: "tb.csv", createdAt: "2026-01-04T09:00:00.000Z" });
  const { api, store } = filesApi(undefined, [before]);
  await renderApp("/upload", { api, store });
  await choose(csv("tb.csv"));
  await expectTexts(/^tb\.csv is the same as the file of 4 Jan 2026.*: it holds nothing new\./);
  const trialBalance = await card();
  const [now, older] = trialBalance
    .getAllByRole("listitem")
    .filter(({ textContent }) => textContent?.startsWith("tb.csv"));
  expect(now).toHaveTextContent(/the same as the file of 4 Jan 2026/);
  expect(older).not.toHaveTextContent("the same as");
});

test("a file of the same bytes for another place is no sheet of a workbook", async () => {
  const before = aFile({ id: "first", fileType: "prior_trial_balance" });
  const { api, store } = filesApi(undefined, [before]);
  await renderApp("/upload", { api, store });
  await choose(csv("tb.csv"));
  await expectTexts("tb.csv uploaded");
  expect(screen.queryByText(/of this workbook is taken as/)).not.toBeInTheDocument();
});
