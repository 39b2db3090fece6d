import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCashFlow } from "../../../testing/aCashFlow.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

/** A year that is the small company's statement in its first month and nothing afterwards. */
function cashFlowOfTwoMonths() {
  const cashFlow = aCashFlow();
  const { statements } = cashFlow;
  if (!statements) throw new Error("there is no statement");
  const still = ({ method, totals }: typeof statements.indirect) => ({
    method,
    lines: [],
    totals,
  });
  const about = { tiesOut: true, checks: [] };
  return {
    ...cashFlow,
    statements,
    periods: [
      { start: "2025-01-01", end: "2025-01-31", statements, ...about },
      {
        start: "2025-02-01",
        end: "2025-02-28",
        statements: { indirect: still(statements.indirect), direct: still(statements.direct) },
        ...about,
      },
    ],
  };
}

test("two months are no year, and stand in quarters, and in months when they are chosen", async () => {
  const { user } = await renderApp("/cash-flow", {
    api: finishedProjectApi(cashFlowOfTwoMonths()),
  });
  const table = await screen.findByRole("table", { name: "The period in quarters" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Line",
    "Jan to Feb 2025",
    "Period",
  ]);
  await user.click(screen.getByRole("button", { name: "Months" }));
  const months = await screen.findByRole("table", { name: "The period in months" });
  const ofMonths = within(months).getAllByRole("columnheader");
  expect(ofMonths.map(({ textContent }) => textContent)).toEqual([
    "Line",
    "Jan 2025",
    "Feb 2025",
    "Period",
  ]);
  const row = within(months).getByRole("row", { name: /^Net change in cash/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["30", "-", "30"]);
});

test("what is asked about in the year is marked in its columns", async () => {
  const cashFlow = cashFlowOfTwoMonths();
  const { indirect } = cashFlow.statements;
  const lines = indirect.lines.map((line) =>
    line.concept === "net_cash_operating" ? { ...line, status: "review" as const } : line,
  );
  const statements = { ...cashFlow.statements, indirect: { ...indirect, lines } };
  await renderApp("/cash-flow", { api: finishedProjectApi({ ...cashFlow, statements }) });
  const table = await screen.findByRole("table", { name: "The period in quarters" });
  const marked = within(table).getAllByRole("rowheader", { name: /Review$/ });
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Net cash .* operating activitiesReview$/),
  ]);
});

test("a line in columns opens what it comes from in the whole, a figure what adds up to it", async () => {
  const { user } = await renderApp("/cash-flow", {
    api: finishedProjectApi(cashFlowOfTwoMonths()),
  });
  await screen.findByRole("table", { name: "The period in quarters" });
  const line = screen.getByRole("button", { name: "Net change in cash, period in quarters" });
  await user.click(line);
  const whole = await screen.findByRole("dialog", { name: "Net change in cash" });
  await user.click(within(whole).getByRole("button", { name: "Close" }));
  line.focus();
  await user.keyboard("{ArrowRight}{Enter}");
  const drawer = await screen.findByRole("dialog", { name: "Net change in cash Jan to Feb 2025" });
  expect(drawer).toHaveTextContent("What this adds up");
  await user.click(within(drawer).getByRole("button", { name: "Show the whole period: £30" }));
  await screen.findByRole("dialog", { name: "Net change in cash" });
});

test("the entries of a figure in a column are those of its days", async () => {
  const days = { start: "2025-01-01", end: "2025-01-31" };
  const ofLine = "(Increase)/decrease in trade receivables";
  const source = {
    account: "1100",
    accountName: "Trade debtors",
    amount: "-10.00",
    adjustmentId: null,
    reason: "Traced",
    rows: [],
    entryCount: 3,
    piece: 1,
  };
  const { user, calls } = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(cashFlowOfTwoMonths()),
      getColumnLine: ({ params }) => ({
        id: params.lineId,
        lineItem: ofLine,
        ...days,
        amount: "-10.00",
        sources: [source],
      }),
      listLedgerEntries: () => [],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Months" }));
  await user.click(screen.getByRole("button", { name: `${ofLine}, Jan 2025: (10)` }));
  const drawer = within(await screen.findByRole("dialog", { name: `${ofLine} Jan 2025` }));
  await user.click(await drawer.findByRole("button", { name: "Show 3 entries" }));
  // The balances of an account are of the whole period
  expect(drawer.queryByText(/^Opening /)).not.toBeInTheDocument();
  const asked = calls.find(({ name }) => name === "listLedgerEntries");
  expect(asked).toMatchObject({ query: { ...days, account: "1100", piece: "1" } });
});

test("without a general ledger there are no columns", async () => {
  await renderApp("/cash-flow", { api: finishedProjectApi() });
  await screen.findByRole("heading", { name: "Checks" });
  expect(screen.queryByText(/in columns$/)).not.toBeInTheDocument();
});
