import { cleanup, screen } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow } from "../testing/aCashFlow.ts";
import { aFile } from "../testing/aFile.ts";
import { aProject } from "../testing/aProject.ts";
import { expectTexts } from "../testing/expectTexts.ts";
import { refusal } from "../testing/fakeApi.ts";
import { filesApi } from "../testing/filesApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

const summary = { entryCount: 2, lineCount: 4, accountCount: 2, hasOpenings: false, currency: "" };
const ledger = { start: "2024-07-01", end: "2025-06-30", ...summary };

/** A project whose one file is the general ledger of a year to June. */
async function openWithLedger(address: string, different: Partial<Project> = {}) {
  let project = aProject(different);
  const { api } = filesApi(undefined, [aFile({ fileType: "general_ledger", ledger })]);
  const app = await renderApp(address, {
    api: {
      ...api,
      listProjects: () => [project],
      updateProject: ({ body: { entityName = null, period = project.period } }) => {
        project = { ...project, entityName, period };
        return project;
      },
    },
  });
  const said = () => app.calls.filter(({ name }) => name === "updateProject");
  return { ...app, said };
}

test("before the first statement the period of the ledger stands in the heading, and is not asked for", async () => {
  await openWithLedger("/cash-flow");
  await expectTexts("No cash flow statement available.", "For the year ended 30 June 2025");
  expect(screen.getByRole("link", { name: "Name the entity" })).toBeVisible();
});

test("while the files cannot be read nobody is told that they say no period", async () => {
  await renderApp("/upload", { api: { listFiles: () => refusal("too_many_requests") } });
  await expectTexts("Your files could not be listed");
  expect(await screen.findByRole("link", { name: "Name the entity" })).toBeVisible();
});

test("a period that somebody has said stands before the ledger's", async () => {
  const period = { start: "2025-01-01", end: "2025-12-31" };
  await openWithLedger("/cash-flow", { entityName: "Quayside Ltd", period });
  await expectTexts(
    "No cash flow statement available.",
    "Quayside Ltd, for the year ended 31 December 2025",
  );
});

test("the settings leave the period to the ledger and say which it is", async () => {
  await openWithLedger("/?settings=project");
  await expectTexts("Of the ledger: 1 Jul 2024", "Of the ledger: 30 Jun 2025");
  expect(screen.getByLabelText("Period end")).toHaveValue("");
});

test("beside a ledger only the entity is asked for, and the period is kept as the ledger's", async () => {
  const { user, said } = await openWithLedger("/upload");
  await expectTexts("Whose statement is it? Until that is known, exports are marked DRAFT.");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  // A ledger may only imply it by the dates of its entries
  expect(screen.getByLabelText("Year end, from the files")).toHaveValue("2025-06-30");
  await user.type(screen.getByLabelText("Entity"), "Quayside Ltd");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectTexts("Quayside Ltd, for the year ended 30 June 2025");
  expect(said().map(({ body }) => body)).toEqual([{ entityName: "Quayside Ltd" }]);
});

test("over a statement that is out of date stands the ledger that it was made from", async () => {
  const period = { start: "2023-07-01", end: "2024-06-30" };
  const earlier = aFile({
    id: "earlier",
    fileType: "general_ledger",
    isSelected: false,
    ledger: { ...ledger, ...period },
  });
  const { api } = filesApi(undefined, [earlier, aFile({ fileType: "general_ledger", ledger })]);
  const { id, fileType, fileName } = earlier;
  const files = [{ id, fileType, fileName, sha256: "00", generation: "1" }];
  const shown = async (isOutOfDate: boolean) => {
    const getCashFlow = () => ({ ...aCashFlow(), files, isOutOfDate });
    const listProjects = () => [aProject({ status: "completed", isOutOfDate })];
    await renderApp("/cash-flow", { api: { ...api, listProjects, getCashFlow } });
  };
  await shown(true);
  await expectTexts("For the year ended 30 June 2024");
  cleanup();
  await shown(false);
  await expectTexts("For the year ended 30 June 2025");
});
