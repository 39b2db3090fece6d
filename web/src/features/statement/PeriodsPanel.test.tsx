import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCashFlow } from "../../testing/aCashFlow.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

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

test("a line in columns, and a figure in it, open what the line comes from", async () => {
  const { user } = await renderApp("/cash-flow", {
    api: finishedProjectApi(cashFlowOfTwoMonths()),
  });
  await screen.findByRole("table", { name: "The period in quarters" });
  const line = screen.getByRole("button", { name: "Net change in cash, period in quarters" });
  const row = within(line.closest("tr") ?? line);
  for (const part of [line, row.getAllByText("30")[0] ?? line]) {
    await user.click(part);
    const drawer = await screen.findByRole("dialog", { name: "Net change in cash" });
    await user.click(within(drawer).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});

test("without a general ledger there are no columns", async () => {
  await renderApp("/cash-flow", { api: finishedProjectApi() });
  await screen.findByRole("heading", { name: "Checks" });
  expect(screen.queryByText(/in columns$/)).not.toBeInTheDocument();
});
