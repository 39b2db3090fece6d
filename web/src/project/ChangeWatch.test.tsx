import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCashFlow } from "../testing/aCashFlow.ts";
import { aProject } from "../testing/aProject.ts";
import { expectTexts } from "../testing/expectTexts.ts";
import { finishedProjectApi } from "../testing/finishedProjectApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

test("a statement that became a draft in another tab is one here when the page is looked at again", async () => {
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
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await expectTexts(/^DRAFT: The books do not balance/);
  expect(screen.queryByText(/^Ties out ·/)).toBeNull();
});
