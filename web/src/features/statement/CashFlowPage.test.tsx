import { screen, within } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow, noCashFlow, smallTrialBalance } from "../../testing/aCashFlow.ts";
import { aProject } from "../../testing/aProject.ts";
import { choose } from "../../testing/choose.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { ada } from "../../testing/fakeIdentity.ts";
import { fillIn } from "../../testing/fillIn.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const statement = (method: "indirect" | "direct") =>
  screen.findByRole("table", {
    name: new RegExp(`statement of cash flows, ${method} method$`, "i"),
  });

/** The cells of a line behind its notes: this year, last year, the change. */
async function figures(method: "indirect" | "direct", line: string): Promise<(string | null)[]> {
  const row = within(await statement(method)).getByRole("row", { name: new RegExp(`^${line}`) });
  return within(row)
    .getAllByRole("cell")
    .slice(1, 4)
    .map(({ textContent }) => textContent);
}

const drawerOf = (line: string) => screen.findByRole("dialog", { name: line });

test("a line opens by keyboard, names its account and the row of the file, and gives the place back", async () => {
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi() });
  const line = within(await statement("indirect")).getByRole("button", {
    name: "(Increase)/decrease in trade receivables",
  });
  line.focus();
  await user.keyboard("{Enter}");
  const drawer = await drawerOf("(Increase)/decrease in trade receivables");
  expect(within(drawer).getByText("1100 Trade debtors")).toBeVisible();
  expect(within(drawer).getByText("Trial Balance, row 3")).toBeVisible();
  await user.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(line);
});

test.each([1, 2])(
  "each of %i reasons for a draft stands once: the first over the statement, a further one in a notice",
  async (count) => {
    const books = "The books do not balance.";
    const draftReasons = [
      { code: "cash_definition", message: "Cash is negative at both ends." },
      { code: "books_balance", message: books },
    ].slice(0, count);
    const draft = { tiesOut: false, draftReasons };
    const cashFlow = aCashFlow(undefined, { different: draft });
    await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow, draft) });
    await statement("indirect");
    expect(screen.getAllByText(/Cash is negative at both ends/)).toHaveLength(1);
    expect(screen.getByText(/^DRAFT: Cash is negative at both ends/)).toBeVisible();
    expect(screen.queryAllByText("DRAFT also because")).toHaveLength(count - 1);
    expect(screen.queryAllByText(books)).toHaveLength(count - 1);
  },
);

test("Back closes the line that is open, the dialog on it first, and leaves the page only then", async () => {
  const { user, reload } = await renderApp("/", { api: finishedProjectApi() });
  const navigation = within(await screen.findByRole("navigation", { name: "Screens" }));
  await user.click(navigation.getByRole("link", { name: "Cash Flow Statements" }));
  const name = "(Increase)/decrease in trade receivables";
  const openLine = async () => {
    await user.click(within(await statement("indirect")).getByRole("button", { name }));
    return within(await drawerOf(name));
  };
  const isClosed = () => expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  const table = await statement("indirect");
  await openLine();
  await user.keyboard("?");
  await screen.findByRole("dialog", { name: "Keys" });
  window.history.back();
  await expect.poll(() => screen.queryByRole("dialog", { name: "Keys" })).toBeNull();
  await drawerOf(name);
  window.history.back();
  await isClosed();
  expect(await statement("indirect")).toBe(table);
  // Closed in any other way, or loaded anew, it is no page of its own either
  await user.click((await openLine()).getByRole("button", { name: "Close" }));
  await isClosed();
  await openLine();
  await user.keyboard("{Escape}");
  await isClosed();
  await openLine();
  await reload();
  await isClosed();
  await expect.poll(() => window.history.state?.opened).toBeUndefined();
  expect(window.location.pathname).toBe("/cash-flow");
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe("/");
});

test("the statement of the project that was last chosen is asked for beside the list of projects", async () => {
  const { wait, letGo } = heldBack();
  const project = aProject({ status: "completed", statementVersion: 1 });
  localStorage.setItem(`tieout-project-${ada.uid}`, project.id);
  const listProjects = async () => {
    await wait;
    return [project];
  };
  const { calls } = await renderApp("/cash-flow", {
    api: { ...finishedProjectApi(), listProjects },
  });
  await expect.poll(() => calls.map(({ name }) => name)).toContain("getCashFlow");
  letGo();
  await statement("indirect");
  expect(calls.filter(({ name }) => name === "getCashFlow")).toHaveLength(1);
});

test("a project that is gone leaves the one that is there", async () => {
  localStorage.setItem(`tieout-project-${ada.uid}`, "gone");
  await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      getCashFlow: ({ params }) => (params.id === "gone" ? refusal("not_found") : aCashFlow()),
    },
  });
  await statement("indirect");
});

test("a statement that was made since is waited for, and not said to be missing", async () => {
  const api = { ...finishedProjectApi(), getCashFlow: () => noCashFlow() };
  await renderApp("/cash-flow", { api });
  await expectTexts("Loading cash flow data...");
  expect(screen.queryByText("No cash flow statement available.")).toBeNull();
});

test("a part of a year is headed as a period", async () => {
  const project = aProject({ period: { start: "2025-01-01", end: "2025-07-31" } });
  const api = { ...finishedProjectApi(), listProjects: () => [project], getProject: () => project };
  await renderApp("/cash-flow", { api });
  const heads = within(await statement("indirect")).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toContain("Current Period £");
});

test("a total and a nil that a question may change are marked for review as any line is; others of them are not", async () => {
  const cashFlow = aCashFlow();
  const { statements } = cashFlow;
  if (!statements) throw new Error("no statement was prepared");
  const asked = (line: (typeof statements.indirect.lines)[number]) => ({
    ...line,
    ...(line.concept === "net_cash_operating" && { status: "review" as const }),
    ...(line.concept === "profit_before_tax" && { status: "review" as const, currentYear: "0.00" }),
  });
  const indirect = { ...statements.indirect, lines: statements.indirect.lines.map(asked) };
  const different = { ...cashFlow, statements: { ...statements, indirect } };
  await renderApp("/cash-flow", { api: finishedProjectApi(different) });
  const statusOf = async (name: RegExp) => (await screen.findByRole("row", { name })).textContent;
  expect(await statusOf(/^Net cash from operating activities/)).toMatch(/Review$/);
  expect(await statusOf(/^Profit before tax/)).toMatch(/Review$/);
  expect(await statusOf(/^Net change in cash/)).not.toMatch(/[A-Za-z]$/);
  const picture = await screen.findByRole("table", { name: "From opening to closing cash" });
  const marked = within(picture).getAllByRole("rowheader", { name: /, in review$/ });
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Operating, in review"]);
});

test("a statement says what its exports miss, has no column of a year that was not supplied, and refers to notes by the numbers of the exports", async () => {
  await renderApp("/cash-flow", { api: finishedProjectApi() });
  const columns = within(await statement("indirect")).getAllByRole("columnheader");
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    "Description",
    "Note",
    expect.stringMatching(/^Current Year/),
    "Status",
  ]);
  await expectTexts("DRAFT until the project names the entity and the period.");
  const row = within(await statement("indirect")).getByRole("row", { name: /^Cash .*end of/ });
  const link = within(row).getByRole("link", { name: "Note 2" });
  const title = await screen.findByRole("heading", { name: /^2\. Components of cash/ });
  expect(link).toHaveAttribute("href", `#${title.id}`);
  expect(screen.getByRole("heading", { name: /^\d\. Non-cash transactions/ })).toBeVisible();
});

test("a subtotal opens the lines it adds up", async () => {
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi() });
  await user.click(await screen.findByRole("button", { name: "Net change in cash" }));
  const parts = within(await drawerOf("Net change in cash")).getByRole("region", {
    name: "What this adds up",
  });
  const texts = within(parts)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Net cash .*operating.*30$/),
    expect.stringMatching(/^Net cash .*investing/),
    expect.stringMatching(/^Net cash .*financing/),
  ]);
});

test("the method shown becomes the project's when that is asked for", async () => {
  let project: Project = aProject({ status: "completed", statementVersion: 1 });
  const { user, reload } = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      listProjects: () => [project],
      updateProject: ({ body: { method = "indirect" } }) => {
        project = { ...project, method };
        return project;
      },
    },
  });
  await statement("indirect");
  await user.click(screen.getByRole("button", { name: "Direct" }));
  await statement("direct");
  await user.click(screen.getByRole("button", { name: "Make direct method the project's" }));
  await expect.poll(() => screen.queryByRole("button", { name: /^Make/ })).toBeNull();
  await reload();
  expect(await statement("direct")).toBeVisible();
});

test("an entity is seen by itself; the address keeps which", async () => {
  const entities = ["North", "South"];
  const { user, calls, reload } = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      getCashFlow: ({ query: { entity = null } }) =>
        aCashFlow(
          {
            trial_balance: entity
              ? smallTrialBalance.replaceAll("130.00", "110.00").replace("60.00", "80.00")
              : smallTrialBalance,
          },
          { different: { entity, entities } },
        ),
    },
  });
  expect((await figures("indirect", "Net change in cash"))[0]).toBe("30");
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(title()).toBe("Consolidated statement of cash flows");
  await choose(user, "Entity", "North");
  await expectTexts("North alone");
  expect(title()).toBe("Statement of cash flows");
  const heading = screen.getByRole("heading", { level: 1 }).parentElement;
  expect(heading).toHaveTextContent(/^Statement of cash flowsNorth/);
  expect((await figures("indirect", "Net change in cash"))[0]).toBe("10");
  expect(window.location.search).toBe("?entity=North");
  await reload();
  await expectTexts("North alone");
  await choose(user, "Entity", "All entities together");
  await expect.poll(() => screen.queryByText("North alone")).toBeNull();
  expect((await figures("indirect", "Net change in cash"))[0]).toBe("30");
  const asked = calls.filter(({ name }) => name === "getCashFlow");
  expect(asked.map(({ query }) => query)).toContainEqual({ lines: "by_method", entity: "North" });
});

test("a line that last year's statement, by the other method, does not show is blank, not zero", async () => {
  const lastYear = `Line item,Category,Amount
Receipts from customers,Operating,70.00
Payments to suppliers,Operating,-50.00
Net cash from operating activities,Operating,20.00`;
  const cashFlow = aCashFlow({ trial_balance: smallTrialBalance, prior_cashflow: lastYear });
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  expect(await figures("indirect", "\\(Increase\\)/decrease in trade")).toEqual(["(10)", "", ""]);
  expect(await figures("indirect", "Net cash .*operating")).toEqual(["30", "20", "10"]);
  // A phone, which has room for one figure, shows the one that is asked for.
  const table = screen.getByRole("table", { name: /^Statement of cash flows/ });
  expect(table).toHaveAttribute("data-figure", "current");
  await user.click(screen.getByText("Prior year"));
  expect(table).toHaveAttribute("data-figure", "prior");
  await user.click(screen.getByRole("button", { name: "Direct" }));
  expect(await figures("direct", "Receipts from customers")).toEqual(["90", "70", "20"]);
});

test("a statement that cannot be read is asked for once a screen, and again when asked to", async () => {
  let isUp = false;
  const { user, calls } = await renderApp("/adjustments", {
    api: {
      ...finishedProjectApi(),
      getCashFlow: () => (isUp ? aCashFlow() : refusal("internal")),
    },
  });
  const asked = () => calls.filter(({ name }) => name === "getCashFlow").length;
  await screen.findAllByText(/^Something went wrong on our side/);
  await expectTexts("No adjustments yet");
  expect(asked()).toBe(1);
  await user.click(screen.getByRole("link", { name: "Cash Flow Statements" }));
  await expectTexts("The statement could not be read");
  expect(asked()).toBe(2);
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectTexts(/^Ties out/);
});

test("a user's own words for a disclosure are kept, and shown beneath it", async () => {
  let text = "";
  const { user, reload } = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      listDisclosureNotes: () =>
        text === ""
          ? []
          : [
              {
                disclosureId: "non_cash_transactions",
                text,
                updatedAt: "2026-01-05T09:00:00.000Z",
              },
            ],
      putDisclosureNote: ({ body }) => {
        text = body.text;
        return { ok: true };
      },
    },
  });
  await user.click(
    await screen.findByRole("button", { name: "Add your words to Non-cash transactions" }),
  );
  await fillIn(
    user,
    screen.getByLabelText("Your words for Non-cash transactions"),
    "None, by the directors' review.",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectTexts("None, by the directors' review.");
  await reload();
  await expectTexts("None, by the directors' review.");
});

test("hints of first use go when they are read, or when what they say is done, and stay away", async () => {
  const { user, reload } = await renderApp("/cash-flow", { api: finishedProjectApi() });
  const hints = () => screen.queryAllByRole("note").map(({ textContent }) => textContent);
  await expect.poll(hints).toHaveLength(2);
  const [ofLines] = screen.getAllByRole("note");
  expect(ofLines).toHaveTextContent(/^Open a line to see/);
  await user.click(
    within(await statement("indirect")).getByRole("button", {
      name: "(Increase)/decrease in trade receivables",
    }),
  );
  await user.keyboard("{Escape}");
  await expect.poll(() => hints().length).toBe(1);
  await user.click(screen.getByRole("button", { name: "Got it" }));
  expect(hints()).toEqual([]);
  await reload();
  await statement("indirect");
  await screen.findByRole("region", { name: "Accounts" });
  expect(hints()).toEqual([]);
});

test("a statement, its notes and its picture are shown in thousands, as they say", async () => {
  const thousands = smallTrialBalance.replaceAll(/\b(\d+)\.00/g, "$1400.00");
  const cashFlow = aCashFlow({ trial_balance: thousands });
  await renderApp("/cash-flow", {
    api: finishedProjectApi(cashFlow, { presentationUnit: "thousands" }),
  });
  const heads = within(await statement("indirect")).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toContain("Current Year £'000");
  expect((await figures("indirect", "Cash at end"))[0]).toBe("130");
  const picture = await screen.findByRole("table", { name: "From opening to closing cash" });
  expect(picture).toHaveTextContent(/Amount in GBP thousands.*Closing cash130$/);
  const notes = await screen.findByRole("region", { name: "Disclosures" });
  expect(notes).toHaveTextContent(/Amounts in GBP thousands\..*130/);
  expect(notes).not.toHaveTextContent("130,400");
});

test("no words and no roles are asked for the sample; totals of nil draw no picture", async () => {
  const api = finishedProjectApi(aCashFlow(), { isSample: true, presentationUnit: "thousands" });
  const note = { text: "None, by the directors' review.", updatedAt: "2026-01-05T09:00:00.000Z" };
  const notes = [{ ...note, disclosureId: "non_cash_transactions" }];
  await renderApp("/cash-flow", { api: { ...api, listDisclosureNotes: () => notes } });
  await expectTexts(note.text);
  await expectTexts("Every total is nil: there is nothing to draw.");
  const accounts = within(await screen.findByRole("table", { name: "Accounts" }));
  for (const picker of await accounts.findAllByRole("combobox")) expect(picker).toBeDisabled();
  for (const name of [/^Roles from a list/, /^Undo/, /your words/])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("an address that asks for a line of the other method shows that method", async () => {
  await renderApp("/cash-flow?line=direct.receipts_from_customers", { api: finishedProjectApi() });
  expect(await screen.findByRole("dialog", { name: "Receipts from customers" })).toBeVisible();
});
