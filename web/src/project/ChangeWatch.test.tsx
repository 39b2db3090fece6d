import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCashFlow } from "../testing/aCashFlow.ts";
import { aProject } from "../testing/aProject.ts";
import { expectTexts } from "../testing/expectTexts.ts";
import { finishedProjectApi } from "../testing/finishedProjectApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

const visibility = () => new Event("visibilitychange", { bubbles: true });
const changeElsewhere = { key: "tieout-changed", newValue: "1" };

test.each([
  ["the page is looked at again", () => document.dispatchEvent(visibility())],
  ["its window is worked in again", () => window.dispatchEvent(new Event("focus"))],
  [
    "that tab tells of it",
    () => window.dispatchEvent(new StorageEvent("storage", changeElsewhere)),
  ],
])("a statement that became a draft in another tab is one here when %s", async (_when, happens) => {
  const draft = {
    tiesOut: false,
    draftReasons: [{ code: "books_balance", message: "The books do not balance." }],
  };
  let [cashFlow, project] = [aCashFlow(), aProject({ statementVersion: 1, tiesOut: true })];
  await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      listProjects: () => [project],
      getCashFlow: () => cashFlow,
    },
  });
  await expectTexts(/^Ties out ·/);
  cashFlow = aCashFlow(undefined, { different: draft });
  project = aProject({ ...draft, statementVersion: 2, updatedAt: "2026-01-06T09:00:00.000Z" });
  happens();
  await expectTexts(/^DRAFT: The books do not balance/);
  expect(screen.queryByText(/^Ties out ·/)).toBeNull();
});
