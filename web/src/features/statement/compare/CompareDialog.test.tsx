import { screen, within } from "@testing-library/react";
import { frameworks } from "@tieout/core";
import { expect, test } from "vitest";
import { aCashFlow, prepareWritten, smallTrialBalance } from "../../../testing/aCashFlow.ts";
import { aProject } from "../../../testing/aProject.ts";
import { choose } from "../../../testing/choose.ts";
import type { FakeApi } from "../../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const files = {
  trial_balance: smallTrialBalance.replace(
    "5000,Overheads,60.00,,,,Expense",
    "5000,Overheads,50.00,,,,Expense\n7000,Interest paid,10.00,,,,Expense",
  ),
};

/** The statement by each framework, as the API makes them. */
function byFramework() {
  return frameworks.map((framework) => {
    const prepared = prepareWritten(files, { project: aProject({ framework }) });
    if (!prepared.ok) throw new Error("the small company has a statement");
    const { policies, tiesOut, statements } = prepared.value;
    const lines = [...statements.indirect.lines, ...statements.direct.lines];
    return { framework, version: null, policies, tiesOut, lines };
  });
}

/** An earlier version beside this one, which has lost a debtor. */
function byVersion() {
  const [first] = byFramework();
  if (!first) throw new Error("there is a statement by each framework");
  const lines = first.lines.map((line) =>
    line.concept === "net_change_in_cash" ? { ...line, currentYear: "25.00" } : line,
  );
  return [
    { ...first, version: 1 },
    { ...first, version: 2, lines },
  ];
}

test("frameworks, methods and versions stand side by side, with the paragraphs that explain", async () => {
  const api: FakeApi = {
    ...finishedProjectApi({ ...aCashFlow(files), version: 2 }),
    compareCashFlow: ({ body }) => (body.with === "version" ? byVersion() : byFramework()),
  };
  const { user } = await renderApp("/cash-flow", { api });
  await user.click(await screen.findByRole("button", { name: "Compare" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Compare" }));
  const table = await dialog.findByRole("table", { name: "Statements side by side" });
  const amounts = (concept: string) =>
    [...table.querySelectorAll(`[data-concept=${concept}] td`)].map(
      ({ textContent }) => textContent,
    );
  expect(amounts("net_cash_operating")).toEqual(["30", "40", "30", "differs"]);
  expect(amounts("net_change_in_cash")).toEqual(["30", "30", "30", ""]);
  expect(dialog.getByText(/^Interest paid:.*IAS 7\.34A\(a\).*ASC 230-10-45-17\(d\)/)).toBeVisible();
  await choose(user, "Side by side", "Methods");
  expect(await dialog.findByRole("columnheader", { name: "Direct" })).toBeVisible();
  await choose(user, "Side by side", "Version 1 and this");
  expect(await dialog.findByRole("columnheader", { name: "Version 2" })).toBeVisible();
  const versions = dialog.getByRole("table", { name: "Statements side by side" });
  const changed = versions.querySelectorAll("[data-concept=net_change_in_cash] td");
  expect([...changed].map(({ textContent }) => textContent)).toEqual(["30", "25", "differs"]);
});
