import { screen, waitFor, within } from "@testing-library/react";
import type { CashFlow, LedgerEntry } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow } from "../../../testing/aCashFlow.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { type FakeApi, FakePage, refusal } from "../../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const LINE = "(Increase)/decrease in trade receivables";

const entry = (number: string, different: Partial<LedgerEntry> = {}): LedgerEntry => ({
  line: "change_in_trade_receivables",
  account: "1100",
  accountName: "Trade debtors",
  number,
  date: "2025-05-15",
  text: "Received from a customer",
  amount: "90.00",
  isEstimated: false,
  rows: [17],
  ...different,
});

/** A statement whose amounts were traced through a ledger. */
function tracedCashFlow(entryCount: number) {
  const cashFlow = aCashFlow();
  const traced = <Line extends (typeof cashFlow.lines)[number]>(line: Line): Line => ({
    ...line,
    sources: line.sources.map((source) => ({ ...source, entryCount })),
  });
  const { indirect, direct } = cashFlow.statements ?? {};
  if (!indirect || !direct) throw new Error("there is no statement");
  return {
    ...cashFlow,
    lines: cashFlow.lines.map(traced),
    statements: {
      indirect: { ...indirect, lines: indirect.lines.map(traced) },
      direct: { ...direct, lines: direct.lines.map(traced) },
    },
  };
}

type Answer = NonNullable<FakeApi["listLedgerEntries"]>;

async function openLine(traced: number | CashFlow, entries: readonly LedgerEntry[] | Answer) {
  const cashFlow = typeof traced === "number" ? tracedCashFlow(traced) : traced;
  const app = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(cashFlow),
      listLedgerEntries: typeof entries === "function" ? entries : () => [...entries],
    },
  });
  await app.user.click(await screen.findByRole("button", { name: LINE }));
  const drawer = within(await screen.findByRole("dialog", { name: LINE }));
  return { ...app, drawer };
}

test("the entries behind an amount are read when they are asked for, and not before", async () => {
  const entries = [
    entry("7", { postedBy: "Ada Moss" }),
    entry("15", { amount: "-100.00", isEstimated: true, rows: [] }),
  ];
  const { user, calls, drawer } = await openLine(2, entries);
  const asked = () => calls.filter(({ name }) => name === "listLedgerEntries");
  expect(asked()).toEqual([]);
  await user.click(drawer.getByRole("button", { name: "Show 2 entries" }));
  await expectTexts(
    "Entry 7 · 15 May 2025 · row 17 · posted by Ada Moss",
    "Entry 15 · 15 May 2025 · estimated",
  );
  await expectTexts("90.00", "(100.00)");
  expect(asked()).toMatchObject([
    { query: { method: "indirect", line: expect.any(String), account: "1100" } },
  ]);
  await user.click(drawer.getByRole("button", { name: "Hide 2 entries" }));
  expect(drawer.queryByText("Received from a customer")).not.toBeInTheDocument();
});

test("many entries are searched by the service, and those found are added up and can be copied", async () => {
  const found = [entry("7"), entry("9", { amount: "-100.50" })];
  const { user, calls, drawer } = await openLine(7_000, found);
  await user.click(drawer.getByRole("button", { name: "Show 7,000 entries" }));
  await user.type(await drawer.findByLabelText("Search entries"), "lathe");
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "listLedgerEntries").at(-1)).toMatchObject({
      query: { search: "lathe", account: "1100" },
    }),
  );
  await expectTexts(/^Entry 7/, '2 of 7,000 hold "lathe": (10.50) together');
  await user.click(await drawer.findByRole("button", { name: "Copy: Entries" }));
  expect(await navigator.clipboard.readText()).toContain("2025-05-15\t7\tReceived");
});

test("thousands of entries scroll: those in sight are drawn, and the next are read at the end", async () => {
  const PAGE = 200;
  const page = (from: number) =>
    Array.from({ length: PAGE }, (_, at) => entry(String(from + at), { amount: "1.00" }));
  const { user, calls, drawer } = await openLine(4_000, ({ query: { cursor = "0" } }) => {
    const from = Number(cursor);
    return from === 3_800 ? page(from) : new FakePage(page(from), String(from + PAGE));
  });
  await user.click(drawer.getByRole("button", { name: "Show 4,000 entries" }));
  const frame = await drawer.findByRole("region", { name: "Entries" });
  const asked = () => calls.filter(({ name }) => name === "listLedgerEntries").length;
  for (let pages = 1; pages <= 20; pages += 1) {
    await waitFor(() => expect(asked()).toBe(pages));
    await waitFor(() => {
      frame.scrollTop = pages * PAGE * 44;
      frame.dispatchEvent(new Event("scroll"));
      expect(within(frame).getByText(new RegExp(`^Entry ${pages * PAGE - 1} `))).toBeVisible();
    });
    expect(within(frame).getAllByRole("listitem").length).toBeLessThan(40);
  }
  expect(within(frame).getAllByRole("listitem").at(-1)).toHaveAttribute("aria-setsize", "4000");
  expect(asked()).toBe(20);
});

test("all entries are copied, also those that nobody has scrolled to", async () => {
  const { user, drawer } = await openLine(450, ({ query: { cursor = "0" } }) =>
    cursor === "400"
      ? [entry("last")]
      : new FakePage([entry(cursor)], String(Number(cursor) + 200)),
  );
  await user.click(drawer.getByRole("button", { name: "Show 450 entries" }));
  await user.click(await drawer.findByRole("button", { name: "Copy: Entries" }));
  await expectTexts("Copied");
  const numbers = (await navigator.clipboard.readText())
    .split("\r\n")
    .map((row) => row.split("\t")[1]);
  expect(numbers).toEqual(["Entry", "0", "200", "last"]);
});

test("a list says how much of all there is on the page, and so does a search", async () => {
  const { user, drawer } = await openLine(7_000, ({ query: { search, cursor } }) =>
    search === undefined && cursor === undefined ? new FakePage([entry("7")], "more") : [],
  );
  await user.click(drawer.getByRole("button", { name: "Show 7,000 entries" }));
  // What an earlier release kept ends before the last
  await expectTexts(
    "1 of 7,000 are kept with this version: process the data again for all of them",
  );
  await user.type(drawer.getByLabelText("Search entries"), "lathe");
  await expectTexts('No entry holds "lathe".', '0 of 7,000 hold "lathe"');
});

test("a search that failed can be changed: its field stays", async () => {
  const { user, drawer } = await openLine(7_000, ({ query: { search } }) => {
    return search === "lathe" ? refusal("internal") : [entry("7")];
  });
  await user.click(drawer.getByRole("button", { name: "Show 7,000 entries" }));
  const field = await drawer.findByLabelText("Search entries");
  await user.type(field, "lathe");
  await expectTexts("The entries could not be read");
  await user.clear(drawer.getByLabelText("Search entries"));
  await expectTexts(/^Entry 7/);
});

test("of an account that stands on a line twice each list has its own entries", async () => {
  const cashFlow = tracedCashFlow(2);
  const lines = cashFlow.statements.indirect.lines.map((line) => ({
    ...line,
    sources: line.sources.flatMap((source) => [source, { ...source, amount: "7.00" }]),
  }));
  const statements = {
    ...cashFlow.statements,
    indirect: { ...cashFlow.statements.indirect, lines },
  };
  const { user, calls, drawer } = await openLine({ ...cashFlow, lines, statements }, [entry("7")]);
  for (const list of drawer.getAllByRole("button", { name: "Show 2 entries" }))
    await user.click(list);
  await waitFor(() =>
    expect(
      calls.flatMap((call) => (call.name === "listLedgerEntries" ? [call.query.piece] : [])),
    ).toEqual(["0", "1"]),
  );
});
