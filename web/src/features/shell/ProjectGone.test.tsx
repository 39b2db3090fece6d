import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCashFlow } from "../../testing/aCashFlow.ts";
import { aProject } from "../../testing/aProject.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const finished = { status: "completed", statementVersion: 1 } as const;
const gone = aProject({ ...finished, id: "p-gone", name: "Gone Ltd" });
const kept = aProject({ ...finished, id: "p-kept", name: "Kept Ltd" });

/** Two projects with a statement each, until the first is deleted elsewhere. */
function twoProjects(): { api: FakeApi; deleteElsewhere: () => void } {
  let projects = [gone, kept];
  const api: FakeApi = {
    ...finishedProjectApi(),
    listProjects: () => projects,
    getCashFlow: ({ params }) =>
      projects.some(({ id }) => id === params.id) ? aCashFlow() : refusal("not_found"),
  };
  return { api, deleteElsewhere: () => (projects = [kept]) };
}

const changeElsewhere = { key: "tieout-changed", newValue: "1" };

test("a project that is deleted in another tab leaves the page, which says what it shows now", async () => {
  const { api, deleteElsewhere } = twoProjects();
  const { user } = await renderApp("/adjustments?new=journal", { api });
  await screen.findByRole("dialog", { name: "New Adjustment" });
  deleteElsewhere();
  window.dispatchEvent(new StorageEvent("storage", changeElsewhere));
  const dialog = await screen.findByRole("dialog", { name: "Gone Ltd has been deleted" });
  expect(dialog).toHaveTextContent("It can be restored under Settings for 30 days.");
  expect(dialog).toHaveTextContent("You now see Kept Ltd.");
  // What was written for one project is not put before another.
  expect(window.location.search).toBe("");
  await user.click(within(dialog).getByRole("button", { name: "Go on" }));
  await screen.findByRole("button", { name: "Project: Kept Ltd. Change project" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is not found asks whether its project is still there", async () => {
  const { api, deleteElsewhere } = twoProjects();
  const { user } = await renderApp("/audit-trail", { api });
  await expectTexts("Data Integrity");
  deleteElsewhere();
  await user.click(screen.getByRole("link", { name: "Cash Flow Statements" }));
  await screen.findByRole("dialog", { name: "Gone Ltd has been deleted" });
  expect(screen.queryByText("The statement could not be read")).toBeNull();
});

test("the last project that is deleted elsewhere leaves the way to a new one", async () => {
  let projects = [gone];
  const api = { ...finishedProjectApi(), listProjects: () => projects };
  await renderApp("/cash-flow", { api });
  await expectTexts(/^Ties out ·/);
  projects = [];
  window.dispatchEvent(new Event("focus"));
  const dialog = await screen.findByRole("dialog", { name: "Gone Ltd has been deleted" });
  expect(dialog).not.toHaveTextContent("You now see");
  await expectTexts("No Project Selected");
});
